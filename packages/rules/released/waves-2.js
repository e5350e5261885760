// W·A·V·E·S, version 2 of its rules, as released. Never edit this file.
//#region packages/rules/src/kit/silent.ts
/** For play of which nobody reads the story. One for all, so that fast code has one thing to see through. */
var SILENT = {
	all() {},
	only() {}
};
//#endregion
//#region packages/rules/src/kit/rng.ts
/** A whole number from 0 to 2^32 - 1. */
function next(rng) {
	let sum = (rng.a + rng.b | 0) + rng.counter | 0;
	return rng.counter = rng.counter + 1 | 0, rng.a = rng.b ^ rng.b >>> 9, rng.b = rng.c + (rng.c << 3) | 0, rng.c = (rng.c << 21 | rng.c >>> 11) + sum | 0, sum >>> 0;
}
/** A whole number from 0 to n - 1, each as likely (to one part in 2^32 / n). */
function below(rng, n) {
	return rng.script !== null && rng.script.length > 0 ? scriptedBelow(rng.script, n) : next(rng) * n / 4294967296 >>> 0;
}
function scriptedBelow(script, n) {
	let answer = script.shift();
	if (!Number.isInteger(answer) || answer < 0 || answer >= n) throw Error(`the script says ${answer}, of ${n}`);
	return answer;
}
//#endregion
//#region packages/rules/src/waves/piles.ts
/** So many cards of each class. */
var pileOf = (each) => [
	0,
	each,
	each,
	each,
	each,
	each
], emptyPile = () => pileOf(0), total = (pile) => pile[1] + pile[2] + pile[3] + pile[4] + pile[5], different = (pile) => any(pile[1]) + any(pile[2]) + any(pile[3]) + any(pile[4]) + any(pile[5]), any = (cards) => +(cards > 0);
/** Takes a card out blindly; `size` is how many cards the pile holds. */
function takeBlindly(pile, size, rng) {
	let nth = below(rng, size);
	for (let card = 1; card < pile.length; card++) if (nth -= pile[card], !(nth >= 0)) return --pile[card], card;
	throw Error(`The pile holds fewer than ${size} cards.`);
}
/** What depends on a hand alone, made once for each: a hand of at most seven of each class is three bits for each. */
function byHand(make) {
	let made = Array(8 ** 5).fill(null);
	return (hand) => {
		let key = hand[1] | hand[2] << 3 | hand[3] << 6 | hand[4] << 9 | hand[5] << 12;
		return made[key] ??= make(hand), made[key];
	};
}
//#endregion
//#region packages/rules/src/waves/tables.ts
var CLASSES = [
	1,
	2,
	3,
	4,
	5
], CLASS_NAMES = {
	1: {
		one: "Scholar",
		many: "Scholars"
	},
	2: {
		one: "Keeper",
		many: "Keepers"
	},
	3: {
		one: "Knight",
		many: "Knights"
	},
	4: {
		one: "Seer",
		many: "Seers"
	},
	5: {
		one: "Noble",
		many: "Nobles"
	}
}, FIVE_OR_SEVEN = {
	different: 5,
	total: 7
}, FOUR_OR_SIX = {
	different: 4,
	total: 6
}, RING = [
	0,
	1,
	2,
	3,
	4,
	5
], ring = (seats) => RING.slice(0, seats), COUNCIL_CARDS = {
	"head-to-head-2": {
		mode: "head-to-head",
		seats: 2,
		sides: [0, 1],
		owners: [
			0,
			1,
			0,
			1
		],
		shells: [
			3,
			2,
			2,
			2,
			1
		],
		goal: FIVE_OR_SEVEN
	},
	"all-vs-all-3": {
		mode: "all-vs-all",
		seats: 3,
		sides: ring(3),
		owners: ring(3),
		shells: [
			3,
			2,
			2,
			2,
			2
		],
		goal: FIVE_OR_SEVEN
	},
	"all-vs-all-4": {
		mode: "all-vs-all",
		seats: 4,
		sides: ring(4),
		owners: ring(4),
		shells: [
			3,
			3,
			2,
			2,
			1
		],
		goal: FOUR_OR_SIX
	},
	"all-vs-all-5": {
		mode: "all-vs-all",
		seats: 5,
		sides: ring(5),
		owners: ring(5),
		shells: [
			4,
			3,
			2,
			2,
			2
		],
		goal: FOUR_OR_SIX
	},
	"all-vs-all-6": {
		mode: "all-vs-all",
		seats: 6,
		sides: ring(6),
		owners: ring(6),
		shells: [
			5,
			4,
			3,
			2,
			2
		],
		goal: FOUR_OR_SIX
	},
	"teams-4": {
		mode: "teams",
		seats: 4,
		sides: [
			0,
			1,
			0,
			1
		],
		owners: ring(4),
		shells: [
			3,
			3,
			2,
			2,
			1
		],
		goal: FIVE_OR_SEVEN
	},
	"teams-5": {
		mode: "teams",
		seats: 5,
		sides: [
			0,
			1,
			0,
			1,
			2
		],
		owners: ring(5),
		shells: [
			4,
			3,
			3,
			2,
			2
		],
		goal: FIVE_OR_SEVEN
	},
	"teams-6": {
		mode: "teams",
		seats: 6,
		sides: [
			0,
			1,
			0,
			1,
			0,
			1
		],
		owners: ring(6),
		shells: [
			3,
			3,
			2,
			2,
			1
		],
		goal: FIVE_OR_SEVEN
	}
}, SOLO_GOALS = {
	"4-or-6": FOUR_OR_SIX,
	"3-or-5": {
		different: 3,
		total: 5
	}
}, TABLETS_BY_CLASS = {
	1: ["scholars-six", "three-and-six"],
	2: ["equal-or-lower", "shell-bonus"],
	3: [
		"calm-knights",
		"rebels-first",
		"elder-from-right",
		"agent-from-right"
	],
	4: [
		"rotate",
		"followers-minus-two",
		"counterclockwise",
		"lone-class"
	],
	5: [
		"calm-nobles",
		"first-returns",
		"no-duplicates",
		"shells-are-followers"
	]
}, TABLETS = {
	"scholars-six": {
		name: "Learned Six",
		level: "base",
		direct: !1,
		text: "Every Scholar, Elder or Agent, has power 6."
	},
	"three-and-six": {
		name: "Three and Six",
		level: "advanced",
		direct: !1,
		text: "Followers have power 3, Rebels have power 6."
	},
	"equal-or-lower": {
		name: "Humble Hands",
		level: "base",
		direct: !1,
		text: "An Agent collects with a power equal to or lower than the Elder’s."
	},
	"shell-bonus": {
		name: "Shell Song",
		level: "advanced",
		direct: !1,
		text: "Every Keeper has +2 power for each Shell in the Council."
	},
	"calm-knights": {
		name: "Calm",
		level: "calm",
		direct: !1,
		text: "Nothing special."
	},
	"rebels-first": {
		name: "Rebels First",
		level: "base",
		direct: !1,
		text: "Rebels collect in the first wave, Followers in the second."
	},
	"elder-from-right": {
		name: "Borrowed Rank",
		level: "base",
		direct: !0,
		text: "Each Elder has the power printed on the Elder to its right."
	},
	"agent-from-right": {
		name: "Borrowed Arms",
		level: "advanced",
		direct: !1,
		text: "Each Agent has the power printed on the Agent of the player to the right."
	},
	rotate: {
		name: "Turning Tide",
		level: "base",
		direct: !0,
		text: "Every Elder moves one player counterclockwise."
	},
	"followers-minus-two": {
		name: "Heavy Water",
		level: "base",
		direct: !1,
		text: "Followers have 2 less power."
	},
	counterclockwise: {
		name: "Backwash",
		level: "base",
		direct: !1,
		text: "Both waves run counterclockwise."
	},
	"lone-class": {
		name: "One of a Kind",
		level: "advanced",
		direct: !1,
		text: "Only an Elder that was the sole one of its class when the round began can be collected."
	},
	"calm-nobles": {
		name: "Calm",
		level: "calm",
		direct: !1,
		text: "Nothing special."
	},
	"first-returns": {
		name: "Homeward",
		level: "base",
		direct: !1,
		text: "The first Elder that would be collected goes to the hand; no Shell is removed."
	},
	"no-duplicates": {
		name: "No Two Alike",
		level: "base",
		direct: !1,
		text: "You cannot collect a class your side already has."
	},
	"shells-are-followers": {
		name: "A Shell Each",
		level: "advanced",
		direct: !0,
		text: "There are as many Shells as Followers."
	}
}, PRESETS = {
	"first-game": [
		"scholars-six",
		"equal-or-lower",
		"calm-knights",
		"rotate",
		"calm-nobles"
	],
	"head-to-head": [
		"scholars-six",
		"equal-or-lower",
		"rebels-first",
		"followers-minus-two",
		"no-duplicates"
	],
	"three-players": [
		"scholars-six",
		"shell-bonus",
		"agent-from-right",
		"rotate",
		"shells-are-followers"
	],
	teams: [
		"scholars-six",
		"equal-or-lower",
		"rebels-first",
		"rotate",
		"first-returns"
	],
	"all-vs-all": [
		"three-and-six",
		"shell-bonus",
		"elder-from-right",
		"counterclockwise",
		"no-duplicates"
	]
}, councilCard = (open) => COUNCIL_CARDS[open.card], ownerOf = (open, place) => place < open.hands.length ? place : place - open.hands.length, sideOf = (open, seat) => councilCard(open).sides[seat];
/** Everybody who plays for a side. */
function seatsOf(open, side) {
	let { sides } = councilCard(open), seats = [];
	for (let seat = 0; seat < sides.length; seat++) sides[seat] === side && seats.push(seat);
	return seats;
}
/** Which of its owner's places this is: 0, or head to head 0 and 1. Index into own.agents. */
var slotOf = (open, place) => place < open.hands.length ? 0 : 1, rightOf = (open, place) => place === 0 ? open.elders.length - 1 : place - 1, leftOf = (open, place) => place === open.elders.length - 1 ? 0 : place + 1, playsAlone = (open, seat) => seat === 4 && open.card === "teams-5", handLimit = (open, seat) => playsAlone(open, seat) ? 6 : 5, surplus = (open, seat) => open.hands[seat] - handLimit(open, seat), handOf = (view) => view.own?.hand ?? NO_CARDS, NO_CARDS = emptyPile();
/** 3.1, 5.2 The class with the most cards; of several, the one with the highest power. */
function majority(cards) {
	let most = 1;
	for (let card = 2; card < cards.length; card++) cards[card] >= cards[most] && (most = card);
	return most;
}
/** The Elders of the Council by class, the unassociated one of a 3-player game among them. */
function council(open) {
	let cards = emptyPile();
	for (let place = 0; place < open.elders.length; place++) cards[open.elders[place]] += 1;
	return cards[open.extra] += 1, cards[0] = 0, cards;
}
/** 3.1 */
var openMajority = (open) => majority(council(open)), shellsFor = (open, card) => councilCard(open).shells[card - 1], tabletOf = (open, card) => open.tablets[card - 1], goalOf = (open, side) => side === 2 && open.card === "teams-5" ? SOLO_GOALS[open.soloGoal] : councilCard(open).goal;
/** How far a side has come to the nearer of its two goals; 1 is there. */
function nearness(open, side) {
	let goal = goalOf(open, side), collected = open.collected[side];
	return Math.max(different(collected) / goal.different, total(collected) / goal.total);
}
/** 4.6 Partners confer; whoever has played says nothing more until the last Agent lies. Where nobody has a partner, nobody is hushed. */
function talk(open) {
	let { sides: sideBySeat } = councilCard(open), sides = [...new Set(sideBySeat)].map((side) => seatsOf(open, side)), isTeams = sides.some(({ length }) => length > 1), hasPlayed = (seat) => open.stances.some((stance, place) => stance !== "none" && ownerOf(open, place) === seat);
	return {
		sides,
		hushed: isTeams && open.phase.kind === "play" ? sideBySeat.flatMap((_, seat) => hasPlayed(seat) ? [seat] : []) : []
	};
}
//#endregion
//#region packages/rules/src/waves/audit.ts
/** 20 cards of each class at all times, and every public count true. */
function audit(state) {
	let { open, own, shut } = state, cards = whereverTheyLie(state);
	for (let card of CLASSES) if (cards[card] !== 20) return `${cards[card]} ${CLASS_NAMES[card].many}, not 20`;
	if (total(shut.deck) !== open.deck) return `the deck holds ${total(shut.deck)} cards, not ${open.deck}`;
	for (let [seat, { hand }] of own.entries()) if (total(hand) !== open.hands[seat]) return `seat ${seat} holds ${total(hand)} cards, not ${open.hands[seat]}`;
	return null;
}
function whereverTheyLie({ open, own, shut }) {
	let cards = emptyPile(), piles = [
		shut.deck,
		open.discards,
		...open.collected,
		...own.map(({ hand }) => hand)
	];
	for (let pile of piles) for (let card of CLASSES) cards[card] += pile[card];
	for (let card of [open.extra, ...open.elders]) cards[card] += 1;
	return open.stacks.forEach((count, place) => {
		let faceDown = own[ownerOf(open, place)].agents[slotOf(open, place)];
		cards[open.revealed[place] || faceDown] += count;
	}), cards;
}
//#endregion
//#region packages/rules/src/kit/ring.ts
var orders = (nth) => Array.from({ length: 9 }, (_, size) => Array.from({ length: size }, (_, from) => Array.from({ length: size }, (_, step) => nth(from, step, size)))), CLOCKWISE = orders((from, step, size) => (from + step) % size), COUNTERCLOCKWISE = orders((from, step, size) => (from + size - step) % size), clockwise = (size, from) => CLOCKWISE[size][from], counterclockwise = (size, from) => COUNTERCLOCKWISE[size][from], SIX = 6;
/** `right` is the Agent to the right of this one; only `agent-from-right` asks for it. */
function agentPower(tablet, agent, stance, shells, right) {
	switch (tablet) {
		case "scholars-six": return agent === 1 ? SIX : agent;
		case "three-and-six": return stance === "rebel" ? SIX : 3;
		case "shell-bonus": return agent === 2 ? 2 + 2 * shells : agent;
		case "agent-from-right": return right;
		case "followers-minus-two": return stance === "follower" ? agent - 2 : agent;
		default: return agent;
	}
}
/** `right` is the Elder to the right of this one; only `elder-from-right` asks for it. */
function elderPower(tablet, elder, shells, right) {
	switch (tablet) {
		case "scholars-six": return elder === 1 ? SIX : elder;
		case "shell-bonus": return elder === 2 ? 2 + 2 * shells : elder;
		case "elder-from-right": return right;
		default: return elder;
	}
}
/** 6.3, 7.5 Higher power collects, or under `equal-or-lower` any other. */
var overcomes = (tablet, agent, elder) => tablet === "equal-or-lower" ? agent <= elder : agent > elder, elderToTheRight = (open, elders, place) => place === 0 && open.extra !== 0 ? open.extra : elders[rightOf(open, place)];
//#endregion
//#region packages/rules/src/waves/effects/majority.ts
function placeShells({ open }, tell) {
	let most = openMajority(open);
	open.shells = shellsFor(open, most), tell.all({
		type: "round",
		round: open.round,
		majority: most,
		shells: open.shells
	});
}
/** 5.1-5.4 Turns up the Rebels, finds the True Majority and keeps one card of each stack. */
function activateTablet({ open, own }, tell) {
	let order = clockwise(open.elders.length, open.token), cards = council(open);
	for (let turn = 0; turn < order.length; turn++) {
		let place = order[turn];
		if (open.stances[place] !== "rebel") continue;
		let seat = ownerOf(open, place), slot = slotOf(open, place), card = own[seat].agents[slot];
		own[seat].agents[slot] = 0, open.revealed[place] = card, cards[card] += open.stacks[place], tell.all({
			type: "rebels-revealed",
			seat,
			place,
			card,
			count: open.stacks[place]
		});
	}
	let most = majority(cards), tablet = tabletOf(open, most);
	tell.all({
		type: "tablet",
		majority: most,
		tablet
	});
	for (let turn = 0; turn < order.length; turn++) {
		let place = order[turn], count = open.stacks[place] - 1, card = open.revealed[place];
		count !== 0 && (open.stacks[place] = 1, open.discards[card] += count, tell.all({
			type: "surplus",
			seat: ownerOf(open, place),
			place,
			card,
			count
		}));
	}
	return tablet;
}
/** 5.5 The three direct tablets change the Council once, before the waves. */
function actAtOnce({ open }, tablet, tell) {
	if (tablet === "rotate") {
		let before = open.elders.slice();
		for (let place = 0; place < before.length; place++) open.elders[place] = before[leftOf(open, place)];
		tell.all({
			type: "rotated",
			elders: open.elders.slice()
		});
	} else if (tablet === "elder-from-right") tell.all({
		type: "elder-powers",
		powers: borrowedRanks(open)
	});
	else if (tablet === "shells-are-followers") {
		open.shells = 0;
		for (let stance of open.stances) stance === "follower" && (open.shells += 1);
		tell.all({
			type: "shells-set",
			shells: open.shells
		});
	}
}
var borrowedRanks = (open) => open.elders.map((_, place) => elderToTheRight(open, open.elders, place)), no = (code, args) => args ? {
	code,
	args
} : { code }, MOST_DISCARDS = 2, PLACES = [
	0,
	1,
	2,
	3
], each = (make) => ({
	1: make(1),
	2: make(2),
	3: make(3),
	4: make(4),
	5: make(5)
}), TOKEN = PLACES.map((place) => Object.freeze({
	kind: "token",
	place
})), FOLLOW = each((card) => Object.freeze({
	kind: "follow",
	card
})), REBEL = each((card) => Array.from({ length: 7 }, (_, count) => Object.freeze({
	kind: "rebel",
	card,
	count
}))), keyOf = (cards) => cards[1] + 3 * (cards[2] + 3 * (cards[3] + 3 * (cards[4] + 3 * cards[5]))), DISCARD = [], discarding = (...cards) => {
	let pile = [
		0,
		0,
		0,
		0,
		0,
		0
	];
	for (let card of cards) pile[card] += 1;
	let move = {
		kind: "discard",
		cards: pile
	};
	return DISCARD[keyOf(pile)] = Object.freeze(move), move;
}, DISCARD_ONE = each((card) => discarding(card)), DISCARD_TWO = each((low) => each((high) => low <= high ? discarding(low, high) : DISCARD_ONE[low]));
/** A move off the wire as the one object that stands for it; null when it is none. */
function parse(raw) {
	if (typeof raw != "object" || !raw) return null;
	let { kind, place, card, count, cards } = raw;
	switch (kind) {
		case "token": return typeof place == "number" ? TOKEN[place] ?? null : null;
		case "follow": return isClass(card) ? FOLLOW[card] : null;
		case "rebel": return isClass(card) && typeof count == "number" && count !== 0 ? REBEL[card][count] ?? null : null;
		case "discard": return isDiscard(cards) ? DISCARD[keyOf(cards)] ?? null : null;
		default: return null;
	}
}
var isClass = (raw) => CLASSES.includes(raw), isDiscard = (raw) => Array.isArray(raw) && raw.length === CLASSES.length + 1 && raw[0] === 0 && raw.every((count) => Number.isInteger(count) && count >= 0 && count <= MOST_DISCARDS), SEATS = [
	0,
	1,
	2,
	3,
	4,
	5
];
function menu$3(view) {
	return owes(view) ? surplus(view.open, view.seat) === 1 ? oneOf(handOf(view)) : twoOf(handOf(view)) : NOTHING$2;
}
var NOTHING$2 = {
	ask: "discard",
	moves: [],
	complete: !0
}, oneOf = byHand((hand) => ({
	ask: "discard",
	moves: CLASSES.filter((card) => hand[card] > 0).map((card) => DISCARD_ONE[card]),
	complete: !0
})), twoOf = byHand((hand) => {
	let moves = [];
	for (let low of CLASSES) for (let high of CLASSES) (low === high ? hand[low] > 1 : low < high && hand[low] > 0 && hand[high] > 0) && moves.push(DISCARD_TWO[low][high]);
	return {
		ask: "discard",
		moves,
		complete: !0
	};
});
function check$3(view, { cards }) {
	if (view.open.phase.kind !== "discard") return no("not-now");
	if (!owes(view)) return no("nothing-to-discard");
	let due = surplus(view.open, view.seat);
	if (total(cards) !== due) return no("wrong-count", { due });
	let hand = handOf(view);
	for (let card of CLASSES) if (cards[card] > hand[card]) return no("not-in-hand", {
		card,
		count: cards[card],
		held: hand[card]
	});
	return null;
}
var owes = ({ open, seat }) => open.phase.kind === "discard" && seat !== null && open.phase.waiting.includes(seat);
function play$2({ open, own }, waiting, seat, { cards }, tell) {
	own[seat].drop = cards;
	let others = 0;
	for (let i = 0; i < waiting.length; i++) waiting[i] !== seat && (others |= 1 << waiting[i]);
	open.phase = WAITING[others], tell.all({
		type: "chose-discard",
		seat
	});
}
/** Who still has to choose, made once for every set of seats: bit by bit, the index tells who is in it. */
var WAITING = Array.from({ length: 1 << SEATS.length }, (_, set) => ({
	kind: "discard",
	waiting: SEATS.filter((seat) => !!(set & 1 << seat))
}));
//#endregion
//#region packages/rules/src/waves/effects/deck.ts
/** One card off the deck, into nobody's hand. */
function takeCard(state, tell) {
	let { open, shut } = state;
	open.deck === 0 && reshuffle(state, tell);
	let card = takeBlindly(shut.deck, open.deck, state.rng);
	return --open.deck, card;
}
function draw(state, seat, count, tell) {
	let cards = [];
	for (let i = 0; i < count; i++) cards.push(takeInHand(state, seat, tell));
	tellDrawn(seat, cards, tell);
}
var drawOne = (state, seat, tell) => tellDrawn(seat, [takeInHand(state, seat, tell)], tell);
function takeInHand(state, seat, tell) {
	let card = takeCard(state, tell);
	return state.own[seat].hand[card] += 1, state.open.hands[seat] += 1, card;
}
function tellDrawn(seat, cards, tell) {
	tell.all({
		type: "drew",
		seat,
		count: cards.length
	}), tell.only(seat, {
		type: "drew-cards",
		seat,
		cards
	});
}
/** 8.6 The face-up discards become the new deck, in the middle of a draw if need be. */
function reshuffle({ open, shut }, tell) {
	for (let card of CLASSES) shut.deck[card] = open.discards[card], open.discards[card] = 0;
	open.deck = total(shut.deck), tell.all({
		type: "reshuffled",
		cards: open.deck
	});
}
/** Cards from a hand, face up. */
function discard({ open, own }, seat, cards, tell) {
	let { hand } = own[seat];
	for (let card = 1; card < cards.length; card++) {
		let count = cards[card];
		count !== 0 && (hand[card] -= count, open.discards[card] += count, open.hands[seat] -= count);
	}
	tell.all({
		type: "discarded",
		seat,
		cards
	});
}
//#endregion
//#region packages/rules/src/waves/effects/newRound.ts
function moveToken({ open }, tell) {
	open.token = leftOf(open, open.token), tell.all({
		type: "token-moved",
		place: open.token
	});
}
/** 8.2 Clockwise from the new holder of the token; head to head nobody draws now (9.5). */
function everybodyDraws(state, tell) {
	let { mode, seats } = councilCard(state.open);
	if (mode === "head-to-head") return;
	let order = clockwise(seats, state.open.token);
	for (let turn = 0; turn < seats; turn++) drawOne(state, order[turn], tell);
}
/** 8.4 All Agents lie face up by now, so this may stand before the discards: nobody learns anything from it. */
function agentsBecomeElders({ open }, tell) {
	for (let place = 0; place < open.elders.length; place++) open.elders[place] = open.revealed[place], open.revealed[place] = 0, open.stances[place] = "none", open.stacks[place] = 0;
	tell.all({
		type: "council",
		elders: open.elders.slice(),
		extra: open.extra
	});
}
/** 8.3 Who has to discard. A hand of one class is asked too: not to be asked would tell everybody that it is one. */
function askForDiscards({ open }) {
	let choosing = 0;
	for (let seat = 0; seat < open.hands.length; seat++) surplus(open, seat) > 0 && (choosing |= 1 << seat);
	open.phase = WAITING[choosing];
}
/** 8.3 Once the last choice is in, all are laid down together. */
function discardTogether(state, tell) {
	for (let seat = 0; seat < state.own.length; seat++) {
		let { drop } = state.own[seat];
		drop && (state.own[seat].drop = null, discard(state, seat, drop, tell));
	}
}
/** 8.5 Three players: the unassociated Elder goes, another comes. */
function replaceExtra(state, tell) {
	let { open } = state;
	open.extra !== 0 && (open.discards[open.extra] += 1, open.extra = takeCard(state, tell), tell.all({
		type: "extra-replaced",
		card: open.extra
	}));
}
//#endregion
//#region packages/rules/src/waves/effects/waves.ts
/** Ends in the middle when somebody wins. */
function runWaves(state, tablet, tell) {
	let { open } = state, places = open.elders.length, tide = {
		tablet,
		order: tablet === "counterclockwise" ? counterclockwise(places, open.token) : clockwise(places, open.token),
		elders: open.elders.slice(),
		returned: !1
	}, rebelsFirst = tablet === "rebels-first";
	runWave(state, tide, 1, rebelsFirst ? "rebel" : "follower", tell), open.phase.kind !== "over" && runWave(state, tide, 2, rebelsFirst ? "follower" : "rebel", tell);
}
/** 6.1 A wave to which nobody belongs is not told of. */
function runWave(state, tide, wave, stance, tell) {
	let { open } = state, begun = !1;
	for (let turn = 0; turn < tide.order.length; turn++) {
		let place = tide.order[turn];
		if (open.stances[place] === stance && (begun || tell.all({
			type: "wave",
			wave,
			stance
		}), begun = !0, attempt(state, tide, place, tell), open.phase.kind === "over")) return;
	}
}
function attempt(state, tide, place, tell) {
	let { open, own } = state, { tablet } = tide, seat = ownerOf(open, place), elder = open.elders[place], agent = reveal(state, place, tell), right = tablet === "agent-from-right" ? reveal(state, rightOf(open, place), tell) : agent, mine = agentPower(tablet, agent, open.stances[place], open.shells, right), theirs = elderPower(tablet, elder, open.shells, elderToTheRight(open, tide.elders, place)), why = failure(open, tide, place, mine, theirs);
	if (open.elders[place] = 0, why) {
		why === "returned" && (tide.returned = !0), own[seat].hand[elder] += 1, open.hands[seat] += 1, tell.all({
			type: "kept",
			seat,
			place,
			elder,
			agentPower: mine,
			elderPower: theirs,
			why
		});
		return;
	}
	let side = sideOf(open, seat);
	open.collected[side][elder] += 1, --open.shells, tell.all({
		type: "collected",
		seat,
		place,
		elder,
		agentPower: mine,
		elderPower: theirs,
		shells: open.shells
	}), winIfDone(open, side, tell);
}
/** 6.3 What stands between an Agent and its Elder: no Shell, the powers, or the tablet. */
function failure(open, tide, place, mine, theirs) {
	let { tablet } = tide, elder = open.elders[place];
	return open.shells === 0 ? "no-shell" : overcomes(tablet, mine, theirs) ? tablet === "no-duplicates" && open.collected[sideOf(open, ownerOf(open, place))][elder] > 0 ? "already-owned" : tablet === "lone-class" && !alone(open, tide, elder) ? "not-alone" : tablet === "first-returns" && !tide.returned ? "returned" : null : tablet === "equal-or-lower" ? "too-strong" : "too-weak";
}
function alone(open, tide, elder) {
	let alike = +(open.extra === elder);
	for (let other of tide.elders) other === elder && (alike += 1);
	return alike === 1;
}
/** The Agent at a place, turned up now if it still lies face down. */
function reveal({ open, own }, place, tell) {
	let seen = open.revealed[place];
	if (seen !== 0) return seen;
	let seat = ownerOf(open, place), slot = slotOf(open, place), card = own[seat].agents[slot];
	return own[seat].agents[slot] = 0, open.revealed[place] = card, tell.all({
		type: "agent-revealed",
		seat,
		place,
		card
	}), card;
}
/** 2.4 The game ends the moment a goal is met; both goals by one Elder count as variety. */
function winIfDone(open, side, tell) {
	let goal = goalOf(open, side), collected = open.collected[side], variety = different(collected) >= goal.different;
	if (!variety && total(collected) < goal.total) return;
	let how = variety ? "variety" : "total";
	open.phase = {
		kind: "over",
		side,
		how
	}, tell.all({
		type: "won",
		seats: seatsOf(open, side),
		how
	});
}
//#endregion
//#region packages/rules/src/kit/clone.ts
function clone(value) {
	if (typeof value != "object" || !value) return value;
	if (Array.isArray(value)) {
		let copy = value.slice();
		for (let i = 0; i < copy.length; i++) {
			let item = copy[i];
			typeof item == "object" && item && (copy[i] = clone(item));
		}
		return copy;
	}
	let copy = { ...value };
	for (let key in copy) {
		let item = copy[key];
		typeof item == "object" && item && (copy[key] = clone(item));
	}
	return copy;
}
//#endregion
//#region packages/rules/src/waves/imagine.ts
function imagine(view, rng) {
	let unseen = unseenBy(view);
	for (;;) {
		let world = deal(view, unseen.slice(), rng);
		if (world) return world;
	}
}
function unseenBy({ seat, open, own }) {
	let unseen = emptyPile();
	for (let card of CLASSES) {
		unseen[card] = 20 - open.discards[card] - (own?.hand[card] ?? 0);
		for (let collected of open.collected) unseen[card] -= collected[card];
	}
	let seen = [
		...open.elders,
		...open.revealed,
		open.extra
	];
	for (let card of seen) --unseen[card];
	return own && forEachFaceDown(open, seat, (place) => unseen[own.agents[slotOf(open, place)]] -= open.stacks[place]), unseen[0] = 0, unseen;
}
function deal({ seat: me, open, own: mine }, deck, rng) {
	let own = [];
	for (let seat = 0; seat < open.hands.length; seat++) own.push(seat === me && mine ? clone(mine) : nothing(open));
	for (let [seat, theirs] of own.entries()) {
		if (seat === me) continue;
		let cornered = !1;
		if (forEachFaceDown(open, seat, (place) => {
			let card = stackOf(deck, open.stacks[place], rng);
			card === 0 && (cornered = !0), deck[card] -= open.stacks[place], theirs.agents[slotOf(open, place)] = card;
		}), cornered) return null;
	}
	for (let [seat, theirs] of own.entries()) seat !== me && (theirs.hand = takeHand(deck, open.hands[seat], rng), !(open.phase.kind !== "discard" || surplus(open, seat) <= 0) && (open.phase.waiting.includes(seat) || (theirs.drop = takeHand(theirs.hand.slice(), surplus(open, seat), rng))));
	return {
		open: clone(open),
		own,
		shut: { deck }
	};
}
var nothing = ({ elders, hands }) => ({
	hand: emptyPile(),
	agents: elders.length === hands.length ? [0] : [0, 0],
	drop: null
});
function forEachFaceDown(open, seat, then) {
	for (let place = 0; place < open.elders.length; place++) ownerOf(open, place) === seat && open.stacks[place] > 0 && open.revealed[place] === 0 && then(place);
}
/** The class of a stack: as likely as that many cards taken blindly, known to be alike, are of it. 0: there is none. */
function stackOf(cards, count, rng) {
	let ways = emptyPile(), all = 0;
	for (let card of CLASSES) ways[card] = choose(cards[card], count), all += ways[card];
	if (all === 0) return 0;
	let nth = below(rng, all);
	for (let card of CLASSES) {
		if (nth < ways[card]) return card;
		nth -= ways[card];
	}
	return 0;
}
function choose(from, count) {
	let ways = 1;
	for (let i = 0; i < count; i++) ways = ways * (from - i) / (i + 1);
	return ways;
}
function takeHand(from, count, rng) {
	let hand = emptyPile(), size = total(from);
	for (let i = 0; i < count; i++) hand[takeBlindly(from, size--, rng)] += 1;
	return hand;
}
//#endregion
//#region packages/rules/src/waves/meta.ts
var MODE_SEATS = {
	"head-to-head": [2],
	"all-vs-all": [
		3,
		4,
		5,
		6
	],
	teams: [
		4,
		5,
		6
	]
}, mode = {
	id: "mode",
	label: "Mode",
	help: "Two play head to head and three play all against all; four or more may choose teams.",
	choices: [
		{
			value: "head-to-head",
			label: "Head to head",
			help: "Two players, two Elders each."
		},
		{
			value: "all-vs-all",
			label: "All vs all",
			help: "Everybody for themselves."
		},
		{
			value: "teams",
			label: "Teams",
			help: "Team-mates share what they collect and sit apart; of five, one plays alone."
		}
	],
	default: (seats) => seats === 2 ? "head-to-head" : "all-vs-all",
	fits: (value, seats) => MODE_SEATS[value].includes(seats)
}, tablets = {
	id: "tablets",
	label: "Rule Tablets",
	help: "One tablet is active each round. A set to start from, or your own choice of sides.",
	choices: [
		{
			value: "first-game",
			label: "First game",
			help: "The gentlest set."
		},
		{
			value: "head-to-head",
			label: "Suggested for head to head"
		},
		{
			value: "three-players",
			label: "Suggested for three players"
		},
		{
			value: "teams",
			label: "Suggested for teams"
		},
		{
			value: "all-vs-all",
			label: "Suggested for all vs all"
		},
		{
			value: "custom",
			label: "Choose each side"
		}
	],
	default: () => "first-game"
}, presetSide = (chosen, c) => PRESETS[chosen.tablets]?.[c - 1], side = (c) => ({
	id: CLASS_NAMES[c].many.toLowerCase(),
	label: `${CLASS_NAMES[c].many}’ tablet`,
	help: `The rule while the ${CLASS_NAMES[c].many} hold the True Majority.`,
	choices: TABLETS_BY_CLASS[c].map((t) => ({
		value: t,
		label: TABLETS[t].name,
		help: TABLETS[t].text
	})),
	default: (_, chosen) => presetSide(chosen, c) ?? PRESETS["first-game"][c - 1],
	fits: (value, _, chosen) => (presetSide(chosen, c) ?? value) === value
}), soloGoal = {
	id: "solo-goal",
	label: "Goal of the solo player",
	help: "Between equal players the printed goal is hard to reach alone; the easier one is fair.",
	choices: [{
		value: "4-or-6",
		label: "4 different or 6 in total",
		help: "The printed goal."
	}, {
		value: "3-or-5",
		label: "3 different or 5 in total",
		help: "Fair between equal players."
	}],
	default: () => "4-or-6",
	fits: (value, seats, chosen) => value === "4-or-6" || seats === 5 && chosen.mode === "teams"
}, meta = {
	id: "waves",
	title: "W·A·V·E·S",
	version: 2,
	seats: {
		min: 2,
		max: 6
	},
	minutes: {
		min: 20,
		max: 40
	},
	pitch: "Sway the Elders of Atlantis. Follow or rebel with face-down Agents, guess which rule the Council will put forth, and be first to gather its Elders while the Shells last.",
	credits: {
		designer: null,
		publisher: null
	},
	options: [
		mode,
		tablets,
		...CLASSES.map(side),
		soloGoal
	]
}, MOST_PLACES = 6, DRAWN_BETWEEN = 2, menu$2 = (view) => isTurnOf(view) ? menuOf(handOf(view)) : NOTHING$1, NOTHING$1 = {
	ask: "play",
	moves: [],
	complete: !0
}, menuOf = byHand((hand) => {
	let moves = [];
	for (let card of CLASSES) {
		let held = hand[card];
		if (held !== 0) {
			moves.push(FOLLOW[card]);
			for (let count = 1; count <= held; count++) moves.push(REBEL[card][count]);
		}
	}
	return {
		ask: "play",
		moves,
		complete: !0
	};
});
function check$2(view, move) {
	let count = move.kind === "rebel" ? move.count : 1, held = handOf(view)[move.card];
	return view.open.phase.kind === "play" ? isTurnOf(view) ? held < count ? no("not-in-hand", {
		card: move.card,
		count,
		held
	}) : null : no("not-your-elder") : no("not-now");
}
var isTurnOf = ({ open, seat }) => open.phase.kind === "play" && ownerOf(open, open.phase.place) === seat;
function play$1(state, seat, place, move, tell) {
	let { open, own } = state, count = move.kind === "rebel" ? move.count : 1;
	own[seat].hand[move.card] -= count, own[seat].agents[slotOf(open, place)] = move.card, open.hands[seat] -= count, open.stacks[place] = count, move.kind === "rebel" ? (open.stances[place] = "rebel", tell.all({
		type: "rebelled",
		seat,
		place,
		count
	})) : (open.stances[place] = "follower", tell.all({
		type: "followed",
		seat,
		place
	})), tell.only(seat, {
		type: "agent-placed",
		seat,
		place,
		card: move.card,
		count
	}), hasAnotherElder(open, place) && draw(state, seat, DRAWN_BETWEEN, tell);
}
/** Head to head: whether this was the first of the player's two Elders this round. */
var hasAnotherElder = (open, place) => open.card === "head-to-head-2" && open.stances[(place + 2) % 4] === "none";
/** The next place to act, clockwise; null when all Agents lie. */
function nextPlace(open, place) {
	let next = leftOf(open, place);
	return next === open.token ? null : next;
}
var TURN = Array.from({ length: MOST_PLACES }, (_, place) => ({
	kind: "play",
	place
}));
/** 9.6 Who must play from an empty hand draws a card first; only head to head can bring this about. */
function ask(state, place, tell) {
	let seat = ownerOf(state.open, place);
	state.open.phase = TURN[place], state.open.hands[seat] === 0 && drawOne(state, seat, tell);
}
//#endregion
//#region packages/rules/src/waves/phases/token.ts
function menu$1(view) {
	return {
		ask: "token",
		moves: TOKEN.filter((move) => !check$1(view, move)),
		complete: !0
	};
}
function check$1({ open, seat }, { place }) {
	return open.phase.kind === "token" ? open.phase.chooser === seat ? ownerOf(open, place) === seat ? no("not-the-starters-elder") : null : no("not-the-chooser") : no("not-now");
}
function play({ open }, seat, { place }, tell) {
	open.token = place, tell.all({
		type: "token-placed",
		seat,
		place
	});
}
//#endregion
//#region packages/rules/src/waves/setup.ts
var COUNCIL_CARD_IDS = Object.keys(COUNCIL_CARDS), NOTHING = [
	0,
	0,
	0,
	0,
	0,
	0
], NO_STANCES = [
	"none",
	"none",
	"none",
	"none",
	"none",
	"none"
];
/** Cards in the deck, Elders in the Council, nothing in anybody's hand, the token at a random seat's first Elder. */
function layOut(seats, options, rng, tell) {
	let card = cardFor(options.mode, seats), { owners, sides } = COUNCIL_CARDS[card], places = owners.length, open = {
		card,
		tablets: [
			sideInUse(1, options.scholars),
			sideInUse(2, options.keepers),
			sideInUse(3, options.knights),
			sideInUse(4, options.seers),
			sideInUse(5, options.nobles)
		],
		soloGoal: options["solo-goal"],
		round: 0,
		phase: {
			kind: "play",
			place: 0
		},
		token: 0,
		shells: 0,
		elders: NOTHING.slice(0, places),
		extra: 0,
		stances: NO_STANCES.slice(0, places),
		stacks: NOTHING.slice(0, places),
		revealed: NOTHING.slice(0, places),
		hands: NOTHING.slice(0, seats),
		deck: CLASSES.length * 20,
		discards: emptyPile(),
		collected: []
	}, own = [];
	for (let seat = 0; seat < seats; seat++) own.push({
		hand: emptyPile(),
		agents: NOTHING.slice(0, places / seats),
		drop: null
	}), sides.indexOf(sides[seat]) === seat && open.collected.push(emptyPile());
	let state = {
		open,
		own,
		shut: { deck: pileOf(20) },
		rng
	};
	for (let place = 0; place < places; place++) open.elders[place] = takeCard(state, tell);
	return card === "all-vs-all-3" && (open.extra = takeCard(state, tell)), open.token = below(rng, seats), state;
}
var cardFor = (mode, seats) => COUNCIL_CARD_IDS.find((id) => COUNCIL_CARDS[id].mode === mode && COUNCIL_CARDS[id].seats === seats);
function sideInUse(card, side) {
	let sides = TABLETS_BY_CLASS[card];
	return sides[sides.indexOf(side)];
}
function dealHands(state, tell) {
	for (let seat = 0; seat < councilCard(state.open).seats; seat++) draw(state, seat, handLimit(state.open, seat), tell);
}
//#endregion
//#region packages/rules/src/waves/standings.ts
/** The score is what a side has collected in total; team-mates share it. */
function standings(open) {
	return councilCard(open).sides.map((side, seat) => {
		let collected = open.collected[side], score = total(collected);
		return {
			seat,
			side,
			score,
			sources: [{
				source: "different",
				value: different(collected)
			}, {
				source: "total",
				value: score
			}]
		};
	});
}
/** How near the foremost side is to winning. */
var progress = (open) => Math.min(1, Math.max(...open.collected.map((_, side) => nearness(open, side))));
/** The winning side comes first, the others by how near they came to a goal. */
function outcome(open) {
	let { phase } = open;
	if (phase.kind !== "over") return null;
	let { sides } = councilCard(open), near = open.collected.map((_, side) => nearness(open, side));
	return {
		ranks: sides.map((side) => rank(near, side)),
		scores: sides.map((side) => total(open.collected[side])),
		reason: phase.how
	};
}
/** Behind every side that came nearer; at 1 or more stands the winner alone. */
function rank(near, side) {
	let ahead = 0;
	for (let other = 0; other < near.length; other++) near[other] > near[side] && (ahead += 1);
	return 1 + ahead;
}
//#endregion
//#region packages/rules/src/kit/phrase.ts
var seat = (seat) => ({ seat }), piece = (piece, id, text) => ({
	piece,
	id,
	text
});
function say(strings, ...parts) {
	let phrase = [];
	return strings.forEach((text, i) => {
		text && phrase.push(text);
		let part = parts[i];
		part !== void 0 && (Array.isArray(part) ? phrase.push(...part) : phrase.push(typeof part == "number" ? String(part) : part));
	}), phrase;
}
//#endregion
//#region packages/rules/src/waves/words.ts
var one = (card) => piece("card", card, CLASS_NAMES[card].one), many = (card) => piece("card", card, CLASS_NAMES[card].many), tablet = (side) => piece("tablet", side, TABLETS[side].name), shells = (count) => piece("shells", count, count === 1 ? "1 Shell" : `${count} Shells`), some = (count, card) => count === 1 ? say`a ${one(card)}` : say`${count} ${many(card)}`;
function cards(pile) {
	return CLASSES.filter((card) => pile[card] > 0).flatMap((card, i) => [...i > 0 ? [" and "] : [], ...some(pile[card], card)]);
}
var everyone = (seats) => seats.flatMap((who, i) => [...i > 0 ? [" and "] : [], seat(who)]), className = (card) => CLASS_NAMES[card].one, REFUSALS = {
	"not-now": () => "Something else is being decided now (3).",
	"not-the-chooser": () => "The player who does not start puts down the Wave token (9.2).",
	"not-the-starters-elder": () => "The Wave token goes to an Elder of the starting player (9.2).",
	"not-your-elder": () => "Agents are played at your own Elder, when its turn comes (4.5).",
	"not-in-hand": (a) => a.held === 0 ? `You hold no ${className(a.card)} (4.2).` : `You hold ${a.held} of the class ${className(a.card)}, not ${a.count} (4.3).`,
	"nothing-to-discard": () => "You have nothing to discard (8.3).",
	"wrong-count": (a) => a.due === 1 ? "Discard exactly one card (8.3)." : `Discard exactly ${a.due} cards (8.3).`
}, FAILURES = {
	"no-shell": "no Shell is left",
	"too-weak": "the Agent is not strong enough",
	"too-strong": "the Agent is too strong",
	returned: "the first Elder goes to the hand",
	"already-owned": "the class is collected already",
	"not-alone": "it was not the only one of its class"
}, ELDER_NUMBERS = ["first", "second"], atWhichElder = (open, place) => councilCard(open).mode === "head-to-head" ? `your ${ELDER_NUMBERS[Math.floor(place / 2)]} Elder` : "your Elder", words = {
	refusals: REFUSALS,
	asks: {
		token: {
			prompt: () => say`Put the Wave token at one of your opponent’s Elders.`,
			rule: "9.2"
		},
		play: {
			prompt: ({ open }) => open.phase.kind === "play" ? say`Play at ${atWhichElder(open, open.phase.place)}: one card as a Follower, or like cards as Rebels.` : [],
			rule: "4.1"
		},
		discard: {
			prompt: ({ open, seat }) => seat !== null && surplus(open, seat) > 1 ? say`Choose ${surplus(open, seat)} cards to discard.` : say`Choose a card to discard.`,
			rule: "8.3"
		},
		over: {
			prompt: () => say`The game is over.`,
			rule: "2.4"
		}
	},
	awaiting({ phase }, who) {
		return phase.kind === "token" ? say`${seat(who)} is placing the Wave token` : phase.kind === "discard" ? say`${seat(who)} is choosing what to discard` : say`${seat(who)} is choosing an Agent`;
	},
	event(e) {
		switch (e.type) {
			case "token-placed": return say`${seat(e.seat)} puts the Wave token at the ${ELDER_NUMBERS[Math.floor(e.place / 2)]} Elder of ${seat(e.place % 2)}.`;
			case "round": return say`Round ${e.round}: the ${many(e.majority)} hold the Open Majority and bring ${shells(e.shells)}.`;
			case "followed": return say`${seat(e.seat)} plays a Follower.`;
			case "rebelled": return e.count === 1 ? say`${seat(e.seat)} plays a Rebel.` : say`${seat(e.seat)} plays a stack of ${e.count} Rebels.`;
			case "agent-placed": return null;
			case "rebels-revealed": return say`${seat(e.seat)} rebelled with ${some(e.count, e.card)}.`;
			case "tablet": return say`The ${many(e.majority)} hold the True Majority: ${tablet(e.tablet)}. ${TABLETS[e.tablet].text}`;
			case "surplus": return say`${seat(e.seat)} discards ${some(e.count, e.card)} of the stack.`;
			case "rotated": return say`Every Elder moves one place counterclockwise.`;
			case "elder-powers": return say`The Elders now have the powers ${e.powers.join(", ")}.`;
			case "shells-set": return e.shells === 1 ? say`There is now ${shells(1)} in the Council.` : say`There are now ${shells(e.shells)} in the Council.`;
			case "wave": return e.wave === 1 ? say`First wave: the ${e.stance === "rebel" ? "Rebels" : "Followers"}.` : say`Second wave: the ${e.stance === "rebel" ? "Rebels" : "Followers"}.`;
			case "agent-revealed": return say`${seat(e.seat)} reveals ${some(1, e.card)}.`;
			case "collected": return say`${seat(e.seat)} collects ${some(1, e.elder)} (${e.agentPower} against ${e.elderPower}); ${shells(e.shells)} left.`;
			case "kept": return say`${seat(e.seat)} takes ${some(1, e.elder)} to the hand: ${FAILURES[e.why]} (${e.agentPower} against ${e.elderPower}).`;
			case "token-moved": return null;
			case "reshuffled": return say`The deck is empty: ${e.cards} discards are shuffled into a new one.`;
			case "drew": return e.count === 1 ? say`${seat(e.seat)} draws a card.` : say`${seat(e.seat)} draws ${e.count} cards.`;
			case "drew-cards": return say`You drew ${e.cards.flatMap((card, i) => [...i > 0 ? [" and "] : [], ...some(1, card)])}.`;
			case "discarded": return say`${seat(e.seat)} discards ${cards(e.cards)}.`;
			case "chose-discard": return null;
			case "extra-replaced": return say`The Elder between the players is replaced by ${some(1, e.card)}.`;
			case "council": return say`The Agents become the Elders of the next round.`;
			case "won": return say`${everyone(e.seats)} ${e.seats.length === 1 ? "wins" : "win"} with enough ${e.how === "variety" ? "different Elders" : "Elders in total"}.`;
		}
	},
	move(m) {
		switch (m.kind) {
			case "token": return say`Wave token at the ${ELDER_NUMBERS[Math.floor(m.place / 2)]} Elder`;
			case "follow": return say`Follow with ${some(1, m.card)}`;
			case "rebel": return say`Rebel with ${some(m.count, m.card)}`;
			case "discard": return say`Discard ${cards(m.cards)}`;
		}
	},
	reasons: {
		variety: "Enough different Elders",
		total: "Enough Elders in total"
	},
	sources: {
		different: "Different Elders",
		total: "Elders in total"
	}
}, NOBODY = [], ALONE = [
	[0],
	[1],
	[2],
	[3],
	[4],
	[5]
], waves = {
	...meta,
	bound: 2e3,
	interned: !0,
	words,
	setup(seats, options, rng) {
		let state = layOut(seats, options, rng, SILENT), { open, own, shut } = state;
		return options.mode === "head-to-head" ? open.phase = {
			kind: "token",
			chooser: 1 - open.token
		} : (dealHands(state, SILENT), startRound(state, SILENT)), {
			open,
			own,
			shut
		};
	},
	deciding(open) {
		let { phase } = open;
		switch (phase.kind) {
			case "token": return ALONE[phase.chooser];
			case "play": return ALONE[ownerOf(open, phase.place)];
			case "discard": return phase.waiting;
			case "over": return NOBODY;
		}
	},
	menu,
	parse,
	check,
	play(state, seat, move, tell) {
		let { open } = state, { phase } = open;
		if (phase.kind === "token" && move.kind === "token") play(state, seat, move, tell), dealHands(state, tell), startRound(state, tell);
		else if (phase.kind === "play" && (move.kind === "follow" || move.kind === "rebel")) {
			play$1(state, seat, phase.place, move, tell);
			let next = nextPlace(open, phase.place);
			next === null ? resolveRound(state, tell) : ask(state, next, tell);
		} else phase.kind === "discard" && move.kind === "discard" && (play$2(state, phase.waiting, seat, move, tell), finishRoundWhenAllDiscarded(state, tell));
	},
	imagine,
	standings,
	progress,
	outcome,
	talk,
	audit
};
function startRound(state, tell) {
	state.open.round += 1, placeShells(state, tell), ask(state, state.open.token, tell);
}
function resolveRound(state, tell) {
	let tablet = activateTablet(state, tell);
	actAtOnce(state, tablet, tell), runWaves(state, tablet, tell), state.open.phase.kind !== "over" && (moveToken(state, tell), everybodyDraws(state, tell), agentsBecomeElders(state, tell), askForDiscards(state), finishRoundWhenAllDiscarded(state, tell));
}
function finishRoundWhenAllDiscarded(state, tell) {
	let { phase } = state.open;
	phase.kind === "discard" && phase.waiting.length > 0 || (discardTogether(state, tell), replaceExtra(state, tell), startRound(state, tell));
}
function menu(view) {
	switch (view.open.phase.kind) {
		case "token": return menu$1(view);
		case "play": return menu$2(view);
		case "discard": return menu$3(view);
		case "over": return OVER;
	}
}
var OVER = {
	ask: "over",
	moves: [],
	complete: !0
};
function check(view, move) {
	switch (move.kind) {
		case "token": return check$1(view, move);
		case "follow":
		case "rebel": return check$2(view, move);
		case "discard": return check$3(view, move);
	}
}
//#endregion
//#region \0release:waves
var game = waves;
//#endregion
export { game };
