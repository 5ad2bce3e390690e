# La page d’une table

table-again = Appuyez encore pour confirmer : { $action }
table-lost = Le serveur n’a pas reçu ce coup. Nouvel essai en cours.
table-unsent = L’envoi a échoué. Vérifiez la connexion et réessayez.
table-notices-on = Vous serez prévenu quand ce sera à vous.
table-notices-off = Ce navigateur n’autorise pas les notifications.
table-your-turn = À vous
table-why = Pourquoi ? Voir la règle
table-explain-rule = Règle
table-copied = Copié
table-thinking = Un conseil se prépare…
table-reconnecting = Reconnexion… Ce que vous voyez n’est peut-être plus à jour.
table-skip = Revenir au direct
table-script = La table a besoin de JavaScript pour rester à jour.
table-undo = Annuler
table-undo-key = Annuler (Échap)
table-restart = Recommencer le tour
table-hint = Conseil
table-hint-key = Conseil (H)
table-hints = Conseils de la machine
table-hint-odds = { $percent } % de chances de gagner · score { $points }
table-clocks = Pendules
table-more = Plus
table-ask-undo = Demander à annuler le dernier coup
table-ask-replace = Demander à remplacer { $name } par une machine
table-return = Reprendre ma place
table-resign = Abandonner
table-play-on = Continuer la partie
table-delete = Supprimer cette table
table-delete-ask = Supprimer cette table ?
table-delete-what = La partie, son journal et son enregistrement disparaîtront, sans retour possible.
table-delete-imported = La partie importée disparaîtra ; votre fichier reste. Il n’y a pas de retour possible.
table-resign-sure = Une machine terminera la partie pour vous. Abandonner ?
table-resign-alone = Il ne reste que vous à cette table. Mettre fin à la partie ?
table-replay = Revoir
table-review = Revoir et analyser
table-record = Télécharger la partie
table-copy-link = Copier le lien
table-notify = Me prévenir quand c’est à moi
table-agree = Accepter
table-decline = Refuser
table-proposal-waits = Demande envoyée aux autres joueurs.
table-propose-undo =
    { $steps ->
        [one] { $name } demande à annuler la dernière action.
       *[other] { $name } demande à annuler les { $steps } dernières actions.
    }
table-propose-replace = { $name } ne joue plus. Laisser une machine jouer à sa place ?
table-curtain = Passez l’appareil à { $name }
table-curtain-why = Ses secrets restent cachés : à { $name } d’ouvrir le rideau.
table-curtain-open = Je suis { $name }
table-you-win = Vous gagnez avec { $points } points !
table-see-board = Voir le plateau
table-count = Décompte final
table-total = Total
table-rematch = Rejouer
table-rematch-join = Rejoindre la revanche

# Les machines portent les noms de ces astronomes, dans cet ordre. Une table a six places au plus.
table-machine-names = Hypatie, Tycho, Caroline, Kepler, Henrietta, Hévélius, Vera, Halley, Cecilia, Ulugh Beg, Annie, Messier

table-note-machine = machine · { $level }
table-note-stand-in = une machine joue · { $level }
table-note-gone = parti
table-note-away = absent

lobby-seats = Qui joue
lobby-open = libre
lobby-expected = attendu
lobby-sit = Prendre cette place
lobby-sit-other = Ajouter sur cet appareil
lobby-name = Nom
lobby-leave = Libérer ma place
lobby-level = Machines pour les places libres :
lobby-start = Commencer maintenant
lobby-invite = Inviter
lobby-public = Tout le monde voit cette table et peut la rejoindre.
lobby-private = Seules les personnes qui ont ce lien voient cette table.
lobby-copy = Copier
lobby-code = Le lien sous forme de QR code
lobby-options = Options
lobby-closed = Cette table est fermée.
table-log-title = Journal de la partie : { $game }
table-log-back = Retour à la table
