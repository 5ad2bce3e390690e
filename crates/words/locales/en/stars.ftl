## Stars whose name differs between languages. A key is `star-` and the international name in lower case

star-aldebaran = Aldebaran
star-altair = Altair
star-antares = Antares
star-betelgeuse = Betelgeuse
star-electra = Electra
star-maia = Maia
star-merope = Merope
star-polaris = Polaris
star-regulus = Regulus
star-taygeta = Taygeta
star-vega = Vega
