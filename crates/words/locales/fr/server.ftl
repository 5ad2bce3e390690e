## Refus du serveur. Une clé est `error-` suivi du code du refus.

error-bad_json = Le corps de la requête est illisible ({ $reason }) ; il doit être en JSON, de la forme décrite dans /api/v1/openapi.json.
error-bad_query = Ce qui suit le point d’interrogation est illisible ({ $reason }) ; /api/v1/openapi.json le décrit.
error-bad_request = La requête est illisible ; /api/v1/openapi.json décrit ce qui est compris.
error-cross_site = La requête vient d’un autre site ; seules les pages de ce serveur peuvent demander cela.
error-internal = Un problème est survenu ici, et vous n’y êtes pour rien ; réessayez dans un instant.
error-link = Le lien a déjà servi, est trop ancien ou incomplet ; créez-en un nouveau sur votre premier appareil.
error-media_type = Le corps de la requête est d’un type qui n’est pas compris ici ; son Content-Type doit être application/json.
error-method = Cette adresse ne comprend pas cette méthode ; l’en-tête Allow nomme celles qu’elle comprend.
error-not_found = Il n’y a rien ici, ou ce n’est pas pour vous ; vérifiez l’adresse.
error-timeout = La requête a pris trop de temps ; réessayez.
error-too_large = Le corps de la requête est trop grand ; envoyez-en moins à la fois.
error-too_many =
    { $seconds ->
        [one] Trop de requêtes ; attendez { $seconds } seconde et réessayez.
       *[other] Trop de requêtes ; attendez { $seconds } secondes et réessayez.
    }
error-too_many_hints = Votre dernier conseil est encore en réflexion ; attendez-le, puis redemandez.
error-too_many_reviews = Beaucoup de parties sont en cours d’analyse ; redemandez dans quelques minutes.
error-too_many_streams = Vous suivez autant de tables à la fois que possible ; fermez-en une d’abord.
error-too_many_tokens = Vous avez déjà { $most } jetons ; supprimez-en d’abord un qui ne sert plus.
error-upgrade = Cette adresse ne parle que par WebSocket ; ouvrez-en une.
error-who = Nous ne savons pas qui vous êtes ; choisissez un nom (POST /api/v1/guests) ou envoyez un jeton valable.

## Noms non valables

name-empty = Un nom doit avoir au moins un caractère visible.
name-invisible = Le nom contient des caractères invisibles ; lettres, chiffres, signes et espaces sont permis.
name-long = Le nom est trop long ; { $most } caractères au plus.
name-marks = Le nom a des accents sur rien ou trop sur une même lettre ; { $most } au plus.
error-bad_form = Le formulaire est illisible ; chaque champ doit être rempli comme la page le demande.
error-table_link = Ce n’est pas un lien vers une table ; il devrait contenir /t/ et 32 chiffres ou lettres, copiez-le donc en entier.
error-form_type = Un formulaire s’envoie comme application/x-www-form-urlencoded ; dites-le dans Content-Type.
error-seat_name = La personne à la place { $seat } n’a pas encore de nom ; donnez-lui-en un, ou choisissez quelqu’un d’autre pour la place.
