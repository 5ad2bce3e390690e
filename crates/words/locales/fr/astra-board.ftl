## La table d’Astra sur une page

## Les cartes sur le plateau

astra-board-count = { $marked } sur { $stars } étoiles
astra-board-count-none = { $stars } étoiles
astra-board-card-fame = Vaut { $fame } de renommée à la fin si elle est active
astra-board-card = { $card }, { $element }, { $marked } étoiles cochées sur { $stars }, emplacement { $place }
astra-board-no-card = Aucune carte
astra-board-star = { $card } étoile { $n }, { $star }, { $kind }, { $state }
astra-board-kind-start = de départ
astra-board-kind-grand = grande
astra-board-kind-common = commune
astra-board-state-legal = peut être cochée
astra-board-state-marked = cochée par { $name }
astra-board-state-unmarked = libre
astra-board-dreamer = le rêveur
astra-board-boon = Bonus { $n } : { $boon }
astra-board-boon-crossed = Bonus { $n } : { $boon }, barré
astra-board-boon-sealed = Bonus { $n } : { $boon }, votre choix, à l’insu des autres
astra-board-choose-discover = La découvrir d’abord
astra-board-choose-dream = Rêver celle-ci
astra-board-tabs = Constellations

## Le plateau des éléments. Une barre sépare les lignes au milieu de l’astrolabe

astra-board-spheres = Éléments, dans le sens horaire
astra-board-sphere = Élément { $sphere }
astra-board-sphere-active = Élément { $sphere }, actif
astra-board-active-sphere = Élément actif : { $sphere }
astra-board-dream =
    { $stars ->
        [one] { $stars } étoile pour le rêveur
       *[other] { $stars } étoiles pour le rêveur
    }
astra-board-discard-icon = Icône de défausse entre { $after } et { $before }
astra-board-above = avant|la fin
astra-board-last-round = est la|dernière
astra-board-deck =
    { $above ->
        [one] { $above } carte avant la carte Fin de partie
       *[other] { $above } cartes avant la carte Fin de partie
    }
astra-board-game-end = La carte Fin de partie est apparue : la manche { $round } est la dernière
astra-board-strip-deck = avant la fin
astra-board-strip-last = la manche { $round } est la dernière

## Un carnet

astra-board-first = Premier joueur
astra-board-fame = renommée
astra-board-fame-label = { $fame } de renommée
astra-board-stardust =
    { $stardust ->
        [one] poussière
       *[other] poussières
    }
astra-board-stardust-label =
    { $stardust ->
        [one] { $stardust } poussière d’étoile
       *[other] { $stardust } poussières d’étoile
    }
astra-board-pouch = sacoche { $pouch }
astra-board-pouch-label =
    { $stardust ->
        [one] { $stardust } poussière d’étoile
       *[other] { $stardust } poussières d’étoile
    }, sacoche de { $pouch }
astra-board-wisdom = sagesse
astra-board-wisdom-label = Sagesse { $wisdom }, limite de { $limit } cartes
astra-board-limit = { $limit } cartes au plus
astra-board-telescopes =
    { $telescopes ->
        [one] télescope
       *[other] télescopes
    }
astra-board-telescopes-label =
    { $telescopes ->
        [one] { $telescopes } télescope
       *[other] { $telescopes } télescopes
    }
astra-board-own-cards = Vos cartes, { $limit } au plus
astra-board-owned = { $card }, { $element }, active : { $ability }
astra-board-owned-exhausted = { $card }, { $element }, épuisée : { $ability }
astra-board-room =
    { $room ->
        [one] place pour { $room }
       *[other] place pour { $room }
    }
astra-board-hand =
    { $cards ->
        [one] { $cards } carte, { $limit } au plus
       *[other] { $cards } cartes, { $limit } au plus
    }
astra-board-final = Décompte final
astra-board-final-label = Carte Décompte final, { $fame } de renommée pour l’instant

## Les pouvoirs en deux ou trois mots, sous les cartes d’un carnet

astra-board-short-stardust-4 = 4 poussières
astra-board-short-stardust-3 = 3 poussières
astra-board-short-stardust-2 = 2 poussières
astra-board-short-telescope = 1 télescope
astra-board-short-trade-telescopes = télescopes
astra-board-short-pouch = sacoche + 1
astra-board-short-wisdom = 1 sagesse
astra-board-short-fame-owned = élément
astra-board-short-fame-marked = renommée
astra-board-short-mark-any = 1 étoile
astra-board-short-mark-burst = gerbe
astra-board-short-mark-two = 2 étoiles
astra-board-short-mark-three = 3 étoiles
astra-board-short-free-start = départ libre
astra-board-short-fame-grand = grandes
astra-board-short-refund-grand = chemin rendu
astra-board-short-refund-common = communes
astra-board-short-full-rest = grand repos

## Ptolémée

astra-board-his-cards =
    { $cards ->
        [0] Aucune carte découverte{ $names }
        [one] { $cards } carte découverte : { $names }
       *[other] { $cards } cartes découvertes : { $names }
    }
astra-board-library = La bibliothèque de Ptolémée
astra-board-shelf = { $shelf }, dé { $die } : { $what }
astra-board-shelf-left = Carte de gauche
astra-board-shelf-right = Carte de droite
astra-board-shelf-pile = Pioche
astra-board-shelf-empty = vide
astra-board-face-down = face cachée
astra-board-guide =
    { $stars ->
        [one] { $card }, { $element }, { $stars } étoile ; il observe : { $goal }
       *[other] { $card }, { $element }, { $stars } étoiles au plus ; il observe : { $goal }
    }
astra-board-pile-note = pioche { $pile } · défausse { $discard }
astra-board-discard-note = défausse { $discard }
astra-board-modifiers = Variantes

## Ce que signifient les signes, et ce qu’ils font en ce moment

astra-board-why-first = Ce joueur commence chaque manche, pendant toute la partie.
astra-board-why-fame = Le joueur qui a le plus de renommée à la fin gagne. Le décompte final en ajoute.
astra-board-why-fame-solo = Vous ne gagnez qu’avec plus de renommée que Ptolémée. Le décompte final en ajoute.
astra-board-why-stardust =
    { $stardust ->
        [0] Observer coûte 1 poussière d’étoile par étoile, et vous n’en avez plus. Un Repos remplit votre sacoche : { $pouch }.
       *[other] Observer coûte 1 poussière d’étoile par étoile. Avec { $stardust }, vous pouvez en cocher autant ; un Repos remplit votre sacoche : { $pouch }.
    }
astra-board-why-stardust-of = Observer coûte 1 poussière d’étoile par étoile. Un Repos remplit la sacoche, jusqu’à sa capacité.
astra-board-why-wisdom =
    { $missing ->
        [0] La sagesse augmente la limite de cartes. Elle est au maximum.
       *[other] La sagesse augmente la limite de cartes : encore { $missing } pour une limite de { $next }. Chaque grande étoile en donne 1.
    }
astra-board-why-telescopes = Après une Observation, 1 télescope permet d’observer encore au même tour.
astra-board-why-room = { $cards } sur { $limit } cartes au plus. Si une découverte dépasse la limite, vous défaussez.
astra-board-why-hand =
    { $cards ->
        [0] { $name } peut garder { $limit } cartes et n’en a pas encore.
       *[other] { $name } peut garder { $limit } cartes. { $list }.
    }
astra-board-why-card-active = Utilisez-la avant votre action. Elle est ensuite épuisée jusqu’à sa réactivation.
astra-board-why-card-exhausted = Un Repos la réactive quand l’élément actif est le sien ; un bonus le peut aussi.
astra-board-why-final = Votre carte Décompte final, secrète. Cochés dès le départ : { $elements } ; chacune de vos cartes coche une case de plus sur la ligne de son élément. Une ligne de 2, 3 ou 4 cases vaut { $two }, { $three } ou { $four } points de renommée, une colonne de 3 ou 4 en vaut { $third } ou { $fourth }.

astra-board-why-sphere = Quand cet élément est actif, un Repos réactive les cartes épuisées du joueur qui sont de cet élément ({ $sphere }).
astra-board-why-sphere-active =
    { $cards ->
        [0] Un Repos réactiverait maintenant des cartes épuisées ({ $sphere }), mais vous n’en avez pas. Puis le pion avance.
        [one] Un Repos réactiverait maintenant votre carte épuisée ({ $sphere }). Puis le pion avance.
       *[other] Un Repos réactiverait maintenant vos { $cards } cartes épuisées ({ $sphere }). Puis le pion avance.
    }
astra-board-why-sphere-active-all = Un Repos réactive maintenant les cartes épuisées du joueur qui sont de cet élément ({ $sphere }). Puis le pion avance.
astra-board-why-dream =
    { $stars ->
        [one] Quand un Repos amène le pion ici ({ $sphere }), { $stars } étoile est cochée avec le feutre du rêveur.
       *[other] Quand un Repos amène le pion ici ({ $sphere }), { $stars } étoiles d’une même carte sont cochées avec le feutre du rêveur.
    }
astra-board-why-marker = Le pion montre l’élément actif : { $sphere }. Chaque Repos le fait avancer d’un cran dans le sens horaire ; le prochain est { $next }.
astra-board-why-discard = Quand le pion franchit cette icône, la carte du sommet de la pile est défaussée : la fin approche plus vite.
astra-board-why-deck =
    { $above ->
        [one] Encore { $above } carte, et la carte Fin de partie apparaît. Alors cette manche ou la suivante est la dernière.
       *[other] Encore { $above } cartes, et la carte Fin de partie apparaît. Alors cette manche ou la suivante est la dernière.
    }
astra-board-why-last-round = La carte Fin de partie est apparue : la partie se termine après la manche { $round }.
astra-board-why-card-fame = Le joueur qui possède cette carte gagne cette renommée au décompte final, si la carte est alors active.

# Un type de bonus, et si le lecteur pourrait le choisir.
astra-board-why-boon-fame = De la renommée, aussitôt.
astra-board-why-boon-stardust = Des poussières d’étoile, aussitôt, même au-delà de la capacité de la sacoche.
astra-board-why-boon-observation = Des télescopes : chacun permet d’observer une fois de plus à un tour.
astra-board-why-boon-improvement = La capacité de la sacoche augmente : un Repos rapporte plus de poussières d’étoile.
astra-board-why-boon-wisdom = De la sagesse, qui augmente la limite de cartes.
astra-board-why-boon-activation = Des cartes épuisées de votre choix redeviennent actives.
astra-board-why-boon-all = { $boon } Quand un joueur découvre cette carte, les autres qui y ont une étoile choisissent chacun un bonus.
astra-board-why-boon-open = { $boon } Vous n’avez pas encore d’étoile ici : avec une seule, vous pourrez choisir un bonus quand un autre découvrira cette carte.
astra-board-why-boon-own = { $boon } Vous avez des étoiles ici : vous pourrez choisir un bonus quand un autre découvrira cette carte.
astra-board-why-boon-behind = { $boon } Le feutre du rêveur a plus d’étoiles ici que vous : seuls les deux bonus de droite vous sont ouverts.
astra-board-why-boon-crossed = { $boon } Il a déjà été choisi lors de cette découverte.

astra-board-why-his-fame = Vous ne gagnez qu’avec plus de renommée que Ptolémée. À la fin, ses cartes, étoiles et télescopes lui en donnent encore.
astra-board-why-his-stardust =
    { $stardust ->
        [0] Ptolémée n’a plus de poussière d’étoile : à son prochain tour, il se repose.
       *[other] Ptolémée observe tant qu’il a des poussières d’étoile, au prix de 1 par tour. Quand il n’en a plus, il se repose.
    }
astra-board-why-his-telescopes = Ptolémée ne dépense ses télescopes que pour compléter une carte. Ceux qui restent lui donnent de la renommée à la fin.
astra-board-why-his-cards = Chaque carte que Ptolémée découvre lui donne de la renommée à la fin, de même que les éléments et les groupes des quatre éléments.
astra-board-why-shelf = Le dé décide quelle carte guide Ptolémée. Son élément le mène à une carte du plateau ; son nombre limite les étoiles qu’il coche.
astra-board-why-shelf-unseen = Si le dé désigne cet emplacement, cette carte face cachée guide Ptolémée.
astra-board-why-shelf-no-pile = La pioche est vide. Si Ptolémée doit observer avant que la carte Fin de partie soit apparue, vous perdez.
astra-board-why-shelf-empty = La pioche était vide : la carte utilisée n’a pas été remplacée.
astra-board-why-piles =
    { $pile ->
        [one] Si la pioche est vide quand Ptolémée doit observer, vous perdez. Il y reste { $pile } carte. Ce n’est plus le cas après Fin de partie.
       *[other] Si la pioche est vide quand Ptolémée doit observer, vous perdez. Il y reste { $pile } cartes. Ce n’est plus le cas après Fin de partie.
    }
astra-board-why-piles-again = Quand sa pioche est vide, la défausse de Ptolémée est mélangée et devient la nouvelle pioche.

## Une découverte

astra-board-discovery = Découverte
astra-board-discovery-by = { $name } découvre { $the }
astra-board-discovery-dreamt = Le rêveur achève { $the }
astra-board-stars =
    { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }
astra-board-role-discovers = prend la carte
astra-board-role-picks = choisit
astra-board-role-sealed = a choisi en secret
astra-board-role-reactivates = réactive
astra-board-role-waits = choisira ensuite
astra-board-role-done = a choisi
astra-board-role-dreams = ne choisit rien
astra-board-note-order = Chaque assistant choisit un bonus, dans l’ordre du nombre d’étoiles.
astra-board-note-tied = À égalité d’étoiles, on choisit en même temps, à l’insu des autres.

## Coût et effet d’un choix

astra-board-colon =  :
astra-board-cost-stardust = 1 poussière (reste { $left })
astra-board-cost-telescope = 1 télescope et 1 poussière (reste { $left })
astra-board-cost-free = gratuit
astra-board-cost-dream =
    { $left ->
        [0] la dernière étoile du rêveur
        [one] pour le rêveur, encore { $left } étoile ensuite
       *[other] pour le rêveur, encore { $left } étoiles ensuite
    }
astra-board-gain-wisdom = +1 sagesse
astra-board-gain-wisdom-limit = +1 sagesse, { $limit } cartes au plus
astra-board-gain-neighbours =
    { $stars ->
        [one] { $stars } voisine est cochée avec elle
       *[other] { $stars } voisines sont cochées avec elle
    }
astra-board-dead-end = la chaîne s’arrête là
astra-board-completes = achève { $the } : la découverte est pour vous
astra-board-completes-dreamt = achève { $the } : personne ne prend la carte
astra-board-assisted =
    { $count ->
        [one]  ; { $names } assiste
       *[other]  ; { $names } assistent
    }
astra-board-pick-unseen = Personne ne le voit avant que tous aient choisi.

## La décision

astra-board-ask-turn = Observez une étoile, ou reposez-vous.
astra-board-ask-turn-card = Utilisez une carte, observez une étoile, ou reposez-vous.
astra-board-ask-no-stardust = Vous n’avez plus de poussière d’étoile : reposez-vous.
astra-board-ask-no-action = Pas d’action à ce tour : utilisez d’autres cartes, ou terminez.
astra-board-ask-trading = Échanger 3 poussières d’étoile contre un télescope ?
astra-board-ask-mark-any = Cochez une étoile au choix.
astra-board-ask-mark-burst = Cochez une étoile au choix ; ses voisines suivent.
astra-board-ask-mark-first = Cochez la première de deux étoiles.
astra-board-ask-mark-second = Cochez la seconde étoile.
astra-board-ask-mark-three = Cochez l’étoile { $n } sur 3, chacune sur une autre carte.
astra-board-ask-observing = Observez { $the } : choisissez l’étoile suivante.
astra-board-ask-between = Observez encore avec un télescope, ou terminez.
astra-board-ask-discovery = Quelle carte découvrez-vous d’abord ?
astra-board-ask-picking = Vous assistez à la découverte { $of } : choisissez un bonus.
astra-board-ask-reactivating =
    { $cards ->
        [one] Réactivez une carte.
       *[other] Réactivez jusqu’à { $cards } cartes.
    }
astra-board-ask-discarding =
    { $cards ->
        [one] Défaussez une carte.
       *[other] Défaussez { $cards } cartes.
    }
astra-board-ask-choosing-dream = Quelle carte le rêveur coche-t-il ?
astra-board-ask-dreaming = Rêve { $of } : choisissez l’étoile suivante du rêveur.
astra-board-wait-turn = C’est à { $names } de jouer.
astra-board-wait-observing = { $names } observe { $the }.
astra-board-wait-picking =
    { $count ->
        [one] { $names } choisit un bonus { $of }.
       *[other] { $names } choisissent des bonus { $of }.
    }
astra-board-wait-reactivating = { $names } réactive des cartes.
astra-board-wait-discarding = { $names } défausse des cartes en trop.
astra-board-wait-dreaming = { $names } coche pour le rêveur une étoile { $of }.
astra-board-over =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
astra-board-over-ptolemy = Ptolémée gagne.
astra-board-detail-turn =
    { $telescopes ->
        [0] { $stardust ->
                [one] { $stardust } poussière d’étoile
               *[other] { $stardust } poussières d’étoile
            }, pas de télescope.
        [one] { $stardust ->
                [one] { $stardust } poussière d’étoile
               *[other] { $stardust } poussières d’étoile
            }, { $telescopes } télescope.
       *[other] { $stardust ->
               [one] { $stardust } poussière d’étoile
              *[other] { $stardust } poussières d’étoile
           }, { $telescopes } télescopes.
    }
astra-board-detail-first = Les étoiles allumées se marquent le long des lignes, pour 1 poussière chacune ; un repos remplit la sacoche.
astra-board-detail-ready =
    { $cards ->
        [one] { $cards } carte prête.
       *[other] { $cards } cartes prêtes.
    }
astra-board-detail-any = C’est gratuit, sans règle de voisinage.
astra-board-detail-marking = C’est gratuit, selon la règle.
astra-board-detail-observing =
    { $lit ->
        [one] Il reste { $stardust ->
                [one] { $stardust } poussière d’étoile
               *[other] { $stardust } poussières d’étoile
            } ; { $lit } étoile possible.
       *[other] Il reste { $stardust ->
               [one] { $stardust } poussière d’étoile
              *[other] { $stardust } poussières d’étoile
           } ; { $lit } étoiles possibles.
    }
astra-board-detail-between =
    { $telescopes ->
        [one] Il reste { $telescopes } télescope et { $stardust ->
                [one] { $stardust } poussière d’étoile
               *[other] { $stardust } poussières d’étoile
            }.
       *[other] Il reste { $telescopes } télescopes et { $stardust ->
               [one] { $stardust } poussière d’étoile
              *[other] { $stardust } poussières d’étoile
           }.
    }
astra-board-detail-picking =
    { $stars ->
        [one] Vous y avez { $stars } étoile.
       *[other] Vous y avez { $stars } étoiles.
    }
astra-board-detail-behind = Le rêveur en a { $stars } : seuls les deux bonus de droite vous sont ouverts.
astra-board-detail-tied = Les choix restent secrets jusqu’au dernier.
astra-board-detail-reactivating = N’importe laquelle de vos cartes épuisées.
astra-board-detail-discarding = Vous pouvez garder { $limit } cartes ; la nouvelle peut partir aussi.
astra-board-detail-choosing-dream = À égalité d’étoiles, vous choisissez.
astra-board-detail-dreaming =
    { $left ->
        [one] Encore { $left } étoile à cocher, sans frais.
       *[other] Encore { $left } étoiles à cocher, sans frais.
    }
astra-board-own-pick = Votre choix est secret : { $boon }.
astra-board-own-pick-none = Votre choix est secret : aucun bonus.
astra-board-effect-free-start = Toute étoile commune peut commencer.
astra-board-effect-fame-grand = Les grandes étoiles donnent de la renommée.
astra-board-effect-refund-grand = Le chemin vers une grande étoile est rendu.
astra-board-effect-refund-common = Les étoiles communes seules sont rendues.
astra-board-effect-full-rest = Un repos donne la capacité de la sacoche.

## Boutons

astra-board-do-rest = Repos
astra-board-do-trade = Échanger
astra-board-do-stop-trading = Pas plus
astra-board-do-stop-reactivating = Assez
astra-board-do-stop = M’arrêter là
astra-board-do-finish = Terminer
astra-board-do-finish-turn = Finir le tour
astra-board-do-decline = Aucun bonus

## Étapes et faits

astra-board-step-ability = Pouvoirs
astra-board-step-action = Action
astra-board-step-discovery = Découverte
astra-board-step-dream = Rêve
astra-board-fact-round = Manche { $round }
astra-board-fact-round-of = Manche { $round } sur { $last }
astra-board-fact-players =
    { $players ->
        [one] contre Ptolémée
       *[other] { $players } joueurs
    }
astra-board-fact-own-turn = à vous
astra-board-fact-turn = { $name } joue

## Images

astra-board-poster = La table d’Astra à la manche { $round }
astra-board-picture-card = { $card }, { $element }, { $stars } étoiles
astra-board-picture-a1-3 = Une carte : l’étoile de départ dans un réticule, les grandes étoiles avec rayons et nom, les communes comme des points
astra-board-picture-a1-7 = Une carte Décompte final : deux cases cochées d’avance, les autres par les cartes de chaque élément
astra-board-picture-a1-8 = Un carnet : trois poussières d’étoile dans une sacoche de 7, et six cases de sagesse pour 4 cartes
astra-board-picture-a3-2 = Deux étoiles sont cochées ; la seule qui leur est voisine est éclairée
astra-board-picture-a3-3 = Une chaîne de deux étoiles en cours : les deux voisines de la dernière sont éclairées
astra-board-picture-a3-5 = La piste de sagesse : six cases cochées, 4 cartes au plus
astra-board-picture-a3-6 = Le plateau des éléments : le pion avance dans le sens horaire et franchit l’icône de défausse entre deux éléments
astra-board-picture-a4-2 = Une carte achevée : un joueur l’a découverte, deux assistent, et le premier bonus est barré
astra-board-picture-a7-3 = Le plateau à deux : chaque élément porte le nombre d’étoiles que le rêveur coche
astra-board-picture-a7-4 = Le rêveur a trois étoiles, l’assistant deux : seuls les deux bonus de droite sont ouverts
astra-board-picture-a8-6 = Le plateau en solitaire : un emplacement est près de la Terre, un du Feu, un de l’Air
