# Astra: remarks of the coach

astra-coach-spend = You have { $stardust } stardust, but a Rest fills only up to { $pouch }: spend freely in this first turn.
astra-coach-one-chain = One chain can complete { $the }: look for a way through all its free stars.
astra-coach-next-finishes = If you stop here, { $name } can complete { $the } in one chain and take it.
astra-coach-next-limit = One more wisdom, and you can keep { $limit } cards.
astra-coach-at-limit = You have { $n } cards, your limit: one more means discarding one, unless wisdom raises the limit.
astra-coach-full-pouch = Your pouch is full: a Rest brings no stardust now.
astra-coach-rest-reactivates = { $element } is active: a Rest now reactivates { $the } too.
astra-coach-telescope = Spend a telescope for another Observe, on this card or any other, or end your action.
astra-coach-boons = Crossed-out boons are gone. Fame counts at once; stardust can go beyond your pouch size.
astra-coach-final-scoring = Kept to the end, { $card } ({ $element }) adds { $gain } fame on your Final Scoring card.
astra-coach-end-near = The end is near: only active cards score their own fame. Use an ability only if it brings more.
astra-coach-dreamer = The dreamer’s stars belong to nobody. Choose well: where the dreamer has more stars than you, you get only the boons on the right.
