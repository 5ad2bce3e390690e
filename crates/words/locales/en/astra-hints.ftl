# Astra: reasons for a hint

astra-why-discovers = You discover { $the } and take the card.
astra-why-assisted =
    { $players ->
        [one] Another player can then pick a boon.
       *[other] { $players } other players can then pick a boon.
    }
astra-why-last-star = Then the last star of { $of } is one step away.
astra-why-stars-left =
    { $stars ->
        [one] Then only 1 star of { $of } is left.
       *[other] Then { $stars } stars of { $of } are left.
    }
astra-why-stardust = You gain { $stardust } stardust.
astra-why-telescopes =
    { $telescopes ->
        [one] You gain 1 telescope.
       *[other] You gain { $telescopes } telescopes.
    }
astra-why-wisdom = You gain { $wisdom } wisdom.
astra-why-pouch = Your pouch grows by { $pouch }.
astra-why-readies =
    { $cards ->
        [one] 1 of your cards becomes active again.
       *[other] { $cards } of your cards become active again.
    }
astra-why-allows = But the next player could then complete { $the }.
astra-why-prevents = Otherwise the next player could complete { $the }.
