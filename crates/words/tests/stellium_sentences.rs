//! Some sentences about Stellium, word for word.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use stellium::{
    Action, Body, ByBody, Cell, CellSet, Direction, Event, Galaxy, Illegal, Kind, ObjectiveId,
    ObjectiveIds, Stage, Stellium, View,
};
use support::assert_texts;
use tabletop::{Game, Observer, Options, Seat, Seed};
use words::Words;

const ALICE: Seat = Seat::new(0);

/// Returns the cell at a place of a galaxy, both counted from 1; place 0 is the centre.
fn cell(galaxy: usize, place: usize) -> Cell {
    Galaxy::new(galaxy - 1).cell(place)
}

fn hole(number: usize) -> Cell {
    CellSet::HOLES.iter().nth(number - 1).unwrap()
}

fn objective(kind: Kind, colour: Body) -> ObjectiveId {
    let game = Stellium::new().unwrap();
    game.objectives().find(kind, colour).unwrap()
}

/// Returns a view of a universe that is empty except for a Planet, a Star and a Comet in a row,
/// from galaxy 1 to galaxy 2, and a Supernova on the first black hole.
fn view() -> View {
    let game = Stellium::new().unwrap();
    let options = Options::new().with("first", "1");
    let state = game.setup(&options, 2, Seed::from_bytes([7; 32])).unwrap();
    let mut view = game.view(&state, Observer::Seat(ALICE));
    let bodies = &mut view.table.universe.bodies;
    *bodies = ByBody::from_fn(|_| CellSet::EMPTY);
    bodies[Body::Planet].insert(cell(1, 0));
    bodies[Body::Star].insert(cell(1, 1));
    bodies[Body::Comet].insert(cell(2, 4));
    bodies[Body::Supernova].insert(hole(1));
    view
}

fn assert_event(event: &Event, english: &str, french: &str) {
    let game = Stellium::new().unwrap();
    let names = ["Alice".to_owned()];
    assert_texts(
        |language| game.event_words(language, &names, event),
        english,
        french,
    );
}

fn assert_action(stage: Stage, action: Action, english: &str, french: &str) {
    let game = Stellium::new().unwrap();
    let mut view = view();
    view.table.stage = stage;
    assert_texts(
        |language| game.action_words(language, &view, action),
        english,
        french,
    );
}

#[test]
fn s3_1_a_body_felt_is_named_to_its_player_only() {
    let seat = ALICE;
    let felt = |body| Event::BodyFelt { seat, body };
    let own = felt(Some(Body::Star));
    assert_event(
        &own,
        "Alice feels a Star in the bag.",
        "Alice touche une Étoile dans le sac.",
    );
    assert_event(
        &own.told_to(Observer::Spectator),
        "Alice feels a body in the bag.",
        "Alice touche un astre dans le sac.",
    );
    let let_go = |body| Event::BodyLetGo { seat, body };
    assert_event(
        &let_go(Some(Body::Star)),
        "Alice lets the Star go.",
        "Alice relâche l’Étoile.",
    );
    assert_event(
        &let_go(None),
        "Alice lets the body go.",
        "Alice relâche l’astre.",
    );
}

#[test]
fn s3_1_letting_go_says_how_many_more_bodies_may_be_felt() {
    let game = Stellium::new().unwrap();
    let mut view = view();
    let mut assert_let_go = |felt, left, english: &str, french: &str| {
        view.felt = felt;
        view.table.stage = Stage::Feeling { left };
        assert_texts(
            |language| game.action_words(language, &view, Action::LetGo),
            english,
            french,
        );
    };
    assert_let_go(
        Some(Body::Planet),
        2,
        "Let the Planet go and feel for another (up to 2 more)",
        "Relâcher la Planète et chercher un autre astre (encore 2 essais au plus)",
    );
    assert_let_go(
        Some(Body::Star),
        1,
        "Let the Star go and keep the next one",
        "Relâcher l’Étoile et chercher un autre astre, qu’il faudra garder",
    );
    view.felt = Some(Body::Star);
    assert_texts(
        |language| game.action_words(language, &view, Action::Keep),
        "Keep the Star",
        "Garder l’Étoile",
    );
    view.felt = None;
    assert_texts(
        |language| game.action_words(language, &view, Action::Keep),
        "Keep the body",
        "Garder l’astre",
    );
}

#[test]
fn s3_2_placing_names_the_cell_and_the_influence() {
    let place = |cell, influence| Action::Place { cell, influence };
    let (planet, star) = (Body::Planet, Body::Star);
    assert_action(
        Stage::Placing { body: planet },
        place(cell(3, 2), planet),
        "Put the Planet on the lower right cell of galaxy III: swap",
        "Poser la Planète sur la galaxie III (en bas à droite) : permutation",
    );
    assert_action(
        Stage::Placing { body: star },
        place(cell(3, 0), planet),
        "Put the Star at the centre of galaxy III with the Planet token: swap",
        "Poser l’Étoile au centre de la galaxie III avec le jeton Planète : permutation",
    );
    assert_action(
        Stage::Placing { body: Body::Comet },
        place(cell(1, 1), Body::Comet),
        "Put the Comet in place of the Star (galaxy I, right): strike",
        "Poser la Comète à la place de l’Étoile (galaxie I, à droite) : collision",
    );
    assert_action(
        Stage::Placing { body: star },
        place(hole(1), Body::Comet),
        "Put the Star in place of the Supernova (black hole between I, II and IV) with the Comet \
         token: strike",
        "Poser l’Étoile à la place de la Supernova (trou noir entre I, II et IV) avec le jeton \
         Comète : collision",
    );
}

#[test]
fn influences_say_what_moves_where() {
    let influencing = |influence| Stage::Influencing {
        influence,
        body: influence,
        cell: cell(3, 0),
    };
    assert_action(
        influencing(Body::Planet),
        Action::Swap {
            body: cell(1, 0),
            with: cell(1, 1),
        },
        "Swap the Planet (galaxy I, centre) and the Star (galaxy I, right)",
        "Permuter la Planète (galaxie I, centre) et l’Étoile (galaxie I, à droite)",
    );
    assert_action(
        influencing(Body::Star),
        Action::Turn(1),
        "Turn galaxy III clockwise by 1 sixth (60°)",
        "Faire pivoter la galaxie III d’un sixième de tour dans le sens horaire (60°)",
    );
    assert_action(
        influencing(Body::Star),
        Action::Turn(4),
        "Turn galaxy III clockwise by 4 sixths (240°)",
        "Faire pivoter la galaxie III de 4 sixièmes de tour dans le sens horaire (240°)",
    );
    assert_action(
        influencing(Body::Supernova),
        Action::Attract {
            body: cell(1, 1),
            hole: hole(5),
        },
        "Pull the Star (galaxy I, right) onto the black hole between I and II",
        "Attirer l’Étoile (galaxie I, à droite) sur le trou noir entre I et II",
    );
    assert_action(
        influencing(Body::Supernova),
        Action::Skip,
        "Use no influence",
        "N’appliquer aucune influence",
    );
}

#[test]
fn s3_4_a_push_says_how_many_move_and_where_the_last_one_goes() {
    let pushing = |cell, pushed| Stage::Pushing { cell, pushed };
    let push = |direction| Action::Push(Direction::new(direction));
    assert_action(
        pushing(cell(1, 1), Body::Star),
        push(2),
        "Push to the lower left: the Star goes to the lower right cell of galaxy I",
        "Pousser vers le bas à gauche : l’Étoile va sur la galaxie I (en bas à droite)",
    );
    assert_action(
        pushing(cell(1, 0), Body::Planet),
        push(0),
        "Push to the right: 3 bodies move, the last one (a Comet) to the centre of galaxy II",
        "Pousser vers la droite : 3 astres avancent, le dernier, une Comète, au centre de la \
         galaxie II",
    );
    assert_action(
        pushing(cell(1, 4), Body::Star),
        push(3),
        "Push to the left: the Star leaves the board and goes back into the bag",
        "Pousser vers la gauche : l’Étoile sort de l’univers et retourne dans le sac",
    );
    assert_action(
        Stage::Validating,
        push(4),
        "Push to the upper left",
        "Pousser vers le haut à gauche",
    );
}

#[test]
fn objectives_are_validated_taken_dropped_and_kept() {
    let line = objective(Kind::Line, Body::Star);
    let cells = CellSet::from_iter([cell(1, 0), cell(1, 1), hole(1)]);
    assert_action(
        Stage::Validating,
        Action::Validate {
            objective: line,
            cells,
        },
        "Score “Star line” for 3 points: galaxy I (centre, right) and black hole between I, II \
         and IV",
        "Valider « Ligne d’Étoiles » pour 3 Stellium : galaxie I (centre, à droite) et trou noir entre I, II et IV",
    );
    assert_action(
        Stage::Validating,
        Action::Validate {
            objective: objective(Kind::Centres, Body::Planet),
            cells: CellSet::only(cell(1, 0)),
        },
        "Score “Planets on centres” for 2 points: galaxy I, centre",
        "Valider « Planètes au centre » pour 2 Stellium : galaxie I, centre",
    );
    assert_action(
        Stage::Leaving { used: cells },
        Action::Leave(cell(1, 1)),
        "Leave the Star (galaxy I, right) on the board",
        "Laisser l’Étoile en place (galaxie I, à droite)",
    );
    assert_action(
        Stage::Taking,
        Action::Take(line),
        "Take the objective “Star line”",
        "Prendre l’objectif « Ligne d’Étoiles »",
    );
    assert_action(
        Stage::Exchanging,
        Action::Drop(line),
        "Discard the objective “Star line” for a new one",
        "Écarter l’objectif « Ligne d’Étoiles » pour en prendre un nouveau",
    );
}

#[test]
fn events_say_what_moved_from_where_to_where() {
    let pushed = |to| Event::BodyPushed {
        body: Body::Star,
        from: cell(1, 4),
        to,
    };
    assert_event(
        &pushed(Some(hole(7))),
        "The Star is pushed from the left cell of galaxy I onto the black hole between I and IV.",
        "L’Étoile est poussée de la galaxie I (à gauche) sur le trou noir entre I et IV.",
    );
    assert_event(
        &pushed(None),
        "The Star is pushed from the left cell of galaxy I off the board and back into the bag.",
        "L’Étoile est éjectée de la galaxie I (à gauche) hors de l’univers et retourne dans le \
         sac.",
    );
    assert_event(
        &Event::BodyAttracted {
            body: Body::Planet,
            from: cell(1, 0),
            hole: hole(3),
        },
        "The Planet (galaxy I, centre) is pulled onto the black hole between IV, V and VI.",
        "La Planète (galaxie I, centre) est attirée sur le trou noir entre IV, V et VI.",
    );
    assert_event(
        &Event::BodiesSwapped {
            body: cell(6, 0),
            with: hole(10),
        },
        "Swap: the bodies at the centre of galaxy VI and on the black hole between III and V \
         change places.",
        "Permutation : l’astre situé au centre de la galaxie VI et celui situé sur le trou noir entre III et V \
         échangent leurs places.",
    );
}

#[test]
fn one_is_singular_and_more_are_plural() {
    let stays = cell(2, 3);
    let returned = |cells| Event::BodiesReturned { cells, stays };
    assert_event(
        &returned(CellSet::EMPTY),
        "The body on the lower left cell of galaxy II stays.",
        "L’astre situé sur la galaxie II (en bas à gauche) reste.",
    );
    assert_event(
        &returned(CellSet::only(hole(4))),
        "1 body goes back into the bag: black hole between II, IV and V. The one on the lower left cell of galaxy II stays.",
        "1 astre retourne dans le sac : trou noir entre II, IV et V. Celui situé sur la galaxie \
         II (en bas à gauche) reste.",
    );
    assert_event(
        &returned(CellSet::from_iter([hole(4), cell(2, 0)])),
        "2 bodies go back into the bag: galaxy II (centre) and black hole between II, IV and V. The one on the lower left cell of galaxy II stays.",
        "2 astres retournent dans le sac : galaxie II (centre) et trou noir entre II, IV et V. \
         Celui situé sur la galaxie II (en bas à gauche) reste.",
    );
    let galaxy = Galaxy::new(4);
    let emptied = |counts: [u8; 4]| Event::GalaxyEmptied {
        galaxy,
        drawn: ByBody::from_fn(|body| counts[body as usize]),
    };
    assert_event(
        &emptied([2, 1, 0, 2]),
        "Galaxy V is empty. Drawn to refill it: 2 Planets, 1 Comet and 2 Supernovas.",
        "La galaxie V est vide. Astres piochés pour la recharger : 2 Planètes, 1 Comète et 2 \
         Supernovas.",
    );
    assert_event(
        &emptied([0; 4]),
        "Galaxy V and the bag are both empty: the galaxy is not refilled.",
        "La galaxie V est vide, et le sac aussi : elle reste vide.",
    );
    let validated = |points| Event::ObjectiveValidated {
        seat: ALICE,
        objective: objective(Kind::Symbols, Body::Star),
        cells: CellSet::only(cell(2, 3)),
        points,
    };
    assert_event(
        &validated(1),
        "Alice scores “Stars on their symbols” for 1 point: galaxy II, lower left.",
        "Alice valide l’objectif « Étoiles sur leurs symboles » et gagne 1 Stellium : galaxie II, en bas à gauche.",
    );
}

#[test]
fn s3_11_a_dropped_objective_is_named_if_it_is_public() {
    let dropped = |objective| Event::ObjectiveDropped {
        seat: ALICE,
        objective,
    };
    assert_event(
        &dropped(Some(objective(Kind::Bridge, Body::Comet))),
        "Alice discards the objective “Comet bridge”.",
        "Alice écarte l’objectif « Pont de Comètes », remis dans la boîte.",
    );
    assert_event(
        &dropped(None),
        "Alice discards an objective.",
        "Alice écarte un objectif, remis dans la boîte.",
    );
    let aside = [Kind::Line, Kind::Arc, Kind::S].map(|kind| objective(kind, Body::Star));
    assert_event(
        &Event::ReserveEmpty {
            aside: ObjectiveIds::from_iter(aside),
            last_round: 14,
        },
        "The reserve is empty: the face-up objectives are set aside (“Star line”, “Star arc” and \
         “Star S”), and round 14 is the last.",
        "La réserve est épuisée : les objectifs de la pioche sont écartés (« Ligne d’Étoiles », \
         « Arc de cercle d’Étoiles » et « S d’Étoiles »), et la manche 14 est la dernière.",
    );
}

#[test]
fn refusals_say_what_to_do_instead() {
    let game = Stellium::new().unwrap();
    assert_texts(
        |language| game.illegal_words(language, &Illegal::BlackHole),
        "You can’t place a body on a black hole. Choose an empty cell in a galaxy. (S3.2)",
        "On ne pose pas d’astre directement sur un trou noir : choisissez un emplacement vide \
         d’une galaxie. (S3.2)",
    );
    assert_texts(|language| game.title(language), "Stellium", "Stellium");
}
