## Refus du serveur. Une clé est `error-` suivi du code du refus.

error-bad_json = Le corps de la requête est illisible ({ $reason }) ; il doit être en JSON, de la forme décrite dans /api/v1/openapi.json.
error-bad_query = Les paramètres de l’adresse sont illisibles ({ $reason }) ; voyez /api/v1/openapi.json.
error-bad_request = La requête est illisible ; voyez /api/v1/openapi.json.
error-disk_full = Le disque est presque plein.
error-host = Une requête doit nommer exactement un hôte.
error-cross_site = La requête vient d’un autre site ; seules les pages de ce serveur peuvent demander cela.
error-internal = Une erreur est survenue de notre côté ; réessayez dans un instant.
error-link = Le lien a déjà servi, est trop ancien ou incomplet ; créez-en un nouveau sur votre premier appareil.
error-media_type = Ce type de contenu n’est pas accepté ici ; Content-Type doit être application/json.
error-method = Cette adresse n’accepte pas cette méthode ; voyez l’en-tête Allow.
error-not_found = Cette page n’existe pas, ou il faut une invitation pour la voir.
error-timeout = La requête a pris trop de temps ; réessayez.
error-too_large = La requête est trop grande ; envoyez-en moins à la fois.
error-too_many =
    { $seconds ->
        [one] Trop de requêtes ; attendez { $seconds } seconde et réessayez.
       *[other] Trop de requêtes ; attendez { $seconds } secondes et réessayez.
    }
error-too_many_imports = Assez de parties importées pour aujourd’hui : { $records } parties ou { $megabytes } Mo au plus, et huit fois plus pour tous ceux du même réseau. Réessayez demain.
error-too_many_hints = Votre conseil se prépare encore ; attendez-le avant d’en demander un autre.
error-too_many_reviews = Beaucoup de parties sont en cours d’analyse ; réessayez dans quelques minutes.
error-too_many_streams = Vous suivez déjà le maximum de tables ; fermez-en une d’abord.
error-too_many_tokens = Vous avez déjà { $most } jetons d’accès ; supprimez d’abord celui qui ne sert plus.
error-upgrade = Cette adresse n’accepte que les connexions WebSocket.
error-who = Nous ne savons pas qui vous êtes ; choisissez un nom (POST /api/v1/guests) ou envoyez un jeton d’accès valide.

## Noms non valables

name-empty = Un nom doit avoir au moins un caractère visible.
name-invisible = Le nom contient des caractères invisibles ; lettres, chiffres, signes et espaces sont permis.
name-long = Le nom est trop long ; { $most } caractères au plus.
name-marks = Un accent est sans lettre, ou une lettre en porte trop ; { $most } au plus.
error-bad_form = Le formulaire est incomplet ou incorrect ; vérifiez chaque champ.
error-table_link = Ce n’est pas un lien vers une table ; copiez-le en entier, avec /t/ et les 32 chiffres ou lettres qui suivent.
error-form_type = Un formulaire s’envoie en application/x-www-form-urlencoded ; indiquez-le dans Content-Type.
error-seat_name = Il manque un nom à la place { $seat } ; donnez-en un, ou choisissez quelqu’un d’autre.
