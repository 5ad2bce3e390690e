//! Tests the text that describes a table of Stellium, line by line.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use stellium::{
    Body, ByBody, Cell, CellSet, Galaxy, Kind, ObjectiveId, ObjectiveIds, Stage, Stellium, View,
};
use support::assert_texts;
use tabletop::{Game, Observer, Options, Seat, Seed};
use words::{Language, Words};

const ADA: Seat = Seat::new(0);
const BO: Seat = Seat::new(1);

fn names() -> Vec<String> {
    vec!["Ada".to_owned(), "Bo".to_owned()]
}

/// Returns an observer's view of a game of two in its first turn.
fn view(memory: &str, observer: Observer) -> View {
    let game = Stellium::new().unwrap();
    let options = Options::new().with("first", "2").with("memory", memory);
    let state = game.setup(&options, 2, Seed::from_text("table")).unwrap();
    game.view(&state, observer)
}

fn objectives(colour: Body, kinds: &[Kind]) -> ObjectiveIds {
    let game = Stellium::new().unwrap();
    let find = |&kind: &Kind| -> ObjectiveId { game.objectives().find(kind, colour).unwrap() };
    kinds.iter().map(find).collect()
}

fn assert_line(view: &View, line: usize, english: &str, french: &str) {
    let game = Stellium::new().unwrap();
    assert_texts(
        |language| game.view_words(language, &names(), view).remove(line),
        english,
        french,
    );
}

fn assert_head(view: &mut View, stage: Stage, english: &str, french: &str) {
    view.table.stage = stage;
    let english = format!("Round 1, Bo’s turn: {english}. The game ends at 30 points.");
    let french =
        format!("Manche 1, c’est à Bo de jouer : {french}. La partie se termine à 30 Stellium.");
    assert_line(view, 0, &english, &french);
}

#[test]
fn the_table_has_a_line_for_each_part() {
    let game = Stellium::new().unwrap();
    let mut view = view("on", Observer::Spectator);
    for language in Language::all() {
        // The head, six galaxies, black holes, bag, objectives, two players.
        assert_eq!(game.view_words(language, &names(), &view).len(), 12);
    }
    view.table.aside = objectives(Body::Star, &[Kind::Line]);
    view.dropped = Some(objectives(Body::Star, &[Kind::Arc, Kind::Diamond]));
    assert_line(
        &view,
        10,
        "Objectives set aside: Star line (3).",
        "Objectifs de la pioche écartés : Ligne d’Étoiles (3).",
    );
    assert_line(
        &view,
        13,
        "Objectives discarded: Star arc (2) and Star diamond with Supernovas (4).",
        "Objectifs écartés par les joueurs : Arc de cercle d’Étoiles (2) et Losange d’Étoiles avec \
         Supernovas (4).",
    );
}

#[test]
fn the_head_says_what_the_player_decides() {
    let mut view = view("on", Observer::Seat(BO));
    let cell = Cell::new(16);
    view.felt = Some(Body::Star);
    assert_head(
        &mut view,
        Stage::Feeling { left: 2 },
        "whether to keep the Star or let it go (up to 2 more tries)",
        "garder ou relâcher l’Étoile (encore 2 essais au plus)",
    );
    view.felt = None;
    assert_head(
        &mut view,
        Stage::Feeling { left: 1 },
        "whether to keep the body or let it go (1 more try)",
        "garder ou relâcher l’astre (encore 1 essai au plus)",
    );
    assert_head(
        &mut view,
        Stage::Influencing {
            influence: Body::Supernova,
            body: Body::Star,
            cell,
        },
        "how to use the pull of the Star (galaxy III, lower right)",
        "quelle attraction appliquer avec l’Étoile (galaxie III, en bas à droite)",
    );
    assert_head(
        &mut view,
        Stage::Reloading {
            galaxy: Galaxy::new(2),
            seat: ADA,
            drawn: ByBody::from_fn(|body| 3 - body as u8),
            left: 3,
        },
        "Ada refills galaxy III from 3 Planets, 2 Comets and 1 Star, 3 to place",
        "Ada recharge la galaxie III avec 3 Planètes, 2 Comètes et 1 Étoile, encore 3 à poser",
    );
    view.table.last_round = Some(4);
    view.table.stage = Stage::Taking;
    assert_line(
        &view,
        0,
        "Round 1, Bo’s turn: which objective to take. Round 4 is the last.",
        "Manche 1, c’est à Bo de jouer : quel objectif prendre. La manche 4 est la dernière.",
    );
    view.table.stage = Stage::Over;
    assert_line(
        &view,
        0,
        "Round 1: the game is over.",
        "Manche 1 : la partie est terminée.",
    );
}

#[test]
fn galaxies_list_bodies_and_symbols_place_by_place() {
    let mut view = view("on", Observer::Spectator);
    let universe = &mut view.table.universe;
    let galaxy = Galaxy::new(0);
    let andromeda = &Stellium::new().unwrap().discs().all()[0].clone();
    universe.discs[0].disc = stellium::DiscId::new(0);
    universe.bodies = ByBody::from_fn(|_| CellSet::EMPTY);
    universe.symbols =
        ByBody::from_fn(|colour| CellSet::only(galaxy.cell(andromeda.symbols[colour].into())));
    universe.bodies[Body::Planet].insert(galaxy.cell(0));
    universe.bodies[Body::Star].insert(galaxy.cell(2));
    universe.bodies[Body::Comet].insert(galaxy.cell(6));
    assert_line(
        &view,
        1,
        "Galaxy I (Andromeda): centre: Planet, right: empty (green symbol), lower right: Star (blue \
         symbol), lower left: empty (yellow symbol), left: empty (pink symbol), upper left: empty, \
         upper right: Comet.",
        "Galaxie I (Andromède) – centre : Planète, à droite : vide (symbole vert), en bas à \
         droite : Étoile (symbole bleu), en bas à gauche : vide (symbole jaune), à gauche : vide \
         (symbole rose), en haut à gauche : vide, en haut à droite : Comète.",
    );
    assert_line(
        &view,
        7,
        "Black holes: all empty.",
        "Trous noirs : tous vides.",
    );
    let holes: Vec<Cell> = CellSet::HOLES.iter().collect();
    view.table.universe.bodies[Body::Star].insert(holes[9]);
    view.table.universe.bodies[Body::Comet].insert(holes[1]);
    assert_line(
        &view,
        7,
        "Black holes: between II, III and V: Comet, between III and V: Star; the others are empty.",
        "Trous noirs – entre II, III et V : Comète, entre III et V : Étoile ; les autres sont \
         vides.",
    );
}

#[test]
fn the_bag_and_the_objectives_are_counted() {
    let mut view = view("on", Observer::Spectator);
    assert_line(
        &view,
        8,
        "Bag, 14 bodies: 5 Planets (green), 4 Comets (blue), 3 Stars (yellow) and 2 Supernovas \
         (pink).",
        "Sac, 14 astres : 5 Planètes (vert), 4 Comètes (bleu), 3 Étoiles (jaune) et 2 Supernovas \
         (rose).",
    );
    view.table.bag = ByBody::from_fn(|body| u8::from(body == Body::Star));
    assert_line(
        &view,
        8,
        "Bag, 1 body: 1 Star (yellow).",
        "Sac, 1 astre : 1 Étoile (jaune).",
    );
    view.table.bag = ByBody::default();
    assert_line(&view, 8, "Bag: empty.", "Sac : vide.");
    view.table.open = objectives(Body::Planet, &[Kind::S, Kind::Centres]);
    assert_line(
        &view,
        9,
        "Face-up objectives: Planet S (4) and Planets on centres (2/2/3/5/6/8). Reserve: 34.",
        "Pioche d’objectifs : S de Planètes (4) et Planètes au centre (2/2/3/5/6/8). Réserve : 34.",
    );
    view.table.open = ObjectiveIds::EMPTY;
    view.table.revealed = 40;
    assert_line(
        &view,
        9,
        "Face-up objectives: none. Reserve: 0.",
        "Pioche d’objectifs : aucun. Réserve : 0.",
    );
}

#[test]
fn players_have_points_tokens_and_known_or_hidden_objectives() {
    let mut view = view("off", Observer::Seat(ADA));
    assert_line(
        &view,
        11,
        "Bo: 0 points; tokens: Planet, Comet, Star and Supernova; scored: none; in hand: none.",
        "Bo : 0 Stellium ; jetons : Planète, Comète, Étoile et Supernova ; objectifs validés : \
         aucun ; en main : aucun.",
    );
    for seat in [ADA, BO] {
        let player = &mut view.table.players[seat];
        player.tokens = vec![Body::Star].into();
        player.points = 1;
        player.hand = 2;
        player.validated = objectives(Body::Comet, &[Kind::Symbols]);
    }
    view.hands[ADA] = Some(objectives(Body::Star, &[Kind::Line, Kind::Bridge]));
    assert_line(
        &view,
        10,
        "Ada: 1 point; tokens: Star; scored: Comets on their symbols (1/2/3/4/6/8); in hand: Star \
         line (3) and Star bridge (2).",
        "Ada : 1 Stellium ; jetons : Étoile ; objectifs validés : Comètes sur leurs symboles \
         (1/2/3/4/6/8) ; en main : Ligne d’Étoiles (3) et Pont d’Étoiles (2).",
    );
    let hidden = |view: &View, language| {
        let game = Stellium::new().unwrap();
        let line = game.view_words(language, &names(), view).remove(11);
        let hand = line
            .rsplit([':', ' ', '\u{a0}'])
            .take(2)
            .collect::<Vec<_>>();
        format!("{} {}", hand[1], hand[0])
    };
    assert_texts(|language| hidden(&view, language), "2 hidden.", "2 cachés.");
    view.table.players[BO].hand = 1;
    assert_texts(|language| hidden(&view, language), "1 hidden.", "1 caché.");
}
