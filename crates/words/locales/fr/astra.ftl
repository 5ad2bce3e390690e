## Astra

astra-title = Astra

## Noms des choses

astra-element-fire = Feu
astra-element-water = Eau
astra-element-air = Air
astra-element-earth = Terre

# La forme courte suit le numéro d’une étoile, entre parenthèses.
astra-star-start = Étoile de départ
    .short = départ
astra-star-grand = Grande étoile
    .short = grande
astra-star-common = Étoile commune
    .short = commune

astra-boon-fame = Renommée { $amount }
    .kind = Renommée
astra-boon-stardust = Poussière d’étoile { $amount }
    .kind = Poussière d’étoile
astra-boon-observation = Télescope { $amount }
    .kind = Télescope
astra-boon-improvement = Amélioration { $amount }
    .kind = Amélioration
astra-boon-wisdom = Sagesse { $amount }
    .kind = Sagesse
astra-boon-activation = Réactivation { $amount }
    .kind = Réactivation

# Cartes de la bibliothèque de Ptolémée ; « la » les précède.
astra-shelf-left = carte de gauche de sa bibliothèque
astra-shelf-right = carte de droite de sa bibliothèque
astra-shelf-pile = carte du sommet de sa pioche

## Pouvoirs : ils suivent un deux-points, donc sans majuscule

astra-ability-stardust-4 = gagner 4 poussières d’étoile
astra-ability-stardust-3 = gagner 3 poussières d’étoile
astra-ability-stardust-2 = gagner 2 poussières d’étoile
astra-ability-telescope = gagner 1 jeton Télescope
astra-ability-trade-telescopes = échanger 3 poussières d’étoile contre 1 jeton Télescope, autant de fois qu’on le souhaite
astra-ability-pouch = augmenter de 1 la capacité de la sacoche
astra-ability-wisdom = gagner 1 point de sagesse
astra-ability-fame-owned = gagner 1 point de renommée par carte possédée de l’élément actif
astra-ability-fame-marked = gagner 1 point de renommée par constellation non découverte où l’on a coché une étoile
astra-ability-mark-any = cocher gratuitement n’importe quelle étoile
astra-ability-mark-burst = cocher gratuitement n’importe quelle étoile et toutes ses voisines ; pas de phase Action à ce tour
astra-ability-mark-two = cocher gratuitement deux étoiles selon la règle classique, sur une ou deux constellations
astra-ability-mark-three = choisir trois constellations et cocher gratuitement une étoile sur chacune, selon la règle classique
astra-ability-free-start = à ce tour, chaque action Observation peut commencer par n’importe quelle étoile commune
astra-ability-fame-grand = à ce tour, gagner 1 point de renommée par grande étoile cochée
astra-ability-refund-grand = à ce tour, récupérer ce que chaque action Observation dépense avant sa première grande étoile
astra-ability-refund-common = à ce tour, récupérer les poussières d’étoile dépensées si l’on ne coche que des étoiles communes sans rien découvrir
astra-ability-full-rest = à ce tour, l’action Repos rapporte autant de poussières d’étoile que la capacité de la sacoche, au lieu de la remplir

## Actions

astra-action-use = Utiliser { $card } : { $ability }
astra-action-mark = Cocher { $star }, étoile { $n } { $card } ({ $kind })
astra-action-mark-number = Cocher l’étoile { $n } { $card }
astra-action-mark-place = Cocher l’étoile { $n } de l’emplacement { $place }
astra-action-stop = S’arrêter là
astra-action-trade = Échanger 3 poussières d’étoile contre 1 jeton Télescope
astra-action-rest = Repos
astra-action-finish = Terminer la phase Action
astra-action-discover = Découvrir d’abord { $card }
astra-action-discover-place = Découvrir d’abord la carte de l’emplacement { $place }
astra-action-pick = Choisir le bonus { $boon }
astra-action-pick-number = Choisir le bonus { $n }
astra-action-decline = Renoncer au bonus
astra-action-reactivate = Réactiver { $card }
astra-action-discard = Défausser { $card }
astra-action-dream = Rêver { $card }
astra-action-dream-place = Rêver de la carte de l’emplacement { $place }

## Événements

astra-event-ability-used = { $name } utilise { $card } : { $ability }.
astra-event-fame-gained =
    { $fame ->
        [one] { $name } gagne { $fame } point de renommée.
       *[other] { $name } gagne { $fame } points de renommée.
    }
astra-event-stardust-gained =
    { $stardust ->
        [one] { $name } gagne { $stardust } poussière d’étoile.
       *[other] { $name } gagne { $stardust } poussières d’étoile.
    }
astra-event-stardust-refunded =
    { $stardust ->
        [one] { $name } récupère { $stardust } poussière d’étoile.
       *[other] { $name } récupère { $stardust } poussières d’étoile.
    }
astra-event-stardust-traded =
    { $stardust ->
        [one] { $name } échange { $stardust } poussière d’étoile contre 1 jeton Télescope.
       *[other] { $name } échange { $stardust } poussières d’étoile contre 1 jeton Télescope.
    }
astra-event-telescopes-gained =
    { $telescopes ->
        [one] { $name } gagne { $telescopes } jeton Télescope.
       *[other] { $name } gagne { $telescopes } jetons Télescope.
    }
astra-event-pouch-grown = { $name } porte la capacité de sa sacoche à { $pouch }.
astra-event-wisdom-gained = { $name } monte à { $wisdom } en sagesse : limite de { $limit } cartes.
astra-event-observe-began = { $name } commence une action Observation.
astra-event-observe-again = { $name } dépense 1 jeton Télescope pour une action Observation supplémentaire.
astra-event-star-marked = { $name } coche { $star }, étoile { $n } { $card } ({ $kind }).
astra-event-star-dreamt = Le feutre du rêveur coche { $star }, étoile { $n } { $card } ({ $kind }).
astra-event-rested = { $name } se repose.
astra-event-cards-reactivated = { $name } réactive { $cards }.
astra-event-card-reactivated = { $name } réactive { $card }.
astra-event-sphere-moved = Nouvel élément actif : { $sphere }.
astra-event-top-card-discarded = Le pion Élément franchit l’icône de défausse : on défausse { $card } de la pile.
astra-event-game-end-appeared = La carte Fin de partie apparaît : la manche { $round } est la dernière.
astra-event-card-discovered = { $name } découvre { $card }.
astra-event-card-dreamt = Le feutre du rêveur découvre { $card } : personne ne prend la carte.
astra-event-pick-sealed = { $name } a fait son choix.
astra-event-pick-sealed-boon = { $name } choisit en secret le bonus { $n }.
astra-event-pick-sealed-none = { $name } renonce en secret au bonus.
astra-event-boon-picked = { $name } choisit le bonus { $boon } { $card }.
astra-event-boon-declined = { $name } renonce au bonus.
astra-event-card-taken = { $name } prend { $card }.
astra-event-card-discarded = { $name } défausse { $card }.
astra-event-card-discarded-by-nobody = On défausse { $card }.
astra-event-card-dealt = Nouvelle carte : { $card }.
astra-event-place-left-empty = La pile est vide : l’emplacement { $place } reste vide.
astra-event-dream-began =
    { $stars ->
        [one] { $name } rêve { $card } : { $stars } étoile pour le feutre du rêveur.
       *[other] { $name } rêve { $card } : { $stars } étoiles pour le feutre du rêveur.
    }
astra-event-turn-began = Manche { $round } : c’est à { $name } de jouer.
# Ce que seul Ptolémée fait ; pour le reste, on emploie les phrases des joueurs.
astra-event-ptolemy-rolled = Ptolémée lance le dé : { $die }.
astra-event-ptolemy-consulted = Ptolémée sélectionne la { $shelf } : { $card }.
astra-event-ptolemy-priority =
    { $stars ->
        [one] Priorité de Ptolémée : { $element }, { $stars } étoile.
       *[other] Priorité de Ptolémée : { $element }, { $stars } étoiles au plus.
    }
astra-event-ptolemy-observed = Ptolémée observe { $card }.
astra-event-ptolemy-telescope-spent =
    { $left ->
        [0] Ptolémée dépense un jeton Télescope pour continuer : il n’en a plus.
       *[other] Ptolémée dépense un jeton Télescope pour continuer : il lui en reste { $left }.
    }
astra-event-ptolemy-card-laid-aside = Ptolémée place { $card } dans sa défausse.
astra-event-ptolemy-stardust-spent =
    { $left ->
        [0] Ptolémée dépense 1 poussière d’étoile : il n’en a plus.
       *[other] Ptolémée dépense 1 poussière d’étoile : il lui en reste { $left }.
    }
astra-event-ptolemy-library-filled = Ptolémée remplace la { $shelf } par { $card }.
astra-event-ptolemy-library-filled-face-down = Ptolémée remplace la { $shelf } par une carte face cachée.
astra-event-ptolemy-pile-shuffled =
    { $cards ->
        [one] La défausse de Ptolémée devient sa nouvelle pioche : { $cards } carte.
       *[other] La défausse de Ptolémée est remélangée et devient sa nouvelle pioche : { $cards } cartes.
    }
astra-event-ptolemy-top-shown = La carte du sommet de la pioche de Ptolémée est maintenant { $card }.
astra-event-ptolemy-pile-ran-out = Ptolémée doit observer et sa pioche est vide : la partie est perdue.
# Plusieurs événements en une phrase du journal.
astra-log-marked = { $name } coche { $stars } dans la constellation { $card }.
astra-log-dreamt = Le feutre du rêveur coche { $stars } dans la constellation { $card }.
astra-log-rested =
    { $stardust ->
        [one] { $name } se repose et gagne { $stardust } poussière d’étoile.
       *[other] { $name } se repose et gagne { $stardust } poussières d’étoile.
    }
astra-event-game-over = La partie est terminée.

## Actions refusées

astra-illegal = { $sentence } ({ $rule })
astra-illegal-game-over = La partie est terminée : il n’y a plus rien à jouer.
astra-illegal-not-your-turn = Ce n’est pas à vous de jouer : attendez les autres.
astra-illegal-not-now = Ce n’est pas possible maintenant : choisissez une des actions proposées.
astra-illegal-not-your-card = Cette carte n’est pas à vous : choisissez une des vôtres.
astra-illegal-card-exhausted = Cette carte est épuisée : utilisez une carte active, ou réactivez d’abord celle-ci.
astra-illegal-card-active = Cette carte est déjà active : choisissez une carte épuisée.
astra-illegal-no-card = Il n’y a pas de carte à cet emplacement : choisissez-en un autre.
astra-illegal-no-such-star = Cette carte n’a pas d’étoile à ce numéro : choisissez une de ses étoiles.
astra-illegal-star-marked = Cette étoile est déjà cochée : choisissez une étoile non cochée.
astra-illegal-not-the-start = Aucune étoile de cette carte n’est cochée : commencez par son étoile de départ.
astra-illegal-not-adjacent = Cette étoile n’est adjacente à aucune étoile cochée : choisissez une étoile reliée par un trait à une étoile cochée.
astra-illegal-not-in-chain = Cette étoile n’est pas adjacente à celle qui vient d’être cochée : continuez le long d’un trait.
astra-illegal-same-card = Ce pouvoir a déjà coché une étoile sur cette carte : choisissez une autre carte.
astra-illegal-no-stardust = Vous n’avez plus de poussière d’étoile pour observer : reposez-vous.
astra-illegal-action-skipped = Pas d’action à ce tour : utilisez d’autres pouvoirs ou terminez la phase Action.
astra-illegal-no-passing = Vous ne pouvez pas passer : observez ou reposez-vous.
astra-illegal-no-rest-after-observe = Vous avez déjà observé à ce tour : observez encore avec un jeton Télescope ou terminez la phase Action.
astra-illegal-abilities-first = Les pouvoirs s’utilisent avant l’action : gardez cette carte pour votre prochain tour.
astra-illegal-not-finished = Cette carte a encore des étoiles non cochées : choisissez une carte entièrement cochée.
astra-illegal-boon-crossed-out = Ce bonus est rayé : choisissez-en un autre, ou aucun.
astra-illegal-behind-the-dreamer = Le feutre du rêveur a plus d’étoiles que vous sur la carte : choisissez un des deux bonus de droite, ou aucun.
astra-illegal-not-the-dream = Vous ne pouvez pas rêver de cette carte : choisissez celle qui a le plus d’étoiles parmi les cartes sans coche, ou parmi toutes s’il n’y en a plus.

## Sources du décompte final

astra-source-track = piste de renommée
    .why = Votre place sur la piste de renommée.
astra-source-pouch = capacité de la sacoche
    .why = 1 point de renommée par case de votre sacoche.
astra-source-card-limit = limite de cartes
    .why = 1 point de renommée par carte que vous pouvez garder.
astra-source-stardust = poussières d’étoile restantes
    .why = 1 point de renommée pour 3 poussières d’étoile restantes.
astra-source-stars = étoiles sur cartes non découvertes
    .why = 1 point de renommée pour 2 étoiles cochées sur des cartes non découvertes.
astra-source-active-cards = constellations actives
    .why = La renommée imprimée sur vos cartes actives.
astra-source-elements = éléments
    .why = Votre carte Décompte final secrète : lignes et colonnes d’éléments.
astra-source-cards = constellations collectées
    .why = La renommée imprimée sur toutes ses cartes.
astra-source-telescopes = télescopes restants
    .why = 2 points de renommée par jeton Télescope restant.
astra-source-sets = groupes de quatre éléments
    .why = Ses groupes de quatre éléments différents.

## Options

astra-option-first =
    .meaning = Qui commence : un joueur au hasard (random, par défaut) ou celui de cette place.
astra-option-cards =
    .meaning = Vos propres cartes au lieu des 48 du jeu ; vérifiez-les avec almagest cards astra --check FICHIER.
astra-option-modifiers =
    .meaning = En solo : rendre la partie contre Ptolémée plus facile (e1 à e6) ou plus difficile (h1 à h6), avec des virgules entre les modificateurs. easier et harder en tirent chacun un au hasard et peuvent se répéter ; random les tire tous au hasard. e2 et h1 s’excluent, e3 et h2 aussi.

## Modificateurs de la partie contre Ptolémée

astra-modifier-e1 = Moins de grandes cartes Eau
    .meaning = À la mise en place, on retire de la pioche de Ptolémée trois cartes Eau d’exactement 14 étoiles, au lieu de trois cartes de 7 étoiles ou moins.
astra-modifier-e2 = Sans renommée au départ
    .meaning = Ptolémée commence avec 0 point de renommée au lieu de 12.
astra-modifier-e3 = Sans télescopes
    .meaning = Ptolémée ne collecte jamais de jetons Télescope.
astra-modifier-e4 = Sommet de pioche visible
    .meaning = La carte du sommet de la pioche de Ptolémée reste face visible.
astra-modifier-e5 = Nouvelle pioche
    .meaning = Lorsque la pioche de Ptolémée s’épuise, sa défausse est remélangée et devient une nouvelle pioche : elle ne fait plus perdre la partie.
astra-modifier-e6 = Plus de poussières pour vous
    .meaning = Vous commencez avec 10 poussières d’étoile au lieu de 8.
astra-modifier-h1 = Plus de renommée au départ
    .meaning = Ptolémée commence avec 20 points de renommée au lieu de 12.
astra-modifier-h2 = Télescopes pour vos découvertes
    .meaning = Ptolémée collecte un jeton Télescope à chaque fois que vous découvrez une constellation.
astra-modifier-h3 = Carte Décompte final
    .meaning = Ptolémée reçoit une carte Décompte final ; lors du décompte final, les éléments qui y sont cochés s’ajoutent à ceux de ses constellations.
astra-modifier-h4 = Plus de poussières pour lui
    .meaning = Ptolémée commence avec 6 poussières d’étoile et en gagne 6 à chaque action Repos, au lieu de 5.
astra-modifier-h5 = Carte de droite face cachée
    .meaning = La carte de droite de la bibliothèque de Ptolémée reste face cachée jusqu’à ce que le dé la désigne.
astra-modifier-h6 = Moins de petites cartes
    .meaning = À la mise en place, on retire de la pioche de Ptolémée une carte supplémentaire de 7 étoiles ou moins pour chaque élément, Eau comprise.

## Les mêmes modificateurs dans les formulaires

site-option-modifiers = { site-modifiers }
site-option-modifiers-help = { site-modifiers-help }
site-modifiers-e1 = { astra-modifier-e1 }
    .meaning = { astra-modifier-e1.meaning }
site-modifiers-e2 = { astra-modifier-e2 }
    .meaning = { astra-modifier-e2.meaning }
site-modifiers-e3 = { astra-modifier-e3 }
    .meaning = { astra-modifier-e3.meaning }
site-modifiers-e4 = { astra-modifier-e4 }
    .meaning = { astra-modifier-e4.meaning }
site-modifiers-e5 = { astra-modifier-e5 }
    .meaning = { astra-modifier-e5.meaning }
site-modifiers-e6 = { astra-modifier-e6 }
    .meaning = { astra-modifier-e6.meaning }
site-modifiers-h1 = { astra-modifier-h1 }
    .meaning = { astra-modifier-h1.meaning }
site-modifiers-h2 = { astra-modifier-h2 }
    .meaning = { astra-modifier-h2.meaning }
site-modifiers-h3 = { astra-modifier-h3 }
    .meaning = { astra-modifier-h3.meaning }
site-modifiers-h4 = { astra-modifier-h4 }
    .meaning = { astra-modifier-h4.meaning }
site-modifiers-h5 = { astra-modifier-h5 }
    .meaning = { astra-modifier-h5.meaning }
site-modifiers-h6 = { astra-modifier-h6 }
    .meaning = { astra-modifier-h6.meaning }

## Erreurs dans un fichier de cartes : l’endroit

astra-site = { $site } : { $problem }
astra-site-line = ligne { $n }
astra-site-card = carte { $n } ({ $id })
astra-site-card-nameless = carte { $n }
astra-site-star = étoile { $n }
astra-site-boon = bonus { $n }
astra-site-drawn-line = trait { $n }

## Erreurs dans un fichier de cartes : le problème

astra-problem-syntax = ce n’est pas du TOML : { $message }.
astra-problem-missing = le champ « { $field } » manque.
astra-problem-unexpected = le champ « { $field } » n’a pas de sens ici.
astra-problem-wrong-type = le champ « { $field } » doit être { $expected }.
astra-problem-unknown-key = le champ « { $field } » ne peut pas être « { $value } » ; valeurs possibles : { $known }.
astra-problem-out-of-range = le champ « { $field } » vaut { $value } ; il doit aller de { $least } à { $most }.
astra-problem-count =
    { $most ->
        [0] il y a { $counted }, et il n’en faut pas.
       *[other] il y a { $counted }, et il en faut { $most }.
    }
astra-problem-count-range = il y a { $counted }, et il en faut de { $least } à { $most }.
astra-problem-twice = « { $value } » figure deux fois dans le champ « { $field } ».
astra-problem-empty = le champ « { $field } » est vide.
astra-problem-bad-key = l’id « { $value } » ne doit avoir que des minuscules sans accent, des chiffres et des traits d’union.
astra-problem-self-line = un trait relie l’étoile { $star } à elle-même ; il doit relier deux étoiles différentes.
astra-problem-unconnected =
    { $count ->
        [one] aucun trait ne mène de l’étoile de départ à l’étoile { $stars }.
       *[other] aucun trait ne mène de l’étoile de départ aux étoiles { $stars }.
    }
astra-problem-same-place = les étoiles { $a } et { $b } sont au même endroit.
astra-problem-no-fame-boon = il n’y a pas de bonus Renommée ; il en faut un parmi les quatre.

astra-type-text = un texte
astra-type-number = un nombre entier
astra-type-list = une liste
astra-type-table = une table
astra-type-degrees = un nombre de degrés de -90 à 90

astra-count-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
astra-count-fire-cards =
    { $n ->
        [one] { $n } carte Feu
       *[other] { $n } cartes Feu
    }
astra-count-water-cards =
    { $n ->
        [one] { $n } carte Eau
       *[other] { $n } cartes Eau
    }
astra-count-air-cards =
    { $n ->
        [one] { $n } carte Air
       *[other] { $n } cartes Air
    }
astra-count-earth-cards =
    { $n ->
        [one] { $n } carte Terre
       *[other] { $n } cartes Terre
    }
astra-count-boons = { $n } bonus
astra-count-stars =
    { $n ->
        [one] { $n } étoile
       *[other] { $n } étoiles
    }
astra-count-starting-stars =
    { $n ->
        [one] { $n } étoile de départ
       *[other] { $n } étoiles de départ
    }
astra-count-grand-stars =
    { $n ->
        [one] { $n } grande étoile
       *[other] { $n } grandes étoiles
    }
astra-count-line-ends =
    { $n ->
        [one] { $n } étoile à relier par un trait
       *[other] { $n } étoiles à relier par un trait
    }
astra-count-boards =
    { $n ->
        [one] { $n } disque élémentaire
       *[other] { $n } disques élémentaires
    }
astra-count-players-of-a-board =
    { $n ->
        [one] { $n } joueur pour un disque élémentaire
       *[other] { $n } joueurs pour un disque élémentaire
    }
astra-count-cards-of-the-deck =
    { $n ->
        [one] { $n } carte dans la pile
       *[other] { $n } cartes dans la pile
    }
astra-count-cards-of-the-solo-deck =
    { $n ->
        [one] { $n } carte dans la pile du mode Solo
       *[other] { $n } cartes dans la pile du mode Solo
    }
astra-count-spheres-with-a-nearest-place =
    { $n ->
        [one] { $n } élément dont un emplacement est le plus proche
       *[other] { $n } éléments dont un emplacement est le plus proche
    }
astra-count-places-nearest-to-water =
    { $n ->
        [one] { $n } emplacement plus proche de l’Eau que les autres
       *[other] { $n } emplacements plus proches de l’Eau que les autres
    }
astra-count-different-spheres-of-a-board =
    { $n ->
        [one] { $n } élément différent sur un disque
       *[other] { $n } éléments différents sur un disque
    }
astra-count-numbered-boards =
    { $n ->
        [one] { $n } jeu de chiffres de rêve sur un disque
       *[other] { $n } jeux de chiffres de rêve sur un disque
    }
astra-count-equal-final-scoring-cards =
    { $n ->
        [one] { $n } carte Décompte final identique à une autre
       *[other] { $n } cartes Décompte final identiques à d’autres
    }
astra-count-final-scoring-cards-with-one-element =
    { $n ->
        [one] { $n } carte Décompte final à un seul élément
       *[other] { $n } cartes Décompte final à un seul élément
    }

## La table en mots, ligne par ligne

astra-table-head = Manche { $round }, c’est à { $name } de jouer. Élément actif : { $sphere }. { $left ->
        [0] La carte Fin de partie est apparue.
        [one] { $left } carte avant la carte Fin de partie.
       *[other] { $left } cartes avant la carte Fin de partie.
    }
astra-table-place = Emplacement { $place } : { $card } ({ $element }), { $marked ->
        [one] { $marked } étoile cochée
       *[other] { $marked } étoiles cochées
    } sur { $stars } : { $marks }.
astra-table-fresh-place = Emplacement { $place } : { $card } ({ $element }), { $stars } étoiles, aucune cochée.
astra-table-empty-place = Emplacement { $place } : vide.
astra-table-dreamer = feutre du rêveur
astra-table-journal = { $name } : renommée { $fame }, poussières { $stardust }, sacoche { $pouch }, télescopes { $telescopes }, limite de cartes { $limit } ; actives : { $active } ; épuisées : { $exhausted }.
astra-table-no-cards = aucune
astra-table-ptolemy = { $name } : renommée { $fame }, poussières { $stardust }, télescopes { $telescopes } ; constellations découvertes : { $cards }.
astra-table-library = Bibliothèque de Ptolémée : à gauche, { $left } ; à droite, { $right }.
astra-table-library-card =
    { $stars ->
        [one] { $card } ({ $element }, { $stars } étoile)
       *[other] { $card } ({ $element }, { $stars } étoiles au plus)
    }
astra-table-library-seen = { $card }, face cachée
astra-table-library-unseen = face cachée
astra-table-pile =
    { $pile ->
        [one] Pioche de Ptolémée : { $pile } carte ; défausse : { $discard }.
       *[other] Pioche de Ptolémée : { $pile } cartes ; défausse : { $discard }.
    }
astra-table-pile-face-up =
    { $pile ->
        [one] Pioche de Ptolémée : { $pile } carte, { $top } ; défausse : { $discard }.
       *[other] Pioche de Ptolémée : { $pile } cartes, au sommet { $top } ; défausse : { $discard }.
    }
astra-table-modifiers = Modificateurs : { $modifiers }.
