# Guided games: the page that offers them, and what is around every step.

lesson-later = Good idea for later. For now, follow the light.
lesson-wait = One moment: the others play first.
lesson-end = That was the lesson. The table is yours: play on, or start a game of your own.
lesson-name = Lesson
lesson-progress = Step { $n } of { $of }
lesson-lit = Highlighted: { $what }.
lesson-here = Here
lesson-back = Back
lesson-back-step = One step back
lesson-show = Show me
lesson-skip = Skip
lesson-skip-all = Skip the lesson
lesson-skip-sure = Leave the lesson here? The game goes on against machines. You can start the lesson again at any time.

learn-title = Learn { $game }
learn-lead = Learn by playing: a real game, one sentence at a time. You can stop whenever you like and come back later.
learn-minutes = { $n ->
    [one] About one minute
   *[other] About { $n } minutes
}
learn-begin = Start the lesson
learn-resume = Go on with the lesson
learn-again = Start over
learn-done = Done
learn-retake = Take it again
learn-play = Play right away
learn-offer = Your first game of { $game }? A short lesson shows you how it goes.
learn-panel = Learn it
