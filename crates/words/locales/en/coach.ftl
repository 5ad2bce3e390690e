# The coach: short remarks in the first games of a player

coach-name = Coach
coach-close = Close the remark
coach-no-more = No more tips
site-coach = Coach
site-coach-on = on
site-coach-off = off
site-coach-help = Short tips in your first three games of each kind.
