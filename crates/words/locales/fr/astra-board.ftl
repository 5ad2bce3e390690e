## La table d’Astra sur une page

## Les cartes sur le plateau

astra-board-count = { $marked } sur { $stars } étoiles
astra-board-count-none = { $stars } étoiles
# Ce que cherche l’observateur : les étoiles qui manquent à une carte
astra-board-aim = manque { $missing }
astra-board-aim-label =
    { $missing ->
        [one] Il manque { $missing } étoile
       *[other] Il manque { $missing } étoiles
    }{ $own ->
        [0] {""}
        [one] , { $own } est à vous
       *[other] , { $own } sont à vous
    }{ $near ->
        [yes] , un tour suffit
       *[no] {""}
    }
# Sur le plateau du joueur : une carte qu’un tour suffit à compléter, la plus proche, la dernière manche
astra-board-aim-soon = À découvrir en un tour : { $card }
astra-board-aim-next = Découverte la plus proche : { $card }, manque { $missing }
astra-board-aim-last = Dernière manche : les cartes actives comptent
astra-board-card-fame =
    { $fame ->
        [one] { $fame } point de renommée à la fin, si la carte est active
       *[other] { $fame } points de renommée à la fin, si la carte est active
    }
astra-board-card = { $card }, { $element }, étoiles cochées : { $marked } sur { $stars }, emplacement { $place }
astra-board-no-card = Aucune carte
astra-board-star = { $card }, étoile { $n } : { $star }, { $kind }, { $state }
astra-board-kind-start = étoile de départ
astra-board-kind-grand = grande étoile
astra-board-kind-common = étoile commune
astra-board-state-legal = peut être cochée
astra-board-state-marked = cochée par { $name }
astra-board-state-unmarked = non cochée
astra-board-dreamer = le feutre du rêveur
astra-board-boon = Bonus { $n } : { $boon }
astra-board-boon-crossed = Bonus { $n } : { $boon }, rayé
astra-board-boon-sealed = Bonus { $n } : { $boon }, votre choix secret
astra-board-choose-discover = La découvrir d’abord
astra-board-choose-dream = Rêver de celle-ci
astra-board-tabs = Constellations

## Le disque élémentaire. Une barre sépare les lignes au milieu de l’astrolabe

astra-board-spheres = Disque élémentaire, dans le sens horaire
astra-board-sphere = Élément { $sphere }
astra-board-sphere-active = Élément { $sphere }, actif
astra-board-active-sphere = Élément actif : { $sphere }
astra-board-dream =
    { $stars ->
        [one] { $stars } étoile pour le feutre du rêveur
       *[other] { $stars } étoiles pour le feutre du rêveur
    }
astra-board-discard-icon = Icône de défausse entre { $after } et { $before }
astra-board-above =
    { $above ->
        [one] carte avant|la fin
       *[other] cartes avant|la fin
    }
astra-board-last-round = dernière|manche
astra-board-deck =
    { $above ->
        [one] { $above } carte avant la carte Fin de partie
       *[other] { $above } cartes avant la carte Fin de partie
    }
astra-board-game-end = La carte Fin de partie est apparue : la manche { $round } est la dernière
astra-board-strip-deck =
    { $above ->
        [one] carte restante
       *[other] cartes restantes
    }
astra-board-strip-last = dernière manche : { $round }

## Un plateau Joueur

astra-board-first = Premier joueur
astra-board-fame = renommée
astra-board-fame-label =
    { $fame ->
        [one] { $fame } point de renommée
       *[other] { $fame } points de renommée
    }
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
astra-board-pouch = sacoche de { $pouch }
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
astra-board-final-label =
    { $fame ->
        [one] Carte Décompte final : { $fame } point de renommée pour l’instant
       *[other] Carte Décompte final : { $fame } points de renommée pour l’instant
    }

## Les pouvoirs en deux ou trois mots, sous les cartes d’un plateau Joueur

astra-board-short-stardust-4 = 4 poussières
astra-board-short-stardust-3 = 3 poussières
astra-board-short-stardust-2 = 2 poussières
astra-board-short-telescope = 1 télescope
astra-board-short-trade-telescopes = échange
astra-board-short-pouch = +1 sacoche
astra-board-short-wisdom = +1 sagesse
astra-board-short-fame-owned = élément actif
astra-board-short-fame-marked = vos étoiles
astra-board-short-mark-any = 1 étoile
astra-board-short-mark-burst = éclat
astra-board-short-mark-two = 2 étoiles
astra-board-short-mark-three = 3 étoiles
astra-board-short-free-start = départ libre
astra-board-short-fame-grand = grande étoile
astra-board-short-refund-grand = chemin rendu
astra-board-short-refund-common = tout rendu
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
astra-board-modifiers = Modificateurs

## Ce que signifient les signes, et ce qu’ils font en ce moment

astra-board-why-first = Ce joueur commence chaque manche, pendant toute la partie.
astra-board-why-fame = Le joueur qui a le plus de renommée à la fin gagne. Le décompte final en ajoute encore.
astra-board-why-fame-solo = Pour gagner, il faut plus de renommée que Ptolémée. Le décompte final en ajoute encore.
astra-board-why-stardust =
    { $stardust ->
        [0] Observer coûte 1 poussière d’étoile par étoile, et vous n’en avez plus. Le repos remplit votre sacoche ({ $pouch }).
       *[other] Observer coûte 1 poussière d’étoile par étoile : vous pouvez en cocher { $stardust } au plus. Le repos remplit votre sacoche ({ $pouch }).
    }
astra-board-why-stardust-of = Observer coûte 1 poussière d’étoile par étoile. Le repos remplit la sacoche.
astra-board-why-wisdom =
    { $missing ->
        [0] La sagesse augmente la limite de cartes. La vôtre est au maximum.
       *[other] La sagesse augmente la limite de cartes : encore { $missing } pour une limite de { $next }. Chaque grande étoile en donne 1.
    }
astra-board-why-telescopes = Après une action Observation, 1 jeton Télescope permet d’observer encore au même tour.
astra-board-why-room = Vous avez { $cards } cartes sur { $limit } au plus. Si une découverte dépasse la limite, défaussez.
astra-board-why-hand =
    { $cards ->
        [0] { $name } peut garder { $limit } cartes et n’en a pas encore.
       *[other] { $name } peut garder { $limit } cartes. { $list }.
    }
astra-board-why-card-active = Utilisez-la avant votre action. Elle reste ensuite épuisée jusqu’à sa réactivation.
astra-board-why-card-exhausted = Le repos la réactive quand son élément est actif. Un bonus le peut aussi.
astra-board-why-final = Votre carte Décompte final est secrète. Les lignes : { $rows }. Cochés d’avance : { $elements }. Chacune de vos cartes coche une case de plus sur la ligne de son élément. Une ligne de 2, 3 ou 4 coches vaut { $two }, { $three } ou { $four } points de renommée, une colonne de 3 ou 4 coches { $third } ou { $fourth }.

astra-board-why-sphere = Quand cet élément ({ $sphere }) est actif, le repos réactive les cartes épuisées de cet élément.
astra-board-why-sphere-active =
    { $cards ->
        [0] Le repos réactiverait vos cartes épuisées ({ $sphere }), mais vous n’en avez pas. Puis le pion Élément avance.
        [one] Le repos réactiverait votre carte épuisée ({ $sphere }). Puis le pion Élément avance.
       *[other] Le repos réactiverait vos { $cards } cartes épuisées ({ $sphere }). Puis le pion Élément avance.
    }
astra-board-why-sphere-active-all = Le repos réactive en ce moment les cartes épuisées de cet élément ({ $sphere }). Puis le pion Élément avance.
astra-board-why-dream =
    { $stars ->
        [one] Quand le repos amène le pion Élément ici ({ $sphere }), le feutre du rêveur coche { $stars } étoile.
       *[other] Quand le repos amène le pion Élément ici ({ $sphere }), le feutre du rêveur coche { $stars } étoiles d’une même carte.
    }
astra-board-why-marker = Le pion Élément indique l’élément actif ({ $sphere }). Chaque repos le fait avancer dans le sens horaire ; le prochain élément : { $next }.
astra-board-why-discard = Quand le pion Élément franchit cette icône, on défausse la première carte de la pile : la fin approche plus vite.
astra-board-why-deck =
    { $above ->
        [one] Encore { $above } carte avant la carte Fin de partie. Ensuite, cette manche ou la suivante est la dernière.
       *[other] Encore { $above } cartes avant la carte Fin de partie. Ensuite, cette manche ou la suivante est la dernière.
    }
astra-board-why-last-round = La carte Fin de partie est apparue : la partie se termine après la manche { $round }.
astra-board-why-aim =
    Qui coche la dernière étoile prend la carte. { $elements ->
        [0] Elle vous vaudrait { $fame } de renommée à la fin si elle est active.
       *[other] Elle vous vaudrait { $fame } de renommée à la fin si elle est active, et { $elements } sur votre carte Décompte final.
    } { $own ->
        [0] Si un autre la prend, une étoile à vous vous vaudrait un bonus.
       *[other] Si un autre la prend, vous choisissez un bonus.
    }
astra-board-why-own-aim = Le joueur qui a le plus de renommée gagne. Découvrez des constellations : chacune rapporte sa renommée si elle est active et remplit votre carte Décompte final. Vos étoiles sur les cartes que d’autres découvrent vous valent des bonus.
astra-board-why-element = Ce signe désigne l’élément { $element }. Le repos réactive les cartes de cet élément quand il est actif. À la fin, chacune des vôtres coche une case de sa ligne sur votre carte Décompte final.
astra-board-why-card-fame = Le propriétaire de cette carte gagne cette renommée au décompte final, si la carte est alors active.

# Un type de bonus, et si le lecteur pourrait le choisir.
astra-board-why-boon-fame = De la renommée tout de suite.
astra-board-why-boon-stardust = Des poussières d’étoile tout de suite, même au-delà de la capacité de la sacoche.
astra-board-why-boon-observation = Des jetons Télescope : chacun permet d’observer une fois de plus à un tour.
astra-board-why-boon-improvement = Une sacoche plus grande : le repos rapporte plus de poussières d’étoile.
astra-board-why-boon-wisdom = De la sagesse, qui augmente la limite de cartes.
astra-board-why-boon-activation = Des cartes épuisées de votre choix redeviennent actives.
astra-board-why-boon-all = { $boon } Quand un joueur découvre cette carte, les autres qui y ont une étoile choisissent chacun un bonus.
astra-board-why-boon-open = { $boon } Vous n’avez pas encore d’étoile ici. Avec une seule, vous choisirez un bonus quand un autre joueur découvrira cette carte.
astra-board-why-boon-own = { $boon } Vous avez des étoiles ici : vous choisirez un bonus quand un autre joueur découvrira cette carte.
astra-board-why-boon-behind = { $boon } Le feutre du rêveur a plus d’étoiles que vous ici : vous ne pouvez choisir qu’un des deux bonus de droite.
astra-board-why-boon-crossed = { $boon } Il a déjà été choisi lors de cette découverte.

astra-board-why-his-fame = Pour gagner, il faut plus de renommée que Ptolémée. À la fin, ses cartes, ses étoiles et ses jetons Télescope lui en donnent encore.
astra-board-why-his-stardust =
    { $stardust ->
        [0] Ptolémée n’a plus de poussière d’étoile : à son prochain tour, il se repose.
       *[other] Ptolémée observe tant qu’il a des poussières d’étoile : il en dépense 1 par tour. Quand il n’en a plus, il se repose.
    }
astra-board-why-his-telescopes = Ptolémée ne dépense ses jetons Télescope que pour compléter une carte. Ceux qui restent lui donnent de la renommée à la fin.
astra-board-why-his-cards = Chaque carte que Ptolémée découvre lui donne de la renommée à la fin. Les éléments et les groupes de quatre éléments aussi.
astra-board-why-shelf = Le dé décide quelle carte guide Ptolémée. Son élément le mène à une carte du plateau ; son nombre limite les étoiles qu’il coche.
astra-board-why-shelf-unseen = Si le dé désigne cet emplacement, cette carte face cachée guide Ptolémée.
astra-board-why-shelf-no-pile = La pioche est vide. Si Ptolémée doit observer avant la carte Fin de partie, vous perdez.
astra-board-why-shelf-empty = La pioche était vide : la carte utilisée n’a pas été remplacée.
astra-board-why-piles =
    { $pile ->
        [one] Si la pioche est vide quand Ptolémée doit observer, vous perdez. Il y reste { $pile } carte. Après la carte Fin de partie, cela ne compte plus.
       *[other] Si la pioche est vide quand Ptolémée doit observer, vous perdez. Il y reste { $pile } cartes. Après la carte Fin de partie, cela ne compte plus.
    }
astra-board-why-piles-again = Quand sa pioche est vide, la défausse de Ptolémée est remélangée et devient sa nouvelle pioche.

## Une découverte

astra-board-discovery = Découverte
astra-board-discovery-by = { $name } découvre { $the }
astra-board-discovery-dreamt = Le feutre du rêveur découvre { $the }
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
astra-board-role-dreams = ne choisit pas
astra-board-note-order = Chaque participant choisit un bonus, celui qui a le plus d’étoiles d’abord.
astra-board-note-tied = À égalité d’étoiles, on choisit en même temps et en secret.

## Coût et effet d’un choix

astra-board-colon =  :
astra-board-cost-stardust = 1 poussière (reste { $left })
astra-board-cost-telescope = 1 télescope et 1 poussière (reste { $left })
astra-board-cost-free = gratuit
astra-board-cost-dream =
    { $left ->
        [0] feutre du rêveur, dernière étoile
        [one] feutre du rêveur, encore { $left } étoile après celle-ci
       *[other] feutre du rêveur, encore { $left } étoiles après celle-ci
    }
astra-board-gain-wisdom = +1 sagesse
astra-board-gain-wisdom-limit = +1 sagesse, { $limit } cartes au plus
astra-board-gain-neighbours =
    { $stars ->
        [one] { $stars } voisine cochée avec elle
       *[other] { $stars } voisines cochées avec elle
    }
astra-board-dead-end = la chaîne s’arrête là
astra-board-completes = complète { $the } : la carte est à vous
astra-board-completes-dreamt = complète { $the } : personne ne prend la carte
astra-board-assisted =
    { $count ->
        [one]  ; { $names } participe
       *[other]  ; { $names } participent
    }
astra-board-again-discovers = Cette étoile fait découvrir { $the }, sans retour possible. Appuyez encore pour la cocher.
astra-board-again-dreamt = Le rêveur complète { $the }, sans retour possible. Appuyez encore pour cocher l’étoile.
astra-board-pick-unseen = Votre choix reste secret jusqu’au dernier.

## La décision

astra-board-ask-turn = Cochez une étoile ou reposez-vous.
astra-board-ask-turn-card = Utilisez un pouvoir, cochez une étoile ou reposez-vous.
astra-board-ask-no-stardust = Plus de poussière d’étoile : reposez-vous.
astra-board-ask-no-stardust-card = Plus de poussière d’étoile : utilisez un pouvoir ou reposez-vous.
astra-board-ask-no-action = Pas d’action à ce tour : utilisez d’autres pouvoirs ou terminez.
astra-board-ask-trading = Échanger 3 poussières d’étoile contre 1 jeton Télescope ?
astra-board-ask-mark-any = Cochez l’étoile de votre choix.
astra-board-ask-mark-burst = Cochez l’étoile de votre choix : ses voisines sont cochées avec elle.
astra-board-ask-mark-first = Cochez la première des deux étoiles.
astra-board-ask-mark-second = Cochez la seconde étoile.
astra-board-ask-mark-three = Cochez l’étoile { $n } sur 3, chaque fois sur une autre carte.
astra-board-ask-observing = Observez { $the } : choisissez l’étoile suivante.
astra-board-ask-between = Observez encore avec un jeton Télescope ou terminez.
astra-board-ask-discovery = Quelle carte découvrez-vous d’abord ?
astra-board-ask-picking = Vous participez à la découverte { $of } : choisissez un bonus.
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
astra-board-ask-choosing-dream = De quelle carte rêvez-vous ?
astra-board-ask-dreaming = Vous rêvez { $of } : cochez l’étoile suivante.
astra-board-wait-turn = C’est à { $names } de jouer.
astra-board-wait-observing = { $names } observe { $the }.
astra-board-wait-picking =
    { $count ->
        [one] { $names } choisit un bonus { $of }.
       *[other] { $names } choisissent des bonus { $of }.
    }
astra-board-wait-reactivating = { $names } réactive des cartes.
astra-board-wait-discarding = { $names } défausse ses cartes en trop.
astra-board-wait-dreaming = { $names } rêve { $of }.
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
            }, aucun jeton Télescope.
        [one] { $stardust ->
                [one] { $stardust } poussière d’étoile
               *[other] { $stardust } poussières d’étoile
            }, { $telescopes } jeton Télescope.
       *[other] { $stardust ->
               [one] { $stardust } poussière d’étoile
              *[other] { $stardust } poussières d’étoile
           }, { $telescopes } jetons Télescope.
    }
astra-board-detail-first = Cochez les étoiles éclairées le long des traits : 1 poussière chacune. Le repos remplit votre sacoche.
astra-board-detail-ready =
    { $cards ->
        [one] { $cards } pouvoir prêt.
       *[other] { $cards } pouvoirs prêts.
    }
astra-board-detail-any = Gratuit : toute étoile non cochée convient.
astra-board-detail-marking = Gratuit, selon la règle classique.
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
        [one] Il reste { $telescopes } jeton Télescope et { $stardust ->
                [one] { $stardust } poussière d’étoile
               *[other] { $stardust } poussières d’étoile
            }.
       *[other] Il reste { $telescopes } jetons Télescope et { $stardust ->
               [one] { $stardust } poussière d’étoile
              *[other] { $stardust } poussières d’étoile
           }.
    }
astra-board-detail-picking =
    { $stars ->
        [one] Vous y avez coché { $stars } étoile.
       *[other] Vous y avez coché { $stars } étoiles.
    }
astra-board-detail-behind = Le feutre du rêveur en a { $stars } : choisissez l’un des deux bonus de droite.
astra-board-detail-tied = Les choix restent secrets jusqu’au dernier.
astra-board-detail-reactivating = N’importe laquelle de vos cartes épuisées.
astra-board-detail-discarding = Vous pouvez garder { $limit } cartes ; la nouvelle peut être défaussée aussi.
astra-board-detail-choosing-dream = À égalité d’étoiles, c’est vous qui choisissez.
astra-board-detail-dreaming =
    { $left ->
        [one] Encore { $left } étoile pour le feutre du rêveur, gratuite.
       *[other] Encore { $left } étoiles pour le feutre du rêveur, gratuites.
    }
astra-board-own-pick = Votre choix secret : { $boon }.
astra-board-own-pick-none = Votre choix secret : aucun bonus.
astra-board-effect-free-start = Vous pouvez commencer par n’importe quelle étoile commune.
astra-board-effect-fame-grand = Chaque grande étoile cochée rapporte de la renommée.
astra-board-effect-refund-grand = Le chemin jusqu’à une grande étoile vous est remboursé.
astra-board-effect-refund-common = Vos poussières vous sont rendues si vous ne cochez que des étoiles communes.
astra-board-effect-full-rest = Le repos rapporte autant de poussières que la capacité de la sacoche.

## Boutons

astra-board-do-rest = Repos
astra-board-do-trade = Échanger
astra-board-do-stop-trading = Terminer
astra-board-do-stop-reactivating = Terminer
astra-board-do-stop = S’arrêter là
astra-board-do-finish = Terminer
astra-board-do-finish-turn = Terminer le tour
astra-board-do-decline = Aucun bonus

## Étapes et faits

astra-board-step-ability = Pouvoir
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
astra-board-picture-a1-3 = Une carte : l’étoile de départ dans un réticule, les grandes étoiles avec rayons et nom, les étoiles communes en points
astra-board-picture-a1-7 = Une carte Décompte final : deux cases cochées d’avance, les autres par les cartes de chaque élément
astra-board-picture-a1-8 = Un plateau Joueur : trois poussières d’étoile dans une sacoche de 7, six cases de sagesse et une limite de 4 cartes
astra-board-picture-a3-2 = Deux étoiles sont cochées ; la seule étoile voisine est éclairée
astra-board-picture-a3-3 = Une chaîne de deux étoiles en cours : les deux voisines de la dernière sont éclairées
astra-board-picture-a3-5 = La piste de sagesse : six cases cochées, limite de 4 cartes
astra-board-picture-a3-6 = Le disque élémentaire : le pion Élément avance dans le sens horaire ; entre deux éléments, il franchit l’icône de défausse
astra-board-picture-a4-2 = Une carte découverte : un joueur la prend, deux autres ont participé, et le premier bonus est rayé
astra-board-picture-a7-3 = Le disque élémentaire pour 2 joueurs : chaque élément indique combien d’étoiles coche le feutre du rêveur
astra-board-picture-a7-4 = Le feutre du rêveur a trois étoiles, le participant deux : il choisit parmi les deux bonus de droite
astra-board-picture-a8-6 = Le disque élémentaire en solo : un emplacement est le plus proche de la Terre, un autre du Feu, un autre de l’Air
