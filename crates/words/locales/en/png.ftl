## The commands that draw

help-png = Save a picture of the table as PNG: after the line given with --at, or at the end
help-png-cards = Save a picture of every card as PNG in this folder
help-png-sky = Save a picture of the sky as PNG
help-view = What to draw: planisphere (the whole sky as a disc) or horizon (the view from where you stand) [default: planisphere]
help-theme = Theme: night (dark) or chart (light, good for print) [default: night]
help-width = Width in pixels, from 64 to 8192

cli-png-written = Picture saved as { $file }.
cli-png-all-written =
    { $pictures ->
        [one] 1 picture saved in { $folder }.
       *[other] { $pictures } pictures saved in { $folder }.
    }
cli-png-no-folder = Pictures need a folder, and “{ $folder }” is not one.
cli-png-which = { $file } has { $games } games. Choose one with --game.

## Pictures as PNG

png-not-a-drawing = Could not draw the picture: it is not valid SVG ({ $reason }).
png-size = A picture cannot be { $width } × { $height } pixels.
png-not-encoded = Could not save the picture as PNG: { $reason }.
