# Les parties guidées : la page qui les propose, et ce qui entoure chaque étape.

lesson-later = Bonne idée pour plus tard. Pour l’instant, suivez la lumière.
lesson-wait = Un instant : les autres jouent d’abord.
lesson-end = La leçon est terminée. La table est à vous : continuez, ou commencez votre propre partie.
lesson-name = Leçon
lesson-progress = Étape { $n } sur { $of }
lesson-lit = En évidence : { $what }.
lesson-here = Ici
lesson-back = Retour
lesson-back-step = Une étape en arrière
lesson-show = Où ?
lesson-skip = Passer
lesson-skip-all = Passer la leçon
lesson-skip-sure = Quitter la leçon ici ? La partie continue contre des machines. Vous pourrez recommencer la leçon quand vous voudrez.

learn-title = Apprendre à jouer : { $game }
learn-lead = Apprenez en jouant : une vraie partie, une phrase à la fois. Arrêtez quand vous voulez, et reprenez plus tard.
learn-minutes = { $n ->
    [one] Environ une minute
   *[other] Environ { $n } minutes
}
learn-begin = Commencer la leçon
learn-resume = Reprendre la leçon
learn-again = Recommencer
learn-done = Terminée
learn-retake = La refaire
learn-play = Jouer tout de suite
learn-offer = Première partie ? Une courte leçon vous montre comment jouer à { $game }.
learn-panel = Apprendre
