# La page d’une table

table-again = Appuyez encore pour confirmer : { $action }
table-lost = Le serveur n’a pas reçu ce coup. Nouvel essai en cours.
table-unsent = L’envoi a échoué. Vérifiez la connexion et réessayez.
table-notices-on = Vous serez prévenu quand ce sera à vous.
table-notices-off = Ce navigateur n’autorise pas les notifications.
table-your-turn = À vous
table-why = Pourquoi ? La règle
table-explain-rule = Règle
table-copied = Copié
table-thinking = Un conseil se prépare…
table-reconnecting = Reconnexion… Ce que vous voyez n’est peut-être plus à jour.
table-skip = Passer à maintenant
table-script = La table a besoin de JavaScript pour rester à jour.
table-undo = Annuler
table-undo-key = Annuler (Échap)
table-restart = Recommencer le tour
table-hint = Conseil
table-hint-key = Conseil (H)
table-hints = Le conseil de la machine
table-hint-odds = { $percent } % de chances de gagner, { $points } points à la fin
table-clocks = Pendules
table-more = Plus
table-ask-undo = Demander à tous de reprendre le dernier coup
table-ask-replace = Demander qu’une machine joue pour { $name }
table-return = Reprendre ma place
table-resign = Abandonner
table-play-on = Continuer la partie
table-resign-sure = Une machine finira la partie à votre place. Abandonner ?
table-resign-alone = Personne d’autre ne joue : la table sera fermée et la partie restera sans fin. Abandonner ?
table-replay = Revoir
table-review = Revoir et analyser
table-record = Relevé
table-copy-link = Copier le lien
table-notify = Me prévenir quand c’est à moi
table-agree = Accepter
table-decline = Refuser
table-proposal-waits = On demande aux autres.
table-propose-undo =
    { $steps ->
        [one] { $name } demande à reprendre la dernière action.
       *[other] { $name } demande à reprendre les { $steps } dernières actions.
    }
table-propose-replace = Une machine doit-elle jouer pour { $name }, qui est absent ?
table-curtain = Passez l’appareil à { $name }
table-curtain-why = Les secrets restent cachés jusqu’à ce que { $name } ouvre le rideau.
table-curtain-open = Je suis { $name }
table-you-win = Vous gagnez avec { $points } points !
table-see-board = Voir le plateau
table-count = Le décompte
table-total = Total
table-rematch = Rejouer
table-rematch-join = Rejoindre la revanche
table-note-machine = machine · { $level }
table-note-stand-in = une machine joue · { $level }
table-note-gone = parti
table-note-away = absent

lobby-seats = Qui joue
lobby-open = libre
lobby-expected = attendu
lobby-sit = S’asseoir ici
lobby-sit-other = Ajouter sur cet appareil
lobby-name = Nom
lobby-leave = Quitter la place
lobby-level = Machines pour les places libres :
lobby-start = Commencer maintenant
lobby-invite = Inviter
lobby-public = Tout le monde voit cette table et peut s’y asseoir.
lobby-private = Seules les personnes qui ont ce lien voient cette table.
lobby-copy = Copier
lobby-code = Le lien comme code à scanner
lobby-options = Options
lobby-closed = Cette table est fermée.
table-log-title = Le journal de la partie : { $game }
table-log-back = Retour à la table
