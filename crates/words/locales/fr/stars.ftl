## Étoiles dont le nom diffère selon la langue. Une clé est `star-` et le nom international en minuscules

star-aldebaran = Aldébaran
star-altair = Altaïr
star-antares = Antarès
star-betelgeuse = Bételgeuse
star-electra = Électre
star-maia = Maïa
star-merope = Mérope
star-polaris = Étoile polaire
star-regulus = Régulus
star-taygeta = Taygète
star-vega = Véga
