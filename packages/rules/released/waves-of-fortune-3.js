// Waves of Fortune, version 3 of its rules, as released. Never edit this file.
//#region packages/rules/src/kit/joint.ts
/** The joint decision of those who take part, some of whom are still awaited; null where one seat decides alone. */
var jointOf = (takingPart, awaited) => takingPart.length < 2 ? null : {
	committed: takingPart.filter((seat) => !awaited.includes(seat)),
	awaited
}, commit = (phase, seat) => ({
	...phase,
	waiting: phase.waiting.filter((other) => other !== seat)
});
/** Which of the sets of `forEverySet` these seats are, without one of them: bit by bit, the index tells who is in it. */
function setOf(seats, without = null) {
	let set = 0;
	for (let i = 0; i < seats.length; i++) seats[i] !== without && (set |= 1 << seats[i]);
	return set;
}
//#endregion
//#region packages/rules/src/kit/refusal.ts
/** `return no('out-of-range', { range: 6 })`: reads as what it is. */
var no = (code, args) => args ? {
	code,
	args
} : { code };
//#endregion
//#region packages/rules/src/kit/flow.ts
function flow(rules) {
	let { notAsked } = rules, links = linked(rules), rows = rowsOf(rules, links);
	function rowOf(kind) {
		for (let i = 0; i < rows.length; i++) if (rows[i].kind === kind) return rows[i];
		return null;
	}
	let isAsked = ({ open, seat }) => notAsked === void 0 || seat !== null && notAsked.deciding(open).includes(seat);
	function proceed(state, first, tell) {
		let step = first, question = step.begin(state, tell);
		for (; !question;) step = step.after, question = step.begin(state, tell);
		state.open.phase = question;
	}
	return {
		begin: (state, step, tell) => proceed(state, links.get(step), tell),
		menu(view) {
			let { kind } = view.open.phase, row = rowOf(kind);
			return row !== null && isAsked(view) ? row.decision.menu(view) : {
				ask: kind,
				moves: [],
				complete: !0
			};
		},
		check(view, move) {
			let decision = rowOf(view.open.phase.kind)?.decision;
			return decision ? isAsked(view) ? decision.kinds && !decision.kinds.includes(move.kind) ? no("not-now") : decision.check(view, move) : notAsked.refusal : no("not-now");
		},
		play(state, seat, move, tell) {
			let { open } = state, { decision, step } = rowOf(open.phase.kind), question = decision.play(state, seat, move, tell);
			question ? open.phase = question : proceed(state, step.after, tell);
		}
	};
}
function linked(rules) {
	let link = (begin) => {
		let made = { begin };
		return made.after = made, made;
	}, links = /* @__PURE__ */ new Map();
	if ("next" in rules) {
		let following = link((state, tell) => rules.steps[rules.next(state, tell)](state, tell) ?? null);
		for (let step in rules.steps) links.set(step, {
			begin: rules.steps[step],
			after: following
		});
		for (let kind in rules.decisions) links.set(kind, links.get(kind) ?? following);
		return links;
	}
	let names = [...rules.once ?? [], ...rules.round];
	for (let step of names) links.set(step, link(rules.steps[step]));
	for (let [i, step] of names.entries()) links.get(step).after = links.get(names[i + 1] ?? rules.round[0]);
	return links;
}
function rowsOf(rules, links) {
	return Object.entries(rules.decisions).map(([kind, decision]) => {
		let step = links.get(kind);
		if (!step) throw Error(`no step asks "${kind}"`);
		return {
			kind,
			decision: Object.create({ ...decision }),
			step
		};
	});
}
/** A decision that all who are asked make at once: each choice waits in `own` until the last is in. */
var jointly = ({ keep, told, resolve, shared, ...decision }) => ({
	...decision,
	play(state, seat, move, tell) {
		let phase = state.open.phase;
		return keep(state.own[seat], move), tell.all(told(seat)), phase.waiting.length === 1 ? resolve(state, tell) ?? null : shared ? shared[setOf(phase.waiting, seat)] : commit(phase, seat);
	}
}), orders = (nth) => Array.from({ length: 9 }, (_, size) => Array.from({ length: size }, (_, from) => Array.from({ length: size }, (_, step) => nth(from, step, size)))), CLOCKWISE = orders((from, step, size) => (from + step) % size);
orders((from, step, size) => (from + size - step) % size);
/** All places of a ring of this size, from one of them to its left: clockwise(4, 2) is 2, 3, 0, 1. */
var clockwise = (size, from) => CLOCKWISE[size][from], COLOURS = [
	"purple",
	"blue",
	"yellow",
	"green"
], FACES = [
	"ocean",
	"island",
	"reef",
	"whirlpool",
	"king",
	"treasure",
	"home"
], TILES = Array.from({ length: 100 }, (_, tile) => tile), columnOf = (tile) => tile % 10, rowOf = (tile) => Math.floor(tile / 10), tileName = (tile) => `${String.fromCharCode(65 + columnOf(tile))}${rowOf(tile) + 1}`, tileNamed = (name) => (Number(name.slice(1)) - 1) * 10 + name.charCodeAt(0) - 65, CHART = [
	"TddddddddT",
	"dddddddddd",
	"ddssssssdd",
	"ddssssssdd",
	"ddssPBssdd",
	"ddssGYssdd",
	"ddssssssdd",
	"ddssssssdd",
	"dddddddddd",
	"TddddddddT"
].join(""), where = (mark) => TILES.filter((tile) => CHART[tile] === mark), ZONES = ["shallows", "depths"], HIDDEN = {
	shallows: where("s"),
	depths: where("d")
};
where("T");
var HOMES = {
	purple: where("P")[0],
	blue: where("B")[0],
	yellow: where("Y")[0],
	green: where("G")[0]
}, ZONE_OF = TILES.map((tile) => CHART[tile] === "s" ? "shallows" : CHART[tile] === "d" ? "depths" : null), HOME_OF = TILES.map((tile) => COLOURS.find((colour) => HOMES[colour] === tile) ?? null), ACROSS = {
	purple: "yellow",
	blue: "green",
	yellow: "purple",
	green: "blue"
}, FLEETS = {
	2: ["purple", "yellow"],
	3: [
		"purple",
		"blue",
		"yellow"
	],
	4: COLOURS
}, TILE_MIX = {
	shallows: {
		ocean: 15,
		island: 10,
		reef: 4,
		whirlpool: 3
	},
	depths: {
		ocean: 28,
		island: 20,
		reef: 6,
		whirlpool: 5,
		king: 1
	}
}, facesOf = (zone) => FACES.flatMap((face) => Array.from({ length: TILE_MIX[zone][face] ?? 0 }, () => face)), distance = (from, to) => Math.abs(columnOf(from) - columnOf(to)) + Math.abs(rowOf(from) - rowOf(to)), NEIGHBOURS = TILES.map((tile) => {
	let near = [];
	return rowOf(tile) > 0 && near.push(tile - 10), columnOf(tile) < 9 && near.push(tile + 1), rowOf(tile) < 9 && near.push(tile + 10), columnOf(tile) > 0 && near.push(tile - 1), near;
}), AROUND = [
	0,
	1,
	2,
	3,
	4
].map((steps) => TILES.map((from) => TILES.filter((to) => to !== from && distance(from, to) <= steps))), DECKS = [
	"SO",
	"SI",
	"DO",
	"DI"
], MAPS = [
	"S-NW",
	"S-NE",
	"S-SE",
	"S-SW",
	"D-NW",
	"D-NE",
	"D-SE",
	"D-SW"
], gold$1 = (n) => ["gold", n], food$1 = (n) => ["food", n], crew$1 = (n) => ["crew", n], roll$1 = (...rows) => ["roll", rows], row = (from, to, ...fx) => [
	from,
	to,
	fx
], choose = (...choices) => ["choose", choices], option$2 = (label, need, ...fx) => ({
	label,
	need,
	fx
}), beast$1 = (least, run, ...win) => [
	"beast",
	least,
	win,
	run
], all = (...fx) => ["all", fx], DECK_NAMES = {
	SO: "Shallows Ocean",
	SI: "Shallows Island",
	DO: "Depths Ocean",
	DI: "Depths Island"
}, card$1 = (id, copies, name, say, ...fx) => ({
	id,
	deck: id.slice(0, 2),
	copies,
	name,
	fx,
	say
}), SHALLOWS_OCEAN = [
	card$1("SO01", 1, "Leaky Dinghy", "Three buckets, two oars, one ambition.", ["pirate", 1]),
	card$1("SO02", 3, "Bilge Rats", "They smell the cargo. You smell them.", ["pirate", 2]),
	card$1("SO03", 2, "Harbour Bandits", "Toll collectors, by their own account.", ["pirate", 3]),
	card$1("SO04", 1, "Smugglers’ Sloop", "Fast, black, and not carrying declared goods.", ["pirate", 4]),
	card$1("SO05", 2, "Dropped Purse", "Somebody’s bad day floats.", gold$1(50)),
	card$1("SO06", 3, "Sunken Skiff", "The mast still waves.", gold$1(100)),
	card$1("SO07", 1, "Sunken Lugger", "Sank with the good silver, bless it.", gold$1(150)),
	card$1("SO08", 2, "Man in a Barrel", "He says he was steering it.", crew$1(1)),
	card$1("SO09", 2, "Deckhands for Hire", "Cheap, cheerful, sober before noon.", crew$1(2)),
	card$1("SO10", 2, "Herring Run", "The sea is mostly fish this morning.", food$1(2)),
	card$1("SO11", 1, "Fishing Ground", "Drop a line anywhere. Anywhere at all.", ["token", "fish"]),
	card$1("SO12", 1, "Drifting Mine", "War surplus. Please do not pat.", ["token", "mine1"]),
	card$1("SO13", 1, "Weevils", "The biscuits have started without you.", food$1(-1)),
	card$1("SO14", 1, "Friendly Current", "The sea offers you a lift.", ["drift", 2]),
	card$1("SO15", 1, "Bumboat", "A floating shop with floating prices.", choose(option$2("Sell 2 food", { food: 2 }, food$1(-2), gold$1(100)), option$2("Hire a hand for 1 food", { food: 1 }, food$1(-1), crew$1(1)), option$2("Wave politely", {})))
], SHALLOWS_ISLAND = [
	card$1("SI01", 2, "Wild Boar", "Breakfast, if you are quicker.", beast$1(3, 1, food$1(2))),
	card$1("SI02", 1, "Thieving Monkeys", "They took the bananas. Yours.", food$1(-1)),
	card$1("SI03", 1, "Viper in the Grass", "Mind the stick. That is no stick.", roll$1(row(1, 3, crew$1(-1)), row(4, 6))),
	card$1("SI04", 1, "Mermaid Cove", "Lovely voices. Count your sailors.", ["token", "mermaid"]),
	card$1("SI05", 1, "A Mermaid’s Gift", "She liked your figurehead.", roll$1(row(1, 1, crew$1(-1)), row(2, 4, food$1(2)), row(5, 6, gold$1(100)))),
	card$1("SI06a", 1, "Torn Map (north-west)", "Half a map, whole hopes.", ["map", "S-NW"]),
	card$1("SI06b", 1, "Torn Map (north-east)", "Stained with rum, or so we hope.", ["map", "S-NE"]),
	card$1("SI06c", 1, "Torn Map (south-east)", "The X is a little smudged.", ["map", "S-SE"]),
	card$1("SI06d", 1, "Torn Map (south-west)", "Drawn by someone facing backwards.", ["map", "S-SW"]),
	card$1("SI07", 2, "Coconut Grove", "Dinner hangs overhead. So does danger.", food$1(2)),
	card$1("SI08", 1, "Turtle Beach", "Eggs for everyone.", food$1(3)),
	card$1("SI09", 2, "Castaway", "Talks to a coconut, rows like two men.", crew$1(1)),
	card$1("SI10", 2, "Buried Tin", "Buried shallow by a lazy pirate.", gold$1(100)),
	card$1("SI11", 1, "Smugglers’ Cache", "He will not be needing it.", gold$1(150)),
	card$1("SI12", 1, "Trading Post", "No coin taken, no questions asked.", ["token", "post"]),
	card$1("SI13", 1, "Lookout Hill", "From up here the sea looks almost honest.", [
		"peek",
		3,
		3
	])
], DEPTHS_OCEAN = [
	card$1("DO01", 2, "Corsair Cutter", "Small teeth, still teeth.", ["pirate", 3]),
	card$1("DO02", 3, "Corsair Brig", "The flag is a joke. The guns are not.", ["pirate", 4]),
	card$1("DO03", 2, "Black Galley", "Forty oars and not one smile.", ["pirate", 5]),
	card$1("DO04", 2, "Red Frigate", "She was white when she was launched.", ["pirate", 6]),
	card$1("DO05", 1, "The Widowmaker", "Nobody left to say who named her.", ["pirate", 8]),
	card$1("DO06", 3, "Sunken Merchantman", "Spice gone, coin kept.", gold$1(250)),
	card$1("DO07", 2, "Sunken Galleon", "Heavy enough to sink, and it did.", gold$1(400)),
	card$1("DO08", 1, "The Silver Fleet", "The one that never came home.", gold$1(600)),
	card$1("DO09", 2, "Deep Dive", "Deep, dark, glittering.", choose(option$2("Dive: lose 1 crew, gain 350", { crew: 2 }, crew$1(-1), gold$1(350)), option$2("Sail on", {}))),
	card$1("DO10", 1, "The Kraken", "The sea bed has opened an eye.", ["kraken"]),
	card$1("DO11", 2, "Moored Mine", "Anchored here on purpose.", ["token", "mine2"]),
	card$1("DO12", 2, "Gale", "The galley stores went over first.", food$1(-2)),
	card$1("DO13", 2, "Rogue Wave", "It came from a clear sky.", crew$1(-2)),
	card$1("DO14", 1, "Shark Pack", "They have done this before.", roll$1(row(1, 2, crew$1(-2)), row(3, 4, crew$1(-1)), row(5, 6, food$1(2)))),
	card$1("DO15", 1, "The Great Storm", "All hands. All ships. All wet.", all(food$1(-1)), crew$1(-1)),
	card$1("DO16", 2, "Survivors’ Raft", "They wave, then they row, then they sign on.", crew$1(2)),
	card$1("DO17", 1, "Maelstrom", "Round and round, and somewhere else.", ["maelstrom"]),
	card$1("DO18", 1, "Fog-Bank Raid", "Two lanterns out, one hold lighter.", [
		"raid",
		4,
		150
	]),
	card$1("DO19", 1, "Dead Calm", "Not a breath. Not even yours.", ["becalm"])
], DEPTHS_ISLAND = [
	card$1("DI01", 2, "Tiger", "Stripes in the bamboo, gold in the den.", beast$1(4, 2, gold$1(150))),
	card$1("DI02", 2, "Giant Crab", "It was not a boulder.", beast$1(5, 2, food$1(3), gold$1(200))),
	card$1("DI03", 1, "Crocodile Creek", "The logs are watching.", crew$1(-2)),
	card$1("DI04", 2, "Swamp Fever", "The cook is sweating more than the soup.", crew$1(-1), food$1(-1)),
	card$1("DI05", 1, "Grumbling Volcano", "It clears its throat.", roll$1(row(1, 3, crew$1(-2), food$1(-1)), row(4, 6, gold$1(200)))),
	card$1("DI06", 1, "Sirens’ Rock", "They know your name. All of your names.", ["token", "siren"]),
	card$1("DI07", 1, "Mermaid Court", "Kneel, and mind the tide.", roll$1(row(1, 2, crew$1(-2)), row(3, 4, food$1(3)), row(5, 6, gold$1(300)))),
	card$1("DI08a", 1, "Sea Chart (north-west)", "Signed by an admiral, folded by a thief.", ["map", "D-NW"]),
	card$1("DI08b", 1, "Sea Chart (north-east)", "Here be dragons, and also money.", ["map", "D-NE"]),
	card$1("DI08c", 1, "Sea Chart (south-east)", "The ink glows in the dark.", ["map", "D-SE"]),
	card$1("DI08d", 1, "Sea Chart (south-west)", "Coffee ring, or atoll?", ["map", "D-SW"]),
	card$1("DI09", 3, "Buried Chest", "Six feet down, as is the custom.", gold$1(250)),
	card$1("DI10", 2, "Golden Idol", "It is smiling. Why is it smiling?", choose(option$2("Take it: lose 2 crew, gain 500", { crew: 3 }, crew$1(-2), gold$1(500)), option$2("Leave it", {}))),
	card$1("DI11", 2, "Lost Temple", "The priests left in a hurry.", gold$1(400)),
	card$1("DI12", 2, "Breadfruit Valley", "It tastes of bread and effort.", food$1(3)),
	card$1("DI13", 2, "Marooned Sailors", "Left here by a captain you will like.", crew$1(2)),
	card$1("DI14", 1, "Rats Ashore", "They swam aboard with their families.", food$1(-2)),
	card$1("DI15", 1, "Freshwater Spring", "Sweet water, wild onions, no neighbours.", ["token", "spring"])
], CARD_LIST = [
	...SHALLOWS_OCEAN,
	...SHALLOWS_ISLAND,
	...DEPTHS_OCEAN,
	...DEPTHS_ISLAND
], CARDS = Object.fromEntries(CARD_LIST.map((it) => [it.id, it])), FULL = Object.fromEntries(DECKS.map((deck) => [deck, CARD_LIST.filter((it) => it.deck === deck).flatMap((it) => Array.from({ length: it.copies }, () => it.id))])), cardsOf = (deck) => FULL[deck].slice(), PURSES = [
	0,
	50,
	100,
	150
], UPGRADES = [
	"rigging",
	"hold",
	"cannons",
	"spyglass"
], UPGRADE_CARDS = {
	rigging: {
		name: "Tall Rigging",
		price: 600,
		text: "Sail up to 3 spaces a turn."
	},
	hold: {
		name: "Deep Hold",
		price: 500,
		text: "The hold has 16 spaces."
	},
	cannons: {
		name: "Bow Cannons",
		price: 300,
		text: "Before the first round of a battle the enemy loses 2 HP."
	},
	spyglass: {
		name: "Spyglass",
		price: 300,
		text: "Once a turn, before moving, look secretly at a hidden tile within 3 spaces."
	}
}, map$1 = (x, gold, deck, card) => ({
	x: tileNamed(x),
	gold,
	deck,
	card
}), MAP_CARDS = {
	"S-NW": map$1("B4", 300, "SI", "SI06a"),
	"S-NE": map$1("G2", 300, "SI", "SI06b"),
	"S-SE": map$1("I7", 300, "SI", "SI06c"),
	"S-SW": map$1("D9", 300, "SI", "SI06d"),
	"D-NW": map$1("A3", 600, "DI", "DI08a"),
	"D-NE": map$1("H1", 600, "DI", "DI08b"),
	"D-SE": map$1("J8", 600, "DI", "DI08c"),
	"D-SW": map$1("C10", 600, "DI", "DI08d")
}, TOKEN_NAMES = {
	pirate: "Pirates",
	kraken: "The Kraken",
	mine1: "Drifting Mine",
	mine2: "Moored Mine",
	fish: "Fishing Ground",
	spring: "Freshwater Spring",
	mermaid: "Mermaid Cove",
	siren: "Sirens’ Rock",
	post: "Trading Post"
}, TOKEN_FX = {
	mine1: [crew$1(-1)],
	mine2: [crew$1(-2)],
	fish: [food$1(2)],
	spring: [food$1(3)],
	mermaid: [roll$1(row(1, 2, crew$1(-1)), row(3, 6, food$1(2)))],
	siren: [roll$1(row(1, 3, crew$1(-2)), row(4, 6, crew$1(1), food$1(2)))],
	post: [["swap", 2]]
};
//#endregion
//#region packages/rules/src/waves-of-fortune/tables/scripts.ts
function* branchesOf(op) {
	switch (op[0]) {
		case "roll":
			for (let [, , fx] of op[1]) yield fx;
			return;
		case "choose":
			for (let { fx } of op[1]) yield fx;
			return;
		case "beast":
			yield op[2];
			return;
		case "all":
			yield op[1];
			return;
	}
}
function* scriptsOf(name, ops) {
	yield [name, ops];
	for (let [step, op] of ops.entries()) {
		let branch = 0;
		for (let fx of branchesOf(op)) yield* scriptsOf(branchName(name, step, branch++), fx);
	}
}
var branchName = (script, step, branch) => `${script}.${step}.${branch}`, causeOf = (script) => script.split(".", 1)[0], SCRIPTS = Object.fromEntries([...CARD_LIST.flatMap(({ id, fx }) => [...scriptsOf(id, fx)]), ...Object.entries(TOKEN_FX).flatMap(([token, fx]) => [...scriptsOf(token, fx)])]), owns = ({ upgrades }, upgrade) => upgrades.includes(upgrade), holdOf = (ship) => owns(ship, "hold") ? 16 : 12, speedOf = (ship) => owns(ship, "rigging") ? 3 : 2, homeOf = ({ colour }) => HOMES[colour], isHome = (ship) => ship.at === homeOf(ship), isAtSea = (ship) => ship.afloat && !isHome(ship);
/** The ship that occupies a tile; a sunk one occupies nothing (7.2). */
function shipOn({ ships }, tile) {
	for (let seat = 0; seat < ships.length; seat++) {
		let ship = ships[seat];
		if (ship.at === tile && ship.afloat) return seat;
	}
	return null;
}
/** 11.4 Before this round the King lets nobody come near and fights nobody. */
var isTruce = ({ round, table }) => round < table.kingTruce;
/** 3.2 Why a ship may not end a move on a tile; null when it may. */
function whyNotEnd(open, ship, tile) {
	let home = HOME_OF[tile];
	return home !== null && home !== ship.colour ? "not-your-home" : open.faces[tile] === "king" && isTruce(open) ? "truce" : null;
}
/** 9.2 Why a ship at home cannot buy an upgrade; null when it can. */
function whyNotBuy(ship, upgrade) {
	return owns(ship, upgrade) ? "owned" : ship.chest < UPGRADE_CARDS[upgrade].price ? "too-dear" : null;
}
//#endregion
//#region packages/rules/src/waves-of-fortune/facts/tiles.ts
function tokenOn({ tokens }, tile) {
	for (let token of tokens) if (token.tile === tile) return token;
	return null;
}
function wreckOn({ wrecks }, tile) {
	for (let wreck of wrecks) if (wreck.tile === tile) return wreck;
	return null;
}
/** Undiscovered, and not a corner, which everybody knows. */
var isHidden = ({ faces }, tile) => faces[tile] === null && ZONE_OF[tile] !== null, isGuarded = (open, tile) => open.faces[tile] === "king" || tokenOn(open, tile)?.token === "pirate";
/** What a hidden tile shows when it is turned over. */
function faceBeneath({ sea }, tile) {
	let { tiles, faces } = sea[ZONE_OF[tile]];
	return faces[tiles.indexOf(tile)];
}
/** Where the hidden King lies; null when everybody knows. */
var hiddenKing = ({ sea: { depths } }) => depths.tiles[depths.faces.indexOf("king")] ?? null;
//#endregion
//#region packages/rules/src/waves-of-fortune/facts/unseen.ts
/** The faces of a zone’s undiscovered tiles, in no order that means anything. */
function facesLeft({ faces }, zone) {
	let counts = { ...TILE_MIX[zone] };
	for (let tile of HIDDEN[zone]) {
		let face = faces[tile];
		face && --counts[face];
	}
	let left = [];
	for (let face of FACES) for (let i = counts[face] ?? 0; i > 0; i--) left.push(face);
	return left;
}
/** The cards of a deck that lie open: discarded, on the board with a token, or carried as a map. */
function cardsOut({ piles, tokens, ships, wrecks }, deck) {
	let out = piles[deck].discard.slice();
	for (let { card } of tokens) CARDS[card].deck === deck && out.push(card);
	let maps = (carried) => {
		for (let map of carried) MAP_CARDS[map].deck === deck && out.push(MAP_CARDS[map].card);
	};
	for (let ship of ships) maps(ship.maps);
	for (let wreck of wrecks) maps(wreck.maps);
	return out;
}
/** The cards still to be drawn, in no order that means anything. */
function cardsLeft(open, deck) {
	let left = cardsOf(deck);
	for (let card of cardsOut(open, deck)) left.splice(left.indexOf(card), 1);
	return left;
}
//#endregion
//#region packages/rules/src/waves-of-fortune/audit.ts
/** Every tile and card somewhere, no hold too full, no two ships on a tile, and nobody has seen what is not there. */
function audit(state) {
	return tiles(state) ?? cards(state) ?? ships(state.open) ?? secrets(state);
}
function tiles({ open, shut }) {
	for (let zone of ZONES) {
		let { tiles, faces } = shut.sea[zone], found = {};
		for (let face of faces) found[face] = (found[face] ?? 0) + 1;
		let hidden = 0;
		for (let tile of HIDDEN[zone]) {
			let face = open.faces[tile];
			if (face === null ? hidden += 1 : found[face] = (found[face] ?? 0) + 1, face === null !== tiles.includes(tile)) return `tile ${tile} shows ${face}`;
		}
		if (tiles.length !== hidden || faces.length !== hidden) return `${hidden} tiles of the ${zone} are hidden`;
		for (let face of FACES) if ((found[face] ?? 0) !== (TILE_MIX[zone][face] ?? 0)) return `${found[face]} tiles of the ${zone} show ${face}`;
	}
	for (let tile of TILES) if (open.faces[tile] === "home" != (HOME_OF[tile] !== null)) return `tile ${tile} shows ${open.faces[tile]}`;
	for (let { tile, token } of open.tokens) if (open.faces[tile] === null) return `a ${token} lies on ${tile}, which nobody has found`;
	return null;
}
function cards({ open, shut }) {
	let found = {};
	for (let deck of DECKS) {
		let { left } = open.piles[deck];
		if (left !== shut.decks[deck].length) return `${deck} has ${shut.decks[deck].length} cards left, not ${left}`;
		for (let pile of [shut.decks[deck], cardsOut(open, deck)]) for (let card of pile) {
			if (CARDS[card].deck !== deck) return `${card} is among the cards of ${deck}`;
			found[card] = (found[card] ?? 0) + 1;
		}
	}
	for (let { id, copies } of CARD_LIST) if (found[id] !== copies) return `there are ${found[id]} of ${id}`;
	return null;
}
function ships(open) {
	let { phase, ships, round } = open;
	for (let [seat, ship] of ships.entries()) {
		let { at, afloat, food, crew, gold, chest, maps } = ship;
		if (food < 0 || crew < 0 || gold < 0 || chest < 0) return `seat ${seat} owes something`;
		if (gold % 50 != 0 || chest % 50 != 0) return `seat ${seat} has ${gold} and ${chest} gold`;
		if (food + crew > holdOf(ship)) return `seat ${seat} has ${food} food and ${crew} crew`;
		if (!afloat && food + crew + gold + maps.length > 0) return `the sunk ship of seat ${seat} is not empty`;
		let loading = round === 0 || phase.kind === "dock" && phase.seat === seat;
		if (afloat && crew === 0 && !loading) return `seat ${seat} is afloat without crew`;
		if (round !== 0 && afloat && phase.kind !== "ram") {
			if (ships.some((other, i) => i < seat && other.afloat && other.at === at)) return `two ships are on ${at}`;
			if (HOME_OF[at] && HOME_OF[at] !== ship.colour) return `seat ${seat} is in a home not its own`;
		}
	}
	for (let { tile, gold, maps } of open.wrecks) if (gold + maps.length === 0) return `there is nothing in the wreck on ${tile}`;
	return open.tokens.some((laid) => tokenOn(open, laid.tile) !== laid) ? "two tokens lie on a tile" : null;
}
function secrets(state) {
	let { open, own } = state;
	for (let [seat, { load, seen }] of own.entries()) {
		let { peeked } = open.ships[seat];
		if (peeked.length !== seen.length) return `seat ${seat} has seen ${seen.length} tiles, and looked at ${peeked.length}`;
		for (let [i, { tile, face }] of seen.entries()) {
			if (peeked[i] !== tile || !isHidden(open, tile)) return `seat ${seat} has seen tile ${tile}`;
			if (faceBeneath(state.shut, tile) !== face) return `seat ${seat} has seen ${face} on ${tile}`;
		}
		if (load !== null !== hasLoaded(open, seat)) return `seat ${seat} has ${load} crew in mind`;
	}
	return null;
}
var hasLoaded = ({ phase }, seat) => phase.kind === "load" && !phase.waiting.includes(seat);
//#endregion
//#region packages/rules/src/kit/rng.ts
/** A whole number from 0 to 2^32 - 1. */
function next(rng) {
	let sum = (rng.a + rng.b | 0) + rng.counter | 0;
	return rng.counter = rng.counter + 1 | 0, rng.a = rng.b ^ rng.b >>> 9, rng.b = rng.c + (rng.c << 3) | 0, rng.c = (rng.c << 21 | rng.c >>> 11) + sum | 0, sum >>> 0;
}
/** A whole number from 0 to n - 1, each as likely (to one part in 2^32 / n). */
function below(rng, n) {
	return rng.script && rng.script.length > 0 ? scriptedBelow(rng.script, n) : next(rng) * n / 4294967296 >>> 0;
}
/** The face of a die with pips 1 to `sides`; a script gives faces, not indices. */
function roll(rng, sides = 6) {
	return rng.script && rng.script.length > 0 ? scriptedBelow(rng.script, sides + 1) : 1 + below(rng, sides);
}
/** Fisher and Yates, in place. */
function shuffle(rng, items) {
	for (let i = items.length - 1; i > 0; i--) {
		let j = below(rng, i + 1), item = items[i];
		items[i] = items[j], items[j] = item;
	}
	return items;
}
var pick = (rng, items) => items[below(rng, items.length)];
function scriptedBelow(script, n) {
	let answer = script.shift();
	if (!Number.isInteger(answer) || answer < 0 || answer >= n) throw Error(`the script says ${answer}, of ${n}`);
	return answer;
}
//#endregion
//#region packages/rules/src/waves-of-fortune/facts/choices.ts
/** The operation that asks; the phase vouches for what it is. */
var choicesOf = (script, step) => SCRIPTS[script][step][1], beastOf = (script, step) => SCRIPTS[script][step], isMet = ({ food, crew }, { need }) => food >= (need.food ?? 0) && crew >= (need.crew ?? 0), mayRun = ({ food }, [, , , run]) => food >= run, standing = ({ crew }) => Math.min(3, crew);
/** Hidden tiles so near that this captain has not looked at yet. */
function peekable(open, ship, steps) {
	let tiles = [];
	for (let tile of AROUND[steps][ship.at]) isHidden(open, tile) && !ship.peeked.includes(tile) && tiles.push(tile);
	return tiles;
}
/** Rivals at sea so near with gold aboard. */
function preyOf({ ships }, seat, steps) {
	let { at } = ships[seat], prey = [];
	for (let rival = 0; rival < ships.length; rival++) {
		let other = ships[rival];
		rival !== seat && other.gold > 0 && isAtSea(other) && distance(at, other.at) <= steps && prey.push(rival);
	}
	return prey;
}
/** The most food that may become crew, and the most crew that may become food: one hand stays aboard. */
var swapsOf = ({ food, crew }, most) => ({
	toCrew: Math.min(most, food),
	toFood: Math.min(most, crew - 1)
}), openingHp = (ship, hp) => owns(ship, "cannons") ? Math.max(0, hp - 2) : hp;
/** All throws of so many dice from high to low, with how often each comes up. */
function throwsOf(dice) {
	let counts = /* @__PURE__ */ new Map();
	for (let n = 0; n < 6 ** dice; n++) {
		let faces = Array.from({ length: dice }, (_, i) => 1 + Math.floor(n / 6 ** i) % 6).sort((a, b) => b - a), same = counts.get(faces.join());
		same ? same.ways += 1 : counts.set(faces.join(), {
			faces,
			ways: 1
		});
	}
	return [...counts.values()];
}
var THROWS = Array.from({ length: 4 }, (_, dice) => throwsOf(dice));
THROWS.map((ours, fighters) => THROWS.map((theirs, enemies) => {
	let pairs = Math.min(fighters, enemies), chances = Array.from({ length: pairs + 1 }, () => 0);
	for (let mine of ours) for (let other of theirs) {
		let won = 0;
		for (let i = 0; i < pairs; i++) mine.faces[i] >= other.faces[i] && (won += 1);
		chances[won] += mine.ways * other.ways / 6 ** (fighters + enemies);
	}
	return chances;
})), THROWS.map((ours, fighters) => {
	let chances = Array.from({ length: fighters + 1 }, () => 0);
	for (let { faces, ways } of ours) chances[faces.filter((face) => face >= 5).length] += ways / 6 ** fighters;
	return chances;
});
//#endregion
//#region packages/rules/src/waves-of-fortune/effects/cargo.ts
function gainGold({ open }, seat, gold, cause, tell) {
	let ship = open.ships[seat];
	ship.gold += gold, tell.all({
		type: "gold",
		seat,
		cause,
		gold,
		aboard: ship.gold
	});
}
/** 1.5 What the hold has no room for is lost. */
var room = (ship) => Math.max(0, holdOf(ship) - ship.food - ship.crew), changed = (owed, has, space) => owed > 0 ? Math.min(owed, space) : 0 - Math.min(-owed, has);
function changeFood({ open }, seat, owed, cause, tell) {
	let ship = open.ships[seat], change = changed(owed, ship.food, room(ship));
	ship.food += change, tell.all({
		type: "food",
		seat,
		cause,
		change,
		wasted: Math.max(0, owed - change),
		left: ship.food
	});
}
/** 7.1 Without crew the ship sinks at once. */
function changeCrew(state, seat, owed, cause, tell) {
	let ship = state.open.ships[seat], change = changed(owed, ship.crew, room(ship));
	ship.crew += change, tell.all({
		type: "crew",
		seat,
		cause,
		change,
		wasted: Math.max(0, owed - change),
		left: ship.crew
	}), ship.crew === 0 && sink(state, seat, "card", tell);
}
/** 7.2 Gold aboard and maps become a wreck, or join the one that is there. */
function sink({ open }, seat, how, tell) {
	let ship = open.ships[seat], { at: tile, gold, maps } = ship;
	ship.afloat = !1, ship.food = 0, ship.crew = 0, ship.gold = 0, ship.maps = [], ship.becalmed = !1, tell.all({
		type: "sunk",
		seat,
		tile,
		how,
		gold,
		maps
	}), (gold > 0 || maps.length > 0) && leaveWreck(open, tile, gold, maps);
}
function leaveWreck(open, tile, gold, maps) {
	let wreck = wreckOn(open, tile);
	wreck ? (wreck.gold += gold, wreck.maps.push(...maps)) : open.wrecks.push({
		tile,
		gold,
		maps: [...maps]
	});
}
//#endregion
//#region packages/rules/src/waves-of-fortune/facts/score.ts
/** What the captain would have if the game ended now. */
function scoreOf({ ships, table, phase }, seat) {
	let { chest, gold: aboard, gems } = ships[seat], gold = table.scoreGold === "all" ? chest + aboard : chest, fromGold = Math.floor(gold / 500), kraken = gems * 1, king = phase.kind === "over" && phase.slayer === seat ? table.kingVP : 0;
	return {
		seat,
		chest,
		aboard,
		gold,
		fromGold,
		kraken,
		king,
		total: fromGold + kraken + king
	};
}
//#endregion
//#region packages/rules/src/waves-of-fortune/effects/tiles.ts
/** For all to see. */
function turnOver(state, seat, tile, tell) {
	let face = uncover(state, tile);
	return tell.all({
		type: "flipped",
		seat,
		tile,
		face
	}), face;
}
/** 10.4 All that is still hidden when the game is over, in the order of the tiles. */
function uncoverAll(state) {
	let { shallows, depths } = state.shut.sea;
	return [...shallows.tiles, ...depths.tiles].sort((a, b) => a - b).map((tile) => ({
		tile,
		face: uncover(state, tile)
	}));
}
/** Whoever had looked under it keeps no secret any more. */
function uncover({ open, own, shut }, tile) {
	let face = takeUp(shut, tile);
	open.faces[tile] = face;
	for (let other = 0; other < own.length; other++) {
		let { peeked } = open.ships[other], place = peeked.indexOf(tile);
		place < 0 || (peeked.splice(place, 1), own[other].seen.splice(place, 1));
	}
	return face;
}
/** A corner shows its treasure, which everybody knew. */
function takeUp({ sea }, tile) {
	let zone = ZONE_OF[tile];
	if (zone === null) return "treasure";
	let { tiles, faces } = sea[zone], place = tiles.indexOf(tile);
	return tiles.splice(place, 1), faces.splice(place, 1)[0];
}
/** Everybody sees that the captain looks; only the captain sees at what. */
function lookUnder(state, seat, tile, tell) {
	let face = faceBeneath(state.shut, tile);
	state.open.ships[seat].peeked.push(tile), state.own[seat].seen.push({
		tile,
		face
	}), tell.all({
		type: "peeked",
		seat,
		tile
	}), tell.only(seat, {
		type: "spied",
		seat,
		tile,
		face
	});
}
function layToken({ open }, tile, token, hp, card, tell) {
	open.tokens.push({
		tile,
		token,
		hp,
		card
	}), tell.all({
		type: "token-placed",
		tile,
		token,
		hp,
		card
	});
}
/** The card that brought it goes to its discard pile. */
function removeToken({ open }, tile, tell) {
	let place = open.tokens.findIndex((laid) => laid.tile === tile), [laid] = open.tokens.splice(place, 1);
	open.piles[CARDS[laid.card].deck].discard.push(laid.card), tell.all({
		type: "token-removed",
		tile,
		token: laid.token
	});
}
//#endregion
//#region packages/rules/src/waves-of-fortune/effects/end.ts
/** 10.1 Nothing that was still to happen happens. 10.4 What nobody found or drew is turned over. */
function endGame(state, { how, slayer }, tell) {
	let { open, shut } = state;
	for (let deck of DECKS) open.piles[deck] = {
		left: 0,
		discard: [...open.piles[deck].discard, ...shut.decks[deck]]
	}, shut.decks[deck] = [];
	let tiles = uncoverAll(state);
	return open.phase = {
		kind: "over",
		how,
		slayer,
		unfound: tiles.map(({ tile }) => tile)
	}, open.agenda = [], tiles.length > 0 && tell.all({
		type: "uncovered",
		tiles
	}), tell.all({
		type: "ended",
		how,
		slayer,
		scores: open.ships.map((_, seat) => scoreOf(open, seat))
	}), open.phase;
}
//#endregion
//#region packages/rules/src/waves-of-fortune/effects/battle.ts
/** 6.4 The fewest and the most fighters that may be sent. */
var fewest = ({ front }) => Math.max(1, front), most = (crew) => Math.min(3, crew), fightPirates = (state, seat, hp, tell) => fight(state, seat, "pirate", hp, tell), fightKraken = (state, seat, tell) => fight(state, seat, "kraken", 4, tell), fightKing = (state, seat, tell) => fight(state, seat, "king", 15, tell);
/** 6.3 */
function fight(state, seat, enemy, hp, tell) {
	let { open } = state, ship = open.ships[seat], left = openingHp(ship, hp);
	return tell.all({
		type: "battle",
		seat,
		tile: ship.at,
		enemy,
		hp,
		crew: ship.crew,
		flag: flagOf(open, seat)
	}), left < hp && tell.all({
		type: "broadside",
		seat,
		enemy,
		from: hp,
		left
	}), goOn(state, seat, {
		enemy,
		hp,
		left,
		front: 0
	}, tell);
}
/** 6.2 The captain who would roll for the enemy in the printed game. */
function flagOf({ ships }, seat) {
	let across = ACROSS[ships[seat].colour], opposite = ships.findIndex(({ colour }) => colour === across);
	return opposite < 0 ? null : opposite;
}
/** Asks how many to send, as long as there is something to ask. */
function goOn(state, seat, battle, tell) {
	let ship = state.open.ships[seat];
	for (; battle.left > 0 && ship.afloat;) {
		if (fewest(battle) < most(ship.crew)) return {
			kind: "send",
			seat,
			battle
		};
		clash(state, seat, battle, most(ship.crew), tell);
	}
	return ship.afloat ? win(state, seat, battle, tell) : null;
}
/** 6.4 So many are sent. */
function send$1(state, seat, battle, fighters, tell) {
	return clash(state, seat, battle, fighters, tell), goOn(state, seat, battle, tell);
}
/** 6.5, 6.6 One round: the enemy rolls first; dice are paired from the highest down; ties go to the ship. */
function clash(state, seat, battle, sent, tell) {
	let ship = state.open.ships[seat], { enemy } = battle, enemyDice = enemy === "kraken" ? KRAKEN_DICE.slice() : rolled(state.rng, Math.min(3, battle.left)), dice = rolled(state.rng, sent), pairs = [], felled = 0;
	for (let i = 0; i < dice.length && i < enemyDice.length; i++) {
		let won = dice[i] >= enemyDice[i];
		pairs.push({
			ours: dice[i],
			theirs: enemyDice[i],
			won
		}), won && (felled += 1);
	}
	let lost = pairs.length - felled;
	ship.crew -= lost, battle.left = Math.max(0, battle.left - felled), battle.front = sent - lost;
	let { crew } = ship;
	tell.all({
		type: "battle-round",
		seat,
		enemy,
		sent,
		enemyDice,
		dice,
		pairs,
		lost,
		felled,
		crew,
		left: battle.left
	}), !(crew > 0) && (tell.all({
		type: "battle-lost",
		seat,
		enemy,
		hp: battle.hp
	}), sink(state, seat, "combat", tell));
}
var KRAKEN_DICE = Array.from({ length: 3 }, () => 5);
/** From high to low. */
function rolled(rng, count) {
	let dice = [];
	for (let i = 0; i < count; i++) dice.push(roll(rng));
	return dice.sort((a, b) => b - a);
}
/** 6.7-6.9 With the King the game is over. */
function win(state, seat, { enemy, hp }, tell) {
	let { open } = state, ship = open.ships[seat], gold = bountyOf(open, enemy, hp);
	return ship.gold += gold, tell.all({
		type: "battle-won",
		seat,
		enemy,
		hp,
		gold,
		aboard: ship.gold
	}), enemy === "king" ? (tell.all({
		type: "king-slain",
		seat,
		tile: ship.at,
		gold
	}), endGame(state, {
		how: "king",
		slayer: seat
	}, tell)) : (enemy === "kraken" && (ship.gems += 1), removeToken(state, ship.at, tell), null);
}
function bountyOf({ table }, enemy, hp) {
	return enemy === "kraken" ? 500 : enemy === "pirate" || table.kingBounty ? 50 * hp : 0;
}
//#endregion
//#region packages/rules/src/waves-of-fortune/facts/reach.ts
var DIAGONALS = TILES.map((tile) => [
	-11,
	-9,
	9,
	11
].map((step) => tile + step).filter((to) => to >= 0 && to < TILES.length && Math.abs(columnOf(to) - columnOf(tile)) === 1));
/** Every tile within the ship’s speed, its own excepted; it may not end its move on all of them. */
function withinReach(open, ship) {
	if (open.table.charting === "land") return AROUND[speedOf(ship)][ship.at];
	let before = waysOut(open, ship);
	return TILES.filter((tile) => tile !== ship.at && before[tile] !== void 0);
}
function isWithinReach(open, ship, to) {
	return withinReach(open, ship).includes(to);
}
/**
* By tile within reach: the tile before it on the way from the ship. A diagonal step counts 2, and where charts must be
* made an undiscovered tile ends the way (11.2).
*/
function waysOut(open, ship) {
	let before = [];
	before[ship.at] = ship.at;
	let earlier = [], front = [ship.at];
	for (let spent = 1; spent <= speedOf(ship); spent++) {
		let reached = [], step = (from, to) => {
			before[to] === void 0 && (before[to] = from, reached.push(to));
		};
		for (let from of earlier) if (goesOn(open, ship, from)) for (let to of DIAGONALS[from]) step(from, to);
		for (let from of front) if (goesOn(open, ship, from)) for (let to of NEIGHBOURS[from]) step(from, to);
		earlier = front, front = reached;
	}
	return before;
}
var goesOn = ({ table, faces }, ship, tile) => table.charting === "land" || tile === ship.at || faces[tile] !== null, COURSES = /* @__PURE__ */ new Map();
/** The way a ship sails to a tile within reach, both ends included. */
function courseTo(open, ship, to) {
	if (open.table.charting === "stop") return charted(open, ship, to);
	let key = ship.at * TILES.length + to, known = COURSES.get(key) ?? charted(open, ship, to);
	return COURSES.set(key, known), known.slice();
}
function charted(open, ship, to) {
	let before = waysOut(open, ship), course = [to];
	for (let tile = to; tile !== ship.at; course.unshift(tile)) tile = before[tile];
	return course;
}
/** 4.2 Where a drifting ship may go: free tiles it may end on. */
function driftGoals(open, ship, steps) {
	let goals = [];
	for (let tile of AROUND[steps][ship.at]) whyNotEnd(open, ship, tile) === null && shipOn(open, tile) === null && goals.push(tile);
	return goals;
}
//#endregion
//#region packages/rules/src/waves-of-fortune/effects/operations.ts
/** A list of operations is to be carried out. */
function order({ open }, seat, script, step = 0) {
	step < SCRIPTS[script].length && open.agenda.push({
		kind: "carry-out",
		seat,
		script,
		step
	});
}
/** One operation; the others of the list wait. */
function carryOut(state, { seat, script, step }, tell) {
	return state.open.ships[seat].afloat ? (order(state, seat, script, step + 1), perform$1(state, {
		seat,
		script,
		step
	}, SCRIPTS[script][step], tell)) : null;
}
function perform$1(state, place, op, tell) {
	let { open } = state, { seat, script, step } = place, ship = open.ships[seat], cause = causeOf(script);
	switch (op[0]) {
		case "gold": return gainGold(state, seat, op[1], cause, tell), null;
		case "food": return changeFood(state, seat, op[1], cause, tell), null;
		case "crew": return changeCrew(state, seat, op[1], cause, tell), null;
		case "roll": return rollRow(state, place, op[1], tell), null;
		case "choose": return op[1].filter((choice) => isMet(ship, choice)).length > 1 ? {
			kind: "option",
			seat,
			script,
			step
		} : (take(state, place, op[1].length - 1, tell), null);
		case "pirate": return layToken(state, ship.at, "pirate", op[1], cause, tell), {
			kind: "pirate",
			seat,
			hp: op[1]
		};
		case "kraken": return layToken(state, ship.at, "kraken", 4, cause, tell), {
			kind: "kraken",
			seat
		};
		case "beast": return mayRun(ship, op) || standing(ship) > 1 ? {
			kind: "beast",
			seat,
			script,
			step
		} : (stand(state, place, 1, tell), null);
		case "token": return layToken(state, ship.at, op[1], 0, cause, tell), order(state, seat, op[1]), null;
		case "map": return takeMap(state, seat, op[1], tell), null;
		case "drift": return driftGoals(open, ship, op[1]).length > 0 ? {
			kind: "drift",
			seat,
			steps: op[1]
		} : null;
		case "maelstrom": return sweepAway(state, seat, tell), null;
		case "peek": return peekable(open, ship, op[2]).length > 0 ? {
			kind: "peek",
			seat,
			tiles: op[1],
			steps: op[2]
		} : null;
		case "swap": {
			let { toCrew, toFood } = swapsOf(ship, op[1]);
			return toCrew + toFood > 0 ? {
				kind: "swap",
				seat,
				most: op[1]
			} : null;
		}
		case "all": return orderAll(state, seat, branchName(script, step, 0)), null;
		case "raid": return preyOf(open, seat, op[1]).length > 0 ? {
			kind: "raid",
			seat,
			steps: op[1],
			gold: op[2]
		} : null;
		case "becalm": return ship.becalmed = !0, tell.all({
			type: "becalmed",
			seat
		}), null;
	}
}
function rollRow(state, { seat, script, step }, rows, tell) {
	let die = roll(state.rng);
	tell.all({
		type: "rolled",
		seat,
		cause: causeOf(script),
		die
	}), order(state, seat, branchName(script, step, rows.findIndex(([from, to]) => die >= from && die <= to)));
}
/** The captain takes one of the options of a card. */
function take(state, { seat, script, step }, option, tell) {
	let { label } = choicesOf(script, step)[option];
	tell.all({
		type: "chose",
		seat,
		card: causeOf(script),
		label
	}), order(state, seat, branchName(script, step, option));
}
/** So many of the crew stand against a beast: each low die takes one of them, a single high one wins. */
function stand(state, { seat, script, step }, crew, tell) {
	let ship = state.open.ships[seat], [, least] = beastOf(script, step), dice = [];
	for (let i = 0; i < crew; i++) dice.push(roll(state.rng));
	let lost = dice.filter((die) => die < least).length, won = lost < crew;
	ship.crew -= lost, tell.all({
		type: "beast-fought",
		seat,
		card: causeOf(script),
		dice,
		lost,
		won,
		left: ship.crew
	}), ship.crew === 0 ? sink(state, seat, "card", tell) : won && order(state, seat, branchName(script, step, 0));
}
function takeMap({ open }, seat, map, tell) {
	let { x, gold } = MAP_CARDS[map];
	open.ships[seat].maps.push(map), tell.all({
		type: "map-taken",
		seat,
		map,
		tile: x,
		gold
	});
}
/** Every ship at sea, the one that drew the card first, then in the order of play. */
function orderAll(state, seat, script) {
	let { order: seats, ships } = state.open, inOrder = clockwise(seats.length, seats.indexOf(seat));
	for (let i = inOrder.length - 1; i >= 0; i--) {
		let other = seats[inOrder[i]];
		isAtSea(ships[other]) && order(state, other, script);
	}
}
/** To a revealed whirlpool where nobody is; without one nothing happens. */
function sweepAway(state, seat, tell) {
	let { open, rng } = state, { at } = open.ships[seat], goals = [];
	for (let tile of TILES) open.faces[tile] === "whirlpool" && tile !== at && shipOn(open, tile) === null && goals.push(tile);
	goals.length > 0 && leap(state, seat, "maelstrom", pick(rng, goals), tell);
}
/** The ship is moved at once, and arrives. */
function leap({ open }, seat, how, to, tell) {
	let ship = open.ships[seat];
	tell.all({
		type: "moved",
		seat,
		how,
		path: [ship.at, to]
	}), ship.at = to, open.agenda.push({
		kind: "arrive",
		seat,
		rammed: !1
	});
}
//#endregion
//#region packages/rules/src/waves-of-fortune/effects/arrival.ts
function arrive(state, seat, rammed, tell) {
	let { open } = state, ship = open.ships[seat];
	if (!ship.afloat) return null;
	if (isHome(ship)) return dock$1(state, seat, tell);
	let { at: tile } = ship, gathers = () => open.agenda.push({
		kind: "gather",
		seat,
		tile
	});
	if (open.faces[tile] === null) return gathers(), discover(state, seat, tile, tell);
	if (rammed && open.table.ramHazards === "reveal-only") return isGuarded(open, tile) || gathers(), null;
	if (open.faces[tile] === "king") return isTruce(open) ? null : fightKing(state, seat, tell);
	gathers();
	let laid = tokenOn(open, tile);
	return laid === null ? null : meet(state, seat, laid, tell);
}
/** 9.1 Gold aboard is banked, and the captain does business at home. */
function dock$1({ open }, seat, tell) {
	let ship = open.ships[seat], banked = ship.gold;
	return ship.chest += banked, ship.gold = 0, tell.all({
		type: "docked",
		seat,
		banked,
		chest: ship.chest
	}), {
		kind: "dock",
		seat
	};
}
function discover(state, seat, tile, tell) {
	switch (turnOver(state, seat, tile, tell)) {
		case "ocean": return draw(state, seat, tile, ZONE_OF[tile] === "shallows" ? "SO" : "DO", tell), null;
		case "island": return draw(state, seat, tile, ZONE_OF[tile] === "shallows" ? "SI" : "DI", tell), null;
		case "treasure": return state.open.ships[seat].gold += 700, tell.all({
			type: "corner",
			seat,
			tile,
			gold: 700
		}), null;
		case "king": return findKing(state, seat, tile, tell);
		case "reef":
		case "whirlpool":
		case "home": return null;
	}
}
/** 6.9 Fight at once, or escape; during the truce there is only escaping. */
function findKing(state, seat, tile, tell) {
	return tell.all({
		type: "king-found",
		seat,
		tile
	}), isTruce(state.open) ? (flee(state, seat, tell), null) : {
		kind: "king",
		seat
	};
}
function flee(state, seat, tell) {
	let ship = state.open.ships[seat];
	tell.all({
		type: "king-escaped",
		seat,
		tile: ship.at
	}), leap(state, seat, "escape", homeOf(ship), tell);
}
/** 4.1, 4.4 The next card of a deck; an empty one is its discard pile, shuffled. */
function draw(state, seat, tile, deck, tell) {
	let { open, shut, rng } = state, pile = open.piles[deck];
	shut.decks[deck].length === 0 && pile.discard.length > 0 && (shut.decks[deck] = shuffle(rng, pile.discard), open.piles[deck] = {
		left: shut.decks[deck].length,
		discard: []
	}, tell.all({
		type: "reshuffled",
		deck
	}));
	let card = shut.decks[deck].pop();
	card === void 0 ? tell.all({
		type: "calm",
		seat,
		tile
	}) : (--open.piles[deck].left, staysOut(card) || open.piles[deck].discard.push(card), tell.all({
		type: "card",
		seat,
		tile,
		deck,
		card
	}), order(state, seat, card));
}
var STAYING = /* @__PURE__ */ new Set([
	"pirate",
	"kraken",
	"token",
	"map"
]), staysOut = (card) => CARDS[card].fx.some(([name]) => STAYING.has(name));
/** 5.2 A token acts on every ship that ends a move there. */
function meet(state, seat, { tile, token, hp }, tell) {
	return tell.all({
		type: "token-met",
		seat,
		tile,
		token,
		hp
	}), token === "pirate" ? fightPirates(state, seat, hp, tell) : token === "kraken" ? {
		kind: "kraken",
		seat
	} : (order(state, seat, token), null);
}
/** 3.6 A ship that is still there takes what a wreck has, and digs where a map of its own has the X. */
function gather({ open }, seat, tile, tell) {
	let ship = open.ships[seat];
	if (!ship.afloat || ship.at !== tile) return;
	let wreck = wreckOn(open, tile);
	if (wreck) {
		let { gold, maps } = wreck;
		open.wrecks.splice(open.wrecks.indexOf(wreck), 1), ship.gold += gold, ship.maps.push(...maps), tell.all({
			type: "salvaged",
			seat,
			tile,
			gold,
			maps
		});
	}
	if (ship.maps.length !== 0) for (let map of MAPS) {
		let { x, gold, deck, card } = MAP_CARDS[map], place = x === tile ? ship.maps.indexOf(map) : -1;
		place < 0 || (ship.maps.splice(place, 1), ship.gold += gold, open.piles[deck].discard.push(card), tell.all({
			type: "map-dug",
			seat,
			map,
			tile,
			gold
		}));
	}
}
//#endregion
//#region packages/rules/src/waves-of-fortune/effects/turn.ts
/** Does what is to be done, up to the next question. */
function goAhead(state, tell) {
	let { open } = state;
	for (;;) {
		let question = perform(state, open.agenda.pop(), tell);
		if (question) return question;
	}
}
function perform(state, task, tell) {
	switch (task.kind) {
		case "arrive": return arrive(state, task.seat, task.rammed, tell);
		case "carry-out": return carryOut(state, task, tell);
		case "gather": return gather(state, task.seat, task.tile, tell), null;
		case "end-turn": return feed(state, tell), passOn(state, tell);
	}
}
/** 2.4 At sea a food is due; without it the crew mutinies. */
function feed(state, tell) {
	let seat = state.open.active, ship = state.open.ships[seat];
	isAtSea(ship) && (ship.food === 0 ? sink(state, seat, "mutiny", tell) : (--ship.food, tell.all({
		type: "fed",
		seat,
		left: ship.food
	})));
}
/** 2.5 The next in order; after the last one the round is over. */
function passOn(state, tell) {
	let { open } = state, { order, active } = open, next = order.indexOf(active) + 1;
	return next < order.length ? startTurn(state, order[next], tell) : endRound(state, tell);
}
function endRound(state, tell) {
	let { round, table } = state.open, how = round === table.roundLimit ? "limit" : round === 150 ? "fail-safe" : null;
	return how === null ? startRound(state, tell) : endGame(state, {
		how,
		slayer: null
	}, tell);
}
function startRound(state, tell) {
	let { open } = state;
	if (open.round += 1, tell.all({
		type: "round",
		round: open.round
	}), open.round === open.table.kingLights) {
		let king = hiddenKing(state.shut);
		king !== null && turnOver(state, null, king, tell);
	}
	return startTurn(state, open.order[0], tell);
}
/** 2.1 A sunk ship is repaired; a becalmed one is held, and so may one on a reef be. */
function startTurn(state, seat, tell) {
	let { open } = state, ship = open.ships[seat];
	if (open.active = seat, open.agenda.push({ kind: "end-turn" }), tell.all({
		type: "turn",
		seat
	}), !ship.afloat) return repair(state, seat, tell);
	let held = isHeld(state, seat, tell);
	return held && !maySpy(open, ship) ? (stay(state, seat, tell), null) : {
		kind: "move",
		seat,
		held,
		spied: !1
	};
}
function repair(state, seat, tell) {
	let ship = state.open.ships[seat];
	return tell.all({
		type: "moved",
		seat,
		how: "repair",
		path: [ship.at, homeOf(ship)]
	}), ship.at = homeOf(ship), ship.afloat = !0, tell.all({
		type: "repaired",
		seat
	}), dock$1(state, seat, tell);
}
function isHeld({ open, rng }, seat, tell) {
	let ship = open.ships[seat];
	if (ship.becalmed) return ship.becalmed = !1, tell.all({
		type: "no-wind",
		seat
	}), !0;
	if (open.faces[ship.at] !== "reef") return !1;
	let die = roll(rng), free = die >= 3;
	return tell.all({
		type: "reef-roll",
		seat,
		die,
		free
	}), !free;
}
var maySpy = (open, ship) => owns(ship, "spyglass") && peekable(open, ship, 3).length > 0;
/** 3.1 Staying is arriving where one is. */
function stay({ open }, seat, tell) {
	tell.all({
		type: "stayed",
		seat,
		at: open.ships[seat].at
	}), open.agenda.push({
		kind: "arrive",
		seat,
		rammed: !1
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
//#region packages/rules/src/waves-of-fortune/imagine.ts
function imagine({ seat: me, open, own: mine }, rng) {
	let seen = mine?.seen ?? [], sea = {
		shallows: imagined(open, "shallows", seen, rng),
		depths: imagined(open, "depths", seen, rng)
	}, decks = {};
	for (let deck of DECKS) decks[deck] = shuffle(rng, cardsLeft(open, deck));
	let shut = {
		sea,
		decks
	}, own = open.ships.map(({ peeked }, seat) => seat === me && mine ? clone(mine) : {
		load: open.phase.kind === "load" && !open.phase.waiting.includes(seat) ? 1 + below(rng, 11) : null,
		seen: peeked.map((tile) => ({
			tile,
			face: faceBeneath(shut, tile)
		}))
	});
	return {
		open: clone(open),
		own,
		shut
	};
}
/** The faces not seen yet in any order, with those the viewer has looked at in their places. */
function imagined(open, zone, seen, rng) {
	let left = facesLeft(open, zone), known = seen.filter(({ tile }) => ZONE_OF[tile] === zone);
	for (let { face } of known) left.splice(left.indexOf(face), 1);
	shuffle(rng, left);
	let tiles = hiddenTiles(open, zone);
	return {
		tiles,
		faces: known.length === 0 ? left : tiles.map((tile) => known.find((it) => it.tile === tile)?.face ?? left.pop())
	};
}
function hiddenTiles(open, zone) {
	let tiles = [];
	for (let tile of HIDDEN[zone]) open.faces[tile] === null && tiles.push(tile);
	return tiles;
}
//#endregion
//#region packages/rules/src/kit/options.ts
/** An option of a game's list; its id and its values become literal types. */
var option$1 = (spec) => spec, meta = {
	id: "waves-of-fortune",
	title: "Waves of Fortune",
	version: 3,
	seats: {
		min: 2,
		max: 4
	},
	minutes: {
		min: 45,
		max: 90
	},
	pitch: "Out of one harbour into a sea nobody has charted. Turn over tiles, fight pirates die against die, ram rivals onto reefs and worse, and carry the gold home before the food runs out. Somewhere in the Depths waits the Pirate King: whoever fells him ends the game, and the richest captain has won.",
	credits: {
		designer: "Julia Del Matto, Spencer Pilarski and Noah Perloff",
		publisher: null
	},
	options: [
		option$1({
			id: "round-limit",
			label: "Length",
			help: "Whether the game also ends after a number of rounds, King or no King.",
			choices: [
				{
					value: "none",
					label: "Until the King falls"
				},
				{
					value: "20",
					label: "20 rounds at most"
				},
				{
					value: "30",
					label: "30 rounds at most"
				},
				{
					value: "40",
					label: "40 rounds at most"
				},
				{
					value: "60",
					label: "60 rounds at most"
				}
			],
			default: () => "none"
		}),
		option$1({
			id: "charting",
			label: "Undiscovered tiles on the way",
			help: "Whether a ship sails across tiles nobody has turned over.",
			choices: [{
				value: "land",
				label: "Sail across",
				help: "Only the tile where the move ends is turned over."
			}, {
				value: "stop",
				label: "Stop there",
				help: "The first undiscovered tile ends the move."
			}],
			default: () => "land"
		}),
		option$1({
			id: "king-vp",
			label: "The Pirate King is worth",
			help: "Victory points for defeating him.",
			choices: [{
				value: "4",
				label: "4 points"
			}, {
				value: "3",
				label: "3 points"
			}],
			default: () => "4"
		}),
		option$1({
			id: "king-bounty",
			label: "Bounty on the King",
			help: "Whether he pays gold like any other pirate.",
			choices: [{
				value: "off",
				label: "None"
			}, {
				value: "on",
				label: "750 gold"
			}],
			default: () => "off"
		}),
		option$1({
			id: "king-truce",
			label: "The King’s truce",
			help: "Before this round nobody can fight the King, and nobody stops beside him.",
			choices: [
				{
					value: "0",
					label: "None"
				},
				{
					value: "8",
					label: "Until round 8"
				},
				{
					value: "10",
					label: "Until round 10"
				},
				{
					value: "12",
					label: "Until round 12"
				}
			],
			default: () => "0"
		}),
		option$1({
			id: "king-lights",
			label: "The King’s lights",
			help: "When a King nobody has found is turned face up for all.",
			choices: [
				{
					value: "off",
					label: "Never"
				},
				{
					value: "15",
					label: "In round 15"
				},
				{
					value: "20",
					label: "In round 20"
				},
				{
					value: "30",
					label: "In round 30"
				}
			],
			default: () => "off"
		}),
		option$1({
			id: "score-gold",
			label: "Gold that counts",
			help: "Which gold becomes victory points at the end.",
			choices: [{
				value: "all",
				label: "Chest and ship"
			}, {
				value: "banked",
				label: "Only the chest"
			}],
			default: () => "all"
		}),
		option$1({
			id: "ram-hazards",
			label: "Rammed ships",
			help: "What a ship meets on the tile it was pushed to.",
			choices: [{
				value: "full",
				label: "Everything there"
			}, {
				value: "reveal-only",
				label: "Only undiscovered tiles",
				help: "On a known tile no token acts and nobody fights."
			}],
			default: () => "full"
		}),
		option$1({
			id: "purse",
			label: "Gold at the start",
			help: "Whether those who sail later begin with a little in the chest.",
			choices: [{
				value: "off",
				label: "Nobody has any"
			}, {
				value: "on",
				label: "0, 50, 100, 150 in the order of play"
			}],
			default: () => "off"
		}),
		option$1({
			id: "colours",
			label: "Ships",
			help: "How the captains get their ships; purple sails first, then blue, yellow and green.",
			choices: [{
				value: "random",
				label: "By lot"
			}, {
				value: "chosen",
				label: "Everybody chooses"
			}],
			default: () => "random"
		}),
		option$1({
			id: "odds",
			label: "Chances of a battle",
			help: "Whether captains are told how likely they are to win before they fight.",
			choices: [{
				value: "shown",
				label: "Shown"
			}, {
				value: "hidden",
				label: "Hidden",
				help: "Everybody guesses, as at a real table."
			}],
			default: () => "shown"
		})
	]
}, numbered = (count, make) => Array.from({ length: count }, (_, n) => make(n)), toEachTile = (make) => TILES.map(make), MOST_OPTIONS = 3, MOST_SEATS = 4, MOST_SWAPPED = 2, STAY = { kind: "stay" }, STOP = { kind: "stop" }, FIGHT = { kind: "fight" }, PARLEY = { kind: "parley" }, ESCAPE = { kind: "escape" }, ENGAGE = { kind: "engage" }, LEAVE = { kind: "leave" }, RUN = { kind: "run" }, RAID_NOBODY = {
	kind: "raid",
	seat: null
}, SAIL = toEachTile((to) => ({
	kind: "sail",
	to
})), TELEPORT = toEachTile((to) => ({
	kind: "teleport",
	to
})), PEEK = toEachTile((tile) => ({
	kind: "peek",
	tile
})), RAM = toEachTile((to) => ({
	kind: "ram",
	to
})), DRIFT = toEachTile((to) => ({
	kind: "drift",
	to
})), LOAD = numbered(16, (crew) => ({
	kind: "load",
	crew
})), SEND = numbered(4, (fighters) => ({
	kind: "send",
	fighters
})), STAND = numbered(4, (crew) => ({
	kind: "stand",
	crew
})), OPTION = numbered(MOST_OPTIONS, (option) => ({
	kind: "option",
	option
})), RAID = numbered(MOST_SEATS, (seat) => ({
	kind: "raid",
	seat
})), SWAP = numbered(5, (n) => ({
	kind: "swap",
	crew: n - MOST_SWAPPED
})), swap$1 = (crew) => SWAP[crew + MOST_SWAPPED], byName = (names, make) => Object.fromEntries(names.map((name) => [name, make(name)])), COLOUR = byName(COLOURS, (colour) => ({
	kind: "colour",
	colour
})), BUY = byName(UPGRADES, (upgrade) => ({
	kind: "buy",
	upgrade
}));
/** A move off the wire as the one object that stands for it; null when it is none. */
function parse(raw) {
	if (typeof raw != "object" || !raw) return null;
	let { kind, colour, crew, to, tile, fighters, option, seat, upgrade } = raw;
	switch (kind) {
		case "colour": return COLOURS.includes(colour) ? COLOUR[colour] : null;
		case "load": return nth(LOAD, crew);
		case "stay": return STAY;
		case "sail": return nth(SAIL, to);
		case "teleport": return nth(TELEPORT, to);
		case "peek": return nth(PEEK, tile);
		case "stop": return STOP;
		case "ram": return nth(RAM, to);
		case "fight": return FIGHT;
		case "parley": return PARLEY;
		case "escape": return ESCAPE;
		case "engage": return ENGAGE;
		case "leave": return LEAVE;
		case "send": return nth(SEND, fighters);
		case "option": return nth(OPTION, option);
		case "run": return RUN;
		case "stand": return nth(STAND, crew);
		case "drift": return nth(DRIFT, to);
		case "raid": return seat === null ? RAID_NOBODY : nth(RAID, seat);
		case "swap": return typeof crew == "number" ? nth(SWAP, crew + MOST_SWAPPED) : null;
		case "buy": return UPGRADES.includes(upgrade) ? BUY[upgrade] : null;
		default: return null;
	}
}
var nth = (moves, n) => typeof n == "number" ? moves[n] ?? null : null;
//#endregion
//#region packages/rules/src/waves-of-fortune/phases/ram.ts
/** Where a ship may be pushed. Only if nothing else is left, beside a King who keeps the truce. */
function pushGoals(open, push) {
	let goals = [];
	for (let tile of NEIGHBOURS[open.ships[push.pushed].at]) whyNotPush(open, push, tile) === null && goals.push(tile);
	return goals.length > 0 ? goals : NEIGHBOURS[open.ships[push.pushed].at].filter((tile) => whyNotPush(open, push, tile) === "truce");
}
function whyNotPush(open, { chain, pushed }, to) {
	for (let seat of chain) if (open.ships[seat].at === to) return "in-the-chain";
	return whyNotEnd(open, open.ships[pushed], to);
}
var rammingIn = ({ phase }) => phase, ramming = {
	kinds: ["ram"],
	menu: ({ open }) => ({
		ask: "ram",
		moves: pushGoals(open, rammingIn(open)).map((tile) => RAM[tile]),
		complete: !0
	}),
	check({ open }, { to }) {
		let phase = rammingIn(open);
		if (!NEIGHBOURS[open.ships[phase.pushed].at].includes(to)) return no("not-adjacent");
		let why = whyNotPush(open, phase, to);
		return why && !pushGoals(open, phase).includes(to) ? no(why) : null;
	},
	play: (state, _, { to }, tell) => push(state, rammingIn(state.open), to, tell)
};
/** The first of the chain rams; the next ship is to be pushed. */
function ram(state, chain, pushed, tell) {
	let goals = pushGoals(state.open, {
		chain,
		pushed
	});
	return goals.length === 1 ? push(state, {
		chain,
		pushed
	}, goals[0], tell) : {
		kind: "ram",
		seat: chain[0],
		chain,
		pushed
	};
}
function push(state, { chain, pushed }, to, tell) {
	let { open } = state, ship = open.ships[pushed], next = shipOn(open, to);
	tell.all({
		type: "rammed",
		by: chain.at(-1),
		seat: pushed,
		from: ship.at,
		to
	}), ship.at = to;
	let moved = [...chain, pushed];
	if (next !== null) return ram(state, moved, next, tell);
	let [rammer, ...others] = moved;
	open.agenda.push({
		kind: "arrive",
		seat: rammer,
		rammed: !1
	});
	for (let seat of others.reverse()) open.agenda.push({
		kind: "arrive",
		seat,
		rammed: !0
	});
	return null;
}
//#endregion
//#region packages/rules/src/waves-of-fortune/phases/move.ts
var sailingIn = ({ phase }) => phase;
function menu$1({ open }) {
	let { seat, held, spied } = sailingIn(open), ship = open.ships[seat], moves = [STAY];
	if (!held) {
		let reach = withinReach(open, ship);
		for (let tile of reach) whyNotEnd(open, ship, tile) === null && moves.push(SAIL[tile]);
		if (open.faces[ship.at] === "whirlpool") for (let tile of TILES) open.faces[tile] === "whirlpool" && tile !== ship.at && !reach.includes(tile) && moves.push(TELEPORT[tile]);
	}
	if (!spied && owns(ship, "spyglass")) for (let tile of peekable(open, ship, 3)) moves.push(PEEK[tile]);
	return {
		ask: "move",
		moves,
		complete: !0
	};
}
function check$1({ open }, move) {
	let { seat, held, spied } = sailingIn(open), ship = open.ships[seat];
	switch (move.kind) {
		case "stay": return null;
		case "sail": return held ? no("held") : whyNotSail(open, ship, move.to);
		case "teleport": return held ? no("held") : whyNotTeleport(open, ship, move.to);
		case "peek": {
			if (!owns(ship, "spyglass")) return no("no-spyglass");
			if (spied) return no("already-spied");
			let why = whyNotPeek(open, ship, move.tile, 3);
			return why && no(why, { steps: 3 });
		}
	}
}
function whyNotSail(open, ship, to) {
	if (to === ship.at) return no("same-tile");
	if (!isWithinReach(open, ship, to)) return no("too-far");
	let why = whyNotEnd(open, ship, to);
	return why && no(why);
}
/** 3.7 */
function whyNotTeleport(open, ship, to) {
	return open.faces[ship.at] === "whirlpool" ? to === ship.at ? no("same-tile") : open.faces[to] === "whirlpool" ? isWithinReach(open, ship, to) ? no("within-reach") : null : no("no-whirlpool") : no("not-on-whirlpool");
}
function whyNotPeek(open, ship, tile, steps) {
	return isHidden(open, tile) ? distance(ship.at, tile) > steps ? "beyond-sight" : ship.peeked.includes(tile) ? "already-seen" : null : "not-hidden";
}
function play$1(state, seat, move, tell) {
	let { held } = sailingIn(state.open);
	switch (move.kind) {
		case "sail":
		case "teleport": return go(state, seat, move.kind, move.to, tell);
		case "peek": return lookUnder(state, seat, move.tile, tell), held ? (stay(state, seat, tell), null) : {
			kind: "move",
			seat,
			held,
			spied: !0
		};
		case "stay": return stay(state, seat, tell), null;
	}
}
var sailing = {
	kinds: [
		"stay",
		"sail",
		"teleport",
		"peek"
	],
	menu: menu$1,
	check: check$1,
	play: play$1
};
/** 3.3 Where a ship lies already it is rammed before anybody arrives. */
function go(state, seat, how, to, tell) {
	let { open } = state, ship = open.ships[seat], rival = shipOn(open, to);
	return tell.all({
		type: "moved",
		seat,
		how,
		path: how === "sail" ? courseTo(open, ship, to) : [ship.at, to]
	}), ship.at = to, rival === null ? (open.agenda.push({
		kind: "arrive",
		seat,
		rammed: !1
	}), null) : ram(state, [seat], rival, tell);
}
//#endregion
//#region packages/rules/src/waves-of-fortune/phases/card.ts
var asked = ({ phase }) => phase, shipOf = ({ open, seat }) => open.ships[seat], listed = (ask, moves) => ({
	ask,
	moves,
	complete: !0
}), option = {
	kinds: ["option"],
	menu(view) {
		let ship = shipOf(view), { script, step } = asked(view.open), choices = choicesOf(script, step);
		return listed("option", OPTION.filter((_, i) => choices[i] !== void 0 && isMet(ship, choices[i])));
	},
	check(view, move) {
		let ship = shipOf(view), { script, step } = asked(view.open), choice = choicesOf(script, step)[move.option];
		return choice ? isMet(ship, choice) ? null : no("need-not-met", { ...choice.need }) : no("no-such-option");
	},
	play(state, _, move, tell) {
		return take(state, asked(state.open), move.option, tell), null;
	}
}, beast = {
	kinds: ["run", "stand"],
	menu(view) {
		let ship = shipOf(view), { script, step } = asked(view.open), stands = STAND.slice(1, standing(ship) + 1);
		return listed("beast", mayRun(ship, beastOf(script, step)) ? [RUN, ...stands] : stands);
	},
	check(view, move) {
		let ship = shipOf(view), { script, step } = asked(view.open), attack = beastOf(script, step);
		if (move.kind === "run") return mayRun(ship, attack) ? null : no("no-food-to-run", { food: attack[3] });
		let most = standing(ship);
		return move.crew >= 1 && move.crew <= most ? null : no("bad-stand", { most });
	},
	play(state, seat, move, tell) {
		return move.kind === "stand" ? stand(state, asked(state.open), move.crew, tell) : run(state, seat, tell), null;
	}
};
function run({ open }, seat, tell) {
	let { script, step } = asked(open), ship = open.ships[seat], [, , , food] = beastOf(script, step);
	ship.food -= food, tell.all({
		type: "beast-fled",
		seat,
		card: causeOf(script),
		food,
		left: ship.food
	});
}
var drift = {
	kinds: ["drift"],
	menu(view) {
		let { open } = view, ship = shipOf(view), { steps } = asked(open);
		return listed("drift", [DRIFT[ship.at], ...driftGoals(open, ship, steps).map((tile) => DRIFT[tile])]);
	},
	check(view, { to }) {
		let { open } = view, ship = shipOf(view), { steps } = asked(open);
		if (to === ship.at) return null;
		if (distance(ship.at, to) > steps) return no("too-far");
		let why = whyNotEnd(open, ship, to) ?? (shipOn(open, to) === null ? null : "occupied");
		return why && no(why);
	},
	play(state, seat, { to }, tell) {
		return to !== state.open.ships[seat].at && leap(state, seat, "drift", to, tell), null;
	}
}, peek = {
	kinds: ["peek", "stop"],
	menu(view) {
		let { open } = view, ship = shipOf(view), { steps } = asked(open);
		return listed("peek", [STOP, ...peekable(open, ship, steps).map((tile) => PEEK[tile])]);
	},
	check(view, move) {
		if (move.kind === "stop") return null;
		let { steps } = asked(view.open), why = whyNotPeek(view.open, shipOf(view), move.tile, steps);
		return why && no(why, { steps });
	},
	play(state, seat, move, tell) {
		if (move.kind === "stop") return null;
		let { open } = state, { tiles, steps } = asked(open);
		return lookUnder(state, seat, move.tile, tell), tiles === 1 || peekable(open, open.ships[seat], steps).length === 0 ? null : {
			kind: "peek",
			seat,
			tiles: tiles - 1,
			steps
		};
	}
}, raid = {
	kinds: ["raid"],
	menu({ open }) {
		let { seat, steps } = asked(open);
		return listed("raid", [RAID_NOBODY, ...preyOf(open, seat, steps).map((rival) => RAID[rival])]);
	},
	check({ open }, move) {
		let { seat, steps } = asked(open);
		return move.seat === null || preyOf(open, seat, steps).includes(move.seat) ? null : no("no-prey");
	},
	play({ open }, seat, move, tell) {
		if (move.seat === null) return null;
		let rival = open.ships[move.seat], gold = Math.min(asked(open).gold, rival.gold);
		return rival.gold -= gold, open.ships[seat].gold += gold, tell.all({
			type: "raided",
			seat,
			from: move.seat,
			gold
		}), null;
	}
}, swap = {
	kinds: ["swap"],
	menu(view) {
		let ship = shipOf(view), { most } = asked(view.open), { toCrew, toFood } = swapsOf(ship, most), moves = [];
		for (let crew = -toFood; crew <= toCrew; crew++) moves.push(swap$1(crew));
		return listed("swap", moves);
	},
	check(view, { crew }) {
		let ship = shipOf(view), { most } = asked(view.open), { toCrew, toFood } = swapsOf(ship, most);
		return crew <= toCrew && -crew <= toFood ? null : no("not-in-hold");
	},
	play({ open }, seat, { crew }, tell) {
		if (crew === 0) return null;
		let ship = open.ships[seat];
		return ship.crew += crew, ship.food -= crew, tell.all({
			type: "swapped",
			seat,
			crew,
			food: -crew
		}), null;
	}
}, byDeck = (make) => Object.fromEntries(DECKS.map((deck) => [deck, make(deck)]));
/** 1.1-1.4 Tiles and cards are shuffled; ships get their colours, or are about to choose them. */
function layOut(seats, options, rng) {
	let hide = (zone) => ({
		tiles: [...HIDDEN[zone]],
		faces: shuffle(rng, facesOf(zone))
	}), sea = {
		shallows: hide("shallows"),
		depths: hide("depths")
	}, decks = byDeck((deck) => shuffle(rng, cardsOf(deck))), ships = Array.from({ length: seats }, newShip), open = {
		table: tableOf(options),
		round: 0,
		order: [],
		active: -1,
		phase: {
			kind: "colour",
			seat: 0
		},
		agenda: [],
		ships,
		faces: TILES.map((tile) => HOME_OF[tile] ? "home" : null),
		tokens: [],
		wrecks: [],
		piles: byDeck((deck) => ({
			left: decks[deck].length,
			discard: []
		}))
	};
	if (options.colours !== "chosen") {
		for (let [seat, colour] of shuffle(rng, [...FLEETS[seats]]).entries()) takeColour(open, seat, colour);
		open.phase = castOff(open);
	}
	return {
		open,
		own: ships.map(() => ({
			load: null,
			seen: []
		})),
		shut: {
			sea,
			decks
		},
		rng
	};
}
var newShip = () => ({
	colour: null,
	at: -1,
	afloat: !0,
	food: 0,
	crew: 0,
	gold: 0,
	chest: 0,
	maps: [],
	upgrades: [],
	gems: 0,
	becalmed: !1,
	peeked: []
});
function takeColour({ ships }, seat, colour) {
	let ship = ships[seat];
	ship.colour = colour, ship.at = HOMES[colour];
}
/** 1.4, 1.5 All have their colours: the order of play is known, and the holds are to be loaded. */
function castOff(open) {
	let { ships, table } = open;
	if (open.order = COLOURS.flatMap((colour) => {
		let seat = ships.findIndex((ship) => ship.colour === colour);
		return seat < 0 ? [] : [seat];
	}), table.purse) for (let [place, seat] of open.order.entries()) ships[seat].chest = PURSES[place];
	return {
		kind: "load",
		waiting: ships.map((_, seat) => seat)
	};
}
var tableOf = (options) => ({
	roundLimit: numberOr(options["round-limit"], null),
	charting: options.charting === "stop" ? "stop" : "land",
	kingVP: options["king-vp"] === "3" ? 3 : 4,
	kingBounty: options["king-bounty"] === "on",
	kingTruce: numberOr(options["king-truce"], 0),
	kingLights: numberOr(options["king-lights"], null),
	scoreGold: options["score-gold"] === "banked" ? "banked" : "all",
	ramHazards: options["ram-hazards"] === "reveal-only" ? "reveal-only" : "full",
	purse: options.purse === "on",
	odds: options.odds === "hidden" ? "hidden" : "shown"
});
/** `none` and `off` are no numbers. */
function numberOr(value, otherwise) {
	let number = Number(value);
	return Number.isNaN(number) ? otherwise : number;
}
//#endregion
//#region packages/rules/src/waves-of-fortune/phases/prepare.ts
var isFree = ({ ships }, colour) => ships.every((ship) => ship.colour !== colour), colour$1 = {
	kinds: ["colour"],
	menu({ open }) {
		let moves = [];
		for (let it of COLOURS) isFree(open, it) && moves.push(COLOUR[it]);
		return {
			ask: "colour",
			moves,
			complete: !0
		};
	},
	check: ({ open }, move) => isFree(open, move.colour) ? null : no("colour-taken", { colour: move.colour }),
	play: ({ open }, seat, move, tell) => chooseColour(open, seat, move.colour, tell)
};
/** In the order of the seats; a fourth captain takes what is left. */
function chooseColour(open, seat, chosen, tell) {
	takeColour(open, seat, chosen), tell.all({
		type: "colour-chosen",
		seat,
		colour: chosen
	});
	let next = seat + 1;
	if (next === open.ships.length) return castOff(open);
	let free = COLOURS.filter((it) => isFree(open, it));
	return free.length === 1 ? chooseColour(open, next, free[0], tell) : {
		kind: "colour",
		seat: next
	};
}
var LOADS = LOAD.slice(1, 12), load = jointly({
	kinds: ["load"],
	menu: () => ({
		ask: "load",
		moves: LOADS,
		complete: !0
	}),
	check: (_, { crew }) => badLoad(crew, 12),
	keep(own, { crew }) {
		own.load = crew;
	},
	told: (seat) => ({
		type: "ready",
		seat
	}),
	resolve: showLoads
}), badLoad = (crew, hold) => crew >= 1 && crew < hold ? null : no("bad-load", { most: hold - 1 });
/** All are in: the holds are shown, and the first round begins. */
function showLoads(state, tell) {
	let { open, own } = state, crews = [];
	for (let seat = 0; seat < own.length; seat++) {
		let ship = open.ships[seat];
		ship.crew = own[seat].load, ship.food = 12 - ship.crew, own[seat].load = null, crews.push(ship.crew);
	}
	return tell.all({
		type: "loads-shown",
		crews
	}), startRound(state, tell);
}
//#endregion
//#region packages/rules/src/waves-of-fortune/phases/dock.ts
var dock = {
	kinds: ["load", "buy"],
	menu({ open, seat }) {
		let ship = open.ships[seat], moves = LOAD.slice(1, holdOf(ship));
		for (let upgrade of UPGRADES) whyNotBuy(ship, upgrade) === null && moves.push(BUY[upgrade]);
		return {
			ask: "dock",
			moves,
			complete: !0
		};
	},
	check({ open, seat }, move) {
		let ship = open.ships[seat];
		if (move.kind === "load") return badLoad(move.crew, holdOf(ship));
		let { price } = UPGRADE_CARDS[move.upgrade], why = whyNotBuy(ship, move.upgrade);
		return why && no(why, {
			upgrade: move.upgrade,
			price,
			chest: ship.chest
		});
	},
	play({ open }, seat, move, tell) {
		let ship = open.ships[seat];
		if (move.kind === "load") return ship.crew = move.crew, ship.food = holdOf(ship) - move.crew, tell.all({
			type: "loaded",
			seat,
			crew: ship.crew,
			food: ship.food
		}), null;
		let { price } = UPGRADE_CARDS[move.upgrade];
		return ship.chest -= price, ship.upgrades.push(move.upgrade), tell.all({
			type: "bought",
			seat,
			upgrade: move.upgrade,
			price,
			chest: ship.chest
		}), open.phase;
	}
}, anyOf = (ask, moves) => {
	let menu = {
		ask,
		moves,
		complete: !0
	};
	return {
		kinds: moves.map(({ kind }) => kind),
		menu: (_) => menu,
		check: () => null
	};
}, pirate = {
	...anyOf("pirate", [FIGHT, PARLEY]),
	play(state, seat, move, tell) {
		let { hp } = state.open.phase;
		return move.kind === "fight" ? fightPirates(state, seat, hp, tell) : (tell.all({
			type: "parleyed",
			seat,
			tile: state.open.ships[seat].at,
			hp
		}), null);
	}
}, kraken = {
	...anyOf("kraken", [ENGAGE, LEAVE]),
	play(state, seat, move, tell) {
		return move.kind === "engage" ? fightKraken(state, seat, tell) : (tell.all({
			type: "kraken-left",
			seat,
			tile: state.open.ships[seat].at
		}), null);
	}
}, king = {
	...anyOf("king", [FIGHT, ESCAPE]),
	play(state, seat, move, tell) {
		return move.kind === "fight" ? fightKing(state, seat, tell) : (flee(state, seat, tell), null);
	}
}, sendingIn = ({ phase }) => phase, send = {
	kinds: ["send"],
	menu({ open }) {
		let { seat, battle } = sendingIn(open);
		return {
			ask: "send",
			moves: SEND.slice(fewest(battle), most(open.ships[seat].crew) + 1),
			complete: !0
		};
	},
	check({ open }, { fighters }) {
		let { seat, battle } = sendingIn(open), least = fewest(battle), limit = most(open.ships[seat].crew);
		return fighters < least || fighters > limit ? no("bad-fighters", {
			least,
			most: limit
		}) : null;
	},
	play: (state, seat, { fighters }, tell) => send$1(state, seat, sendingIn(state.open).battle, fighters, tell)
};
//#endregion
//#region packages/rules/src/waves-of-fortune/standings.ts
function standings(open) {
	return open.ships.map((_, seat) => {
		let { fromGold, kraken, king, total } = scoreOf(open, seat);
		return {
			seat,
			side: seat,
			score: total,
			sources: [
				{
					source: "gold",
					value: fromGold
				},
				{
					source: "kraken",
					value: kraken
				},
				{
					source: "king",
					value: king
				}
			]
		};
	});
}
var DISCOVERABLE = TILES.length - COLOURS.length;
/** By tiles turned over, or by rounds where that is farther; nobody knows when the King will fall. */
function progress({ phase, faces, round, table }) {
	if (phase.kind === "over") return 1;
	let found = -COLOURS.length;
	for (let face of faces) face !== null && (found += 1);
	return Math.min(.99, Math.max(found / DISCOVERABLE, round / ((table.roundLimit ?? 150) + 1)));
}
/** 10.3 Most points; then most gold that counts; then most in the chest; then the victory is shared. */
function outcome(open) {
	if (open.phase.kind !== "over") return null;
	let scores = open.ships.map((_, seat) => scoreOf(open, seat)), ranks = scores.map((mine) => 1 + scores.filter((other) => beats(other, mine)).length);
	return {
		ranks,
		scores: scores.map(({ total }) => total),
		reason: reasonOf(open.phase.how, scores, ranks)
	};
}
/** How the game ended and, when the two foremost are equal in points, what parted them. */
function reasonOf(how, scores, ranks) {
	let [first, second] = scores.toSorted((a, b) => ranks[a.seat] - ranks[b.seat]);
	return first.total === second.total ? first.gold === second.gold ? first.chest === second.chest ? `${how}-shared` : `${how}-chest` : `${how}-gold` : how;
}
var beats = (a, b) => a.total === b.total ? a.gold === b.gold ? a.chest > b.chest : a.gold > b.gold : a.total > b.total, seat = (seat) => ({ seat }), piece = (piece, id, text) => ({
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
//#region packages/rules/src/waves-of-fortune/cardText.ts
/** What must be in the hold: "2 crew". */
var needText = ({ food, crew }) => [food && `${food} food`, crew && `${crew} crew`].filter(Boolean).join(" and "), nameOf = (cause) => CARDS[cause]?.name ?? TOKEN_NAMES[cause], tile = (it) => piece("tile", it, tileName(it)), card = (it) => piece("card", it, CARDS[it].name), cause = (it) => CARDS[it] ? card(it) : piece("token", it, nameOf(it)), token = (it) => piece("token", it, TOKEN_NAMES[it]), map = (it) => piece("map", it, `the map to ${tileName(MAP_CARDS[it].x)}`), upgrade = (it) => piece("upgrade", it, UPGRADE_CARDS[it].name), colour = (it) => piece("colour", it, it), gold = (count) => piece("gold", count, `${count} gold`), food = (count) => piece("food", count, `${count} food`), crew = (count) => piece("crew", count, `${count} crew`), dice = (faces) => faces.flatMap((face, i) => [...i === 0 ? [] : [" "], piece("die", face, String(face))]);
function list(parts) {
	return parts.flatMap((part, i) => [...i === 0 ? [] : [i === parts.length - 1 ? " and " : ", "], ...part]);
}
var upgradeName = (args) => UPGRADE_CARDS[args.upgrade].name, REFUSALS = {
	"not-now": () => "Something else is being decided now (2.2).",
	"not-your-turn": () => "It is not for you to decide now (2.5).",
	"colour-taken": (a) => `The ${a.colour} ship is taken (1.4).`,
	"bad-load": (a) => `Load 1 to ${a.most} crew; the rest is food (1.5).`,
	held: () => "Your ship cannot leave its tile this turn (2.1).",
	"same-tile": () => "Your ship is there already: stay, if you like (3.1).",
	"too-far": () => "That is too far away (3.1).",
	"not-your-home": () => "Only its owner may stop at a home base (3.2).",
	truce: () => "Nobody stops beside the King while he keeps the truce (11.4).",
	"not-on-whirlpool": () => "Only a ship that begins its turn on a whirlpool goes through one (3.7).",
	"no-whirlpool": () => "There is no revealed whirlpool (3.7).",
	"within-reach": () => "That whirlpool is near enough to sail to (3.7).",
	"no-spyglass": () => "You have no Spyglass (9.4).",
	"already-spied": () => "You have used the Spyglass this turn (9.4).",
	"beyond-sight": (a) => `You see no farther than ${a.steps} spaces (9.4).`,
	"not-hidden": () => "There is nothing hidden (9.4).",
	"already-seen": () => "You have looked there already (9.4).",
	"not-adjacent": () => "A rammed ship is pushed to a neighbouring tile (3.3).",
	"in-the-chain": () => "A ship of this chain is there already (3.4).",
	"bad-fighters": (a) => `Send ${a.least} to ${a.most} of your crew (6.4).`,
	"no-such-option": () => "The card has no such option (4.2).",
	"need-not-met": (need) => `That takes ${needText(need)} (4.2).`,
	"no-food-to-run": (a) => `To run costs ${a.food} food, and you have less (4.2).`,
	"bad-stand": (a) => `Stand with 1 to ${a.most} of your crew (4.2).`,
	occupied: () => "A drifting ship rams nobody: that tile is taken (4.2).",
	"no-prey": () => "There is no ship with gold aboard to be raided (4.2).",
	"not-in-hold": () => "You have not got so much to exchange, and one hand must stay aboard (4.2).",
	owned: (a) => `You have the ${upgradeName(a)} already (9.4).`,
	"too-dear": (a) => `The ${upgradeName(a)} costs ${a.price} gold, and there are ${a.chest} in your chest (9.2).`
}, REASONS = {
	king: "The most victory points when the Pirate King fell",
	"king-gold": "Equal in points when the Pirate King fell, and the most gold",
	"king-chest": "Equal in points and gold when the Pirate King fell, and the most in the chest",
	"king-shared": "Equal in everything when the Pirate King fell: the victory is shared",
	limit: "The most victory points after the last round",
	"limit-gold": "Equal in points after the last round, and the most gold",
	"limit-chest": "Equal in points and gold after the last round, and the most in the chest",
	"limit-shared": "Equal in everything after the last round: the victory is shared",
	"fail-safe": "The most victory points after 150 rounds",
	"fail-safe-gold": "Equal in points after 150 rounds, and the most gold",
	"fail-safe-chest": "Equal in points and gold after 150 rounds, and the most in the chest",
	"fail-safe-shared": "Equal in everything after 150 rounds: the victory is shared"
}, FACE_WORDS = {
	ocean: "open ocean",
	island: "an island",
	reef: "a coral reef",
	whirlpool: "a whirlpool",
	king: "the Pirate King",
	treasure: "a treasure",
	home: "a home base"
}, face = (it) => piece("face", it, FACE_WORDS[it]), ENEMY_WORDS = {
	pirate: "the pirates",
	kraken: "the Kraken",
	king: "the Pirate King"
}, enemy = (it) => piece("enemy", it, ENEMY_WORDS[it]), PASSAGES = {
	sail: "sails to",
	teleport: "goes through the whirlpool to",
	drift: "drifts to",
	maelstrom: "is swept to",
	escape: "escapes to",
	repair: "is towed home to"
}, SINKINGS = {
	combat: "goes down fighting",
	card: "has no crew left and sinks",
	mutiny: "cannot feed the crew: mutiny, and the ship sinks"
}, PROMPTS = {
	colour: {
		prompt: () => say`Choose your ship. Purple sails first, then blue, yellow and green.`,
		rule: "1.4"
	},
	load: {
		prompt: () => say`How many of the 12 spaces are for crew? The rest is food.`,
		rule: "1.5"
	},
	move: {
		prompt: ({ phase }) => phase.kind === "move" && phase.held ? say`Your ship cannot leave its tile: stay.` : say`Sail, or stay where you are.`,
		rule: "2.2"
	},
	ram: {
		prompt: ({ phase }) => phase.kind === "ram" ? say`Where is ${seat(phase.pushed)} pushed?` : [],
		rule: "3.3"
	},
	pirate: {
		prompt: ({ phase }) => phase.kind === "pirate" ? say`Fight the pirates (${phase.hp} HP), or let them lie?` : [],
		rule: "6.1"
	},
	kraken: {
		prompt: () => say`Fight the Kraken, or leave it alone?`,
		rule: "6.8"
	},
	king: {
		prompt: () => say`The Pirate King! Fight him, or escape to your home base?`,
		rule: "6.9"
	},
	send: {
		prompt: ({ phase }) => phase.kind === "send" ? say`How many do you send against ${enemy(phase.battle.enemy)} (${phase.battle.left} HP)?` : [],
		rule: "6.4"
	},
	option: {
		prompt: ({ phase }) => phase.kind === "option" ? say`${cause(causeOf(phase.script))}: what do you do?` : [],
		rule: "4.2"
	},
	beast: {
		prompt: ({ phase }) => phase.kind === "beast" ? say`${cause(causeOf(phase.script))}: run, or stand?` : [],
		rule: "4.2"
	},
	drift: {
		prompt: () => say`Where do you let yourself drift?`,
		rule: "4.2"
	},
	peek: {
		prompt: ({ phase }) => phase.kind === "peek" ? say`Look at a hidden tile (${phase.tiles} left), or stop.` : [],
		rule: "4.2"
	},
	raid: {
		prompt: () => say`Whom do you rob?`,
		rule: "4.2"
	},
	swap: {
		prompt: () => say`Exchange food and crew?`,
		rule: "4.2"
	},
	dock: {
		prompt: () => say`Buy upgrades if you like, then load the hold.`,
		rule: "9.2"
	},
	over: {
		prompt: () => say`The game is over.`,
		rule: "10.1"
	}
}, AWAITING = {
	colour: "is choosing a ship",
	load: "is loading the hold",
	move: "is at the helm",
	ram: "is ramming",
	pirate: "is looking at pirates",
	kraken: "is looking at the Kraken",
	king: "is face to face with the Pirate King",
	send: "is in battle",
	option: "is making up a mind",
	beast: "is attacked by an animal",
	drift: "is drifting",
	peek: "is looking around",
	raid: "is choosing a victim",
	swap: "is trading",
	dock: "is in the home base",
	over: ""
}, words = {
	refusals: REFUSALS,
	asks: Object.fromEntries(Object.entries(PROMPTS).map(([kind, { prompt, rule }]) => [kind, {
		prompt: ({ open }) => prompt(open),
		rule
	}])),
	awaiting: ({ phase }, who) => phase.kind === "over" ? [] : say`${seat(who)} ${AWAITING[phase.kind]}`,
	event,
	move,
	reasons: REASONS,
	sources: {
		gold: "Gold",
		kraken: "Kraken",
		king: "King"
	}
};
/** "Blue loses 2 crew (Rogue Wave): 4 left." */
function goods(e) {
	let unit = e.type === "food" ? food : crew, whence = say`(${cause(e.cause)})`;
	if (e.change < 0) return say`${seat(e.seat)} loses ${unit(-e.change)} ${whence}: ${e.left} left.`;
	if (e.change > 0) {
		let wasted = e.wasted > 0 ? say`, no room for ${e.wasted} more` : [];
		return say`${seat(e.seat)} gains ${unit(e.change)} ${whence}${wasted}: ${e.left} now.`;
	}
	return e.wasted > 0 ? say`${seat(e.seat)} has no room for ${unit(e.wasted)} ${whence}.` : say`${seat(e.seat)} has no ${e.type} to lose ${whence}.`;
}
var loot = (amount, maps) => list([...amount > 0 ? [say`${gold(amount)}`] : [], ...maps.map((it) => say`${map(it)}`)]), scoreLine = ({ seat: who, total, gold: amount }) => say`${seat(who)} ${total} (${gold(amount)})`, ENDS = {
	king: "The Pirate King has fallen",
	limit: "The last round is over",
	"fail-safe": "After 150 rounds the King is left alone"
};
function event(e) {
	switch (e.type) {
		case "colour-chosen": return say`${seat(e.seat)} takes the ${colour(e.colour)} ship.`;
		case "ready": return say`${seat(e.seat)} has loaded.`;
		case "loads-shown": return say`The holds are shown: ${list(e.crews.map((count, who) => say`${seat(who)} ${crew(count)}`))}.`;
		case "round": return say`Round ${e.round}.`;
		case "turn": return null;
		case "reef-roll": return e.free ? say`${seat(e.seat)} rolls ${dice([e.die])} and gets off the reef.` : say`${seat(e.seat)} rolls ${dice([e.die])} and is stuck on the reef.`;
		case "no-wind": return say`${seat(e.seat)} has no wind.`;
		case "stayed": return say`${seat(e.seat)} stays at ${tile(e.at)}.`;
		case "moved": return say`${seat(e.seat)} ${PASSAGES[e.how]} ${tile(e.path.at(-1))}.`;
		case "rammed": return say`${seat(e.by)} rams ${seat(e.seat)} from ${tile(e.from)} to ${tile(e.to)}.`;
		case "flipped": return e.seat === null ? say`Lights on the water: at ${tile(e.tile)} is ${face(e.face)}.` : say`${seat(e.seat)} turns over ${tile(e.tile)}: ${face(e.face)}.`;
		case "corner": return say`${seat(e.seat)} lifts ${gold(e.gold)} at ${tile(e.tile)}.`;
		case "card": return say`${seat(e.seat)} draws ${card(e.card)}.`;
		case "reshuffled": return say`The discard pile of the ${DECK_NAMES[e.deck]} is shuffled.`;
		case "calm": return say`No card is left: all is calm at ${tile(e.tile)}.`;
		case "rolled": return say`${seat(e.seat)} rolls ${dice([e.die])} (${cause(e.cause)}).`;
		case "chose": return say`${seat(e.seat)} (${card(e.card)}): ${e.label}.`;
		case "gold": return say`${seat(e.seat)} gains ${gold(e.gold)} (${cause(e.cause)}): ${e.aboard} aboard.`;
		case "food":
		case "crew": return goods(e);
		case "swapped": return e.crew > 0 ? say`${seat(e.seat)} trades ${food(e.crew)} for ${crew(e.crew)}.` : say`${seat(e.seat)} trades ${crew(e.food)} for ${food(e.food)}.`;
		case "token-placed": return e.token === "pirate" ? null : say`${token(e.token)} stays at ${tile(e.tile)}.`;
		case "token-met": return say`${seat(e.seat)} meets ${token(e.token)} at ${tile(e.tile)}.`;
		case "token-removed": return say`${token(e.token)} at ${tile(e.tile)}: gone.`;
		case "parleyed": return say`${seat(e.seat)} lets the pirates (${e.hp} HP) lie at ${tile(e.tile)}.`;
		case "kraken-left": return say`${seat(e.seat)} leaves the Kraken alone.`;
		case "battle": return e.flag === null ? say`${seat(e.seat)} (${crew(e.crew)}) fights ${enemy(e.enemy)} (${e.hp} HP).` : say`${seat(e.seat)} (${crew(e.crew)}) fights ${enemy(e.enemy)} (${e.hp} HP), under the flag of ${seat(e.flag)}.`;
		case "broadside": return say`A broadside from the ${upgrade("cannons")}: ${e.left} HP left.`;
		case "battle-round": return say`${seat(e.seat)} rolls ${dice(e.dice)}, ${enemy(e.enemy)} ${dice(e.enemyDice)}: ${crew(e.lost)} lost (${e.crew} left), ${e.felled} HP felled (${e.left} left).`;
		case "battle-won": return e.gold > 0 ? say`${seat(e.seat)} defeats ${enemy(e.enemy)} and gains ${gold(e.gold)}: ${e.aboard} aboard.` : say`${seat(e.seat)} defeats ${enemy(e.enemy)}.`;
		case "battle-lost": return say`${seat(e.seat)} loses to ${enemy(e.enemy)} (${e.hp} HP again).`;
		case "beast-fled": return say`${seat(e.seat)} runs from ${card(e.card)}: ${food(e.food)} lost, ${e.left} left.`;
		case "beast-fought": return e.won ? say`${seat(e.seat)} rolls ${dice(e.dice)} and beats ${card(e.card)}: ${crew(e.lost)} lost, ${e.left} left.` : say`${seat(e.seat)} rolls ${dice(e.dice)} against ${card(e.card)}: ${crew(e.lost)} lost, ${e.left} left.`;
		case "map-taken": return say`${seat(e.seat)} takes ${map(e.map)}: ${gold(e.gold)}.`;
		case "map-dug": return say`${seat(e.seat)} digs up ${gold(e.gold)} at ${tile(e.tile)}.`;
		case "salvaged": return say`${seat(e.seat)} salvages ${loot(e.gold, e.maps)} from the wreck at ${tile(e.tile)}.`;
		case "raided": return say`${seat(e.seat)} robs ${seat(e.from)} of ${gold(e.gold)}.`;
		case "becalmed": return say`${seat(e.seat)} will have no wind next turn.`;
		case "peeked": return say`${seat(e.seat)} looks secretly at ${tile(e.tile)}.`;
		case "spied": return say`At ${tile(e.tile)} there is ${face(e.face)}.`;
		case "fed": return null;
		case "sunk": {
			let end = say`${seat(e.seat)} ${SINKINGS[e.how]} at ${tile(e.tile)}`, wreck = loot(e.gold, e.maps);
			return wreck.length === 0 ? say`${end}.` : say`${end}, with ${wreck}.`;
		}
		case "repaired": return say`${seat(e.seat)} spends the turn repairing the ship.`;
		case "docked": return e.banked > 0 ? say`${seat(e.seat)} banks ${gold(e.banked)}: ${e.chest} in the chest.` : say`${seat(e.seat)} is in the home base.`;
		case "bought": return say`${seat(e.seat)} buys ${upgrade(e.upgrade)} for ${gold(e.price)}.`;
		case "loaded": return say`${seat(e.seat)} loads ${crew(e.crew)} and ${food(e.food)}.`;
		case "king-found": return say`${seat(e.seat)} has found the Pirate King at ${tile(e.tile)}!`;
		case "king-escaped": return say`${seat(e.seat)} runs from the Pirate King.`;
		case "king-slain": return say`The Pirate King falls to ${seat(e.seat)}!`;
		case "uncovered": {
			let king = e.tiles.find((it) => it.face === "king");
			return king ? say`What nobody found is turned over: the Pirate King lay at ${tile(king.tile)}.` : say`What nobody found is turned over.`;
		}
		case "ended": return say`${ENDS[e.how]}: ${list(e.scores.map(scoreLine))}.`;
	}
}
function move(m) {
	switch (m.kind) {
		case "colour": return say`Take the ${colour(m.colour)} ship`;
		case "load": return say`Load ${crew(m.crew)}, the rest food`;
		case "stay": return say`Stay`;
		case "sail": return say`Sail to ${tile(m.to)}`;
		case "teleport": return say`Go through the whirlpool to ${tile(m.to)}`;
		case "peek": return say`Look at ${tile(m.tile)}`;
		case "stop": return say`Stop looking`;
		case "ram": return say`Push to ${tile(m.to)}`;
		case "fight": return say`Fight`;
		case "parley": return say`Let them lie`;
		case "escape": return say`Escape`;
		case "engage": return say`Fight the Kraken`;
		case "leave": return say`Leave it alone`;
		case "send": return say`Send ${m.fighters}`;
		case "option": return say`Option ${m.option + 1}`;
		case "run": return say`Run`;
		case "stand": return say`Stand with ${m.crew}`;
		case "drift": return say`Drift to ${tile(m.to)}`;
		case "raid": return m.seat === null ? say`Rob nobody` : say`Rob ${seat(m.seat)}`;
		case "swap": return m.crew === 0 ? say`Exchange nothing` : m.crew > 0 ? say`${food(m.crew)} for ${crew(m.crew)}` : say`${crew(-m.crew)} for ${food(-m.crew)}`;
		case "buy": return say`Buy ${upgrade(m.upgrade)}`;
	}
}
//#endregion
//#region packages/rules/src/waves-of-fortune/game.ts
var NOBODY = [], ALONE = [
	[0],
	[1],
	[2],
	[3]
];
function deciding({ phase }) {
	return phase.kind === "over" ? NOBODY : phase.kind === "load" ? phase.waiting : ALONE[phase.seat];
}
var NOT_YOUR_TURN = no("not-your-turn"), { menu, check, play } = flow({
	decisions: {
		colour: colour$1,
		load,
		move: sailing,
		ram: ramming,
		option,
		beast,
		drift,
		peek,
		raid,
		swap,
		pirate,
		send,
		kraken,
		king,
		dock
	},
	steps: { agenda: goAhead },
	next: () => "agenda",
	notAsked: {
		deciding,
		refusal: NOT_YOUR_TURN
	}
}), game = {
	...meta,
	bound: 6e3,
	interned: !0,
	words,
	setup(seats, options, rng) {
		let { open, own, shut } = layOut(seats, options, rng);
		return {
			open,
			own,
			shut
		};
	},
	deciding,
	joint({ phase, ships }) {
		return phase.kind === "load" ? jointOf(clockwise(ships.length, 0), phase.waiting) : null;
	},
	menu,
	parse,
	check: (view, move) => view.open.phase.kind === "over" ? NOT_YOUR_TURN : check(view, move),
	play,
	imagine,
	standings,
	progress,
	outcome,
	audit
};
//#endregion
export { game };
