## The commands that draw

help-png = Draw the table to this file as PNG: at the line --at, else at the end
help-png-cards = Draw every card as PNG, a file each, into this folder
help-png-sky = Draw the sky to this file as PNG
help-view = Which picture: planisphere, the whole sky on a disc, or horizon, as one stands and looks [default: planisphere]
help-theme = The look of the picture: night, or chart for daylight and print [default: night]
help-width = How many pixels wide, from 64 to 8192

cli-png-written = The picture is in { $file }.
cli-png-all-written =
    { $pictures ->
        [one] One picture is in { $folder }.
       *[other] { $pictures } pictures are in { $folder }.
    }
cli-png-no-folder = The pictures need a folder, which “{ $folder }” cannot be.
cli-png-which = { $file } holds { $games } games: say with --game which one to draw.

## Pictures as PNG

png-not-a-drawing = The picture cannot be painted: it is not an SVG drawing ({ $reason }).
png-size = The picture cannot be { $width } × { $height } pixels large.
png-not-encoded = The picture cannot be written as PNG: { $reason }.
