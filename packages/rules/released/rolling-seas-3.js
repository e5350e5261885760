// Rolling Seas, version 3 of its rules, as released. Never edit this file.
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
function flow$1(rules) {
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
}), SILENT = {
	all() {},
	only() {}
}, DIRECTIONS = [
	"N",
	"NE",
	"E",
	"SE",
	"S",
	"SW",
	"W",
	"NW"
], MAP = "\n  # # . . . . . . . . . . . . . . . # #\n  # # . . . . . . . . . . . . . . . # #\n  # . . . . . . . . . . . . . . . . . #\n  P . . . * . . . . . . . . . * . . P #\n  . . . . . . . . . . . . . . . . . . #\n  . . . . . . . . . * . . . . . . . . #\n  . . . . . . . . . . . . . . . . . . .\n  . . . . . . . . . . . . . . . . . . .\n  . . . . . . . . . . . . . . . . . . .\n  # . . . . . . . . * . . . . . . . . .\n  # . . . . . . . . . . . . . . . . . .\n  # P . . * . . . . . . . . . * . . . P\n  # . . . . . . . . . . . . . . . . . #\n  # # . . . . . . . . . . . . . . . # #\n  # # . . . . . . . . . . . . . . . # #", isPassable = (content) => content < 12, isLand = (content) => content >= 13, isCurrent = (content) => content >= 4 && content < 12, columnOf$1 = (cell) => cell % 19, rowOf$1 = (cell) => Math.floor(cell / 19), cellAt = (column, row) => row * 19 + column, isOnMap = (column, row) => column >= 0 && column < 19 && row >= 0 && row < 15, columnNamed = (letter) => letter.charCodeAt(0) - 65, cellName = (cell) => `${String.fromCharCode(65 + columnOf$1(cell))}${rowOf$1(cell) + 1}`, cellNamed = (name) => cellAt(columnNamed(name), Number(name.slice(1)) - 1), MARKS$1 = MAP.replace(/\s/g, ""), BLANK = [...MARKS$1].map((mark) => mark === "#" ? 13 : mark === "P" ? 15 : 0), EAST = [
	0,
	1,
	1,
	1,
	0,
	-1,
	-1,
	-1
], SOUTH = [
	-1,
	-1,
	0,
	1,
	1,
	1,
	0,
	-1
], NEXT = DIRECTIONS.map((_, direction) => Array.from({ length: 285 }, (_, cell) => {
	let column = columnOf$1(cell) + EAST[direction], row = rowOf$1(cell) + SOUTH[direction];
	return isOnMap(column, row) ? cellAt(column, row) : -1;
})), around = (directions) => Array.from({ length: 285 }, (_, cell) => directions.map((direction) => NEXT[direction][cell]).filter((next) => next !== -1)), AROUND = around([
	0,
	1,
	2,
	3,
	4,
	5,
	6,
	7
]), BESIDE = around([
	0,
	2,
	4,
	6
]), COORDINATES = [...MARKS$1].flatMap((mark, cell) => mark === "*" ? [cell] : []);
//#endregion
//#region packages/rules/src/rolling-seas/tables/cards.ts
/** The lines as printed: `C 2`, with the Anchor as `C* 2` or `C 2*`. `#` marks a cell. */
function drawn(id, kind, name, lines, pass, ...drawing) {
	return {
		id,
		kind,
		name,
		pass,
		cells: drawing.flatMap((line, south) => [...line].flatMap((mark, east) => mark === "#" ? [[east, south]] : [])),
		arrows: [],
		...linesOf$1(lines)
	};
}
/** A current by its cells and arrows in the order it flows: `0,0 E`. */
function flow(id, name, lines, ...course) {
	let parts = course.map((text) => text.split(/[ ,]/));
	return {
		id,
		kind: "current",
		name,
		pass: "keep",
		cells: parts.map(([east, south]) => [Number(east), Number(south)]),
		arrows: parts.map(([, , arrow]) => arrow),
		...linesOf$1(lines)
	};
}
function linesOf$1(lines) {
	let [column, row] = lines.split(" "), anchor = column.endsWith("*") ? "column" : row.endsWith("*") ? "row" : null;
	return {
		column: columnNamed(column),
		row: Number.parseInt(row, 10) - 1,
		anchor
	};
}
var ADVENTURES = [
	drawn("A01", "rocks", "Broken Teeth", "C* 2", "left", "###"),
	drawn("A02", "rocks", "Widow’s Elbow", "Q* 14", "right", "#.", "##"),
	drawn("A03", "rocks", "The Grindstones", "D 13*", "left", "#.", "#.", "##"),
	drawn("A04", "rocks", "Crooked Stair", "P 3*", "right", ".##", "##."),
	drawn("A05", "rocks", "The Long Wall", "G 15*", "left", "####"),
	drawn("A06", "rocks", "Hammerhead Shoal", "M 1*", "right", "###", ".#."),
	drawn("A07", "rocks", "Stepping Stones", "H* 8", "left", "#..", ".#.", "..#"),
	drawn("A08", "rocks", "The Iron Star", "L* 9", "right", ".#.", "###", ".#."),
	drawn("A09", "storm", "Bay Squall", "A 7", "keep", "###", ".#."),
	drawn("A10", "storm", "The Easterly Sulk", "S 9", "keep", "####"),
	drawn("A11", "storm", "Black Kettle", "F 6", "keep", ".##", "##."),
	drawn("A12", "storm", "Four-Square Gale", "N 10", "keep", "##", "##"),
	drawn("A13", "storm", "Old Zigzag", "J 2", "keep", "#..", "##.", ".##"),
	drawn("A14", "storm", "The Long Grumble", "K 14", "keep", "#.", "#.", "##"),
	drawn("A15", "monster", "Nibbling Ned", "I 8", "keep", "##"),
	drawn("A16", "monster", "The Ribbon", "O 7", "keep", "###"),
	drawn("A17", "monster", "Grandmother Squid", "E 9", "keep", "#.", "##"),
	drawn("A18", "monster", "The Shy Kraken", "R 11", "keep", "##"),
	drawn("A19", "monster", "Three-Humped Hettie", "B 5", "keep", "#.#", ".#."),
	flow("A20", "The Milk Run", "H 4", "0,0 E", "1,0 E", "2,0 E", "3,0 E"),
	flow("A21", "The Sidestep", "M 12", "0,0 E", "1,0 SE", "2,1 E", "3,1 E", "4,1 E"),
	flow("A22", "Hook Race", "D 11", "0,0 E", "1,0 E", "2,0 S", "2,1 S", "2,2 S"),
	flow("A23", "The Great Sweep", "P 5", "0,0 E", "1,0 E", "2,0 SE", "3,1 S", "3,2 S", "3,3 S"),
	flow("A24", "The Turnabout", "J 8", "0,0 E", "1,0 E", "2,0 S", "2,1 SW", "1,2 W", "0,2 W")
], CARDS = ADVENTURES.map((_, card) => card), exactCell = ({ column, row }) => cellAt(column, row), WIND_OF = [-1, ...[
	"N",
	"N",
	"NE",
	"E",
	"E",
	"SE",
	"S",
	"S",
	"SW",
	"W",
	"W",
	"NW"
].map((face) => DIRECTIONS.indexOf(face))], FINDS = [
	{
		name: "",
		provisions: 0,
		gold: 0,
		story: 0
	},
	{
		name: "Orchard",
		provisions: 3,
		gold: 0,
		story: 1
	},
	{
		name: "Hunters’ camp",
		provisions: 2,
		gold: 1,
		story: 1
	},
	{
		name: "Wreck",
		provisions: 1,
		gold: 2,
		story: 1
	},
	{
		name: "Buried chest",
		provisions: 0,
		gold: 3,
		story: 1
	},
	{
		name: "Hermit",
		provisions: 1,
		gold: 1,
		story: 2
	},
	{
		name: "Ancient ruin",
		provisions: 0,
		gold: 1,
		story: 3
	}
], ISLANDS = [
	"I1",
	"I2",
	"I3",
	"I4",
	"I5",
	"I6"
], ISLAND_CARDS = {
	I1: {
		name: "Sickle Key",
		harbour: "quiet-bight",
		coordinate: cellNamed("E4"),
		drawing: [
			"#..",
			"#.#",
			"#P#"
		]
	},
	I2: {
		name: "Cask Isle",
		harbour: "tapsters-rest",
		coordinate: cellNamed("E12"),
		drawing: [
			"##",
			"##",
			"P."
		]
	},
	I3: {
		name: "The Backbone",
		harbour: "rib-harbour",
		coordinate: cellNamed("J6"),
		drawing: ["#####", ".P..."]
	},
	I4: {
		name: "Anvil Island",
		harbour: "hammerfall",
		coordinate: cellNamed("J10"),
		drawing: [
			"#####",
			"..#..",
			"..P.."
		]
	},
	I5: {
		name: "Stairway Isle",
		harbour: "midstep",
		coordinate: cellNamed("O4"),
		drawing: [
			"#..",
			"#P.",
			".##"
		]
	},
	I6: {
		name: "Bolt Island",
		harbour: "crossbar",
		coordinate: cellNamed("O12"),
		drawing: ["###..", "..P##"]
	}
}, TRACK_BONUSES = {
	provisions: {
		9: ["move"],
		18: ["gold"],
		27: ["story"],
		36: ["star"],
		45: ["star"]
	},
	gold: {
		9: ["story"],
		18: ["move"],
		27: ["star", "star"]
	},
	story: {
		4: ["move"],
		8: ["gold"],
		12: ["resupply"],
		15: ["star"],
		17: ["story"],
		20: ["move"],
		23: ["gold"],
		25: ["star"],
		29: ["resupply"],
		31: ["story"],
		35: ["star"],
		39: ["move"],
		42: ["star"],
		45: ["star"]
	}
}, TELLING_STARS = [
	0,
	0,
	0,
	0,
	1,
	0,
	1,
	1,
	2
], SHIPS = [
	{
		name: "Sloop",
		speed: 3,
		hold: 5,
		price: 0
	},
	{
		name: "Brigantine",
		speed: 4,
		hold: 7,
		price: 4
	},
	{
		name: "Frigate",
		speed: 5,
		hold: 10,
		price: 7
	}
], MAINLAND_PORTS = [
	"gullhaven",
	"tarbarrel",
	"lanternhead",
	"cinderquay"
], PORTS = [
	...MAINLAND_PORTS,
	"quiet-bight",
	"tapsters-rest",
	"rib-harbour",
	"hammerfall",
	"midstep",
	"crossbar"
], PORT_NAMES = {
	gullhaven: "Gullhaven",
	tarbarrel: "Tarbarrel",
	lanternhead: "Lanternhead",
	cinderquay: "Cinderquay",
	"quiet-bight": "Quiet Bight",
	"tapsters-rest": "Tapster’s Rest",
	"rib-harbour": "Rib Harbour",
	hammerfall: "Hammerfall",
	midstep: "Midstep",
	crossbar: "Crossbar"
}, MAINLAND = {
	gullhaven: cellNamed("A4"),
	tarbarrel: cellNamed("B12"),
	lanternhead: cellNamed("R4"),
	cinderquay: cellNamed("S12")
}, holdOf = ({ ship }) => SHIPS[ship].hold, speedOf = ({ ship }) => SHIPS[ship].speed, EMPTY_LEDGER = {
	ship: 0,
	provisions: 0,
	provisionsFilled: 0,
	gold: 0,
	goldFilled: 0,
	story: 0,
	moves: 0
}, STARS_UP_TO = {
	provisions: starsUpTo("provisions"),
	gold: starsUpTo("gold"),
	story: starsUpTo("story")
};
function starsUpTo(track) {
	let stars = 0;
	return Array.from({ length: 46 }, (_, number) => {
		for (let bonus of TRACK_BONUSES[track][number] ?? []) bonus === "star" && (stars += 1);
		return stars;
	});
}
var starsOn = (track, filled) => STARS_UP_TO[track][Math.min(filled, 45)], tellingStars = (tellings) => {
	let stars = 0;
	for (let slot = 1; slot <= tellings; slot++) stars += TELLING_STARS[slot];
	return stars;
};
/** 9.6 Every star there is follows from what is filled in. */
function starsOf({ ledger, tellings }) {
	return {
		provisions: starsOn("provisions", ledger.provisionsFilled),
		gold: starsOn("gold", ledger.goldFilled),
		story: starsOn("story", ledger.story),
		tellings: tellingStars(tellings.length),
		ships: ledger.ship
	};
}
function scoreOf(captain, seat) {
	let stars = starsOf(captain), told = 0;
	for (let { value } of captain.tellings) told += value;
	let place = captain.landfall?.bonus ?? 0, final = captain.landfall?.final ?? 0, bonus = stars.provisions + stars.gold + stars.story + stars.tellings + stars.ships;
	return {
		seat,
		tellings: told,
		stars,
		place,
		final,
		total: told + bonus + place + final
	};
}
var PLACE_BONUS = {
	home: 10,
	port: 5,
	drift: 0,
	nowhere: 0
}, nowhere = () => /* @__PURE__ */ new Int32Array(15), isIn = (area, cell) => (area[rowOf$1(cell)] >> columnOf$1(cell) & 1) == 1;
function add(area, cell) {
	area[rowOf$1(cell)] |= 1 << columnOf$1(cell);
}
function remove(area, cell) {
	area[rowOf$1(cell)] &= ~(1 << columnOf$1(cell));
}
function patchOf(cells) {
	let rows = cells.map(rowOf$1), row = Math.min(...rows), bits = Array(1 + Math.max(...rows) - row).fill(0);
	for (let cell of cells) bits[rowOf$1(cell) - row] |= 1 << columnOf$1(cell);
	return {
		row,
		bits
	};
}
/** `into` becomes `area` without the patch. */
function without(area, { row, bits }, into) {
	into.set(area);
	for (let i = 0; i < bits.length; i++) into[row + i] &= ~bits[i];
}
/** All that can be sailed. */
function passable(cells) {
	let area = nowhere();
	for (let row = 0, cell = 0; row < 15; row++) for (let column = 0; column < 19; column++, cell++) isPassable(cells[cell]) && (area[row] |= 1 << column);
	return area;
}
/** Sea without obstacles that no ship has been to. */
function openSea(cells) {
	let area = nowhere();
	for (let row = 0, cell = 0; row < 15; row++) for (let column = 0; column < 19; column++, cell++) cells[cell] === 0 && (area[row] |= 1 << column);
	return area;
}
/** Lets `sea` grow through the water as far as it is connected. Where tight straits are closed no diagonal helps. */
function spread(sea, water, straits) {
	let aslant = +(straits === "open"), grew = !0;
	for (; grew;) {
		grew = !1;
		for (let row = 0; row < 15; row++) spreadRow(sea, water, row, aslant) && (grew = !0);
		for (let row = 14; row >= 0; row--) spreadRow(sea, water, row, aslant) && (grew = !0);
	}
}
function spreadRow(sea, water, row, aslant) {
	let before = sea[row], most = water[row];
	if (before === most) return !1;
	let beside = (row > 0 ? sea[row - 1] : 0) | (row < 14 ? sea[row + 1] : 0), now = (before | beside | beside << aslant | beside >> aslant) & most;
	for (let last = 0; now !== last;) last = now, now |= (now << 1 | now >> 1) & most;
	return sea[row] = now, now !== before;
}
function sizeOf(area) {
	let size = 0;
	for (let bits of area) for (; bits !== 0; bits &= bits - 1) size += 1;
	return size;
}
//#endregion
//#region packages/rules/src/rolling-seas/facts/shapes.ts
var EVERY_TIER = [
	0,
	1,
	2,
	3
], PLAIN = -1, HARBOUR = -2, posed = (squares, pose) => {
	let turned = squares.map(({ x, y, mark }) => {
		let square = pose & 4 ? {
			x: -x,
			y,
			mark: mark < 0 ? mark : (8 - mark) % 8
		} : {
			x,
			y,
			mark
		};
		for (let quarter = 0; quarter < (pose & 3); quarter++) square = {
			x: -square.y,
			y: square.x,
			mark: square.mark < 0 ? square.mark : (square.mark + 2) % 8
		};
		return square;
	}), west = Math.min(...turned.map(({ x }) => x)), north = Math.min(...turned.map(({ y }) => y));
	return turned.map(({ x, y, mark }) => ({
		x: x - west,
		y: y - north,
		mark
	}));
}, signature = (squares) => squares.map(({ x, y, mark }) => `${x},${y},${mark}`).sort().join(" ");
function layings(squares, tiersOf) {
	let all = [], byPlace = Array(2280).fill(null), met = /* @__PURE__ */ new Set(), forms = [];
	for (let pose = 0; pose < 8; pose++) {
		let turned = posed(squares, pose);
		if (met.has(signature(turned))) continue;
		met.add(signature(turned)), forms.push({
			pose,
			squares: turned
		});
		let width = 1 + Math.max(...turned.map(({ x }) => x)), height = 1 + Math.max(...turned.map(({ y }) => y));
		for (let row = 0; row + height <= 15; row++) for (let column = 0; column + width <= 19; column++) {
			let laid = layAt(turned, pose, cellAt(column, row), tiersOf);
			all.push(laid), byPlace[pose * 285 + laid.at] = laid;
		}
	}
	let tiers = EVERY_TIER.map((tier) => all.filter((laid) => laid.tier === tier)), soloTiers = EVERY_TIER.map((tier) => all.filter((laid) => laid.soloTier === tier));
	return {
		all,
		tiers,
		soloTiers,
		poses: forms.map(({ pose }) => pose),
		find: ({ pose, at }) => byPlace[pose * 285 + at] ?? null,
		within: finder(forms, tiers, byPlace),
		soloWithin: finder(forms, soloTiers, byPlace)
	};
}
/** Finds where forms lie in an area: for each row, all columns at once, since shifting an area shifts every cell of it. */
function finder(forms, tiers, byPlace) {
	/** By tier and form, the upper left corners. */
	let corners = tiers.map((tier) => forms.map(({ pose }) => {
		let area = nowhere();
		for (let laid of tier) laid.pose === pose && add(area, laid.at);
		return area;
	}));
	return (area, tier) => {
		let found = [];
		for (let i = 0; i < forms.length; i++) {
			let { pose, squares } = forms[i], rows = corners[tier][i];
			for (let row = 0; row < 15; row++) {
				let columns = rows[row];
				for (let k = 0; k < squares.length && columns !== 0; k++) columns &= area[row + squares[k].y] >> squares[k].x;
				for (; columns !== 0; columns &= columns - 1) found.push(byPlace[pose * 285 + cellAt(31 - Math.clz32(columns & -columns), row)]);
			}
		}
		return found;
	};
}
function layAt(squares, pose, at, tiersOf) {
	let cells = squares.map(({ x, y }) => at + y * 19 + x), arrows = squares.flatMap(({ mark }) => mark >= 0 ? [mark] : []), [tier, soloTier] = tiersOf(cells);
	return {
		pose,
		at,
		cells,
		arrows,
		targets: arrows.map((arrow, i) => NEXT[arrow][cells[i]]),
		patch: patchOf(cells),
		port: cells[squares.findIndex(({ mark }) => mark === HARBOUR)] ?? PLAIN,
		tier,
		soloTier
	};
}
function ofCard(card) {
	let adventure = ADVENTURES[card], { cells, arrows, column, row, anchor, kind } = adventure, squares = cells.map(([x, y], i) => ({
		x,
		y,
		mark: arrows.length > 0 ? DIRECTIONS.indexOf(arrows[i]) : PLAIN
	})), exact = exactCell(adventure);
	return layings(squares, (on) => {
		let inColumn = on.some((cell) => columnOf$1(cell) === column), inRow = on.some((cell) => rowOf$1(cell) === row), tier = inColumn || inRow ? 0 : 1;
		if (kind !== "rocks") return [tier, tier];
		if (on.includes(exact)) return [tier, 0];
		let [first, second] = anchor === "column" ? [inColumn, inRow] : [inRow, inColumn];
		return [tier, first ? 1 : second ? 2 : 3];
	});
}
function ofIsland(island) {
	return layings(ISLAND_CARDS[island].drawing.flatMap((line, y) => [...line].flatMap((mark, x) => mark === "." ? [] : [{
		x,
		y,
		mark: mark === "P" ? HARBOUR : PLAIN
	}])), (on) => {
		let tier = on.filter((cell) => COORDINATES.includes(cell)).length === 1 ? 0 : 1;
		return [tier, tier];
	});
}
var CARD_LAYINGS = [], ISLAND_LAYINGS = {};
function cardLayings(card) {
	return CARD_LAYINGS[card] ??= ofCard(card), CARD_LAYINGS[card];
}
function islandLayings(island) {
	return ISLAND_LAYINGS[island] ??= ofIsland(island), ISLAND_LAYINGS[island];
}
//#endregion
//#region packages/rules/src/rolling-seas/audit.ts
/** Every card somewhere, every chart as it was drawn, and exactly those have chosen who are no longer waited for. */
function audit({ open, own, shut }) {
	if (!isEachOnce(CARDS, open.discard, shut.deck)) return `the adventure cards are ${open.discard} and ${shut.deck}`;
	if (!isEachOnce(ISLANDS, open.islands, shut.islands)) return `the island cards are ${open.islands}, ${shut.islands}`;
	for (let [seat, captain] of open.captains.entries()) {
		let fault = ledgerFault(captain) ?? chartFault(captain);
		if (fault) return `seat ${seat}: ${fault}`;
	}
	return choiceFault(open, own);
}
var isEachOnce = (all, some, others) => some.length + others.length === all.length && all.every((it) => some.includes(it) !== others.includes(it));
function ledgerFault({ ledger, log, tellings }) {
	let { provisions, provisionsFilled, gold, goldFilled, story, moves } = ledger;
	return provisions < 0 || provisions > provisionsFilled ? `${provisions} of ${provisionsFilled} Provisions` : provisions > holdOf(ledger) ? `${provisions} Provisions in a hold of ${holdOf(ledger)}` : gold < 0 || gold > goldFilled ? `${gold} of ${goldFilled} Gold` : moves < 0 ? `${moves} Bonus Movements` : story < tellings.length ? `${tellings.length} tellings of a story of ${story}` : log.length > 25 ? `${log.length} turns` : null;
}
var CONTENT$1 = {
	rocks: 12,
	storm: 2,
	monster: 3
};
/** Islands lie where they were drawn; an obstacle is there or was sailed through, rocks are there for ever. */
function chartFault({ chart, at }) {
	let { cells, islands, obstacles } = chart;
	if (cells.length !== 285) return `a chart of ${cells.length} cells`;
	for (let { island, pose, at } of islands) for (let cell of islandLayings(island).find({
		pose,
		at
	}).cells) if (!isLand(cells[cell])) return `no land at ${cell}`;
	let drawn = 0;
	for (let obstacle of obstacles) for (let cell of cardLayings(obstacle.card).find(obstacle).cells) {
		let { kind } = ADVENTURES[obstacle.card], content = cells[cell], there = kind === "current" ? isCurrent(content) : content === CONTENT$1[kind];
		if (!there && (kind === "rocks" || content !== 1)) return `${content} at ${cell} instead of ${kind}`;
		there && (drawn += 1);
	}
	let found = 0;
	for (let content of cells) content > 1 && !isLand(content) && (found += 1);
	return found === drawn ? at !== null && isLand(cells[at]) ? "the ship is ashore" : null : `${found} cells with obstacles, ${drawn} were drawn`;
}
function choiceFault({ phase, table }, own) {
	for (let [seat, { choice }] of own.entries()) if (choice !== null) {
		if (phase.kind === "over" || phase.waiting.includes(seat)) return `seat ${seat} has chosen before it was asked`;
		if (phase.kind === "action" && table.reveal === "live") return `seat ${seat} hides its action`;
	}
	if (phase.kind === "over" || phase.kind === "action" && table.reveal === "live") return null;
	for (let [seat, { choice }] of own.entries()) if (phase.asked.includes(seat) && choice === null && !phase.waiting.includes(seat)) return `seat ${seat} was left out`;
	return null;
}
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
//#region packages/rules/src/rolling-seas/facts/access.ts
/** A diagonal step between two cells of land or rocks. */
function isTight(cells, from, direction) {
	if (direction % 2 == 0) return !1;
	let one = NEXT[direction - 1][from], other = NEXT[(direction + 1) % DIRECTIONS.length][from];
	return !isPassable(cells[one]) && !isPassable(cells[other]);
}
/** `sea` becomes the water the ship is on; before there is a ship, the largest that is connected, the first of equals. */
function fillSea(sea, water, at, straits) {
	sea.fill(0), at === null ? fillLargest(sea, water, straits) : (add(sea, at), spread(sea, water, straits));
}
var REST = nowhere(), PART = nowhere();
function fillLargest(sea, water, straits) {
	REST.set(water);
	let left = sizeOf(water), most = 0;
	for (let row = 0; row < 15; row++) for (; REST[row] !== 0 && left > most;) {
		PART.fill(0), PART[row] = REST[row] & -REST[row], spread(PART, REST, straits);
		for (let i = row; i < 15; i++) REST[i] &= ~PART[i];
		let size = sizeOf(PART);
		left -= size, !(size <= most) && (most = size, sea.set(PART));
	}
}
function seaOf(cells, at, straits) {
	let sea = nowhere();
	return fillSea(sea, passable(cells), at, straits), sea;
}
function isAccessible(sea, { cell }) {
	for (let dock of BESIDE[cell]) if (isIn(sea, dock)) return !0;
	return !1;
}
//#endregion
//#region packages/rules/src/rolling-seas/facts/ports.ts
/** 8.1 The ports a ship at this cell is at: those that share a side with it. */
function portsAt({ harbours }, at) {
	let ports = [];
	for (let { port, cell } of harbours) BESIDE[at].includes(cell) && ports.push(port);
	return ports;
}
var isAtPort = ({ harbours }, at) => {
	for (let { cell } of harbours) if (BESIDE[at].includes(cell)) return !0;
	return !1;
}, harbourOf = ({ harbours }, port) => harbours.find((harbour) => harbour.port === port), hasTold = ({ tellings }, port) => {
	for (let telling of tellings) if (telling.port === port) return !0;
	return !1;
};
/** 7.1 The land a captain could explore now. */
function explorable({ chart, at }) {
	return at === null || isAtPort(chart, at) ? [] : AROUND[at].filter((cell) => chart.cells[cell] === 13);
}
/** 3.3 Where a ship may start from a port. */
function startCells({ chart }, { tightStraits }) {
	let sea = seaOf(chart.cells, null, tightStraits), starts = [];
	for (let { port, cell } of chart.harbours) for (let at of AROUND[cell]) chart.cells[at] === 0 && isIn(sea, at) && starts.push({
		port,
		at
	});
	return starts;
}
//#endregion
//#region packages/rules/src/rolling-seas/facts/lastTrip.ts
/** In halves, so that two cells of currents make one. */
var worth = (content) => content === 2 ? 2 : content === 3 ? 4 : +!!isCurrent(content);
/** The shortest way to a dock; of several the one with the most Story, then the first by direction. Null without any. */
function lastTrip(chart, from) {
	let { cells } = chart, { far, most } = waysToDocks(chart);
	if (far[from] === Infinity) return null;
	let route = [from], halves = 0, at = from;
	for (; far[at] > 0;) {
		let best = -1;
		for (let direction = 0; direction < DIRECTIONS.length; direction++) {
			let next = NEXT[direction][at];
			next !== -1 && far[next] === far[at] - 1 && (best === -1 || most[next] > most[best]) && (best = next);
		}
		at = best, halves += worth(cells[at]), route.push(at);
	}
	return {
		route,
		port: portsAt(chart, at)[0],
		story: Math.floor(halves / 2)
	};
}
/** For each cell how many steps a dock is away, and what the best of the shortest ways meets, the cell included. */
function waysToDocks({ cells, harbours }) {
	let far = Array(285).fill(Infinity), most = Array(285).fill(0), queue = [];
	for (let { cell } of harbours) for (let dock of BESIDE[cell]) isLand(cells[dock]) || far[dock] === 0 || (far[dock] = 0, most[dock] = worth(cells[dock]), queue.push(dock));
	for (let i = 0; i < queue.length; i++) {
		let cell = queue[i];
		for (let direction = 0; direction < DIRECTIONS.length; direction++) {
			let next = NEXT[direction][cell];
			next === -1 || isLand(cells[next]) || (far[next] === Infinity && (far[next] = far[cell] + 1, queue.push(next)), far[next] === far[cell] + 1 && (most[next] = Math.max(most[next], most[cell] + worth(cells[next]))));
		}
	}
	return {
		far,
		most
	};
}
//#endregion
//#region packages/rules/src/rolling-seas/effects/ledger.ts
function fill(ledger, track, count, scribe) {
	for (let i = 0; i < count; i++) {
		let bonuses = TRACK_BONUSES[track][mark(ledger, track)];
		if (bonuses === void 0) continue;
		let number = filledOn(ledger, track);
		for (let bonus of bonuses) scribe?.tell.all({
			type: "bonus",
			seat: scribe.seat,
			bonus,
			source: track,
			number
		}), grant(ledger, bonus, scribe);
	}
}
/** Fills one circle or box and says its number. */
function mark(ledger, track) {
	switch (track) {
		case "provisions": return ledger.provisions += 1, ledger.provisionsFilled += 1, ledger.provisionsFilled;
		case "gold": return ledger.gold += 1, ledger.goldFilled += 1, ledger.goldFilled;
		case "story": return ledger.story += 1, ledger.story;
	}
}
var filledOn = (ledger, track) => track === "story" ? ledger.story : track === "gold" ? ledger.goldFilled : ledger.provisionsFilled;
function grant(ledger, bonus, scribe) {
	switch (bonus) {
		case "move":
			ledger.moves += 1;
			return;
		case "resupply":
			fillHold(ledger, scribe, { free: !0 });
			return;
		case "gold":
		case "story":
			fill(ledger, bonus, 1, scribe);
			return;
		case "star": return;
	}
}
function fillHold(ledger, scribe, { free }) {
	let added = Math.max(0, holdOf(ledger) - ledger.provisions);
	scribe?.tell.all({
		type: "resupplied",
		seat: scribe.seat,
		added,
		free
	}), fill(ledger, "provisions", added, scribe);
}
function addStory(ledger, deed, gained, scribe) {
	scribe?.tell.all({
		type: "story",
		seat: scribe.seat,
		deed,
		gained,
		story: ledger.story + gained
	}), fill(ledger, "story", gained, scribe);
}
/** 9.5 What the hold cannot keep is crossed off at the end of the turn. */
function crossOffExcess(ledger, scribe) {
	let lost = ledger.provisions - holdOf(ledger);
	lost <= 0 || (ledger.provisions -= lost, scribe.tell.all({
		type: "excess",
		seat: scribe.seat,
		lost
	}));
}
//#endregion
//#region packages/rules/src/rolling-seas/effects/round.ts
function rollDice({ open, rng }, tell) {
	open.turn += 1;
	let values = [];
	for (let die = 0; die < 3; die++) values.push(roll(rng, 12));
	let face = roll(rng);
	open.dice = {
		values,
		face
	}, tell.all({
		type: "dice",
		turn: open.turn,
		values,
		face
	});
}
/** 4.1 Two dice or three show the same wind. */
function bringsAdventure({ values: [a, b, c] }) {
	let [x, y, z] = [
		WIND_OF[a],
		WIND_OF[b],
		WIND_OF[c]
	];
	return x === y || y === z || x === z;
}
/** 4.7 When the deck is empty the discards are shuffled. */
function drawCard({ open, shut, rng }) {
	shut.deck.length === 0 && (shut.deck = shuffle(rng, open.discard), open.discard = []);
	let card = shut.deck.pop();
	return open.discard.push(card), card;
}
/** 11 After the last round everybody makes port, tells the story one last time, and all Reputation is counted. */
function endVoyage({ open }, tell) {
	if (open.turn < 25) return null;
	for (let [seat, captain] of open.captains.entries()) {
		let { place, port } = makePort(captain, seat, open.table.driftStory, tell), bonus = PLACE_BONUS[place];
		captain.landfall = {
			place,
			port,
			bonus,
			final: captain.ledger.story
		}, tell.all({
			type: "final-story",
			seat,
			place,
			port,
			bonus,
			value: captain.ledger.story
		});
	}
	return tell.all({
		type: "ended",
		scores: open.captains.map(scoreOf)
	}), { kind: "over" };
}
function makePort(captain, seat, driftStory, tell) {
	let { chart, home, ledger } = captain, ports = portsAt(chart, captain.at);
	if (home !== null && ports.includes(home)) return {
		place: "home",
		port: home
	};
	if (ports.length > 0) return {
		place: "port",
		port: ports[0]
	};
	let trip = lastTrip(chart, captain.at);
	if (!trip) return {
		place: "nowhere",
		port: null
	};
	let story = driftStory === "on" ? trip.story : 0;
	return captain.at = trip.route.at(-1), tell.all({
		type: "drifted",
		seat,
		route: trip.route,
		port: trip.port,
		story
	}), story > 0 && addStory(ledger, "drift", story, {
		seat,
		tell
	}), {
		place: "drift",
		port: trip.port
	};
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
//#region packages/rules/src/kit/ring.ts
var orders = (nth) => Array.from({ length: 9 }, (_, size) => Array.from({ length: size }, (_, from) => Array.from({ length: size }, (_, step) => nth(from, step, size)))), CLOCKWISE = orders((from, step, size) => (from + step) % size);
orders((from, step, size) => (from + size - step) % size);
/** All places of a ring of this size, from one of them to its left: clockwise(4, 2) is 2, 3, 0, 1. */
var clockwise = (size, from) => CLOCKWISE[size][from], MARKS = {
	paid: "",
	bonus: "+",
	carried: ">"
}, noted = (turn) => {
	switch (turn.kind) {
		case "sail": return [turn.wind, ...turn.cells.map(({ cell, how }) => MARKS[how] + cellName(cell))].join(" ");
		case "explore": return `X ${cellName(turn.at)} ${turn.face}`;
		case "port": return `P ${turn.port} ${turn.tell ? "T" : ""}${turn.resupply ? "R" : ""}${turn.upgrade ? "U" : ""}`;
	}
}, POSES = [
	0,
	1,
	2,
	3,
	4,
	5,
	6,
	7
], EVERY_CELL = Array.from({ length: 285 }, (_, cell) => cell), LONGEST_PATH = 80, ISLAND = POSES.map((pose) => EVERY_CELL.map((at) => Object.freeze({
	kind: "island",
	pose,
	at
}))), OBSTACLE = POSES.map((pose) => EVERY_CELL.map((at) => Object.freeze({
	kind: "obstacle",
	pose,
	at
}))), EXPLORE = EVERY_CELL.map((at) => Object.freeze({
	kind: "explore",
	at
})), home$1 = (port, at) => ({
	kind: "home",
	port,
	at
}), sail = (wind, path) => ({
	kind: "sail",
	wind,
	path
}), VISITS = [!0, !1].flatMap((tell) => [!0, !1].flatMap((resupply) => [!0, !1].map((upgrade) => ({
	tell,
	resupply,
	upgrade
})))), VISIT_MOVES = new Map(PORTS.map((port) => [port, VISITS.map((visit) => Object.freeze({
	kind: "port",
	port,
	...visit
}))])), visitsTo = (port) => VISIT_MOVES.get(port);
function parse(raw) {
	if (typeof raw != "object" || !raw) return null;
	let { kind, pose, at, port, wind, path, tell, resupply, upgrade } = raw;
	switch (kind) {
		case "island": return isPose(pose) && isCell(at) ? ISLAND[pose][at] : null;
		case "obstacle": return isPose(pose) && isCell(at) ? OBSTACLE[pose][at] : null;
		case "home": return isPort(port) && isCell(at) ? home$1(port, at) : null;
		case "sail": return isDirection(wind) && isPath(path) ? sail(wind, [...path]) : null;
		case "explore": return isCell(at) ? EXPLORE[at] : null;
		case "port": return isPort(port) && typeof tell == "boolean" && typeof resupply == "boolean" && typeof upgrade == "boolean" ? visitsTo(port)[(tell ? 0 : 4) + (resupply ? 0 : 2) + +!upgrade] : null;
		default: return null;
	}
}
var isOneOf = (list, raw) => list.includes(raw), isPose = (raw) => isOneOf(POSES, raw), isCell = (raw) => typeof raw == "number" && Number.isInteger(raw) && raw >= 0 && raw < 285, isPort = (raw) => isOneOf(PORTS, raw), isDirection = (raw) => isOneOf(DIRECTIONS, raw), isStride = (raw) => typeof raw == "string" && isDirection(raw.startsWith("+") ? raw.slice(1) : raw), isPath = (raw) => Array.isArray(raw) && raw.length <= LONGEST_PATH && raw.every(isStride);
//#endregion
//#region packages/rules/src/rolling-seas/phases/explore.ts
function list$3(captain, moves) {
	for (let cell of explorable(captain)) moves.push(EXPLORE[cell]);
}
function check$7({ chart, at }, move) {
	return isAtPort(chart, at) ? no("at-a-port") : AROUND[at].includes(move.at) ? chart.cells[move.at] === 14 ? no("already-explored") : chart.cells[move.at] === 13 ? null : no("not-explorable") : no("not-adjacent");
}
/** 7.2 Provisions, then Gold, then Story, circle by circle. */
function act$3({ dice }, captain, { at }, scribe) {
	let face = dice.face, { provisions, gold, story } = FINDS[face], { seat, tell } = scribe;
	captain.chart.cells[at] = 14, tell.all({
		type: "explored",
		seat,
		at,
		face,
		provisions,
		gold,
		story
	}), fill(captain.ledger, "provisions", provisions, scribe), fill(captain.ledger, "gold", gold, scribe), fill(captain.ledger, "story", story, scribe), captain.log.push(noted({
		kind: "explore",
		at,
		face
	}));
}
//#endregion
//#region packages/rules/src/rolling-seas/phases/port.ts
/** 8.5 What is done at a port, by what the host chose. */
var PORT_ORDERS = {
	"resupply-first": [
		"tell",
		"resupply",
		"upgrade"
	],
	"upgrade-first": [
		"tell",
		"upgrade",
		"resupply"
	]
};
function list$2({ table }, captain, moves) {
	for (let port of portsAt(captain.chart, captain.at)) for (let visit of visitsTo(port)) whyNotVisit(table, captain, visit) === null && moves.push(visit);
}
function check$6({ table }, captain, visit) {
	return harbourOf(captain.chart, visit.port) ? portsAt(captain.chart, captain.at).includes(visit.port) ? whyNotVisit(table, captain, visit) : no("not-at-port", { port: visit.port }) : no("no-such-port", { port: visit.port });
}
/** Tries the visit on a copy of the ledger: telling may bring the Gold that the rest costs. */
function whyNotVisit({ portOrder }, captain, visit) {
	if (!visit.tell && !visit.resupply && !visit.upgrade) return no("nothing-chosen");
	let ledger = { ...captain.ledger };
	for (let deed of PORT_ORDERS[portOrder]) {
		if (!visit[deed]) continue;
		let why = whyNot(deed, captain, ledger, visit);
		if (why) return why;
		carryOut$4(deed, ledger, null);
	}
	return null;
}
function whyNot(deed, captain, ledger, { port }) {
	switch (deed) {
		case "tell": return hasTold(captain, port) ? no("already-told", { port }) : null;
		case "resupply": return ledger.provisions >= holdOf(ledger) ? no("hold-full") : ledger.gold < 1 ? no("no-gold") : null;
		case "upgrade": {
			let next = SHIPS[ledger.ship + 1];
			return next ? ledger.gold < next.price ? no("too-dear", {
				price: next.price,
				gold: ledger.gold
			}) : null : no("finest-ship");
		}
	}
}
/** What a deed does to the ledger; the telling itself is noted by `act`. */
function carryOut$4(deed, ledger, scribe) {
	switch (deed) {
		case "tell":
			addStory(ledger, "port", 1, scribe);
			return;
		case "resupply":
			--ledger.gold, fillHold(ledger, scribe, { free: !1 });
			return;
		case "upgrade": {
			let price = SHIPS[ledger.ship + 1].price;
			ledger.gold -= price, ledger.ship += 1;
			let { ship } = ledger;
			scribe?.tell.all({
				type: "upgraded",
				seat: scribe.seat,
				ship,
				price
			}), scribe?.tell.all({
				type: "bonus",
				seat: scribe.seat,
				bonus: "star",
				source: "ships",
				number: ship
			});
			return;
		}
	}
}
function act$2({ table, turn }, captain, visit, scribe) {
	let { port, tell, resupply, upgrade } = visit;
	for (let deed of PORT_ORDERS[table.portOrder]) visit[deed] && (deed === "tell" && noteTelling(captain, {
		port,
		value: captain.ledger.story,
		turn
	}, scribe), carryOut$4(deed, captain.ledger, scribe));
	captain.log.push(noted({
		kind: "port",
		port,
		tell,
		resupply,
		upgrade
	}));
}
function noteTelling(captain, telling, { seat, tell }) {
	captain.tellings.push(telling);
	let slot = captain.tellings.length;
	tell.all({
		type: "told",
		seat,
		port: telling.port,
		value: telling.value,
		slot
	});
	for (let star = 0; star < TELLING_STARS[slot]; star++) tell.all({
		type: "bonus",
		seat,
		bonus: "star",
		source: "tellings",
		number: slot
	});
}
var stepOf = (stride) => stride.startsWith("+") ? {
	direction: DIRECTIONS.indexOf(stride.slice(1)),
	bonus: !0
} : {
	direction: DIRECTIONS.indexOf(stride),
	bonus: !1
}, STRIDES = DIRECTIONS, BONUS_STRIDES = DIRECTIONS.map((direction) => `+${direction}`);
/** 6.2 What a paid step costs: 1 with the wind, 1 more for every eighth of the compass away from it. */
function costOf(direction, wind) {
	let off = Math.abs(direction - wind);
	return 1 + Math.min(off, DIRECTIONS.length - off);
}
var setSail = ({ chart, at, ledger }, wind, { tightStraits }) => ({
	cells: chart.cells,
	straits: tightStraits,
	at,
	wind,
	mp: speedOf(ledger),
	stage: 0,
	inStorm: !1,
	currents: 0,
	cleared: [],
	clearedSum: 0,
	ledger: { ...ledger }
});
/** What a cell holds by now. */
function contentAt({ cells, cleared }, cell) {
	let content = cells[cell];
	return content > 1 && cleared.includes(cell) ? 1 : content;
}
/** What forbids a step before it is known what waits there. */
function whyNotStep(sailing, { direction, bonus }) {
	let { cells, at, ledger } = sailing, to = NEXT[direction][at];
	return to === -1 ? "land-ahead" : isPassable(cells[to]) ? sailing.straits === "closed" && isTight(cells, at, direction) ? "tight-strait" : bonus ? ledger.moves === 0 ? "no-bonus-movement" : null : sailing.stage === 2 ? "bonus-ends-sail" : costOf(direction, sailing.wind) > sailing.mp + ledger.provisions ? "too-far" : null : cells[to] === 12 ? "rocks-ahead" : "land-ahead";
}
/** Takes a step, and says what forbids it; the sailing is spoilt then. */
function take(sailing, step, lookout) {
	let why = whyNotStep(sailing, step);
	if (why) return why;
	let { ledger } = sailing, from = sailing.at, to = NEXT[step.direction][from], mp = 0, provisions = 0;
	if (step.bonus) --ledger.moves, sailing.stage === 1 && (sailing.stage = 2);
	else {
		let cost = costOf(step.direction, sailing.wind);
		mp = Math.min(cost, sailing.mp), provisions = cost - mp, sailing.mp -= mp, ledger.provisions -= provisions, sailing.stage = 1;
	}
	let seat = lookout?.scribe.seat ?? 0;
	return lookout?.scribe.tell.all({
		type: "step",
		seat,
		from,
		to,
		mp,
		provisions,
		bonus: step.bonus
	}), lookout?.entered(to, step.bonus ? "bonus" : "paid"), enter(sailing, to, lookout);
}
/** 6.4 to 6.7 What happens in a cell, and in those it carries on to. */
function enter(sailing, cell, lookout) {
	let { ledger } = sailing, content = contentAt(sailing, cell);
	if (sailing.at = cell, sailing.inStorm = content === 2, content <= 1) return null;
	if (content === 3 && ledger.provisions === 0) return "monster-hungry";
	clear(sailing, cell);
	let scribe = lookout?.scribe ?? null;
	if (content === 2) lookout && announce(lookout, "storm", cell), addStory(ledger, "storm", 1, scribe);
	else if (content === 3) --ledger.provisions, lookout && announce(lookout, "monster", cell), addStory(ledger, "monster", 2, scribe);
	else if (isCurrent(content)) {
		let to = NEXT[content - 4][cell];
		if (sailing.currents += 1, lookout) {
			let card = cardAt(lookout.chart, cell);
			lookout.scribe.tell.all({
				type: "carried",
				seat: lookout.scribe.seat,
				from: cell,
				to,
				card
			});
		}
		return sailing.currents % 2 == 0 && addStory(ledger, "current", 1, scribe), lookout?.entered(to, "carried"), enter(sailing, to, lookout);
	}
	return null;
}
function announce({ scribe, chart }, type, at) {
	scribe.tell.all({
		type,
		seat: scribe.seat,
		at,
		card: cardAt(chart, at)
	});
}
function clear(sailing, cell) {
	sailing.cleared = [...sailing.cleared, cell], sailing.clearedSum += SIGNS[cell];
}
var mixed = (number) => {
	let once = Math.imul(number ^ number >>> 16, 2246822507), twice = Math.imul(once ^ once >>> 13, 3266489909);
	return (twice ^ twice >>> 16) >>> 0;
}, SIGNS = Array.from({ length: 285 }, (_, cell) => mixed(cell + 1) * 4096 + (mixed(cell + 1e3) & 4095));
/** The card whose obstacle was drawn over a cell; null where there never was one. */
function cardAt({ obstacles }, cell) {
	for (let { card, pose, at } of obstacles) if (cardLayings(card).find({
		pose,
		at
	}).cells.includes(cell)) return card;
	return null;
}
//#endregion
//#region packages/rules/src/rolling-seas/facts/courses.ts
var EXACTLY = {
	exact: !0,
	courses: 800,
	kept: 16
}, ROUGHLY = {
	exact: !1,
	courses: 4e3,
	kept: 8
}, PAID = DIRECTIONS.map((_, direction) => ({
	direction,
	bonus: !1
})), BONUS = DIRECTIONS.map((_, direction) => ({
	direction,
	bonus: !0
})), COSTS = DIRECTIONS.map((_, wind) => DIRECTIONS.map((_, direction) => costOf(direction, wind)));
/** Visits what can be reached, until `found` says to stop. Where the sea is too full to be exact, a rough look follows. */
function explore(start, found) {
	let ways = [];
	look(start, EXACTLY, ways, found) || look(start, ROUGHLY, ways, found);
}
/** False when there was more than could be looked at. */
function look(start, manner, ways, found) {
	let search = {
		manner,
		costs: COSTS[start.wind],
		ahead: [],
		cleared: /* @__PURE__ */ new Map()
	}, { costs, ahead } = search, { at, mp, stage, inStorm } = start, { provisions, moves, story } = start.ledger, cast = {
		at,
		mp,
		stage,
		inStorm,
		provisions,
		moves,
		story,
		last: start,
		waters: watersOf$1(search, start)
	};
	ahead.push([{
		...cast,
		cost: 0,
		used: 0,
		from: null,
		stride: null
	}]);
	let courses = 0;
	for (let cost = 0; cost < ahead.length; cost++) {
		let dear = ahead[cost] ?? [];
		for (let i = 0; i < dear.length; i++) {
			let course = dear[i];
			if (found(course)) return !0;
			if (++courses > manner.courses) return !1;
			let points = course.stage === 2 ? 0 : course.mp + course.provisions;
			ways[course.at] ??= waysFrom(start, course.at);
			for (let direction of ways[course.at]) costs[direction] <= points && pursue(search, course, direction, PAID[direction]), course.moves > 0 && pursue(search, course, direction, BONUS[direction]);
		}
	}
	return !0;
}
function waysFrom({ cells, straits }, at) {
	let open = [];
	for (let direction = 0; direction < DIRECTIONS.length; direction++) {
		let to = NEXT[direction][at];
		to !== -1 && isPassable(cells[to]) && (straits === "open" || !isTight(cells, at, direction)) && open.push(direction);
	}
	return open;
}
function watersOf$1({ manner, cleared }, sailing) {
	let sum = manner.exact ? sailing.clearedSum : 0, waters = cleared.get(sum);
	return waters === void 0 && (waters = [], cleared.set(sum, waters)), waters;
}
/** One stride on, if it leads where none was as well before. */
function pursue(search, course, direction, step) {
	let to = NEXT[direction][course.at], after = contentAt(course.last, to) <= 1 ? calmly(search, course, to, step) : boldly(search, course, step);
	if (after === null) return;
	let place = after.inStorm ? 285 + after.at : after.at, kept = after.waters[place];
	if (kept === void 0) after.waters[place] = [after];
	else if (kept.length === search.manner.kept) return;
	else kept.push(after);
	let dear = search.ahead[after.cost];
	dear === void 0 ? search.ahead[after.cost] = [after] : dear.push(after);
}
/** Of a calm cell it is known beforehand what it will be like to be there. */
function calmly({ costs }, course, at, { direction, bonus }) {
	let { last, waters, story } = course, cost = bonus ? 0 : costs[direction], mp = Math.max(0, course.mp - cost), provisions = course.provisions - (cost - (course.mp - mp)), moves = bonus ? course.moves - 1 : course.moves, stage = bonus ? course.stage === 0 ? 0 : 2 : 1;
	return isOutdone(waters[at], stage, mp, provisions, moves, story) ? null : {
		at,
		mp,
		stage,
		inStorm: !1,
		provisions,
		moves,
		story,
		last,
		waters,
		cost: course.cost + cost,
		used: bonus ? course.used + 1 : course.used,
		from: course,
		stride: (bonus ? BONUS_STRIDES : STRIDES)[direction]
	};
}
/** Into a storm, a current or the jaws of a monster. */
function boldly(search, course, step) {
	let last = sailingOf(course);
	if (take(last, step, null) !== null) return null;
	let { at, mp, stage, inStorm } = last, { provisions, moves, story } = last.ledger, waters = watersOf$1(search, last);
	return isOutdone(waters[inStorm ? 285 + at : at], stage, mp, provisions, moves, story) ? null : {
		at,
		mp,
		stage,
		inStorm,
		provisions,
		moves,
		story,
		last,
		waters,
		cost: step.bonus ? course.cost : course.cost + search.costs[step.direction],
		used: step.bonus ? course.used + 1 : course.used,
		from: course,
		stride: (step.bonus ? BONUS_STRIDES : STRIDES)[step.direction]
	};
}
var sailingOf = ({ last, at, mp, stage, inStorm, provisions, moves }) => ({
	...last,
	at,
	mp,
	stage,
	inStorm,
	ledger: {
		...last.ledger,
		provisions,
		moves
	}
});
/** Whether the same place was reached with as much of everything, and as free to sail on. */
function isOutdone(kept, stage, mp, provisions, moves, story) {
	if (kept === void 0) return !1;
	for (let i = 0; i < kept.length; i++) {
		let other = kept[i];
		if (!(other.stage > stage || other.moves < moves || other.story < story) && other.provisions >= provisions && other.mp + other.provisions >= mp + provisions) return !0;
	}
	return !1;
}
//#endregion
//#region packages/rules/src/rolling-seas/facts/reach.ts
function reach(captain, wind, table) {
	let start = setSail(captain, wind, table), best = Array(285), rich = Array(285);
	explore(start, (course) => {
		if (course.inStorm) return !1;
		let { at } = course, before = best[at];
		(before === void 0 || dearness(course) < dearness(before)) && (best[at] = course);
		let richer = rich[at];
		return (richer === void 0 || richness(course) > richness(richer)) && (rich[at] = course), !1;
	});
	let cheapest = [], richest = [];
	for (let at = 0; at < 285; at++) best[at] !== void 0 && (cheapest.push(landing(best[at], start)), rich[at] !== best[at] && richest.push(landing(rich[at], start)));
	return {
		cheapest,
		richest
	};
}
/** Provisions weigh most, then Bonus Movements, then the ship's own speed. */
var dearness = ({ provisions, mp, used, cost }) => -(provisions * 64 - used * 16 + mp) + cost / 64, richness = (course) => course.story * 4096 - dearness(course);
function landing(end, start) {
	let path = [];
	for (let course = end; course.from !== null; course = course.from) path.push(course.stride);
	let { at, cost, used, provisions, moves } = end, ledger = {
		...end.last.ledger,
		provisions,
		moves
	}, gained = ledger.provisionsFilled - start.ledger.provisionsFilled;
	return {
		at,
		path: path.reverse(),
		cost,
		provisions: start.ledger.provisions + gained - provisions,
		moves: used,
		story: ledger.story - start.ledger.story,
		ledger
	};
}
//#endregion
//#region packages/rules/src/rolling-seas/phases/sail.ts
/** The winds on the dice, each once, as indices into DIRECTIONS. */
function windsOf({ values }) {
	let winds = [];
	for (let value of values) winds.includes(WIND_OF[value]) || winds.push(WIND_OF[value]);
	return winds;
}
function list$1({ dice, table }, captain, moves) {
	if (dice) for (let wind of windsOf(dice)) {
		let { cheapest, richest } = reach(captain, wind, table);
		for (let { path } of cheapest) moves.push(sail(DIRECTIONS[wind], path));
		for (let { path } of richest) moves.push(sail(DIRECTIONS[wind], path));
	}
}
function check$5({ dice, table }, captain, { wind, path }) {
	let blowing = DIRECTIONS.indexOf(wind);
	if (!dice || !windsOf(dice).includes(blowing)) return no("not-in-the-wind", { wind });
	let sailing = setSail(captain, blowing, table);
	for (let [i, stride] of path.entries()) {
		let why = take(sailing, stepOf(stride), null);
		if (why) return no(why, { step: i + 1 });
	}
	return sailing.inStorm ? no("in-storm") : null;
}
function act$1({ table }, captain, { wind, path }, scribe) {
	let { chart } = captain, { seat, tell } = scribe;
	tell.all(path.length === 0 ? {
		type: "hove-to",
		seat,
		wind
	} : {
		type: "wind-chosen",
		seat,
		wind
	});
	let cells = [], sailing = setSail(captain, DIRECTIONS.indexOf(wind), table), lookout = {
		scribe,
		chart,
		entered: (cell, how) => cells.push({
			cell,
			how
		})
	};
	for (let stride of path) take(sailing, stepOf(stride), lookout);
	for (let { cell } of cells) chart.cells[cell] = 1;
	captain.at = sailing.at, captain.ledger = sailing.ledger, captain.log.push(noted({
		kind: "sail",
		wind,
		cells
	}));
}
//#endregion
//#region packages/rules/src/rolling-seas/phases/waiting.ts
/** Whether this viewer is asked in a phase of this kind. */
var isAsked = ({ open, seat }, kind) => seat !== null && open.phase.kind === kind && open.phase.waiting.includes(seat), among = (moves) => moves.length > 1 ? "several" : moves[0] ?? null;
/**
* The question for everybody who has a choice. What can only be done is chosen unasked (1.6): charts and ledgers lie
* open, so that tells no secret. Where nobody has a choice, all is carried out at once.
*/
function ask(state, question, choiceOf, carryOut, tell) {
	let asked = [], open = {
		...state.open,
		phase: {
			...question,
			asked: [],
			waiting: []
		}
	};
	for (let [seat, mine] of state.own.entries()) {
		let choice = choiceOf(open, seat);
		choice === "several" ? asked.push(seat) : mine.choice = choice;
	}
	let phase = {
		...question,
		asked,
		waiting: asked.slice()
	};
	return asked.length > 0 ? phase : carryOut(state, phase, tell);
}
/** A decision for which all captains lay down their choices face down. */
var together = ({ carryOut, ...decision }) => jointly({
	...decision,
	keep(own, move) {
		own.choice = move;
	},
	told: (seat) => ({
		type: "ready",
		seat
	}),
	resolve: (state, tell) => carryOut(state, state.open.phase, tell)
});
/** Takes back all choices, to be carried out. */
function reveal({ own }, kind) {
	let choices = [];
	for (let [seat, mine] of own.entries()) mine.choice?.kind === kind && choices.push([seat, mine.choice]), mine.choice = null;
	return choices;
}
//#endregion
//#region packages/rules/src/rolling-seas/phases/action.ts
var isAction = (move) => move.kind === "sail" || move.kind === "explore" || move.kind === "port", isTurnOf = (view) => {
	if (!isAsked(view, "action")) return !1;
	let { phase, table } = view.open;
	return table.reveal === "together" || phase.kind === "action" && phase.waiting[0] === view.seat;
};
/** Not complete: of the ways to sail only the best to each cell are listed. */
function menu$4(view) {
	let { open, seat } = view;
	return {
		ask: "action",
		moves: isTurnOf(view) ? actionsOf(open, open.captains[seat]) : [],
		complete: !1
	};
}
function actionsOf(open, captain) {
	let moves = ashore(open, captain);
	return list$1(open, captain, moves), moves;
}
/** What a captain can do without sailing. */
function ashore(open, captain) {
	let moves = [];
	return list$2(open, captain, moves), list$3(captain, moves), moves;
}
/** 1.6 To heave to by either of two winds is a choice already. */
var choiceOf = (open, seat) => windsOf(open.dice).length > 1 ? "several" : among(actionsOf(open, open.captains[seat]));
function check$4(view, move) {
	let { open, seat } = view;
	if (!isTurnOf(view)) return no("not-your-turn");
	let captain = open.captains[seat];
	switch (move.kind) {
		case "sail": return check$5(open, captain, move);
		case "explore": return check$7(captain, move);
		case "port": return check$6(open, captain, move);
	}
}
/** Carries out what a captain has chosen, and ends that captain's turn. */
function act({ open }, seat, move, tell) {
	let captain = open.captains[seat], scribe = {
		seat,
		tell
	};
	switch (move.kind) {
		case "sail":
			act$1(open, captain, move, scribe);
			break;
		case "explore":
			act$3(open, captain, move, scribe);
			break;
		case "port": act$2(open, captain, move, scribe);
	}
	crossOffExcess(captain.ledger, scribe), captain.stories.push(captain.ledger.story);
}
/** 5.2 All are in: all turns are played out. */
function carryOut$3(state, _, tell) {
	for (let [seat, mine] of state.own.entries()) {
		let { choice } = mine;
		mine.choice = null, choice && isAction(choice) && act(state, seat, choice, tell);
	}
	return null;
}
/** 5.3 Asks the next captain who has a choice; those before act. Null when all have acted. */
function askLive(state, acting, tell) {
	let { open } = state, phase = acting;
	for (; phase.waiting.length > 0;) {
		let seat = phase.waiting[0], only = choiceOf(open, seat);
		if (only === "several") return phase;
		only && isAction(only) && act(state, seat, only, tell), phase = commit(phase, seat);
	}
	return null;
}
function begin$3(state, tell) {
	let { open, own } = state;
	if (open.table.reveal === "together") return ask(state, { kind: "action" }, choiceOf, carryOut$3, tell);
	let everybody = clockwise(own.length, 0);
	return askLive(state, {
		kind: "action",
		asked: everybody.slice(),
		waiting: everybody.slice()
	}, tell);
}
var secret = together({
	kinds: [
		"sail",
		"explore",
		"port"
	],
	menu: menu$4,
	check: check$4,
	carryOut: carryOut$3
}), action = {
	...secret,
	play(state, seat, move, tell) {
		return state.open.table.reveal === "together" ? secret.play(state, seat, move, tell) : (act(state, seat, move, tell), askLive(state, commit(state.open.phase, seat), tell));
	}
};
//#endregion
//#region packages/rules/src/rolling-seas/phases/home.ts
function menu$3(view) {
	return {
		ask: "home",
		moves: isAsked(view, "home") ? starts(view.open, view.seat) : [],
		complete: !0
	};
}
var starts = (open, seat) => startCells(open.captains[seat], open.table).map(({ port, at }) => home$1(port, at));
function check$3(view, { port, at }) {
	let { open, seat } = view;
	if (!isAsked(view, "home")) return no("not-your-turn");
	let captain = open.captains[seat], harbour = harbourOf(captain.chart, port);
	return harbour ? AROUND[harbour.cell].includes(at) ? startCells(captain, open.table).some((start) => start.port === port && start.at === at) ? null : no("not-open-sea") : no("not-beside-port", { port }) : no("no-such-port", { port });
}
/** All are in: the ships lie where they start. */
function carryOut$2(state, _, tell) {
	for (let [seat, { port, at }] of reveal(state, "home")) {
		let captain = state.open.captains[seat];
		captain.home = port, captain.start = at, captain.at = at, captain.chart.cells[at] = 1, tell.all({
			type: "home-chosen",
			seat,
			port,
			at
		});
	}
	return null;
}
var begin$2 = (state, tell) => ask(state, { kind: "home" }, (open, seat) => among(starts(open, seat)), carryOut$2, tell), home = together({
	kinds: ["home"],
	menu: menu$3,
	check: check$3,
	carryOut: carryOut$2
});
//#endregion
//#region packages/rules/src/rolling-seas/facts/islands.ts
/**
* The placements of the island in play on a chart. `next`: the other island of a pair that has still to find room;
* `most`: as many are enough.
*/
function islandPlacements(chart, { island, coordinates }, next, most = Infinity) {
	let free = passable(chart.cells);
	for (let cell of COORDINATES) coordinates.includes(cell) || remove(free, cell);
	let found = [];
	for (let laid of islandLayings(island).within(free, 0)) {
		if (found.length === most) break;
		whyNotIsland(chart, laid, coordinates, next) === null && found.push(laid);
	}
	return found;
}
function whyNotPlaceIsland(chart, { island, coordinates }, next, placement) {
	let { poses, find } = islandLayings(island);
	if (!poses.includes(placement.pose)) return "no-such-pose";
	let laid = find(placement);
	return laid ? whyNotIsland(chart, laid, coordinates, next) : "off-the-map";
}
function whyNotIsland({ cells }, laid, coordinates, next) {
	let covered = -1;
	for (let cell of laid.cells) {
		if (isLand(cells[cell])) return "on-land";
		if (COORDINATES.includes(cell)) {
			if (covered >= 0 || !coordinates.includes(cell)) return "other-coordinate";
			covered = cell;
		}
	}
	return covered < 0 ? "misses-coordinate" : next === null || leavesRoom(cells, laid, next, coordinates.filter((cell) => cell !== covered)) ? null : "no-room-for-next";
}
/** Whether the other island of the pair still fits on the coordinate that is left. */
function leavesRoom(cells, first, next, rest) {
	for (let laid of islandLayings(next).tiers[0]) {
		let fits = !1;
		for (let cell of laid.cells) {
			if (isLand(cells[cell]) || first.cells.includes(cell)) {
				fits = !1;
				break;
			}
			if (COORDINATES.includes(cell) && (fits = rest.includes(cell), !fits)) break;
		}
		if (fits) return !0;
	}
	return !1;
}
//#endregion
//#region packages/rules/src/rolling-seas/phases/island.ts
function menu$2(view) {
	return {
		ask: "island",
		moves: isAsked(view, "island") ? drawings$1(view.open, view.seat) : [],
		complete: !0
	};
}
function drawings$1(open, seat, most) {
	return open.phase.kind === "island" ? islandPlacements(open.captains[seat].chart, open.phase, partnerOf(open), most).map(({ pose, at }) => ISLAND[pose][at]) : [];
}
function check$2(view, move) {
	let { open, seat } = view;
	if (open.phase.kind !== "island" || !isAsked(view, "island")) return no("not-your-turn");
	let why = whyNotPlaceIsland(open.captains[seat].chart, open.phase, partnerOf(open), move);
	return why && no(why);
}
/** 2.4 The second island of a pair while the first is being drawn. */
function partnerOf({ phase, islands }) {
	if (phase.kind !== "island" || phase.coordinates.length < 2) return null;
	let last = islands.at(-1);
	return last === phase.island ? null : last;
}
function draw$1(chart, drawn) {
	let laid = islandLayings(drawn.island).find(drawn);
	for (let cell of laid.cells) chart.cells[cell] = cell === laid.port ? 15 : 13;
	chart.islands.push(drawn), chart.harbours.push({
		port: ISLAND_CARDS[drawn.island].harbour,
		cell: laid.port
	});
}
/** All are in: the islands are shown, and the next one is asked for. */
function carryOut$1(state, phase, tell) {
	let { island } = phase;
	for (let [seat, { pose, at }] of reveal(state, "island")) draw$1(state.open.captains[seat].chart, {
		island,
		pose,
		at
	}), tell.all({
		type: "island-drawn",
		seat,
		island,
		pose,
		at
	});
	return askNext(state, phase, tell);
}
/** Asks for what is to be drawn after this one; null when all islands are drawn. */
function askNext(state, last, tell) {
	let turned = turnUpNext(state, last, tell);
	return turned && ask(state, turned, (open, seat) => among(drawings$1(open, seat, 2)), carryOut$1, tell);
}
/** The second island of a pair, or what the next card or two show; null when all islands are drawn. */
function turnUpNext({ open, shut }, last, tell) {
	let { islands, table } = open;
	if (last && islands.at(-1) !== last.island) return {
		kind: "island",
		island: islands.at(-1),
		coordinates: last.coordinates
	};
	if (islands.length === 4) return null;
	let cards = table.islands === "advanced" ? 2 : 1;
	for (let i = 0; i < cards; i++) islands.push(shut.islands.pop());
	let turned = islands.slice(-cards), coordinates = turned.map((island) => ISLAND_CARDS[island].coordinate);
	for (let island of turned) tell.all({
		type: "island-turned",
		island,
		coordinates
	});
	return {
		kind: "island",
		island: turned[0],
		coordinates
	};
}
var begin$1 = (state, tell) => askNext(state, null, tell), island$1 = together({
	kinds: ["island"],
	menu: menu$2,
	check: check$2,
	carryOut: carryOut$1
});
//#endregion
//#region packages/rules/src/rolling-seas/facts/placement.ts
/** Whose chart a seat draws on: charts went to the left, to the right, or stayed. */
function chartDrawnOn({ phase, captains }, seat) {
	let seats = captains.length;
	if (phase.kind === "known") return (seat + 1) % seats;
	if (phase.kind !== "adventure") return seat;
	let { pass } = ADVENTURES[phase.card];
	return pass === "keep" ? seat : (seat + (pass === "left" ? seats - 1 : 1)) % seats;
}
function watersOf({ table: { tightStraits: straits } }, card, captain) {
	let { cells } = captain.chart, free = openSea(cells);
	if (ADVENTURES[card].kind !== "rocks") return {
		captain,
		straits,
		free,
		rocks: null
	};
	for (let cell = 0; cell < 285; cell++) isCurrent(cells[cell]) && remove(free, NEXT[cells[cell] - 4][cell]);
	return {
		captain,
		straits,
		free,
		rocks: shoresOf(captain, straits)
	};
}
function shoresOf({ chart, at }, straits) {
	let water = passable(chart.cells);
	return fillSea(SEA, water, at, straits), {
		water,
		ports: chart.harbours.filter((port) => isAccessible(SEA, port))
	};
}
/** The menu of a card on a chart: what keeps best to its lines, of what is legal at all. `most`: as many are enough. */
function placements(open, card, on, most = Infinity) {
	let waters = watersOf(open, card, open.captains[on]), legal = [];
	for (let tier = 0; tier < 4 && legal.length === 0; tier++) for (let laid of fitting(open, card, waters, tier)) {
		if (legal.length === most) break;
		isLegal(waters, laid) && legal.push(laid);
	}
	return legal;
}
/** How near to its lines a card can be drawn on a chart: 0 is nearest. */
function tierInPlay(open, card, on) {
	let [laid] = placements(open, card, on, 1);
	return laid ? tierOf(open, laid) : 0;
}
var tierOf = ({ captains }, laid) => captains.length === 1 ? laid.soloTier : laid.tier;
/** Whether there is a legal placement of a lower tier than this. */
function fitsBelow(open, card, on, limit) {
	let waters = watersOf(open, card, open.captains[on]);
	for (let tier = 0; tier < limit; tier++) if (fitting(open, card, waters, tier).some((laid) => isLegal(waters, laid))) return !0;
	return !1;
}
function fitting({ captains }, card, { free }, tier) {
	let layings = cardLayings(card);
	return captains.length === 1 ? layings.soloWithin(free, tier) : layings.within(free, tier);
}
/** Of what lies in free water. */
var isLegal = ({ captain, straits, rocks }, laid) => !pointsAshore(captain.chart.cells, laid) && (rocks === null || whyNotRocks(captain, straits, rocks, laid) === null);
/** Why an obstacle cannot be drawn there; null when it can. */
function whyNotDraw(open, card, on, placement) {
	let { poses, find } = cardLayings(card);
	if (!poses.includes(placement.pose)) return no("no-such-pose");
	let laid = find(placement);
	if (!laid) return no("off-the-map");
	let captain = open.captains[on], { tightStraits } = open.table, rocks = ADVENTURES[card].kind === "rocks", why = whyNotHere(captain, card, laid) ?? (rocks ? whyNotRocks(captain, tightStraits, shoresOf(captain, tightStraits), laid) : null);
	if (why) return why;
	let solo = open.captains.length === 1, tier = tierOf(open, laid);
	return tier === 0 || !fitsBelow(open, card, on, tier) ? null : no(solo && rocks ? "misses-anchor" : "misses-line", { card });
}
/** What forbids any obstacle in these cells, and a current with these arrows. */
function whyNotHere({ chart: { cells } }, card, laid) {
	for (let cell of laid.cells) {
		let content = cells[cell];
		if (content !== 0) return no(content === 1 ? "already-visited" : isLand(content) ? "on-land" : "on-obstacle");
	}
	if (pointsAshore(cells, laid)) return no("points-ashore");
	if (ADVENTURES[card].kind !== "rocks") return null;
	for (let cell = 0; cell < 285; cell++) if (isCurrent(cells[cell]) && laid.cells.includes(NEXT[cells[cell] - 4][cell])) return no("blocks-current");
	return null;
}
function pointsAshore(cells, { targets }) {
	for (let target of targets) if (target === -1 || !isPassable(cells[target])) return !0;
	return !1;
}
var AFTER = nowhere(), SEA = nowhere();
/** Rocks may neither hold the ship fast nor part it from a port. */
function whyNotRocks({ at }, straits, { water, ports }, { patch }) {
	if (without(water, patch, AFTER), at !== null && !AROUND[at].some((next) => isIn(AFTER, next))) return no("strands-ship");
	fillSea(SEA, AFTER, at, straits);
	for (let harbour of ports) if (!isAccessible(SEA, harbour)) return no("shuts-port", { port: harbour.port });
	return null;
}
//#endregion
//#region packages/rules/src/rolling-seas/phases/obstacle.ts
var isAskedToDraw = (view) => isAsked(view, "known") || isAsked(view, "adventure");
function menu$1(view) {
	let { open, seat } = view;
	return {
		ask: askOf(open),
		moves: isAskedToDraw(view) ? drawings(open, seat) : [],
		complete: !0
	};
}
function drawings(open, seat, most) {
	let { phase } = open;
	return phase.kind !== "known" && phase.kind !== "adventure" ? [] : placements(open, phase.card, chartDrawnOn(open, seat), most).map(({ pose, at }) => OBSTACLE[pose][at]);
}
/** Where a card may lie, and on whose chart, is told in other words for each of these. */
function askOf({ phase, captains }) {
	if (phase.kind !== "known" && phase.kind !== "adventure") return "adventure";
	let { kind, pass } = ADVENTURES[phase.card];
	return captains.length === 1 ? kind === "rocks" ? "rocks-alone" : phase.kind === "known" ? "known-alone" : "adventure" : phase.kind === "known" ? "known" : pass === "keep" ? "adventure" : "adventure-passed";
}
function check$1(view, move) {
	let { open, seat } = view, { phase } = open;
	return phase.kind !== "known" && phase.kind !== "adventure" || !isAskedToDraw(view) ? no("not-your-turn") : whyNotDraw(open, phase.card, chartDrawnOn(open, seat), move);
}
var CONTENT = {
	rocks: 12,
	storm: 2,
	monster: 3
};
function draw(chart, obstacle) {
	let { kind } = ADVENTURES[obstacle.card], { cells, arrows } = cardLayings(obstacle.card).find(obstacle);
	for (let i = 0; i < cells.length; i++) chart.cells[cells[i]] = kind === "current" ? 4 + arrows[i] : CONTENT[kind];
	chart.obstacles.push(obstacle);
}
/** Asks for a card to be drawn. 4.6 Where it fits nowhere, nothing is drawn. */
function askFor(state, question, tell) {
	return ask(state, question, (open, seat) => {
		let moves = drawings(open, seat, 2);
		return moves.length === 0 && tell.all({
			type: "no-room",
			on: chartDrawnOn(open, seat),
			card: question.card
		}), among(moves);
	}, carryOut, tell);
}
/** All are in: the charts are drawn on and returned, or the second Known Obstacle is asked for. */
function carryOut(state, phase, tell) {
	let open = {
		...state.open,
		phase
	};
	for (let [by, { pose, at }] of reveal(state, "obstacle")) {
		let on = chartDrawnOn(open, by);
		draw(open.captains[on].chart, {
			card: phase.card,
			pose,
			at,
			by,
			turn: open.turn
		}), tell.all({
			type: "obstacle-drawn",
			by,
			on,
			card: phase.card,
			pose,
			at
		});
	}
	return phase.kind !== "known" || phase.next === null ? null : askFor(state, {
		kind: "known",
		card: phase.next,
		next: null
	}, tell);
}
/** 3.1 Both Known Obstacles are turned up, and the charts passed, before either is drawn. */
function beginKnown(state, tell) {
	let [card, next] = [drawCard(state), drawCard(state)];
	for (let turned of [card, next]) tell.all({
		type: "known-turned",
		card: turned
	});
	return state.open.captains.length > 1 && tell.all({
		type: "maps-passed",
		to: "right"
	}), askFor(state, {
		kind: "known",
		card,
		next
	}, tell);
}
/** 4.1 Dice alike bring a card. */
function beginAdventure(state, tell) {
	let { open } = state;
	if (!bringsAdventure(open.dice)) return null;
	let card = drawCard(state), { pass } = ADVENTURES[card];
	return tell.all({
		type: "adventure",
		card
	}), pass !== "keep" && open.captains.length > 1 && tell.all({
		type: "maps-passed",
		to: pass
	}), askFor(state, {
		kind: "adventure",
		card
	}, tell);
}
/** Of a Known Obstacle and of an Adventure card. */
var obstacle = together({
	kinds: ["obstacle"],
	menu: menu$1,
	check: check$1,
	carryOut
});
//#endregion
//#region packages/rules/src/rolling-seas/imagine.ts
function imagine({ seat: me, open, own: mine }, rng) {
	let { phase } = open, own = open.captains.map((_, seat) => seat === me && mine ? clone(mine) : { choice: phase.kind !== "over" && !phase.waiting.includes(seat) && isSecret(open) ? guess(open, seat, rng) : null }), deck = CARDS.filter((card) => !open.discard.includes(card)), islands = ISLANDS.filter((card) => !open.islands.includes(card));
	return {
		open: clone(open),
		own,
		shut: {
			deck: shuffle(rng, deck),
			islands: shuffle(rng, islands)
		}
	};
}
/** Live captains have nothing up their sleeves. */
var isSecret = ({ phase, table }) => phase.kind !== "action" || table.reveal === "together";
/** Any of the choices the seat had when it was asked; null when it was not. */
function guess(open, seat, rng) {
	let { phase } = open;
	if (phase.kind === "over") return null;
	if (phase.kind === "action") return pick(rng, actionsOf(open, open.captains[seat]));
	let asked = {
		seat,
		open: {
			...open,
			phase: {
				...phase,
				waiting: [seat]
			}
		},
		own: null
	}, { moves } = {
		island: island$1,
		known: obstacle,
		adventure: obstacle,
		home
	}[phase.kind].menu(asked);
	return moves.length > 0 ? pick(rng, moves) : null;
}
//#endregion
//#region packages/rules/src/kit/options.ts
/** An option of a game's list; its id and its values become literal types. */
var option = (spec) => spec, islands = option({
	id: "islands",
	label: "Islands",
	help: "Where the four islands may be drawn.",
	choices: [{
		value: "basic",
		label: "Basic",
		help: "One card at a time, each island on its own coordinate."
	}, {
		value: "advanced",
		label: "Advanced",
		help: "Two cards at a time; their islands may trade coordinates."
	}],
	default: () => "basic"
}), start = option({
	id: "start-provisions",
	label: "Provisions at the start",
	help: "What the hold contains when the ships cast off.",
	choices: [{
		value: "0",
		label: "None",
		help: "As the rulebook has it."
	}, {
		value: "5",
		label: "Five",
		help: "A full hold, and five circles filled."
	}],
	default: () => "0"
}), portOrder = option({
	id: "port-order",
	label: "Order at a port",
	help: "What comes after telling the story.",
	choices: [{
		value: "resupply-first",
		label: "Resupply, then upgrade"
	}, {
		value: "upgrade-first",
		label: "Upgrade, then resupply",
		help: "The larger hold is filled at once."
	}],
	default: () => "resupply-first"
}), driftStory = option({
	id: "drift-story",
	label: "Story on the last trip",
	help: "Whether storms, monsters and currents on the way to the nearest port add to the story after the last round.",
	choices: [{
		value: "on",
		label: "Counts"
	}, {
		value: "off",
		label: "Does not count"
	}],
	default: () => "on"
}), tightStraits = option({
	id: "tight-straits",
	label: "Between two corners",
	help: "Whether a ship slips diagonally between two cells of land or rocks.",
	choices: [{
		value: "open",
		label: "It does"
	}, {
		value: "closed",
		label: "It does not"
	}],
	default: () => "open"
}), meta = {
	id: "rolling-seas",
	title: "Rolling Seas",
	version: 3,
	seats: {
		min: 1,
		max: 8
	},
	minutes: {
		min: 30,
		max: 60
	},
	pitch: "Draw your own archipelago, choose a Home Port and cast off. The dice set the wind; you ride it past storms, monsters and your rivals’ rocks, dig where it looks promising, and tell the growing tale in every port that has not heard it yet. Twenty-five rounds, all captains at once, or one alone.",
	credits: {
		designer: "George Jaros",
		publisher: "GJJ Games, 2019"
	},
	options: [
		islands,
		option({
			id: "reveal",
			label: "Actions",
			help: "Whether captains act all at once or watch each other.",
			choices: [{
				value: "together",
				label: "All at once",
				help: "Hidden until everybody has chosen."
			}, {
				value: "live",
				label: "One after the other",
				help: "In the order of the seats; everybody watches."
			}],
			default: () => "together",
			fits: (value, seats) => value === "together" || seats > 1
		}),
		start,
		portOrder,
		driftStory,
		tightStraits
	]
};
//#endregion
//#region packages/rules/src/rolling-seas/setup.ts
/** Nothing is turned up yet. */
function layOut(seats, options, rng) {
	let table = tableOf(options), captains = Array.from({ length: seats }, () => newCaptain(table));
	return {
		open: {
			table,
			turn: 0,
			phase: { kind: "over" },
			dice: null,
			islands: [],
			discard: [],
			captains
		},
		own: captains.map(() => ({ choice: null })),
		shut: {
			islands: shuffle(rng, [...ISLANDS]),
			deck: shuffle(rng, [...CARDS])
		},
		rng
	};
}
var tableOf = (options) => ({
	islands: options.islands === "advanced" ? "advanced" : "basic",
	startProvisions: Number(options["start-provisions"] ?? 0),
	portOrder: options["port-order"] === "upgrade-first" ? "upgrade-first" : "resupply-first",
	driftStory: options["drift-story"] === "off" ? "off" : "on",
	tightStraits: options["tight-straits"] === "closed" ? "closed" : "open",
	reveal: options.reveal === "live" ? "live" : "together"
}), newCaptain = ({ startProvisions: provisions }) => ({
	chart: {
		cells: [...BLANK],
		islands: [],
		obstacles: [],
		harbours: MAINLAND_PORTS.map((port) => ({
			port,
			cell: MAINLAND[port]
		}))
	},
	home: null,
	start: null,
	at: null,
	ledger: {
		...EMPTY_LEDGER,
		provisions,
		provisionsFilled: provisions
	},
	tellings: [],
	log: [],
	stories: [],
	landfall: null
});
//#endregion
//#region packages/rules/src/rolling-seas/standings.ts
/** Reputation so far; the final story counts when it is told. */
function standings({ captains }) {
	return captains.map((captain, seat) => {
		let { tellings, stars, place, final, total } = scoreOf(captain, seat), bonus = stars.provisions + stars.gold + stars.story + stars.tellings + stars.ships;
		return {
			seat,
			side: seat,
			score: total,
			sources: [
				{
					source: "tellings",
					value: tellings
				},
				{
					source: "bonus",
					value: bonus
				},
				{
					source: "place",
					value: place
				},
				{
					source: "final",
					value: final
				}
			]
		};
	});
}
var SETTING_OUT = 7;
function progress({ phase, turn, islands }) {
	let all = SETTING_OUT + 25;
	switch (phase.kind) {
		case "island": return (islands.length - 1) / all;
		case "known": return (islands.length + +(phase.next === null)) / all;
		case "home": return 6 / all;
		case "adventure":
		case "action": return (SETTING_OUT + turn - 1) / all;
		case "over": return 1;
	}
}
/** 11.5 Most Reputation; then most Gold left; then most Provisions left; then the victory is shared. */
function outcome({ phase, captains }) {
	if (phase.kind !== "over") return null;
	let scores = captains.map((captain, seat) => scoreOf(captain, seat).total), goods = captains.map(({ ledger }, seat) => [
		scores[seat],
		ledger.gold,
		ledger.provisions
	]), compare = (a, b) => goods[b][0] - goods[a][0] || goods[b][1] - goods[a][1] || goods[b][2] - goods[a][2], ranks = captains.map((_, seat) => 1 + captains.filter((_, other) => compare(other, seat) < 0).length);
	return {
		ranks,
		scores,
		reason: reasonOf(goods, ranks)
	};
}
/** What told the winner from the next. */
function reasonOf(goods, ranks) {
	if (goods.length === 1) return "solo";
	if (ranks.filter((rank) => rank === 1).length > 1) return "shared";
	let winner = goods[ranks.indexOf(1)], next = goods[ranks.indexOf(2)];
	return winner[0] === next[0] ? winner[1] === next[1] ? "provisions" : "gold" : "reputation";
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
//#region packages/rules/src/rolling-seas/words.ts
var DIRECTION_WORDS = {
	N: "north",
	NE: "north-east",
	E: "east",
	SE: "south-east",
	S: "south",
	SW: "south-west",
	W: "west",
	NW: "north-west"
}, card = (it) => piece("card", it, ADVENTURES[it].name), island = (it) => piece("island", it, ISLAND_CARDS[it].name), port = (it) => piece("port", it, PORT_NAMES[it]), cell = (it) => piece("cell", it, cellName(it)), wind = (it) => piece("wind", it, DIRECTION_WORDS[it]), counted = (count, one, many) => `${count} ${count === 1 ? one : many}`, provisions = (count) => piece("provisions", count, counted(count, "Provision", "Provisions")), gold = (count) => piece("gold", count, `${count} Gold`), story = (count) => piece("story", count, `${count} Story`), mp = (count) => `${count} MP`;
function list(parts) {
	return parts.flatMap((part, i) => [...i === 0 ? [] : [i === parts.length - 1 ? " and " : ", "], ...part]);
}
var portName = (it) => PORT_NAMES[it], step = (n) => n === void 0 ? "This step" : `Step ${n}`, columnOf = (it) => `column ${String.fromCharCode(65 + ADVENTURES[it].column)}`, rowOf = (it) => `row ${ADVENTURES[it].row + 1}`, linesOf = (it) => `${columnOf(it)} or ${rowOf(it)}`;
/** 12.2 The cell where the lines meet, the line with the Anchor and the other one. */
function anchorOf(it) {
	let exact = cellName(exactCell(ADVENTURES[it])), [line, other] = ADVENTURES[it].anchor === "column" ? [columnOf(it), rowOf(it)] : [rowOf(it), columnOf(it)];
	return {
		exact,
		line,
		other
	};
}
var REFUSALS = {
	"not-now": () => "Something else is being decided now (5.1).",
	"not-your-turn": () => "It is not for you to decide now (5.1).",
	"no-such-pose": () => "Turned like this it looks the same as another way: choose that one (2.2).",
	"off-the-map": () => "It reaches over the edge of the chart (2.2).",
	"on-land": () => "It would lie on land (2.3).",
	"on-obstacle": () => "It would lie on another obstacle (4.4).",
	"already-visited": () => "The ship has been there already (4.4).",
	"other-coordinate": () => "It would cover the coordinate of another island (2.3).",
	"misses-coordinate": () => "It must cover the coordinate on the card (2.2).",
	"no-room-for-next": () => "It would leave the other island no room on its coordinate (2.4).",
	"misses-line": (a) => `It must touch ${linesOf(Number(a.card))}, and it can (4.3).`,
	"misses-anchor": () => "Alone, draw Rocks as near to the coordinate on the card as you can (12.2).",
	"points-ashore": () => "A current may not point onto land, onto rocks or off the chart (4.4).",
	"blocks-current": () => "A current points there, and may not point onto rocks (4.4).",
	"strands-ship": () => "The ship could not move at all any more (4.5).",
	"shuts-port": (a) => `${portName(a.port)} could not be reached any more (4.5).`,
	"no-such-port": (a) => `${portName(a.port)} is not on this chart (3.3).`,
	"not-beside-port": (a) => `The ship starts in a cell beside ${portName(a.port)} (3.3).`,
	"not-open-sea": () => "The ship starts in open water without an obstacle (3.3).",
	"not-in-the-wind": (a) => `No die shows a wind to the ${DIRECTION_WORDS[a.wind]} (6.1).`,
	"land-ahead": (a) => `${step(a.step)} runs ashore or off the chart (6.3).`,
	"rocks-ahead": (a) => `${step(a.step)} runs onto rocks (6.3).`,
	"too-far": (a) => `${step(a.step)} costs more than you have (6.2).`,
	"tight-strait": (a) => `${step(a.step)} squeezes between two corners, and this table has closed the straits (6.3).`,
	"monster-hungry": (a) => `${step(a.step)} meets a Sea Monster, and there is no Provision to throw (6.6).`,
	"no-bonus-movement": (a) => `${step(a.step)} needs a Bonus Movement, and none is left (6.9).`,
	"bonus-ends-sail": (a) => `${step(a.step)}: after a Bonus Movement behind the sail only more of them follow (6.9).`,
	"in-storm": () => "A sail cannot end in a Storm (6.5).",
	"at-a-port": () => "At a port there is nothing to explore (7.1).",
	"not-adjacent": () => "That land does not touch your ship’s cell (7.1).",
	"not-explorable": () => "There is nothing to explore (7.1).",
	"already-explored": () => "You have explored that land already (7.3).",
	"not-at-port": (a) => `Your ship is not at ${portName(a.port)} (8.1).`,
	"nothing-chosen": () => "Choose at least one thing to do at the port (8.1).",
	"already-told": (a) => `${portName(a.port)} has heard your story already (8.2).`,
	"no-gold": () => "To resupply costs 1 Gold, and you have none (8.3).",
	"hold-full": () => "The hold is full already (8.3).",
	"finest-ship": () => "There is no finer ship than yours (8.4).",
	"too-dear": (a) => `The next ship costs ${a.price} Gold, and you have ${a.gold} (8.4).`
}, BONUS_WORDS = {
	move: "a Bonus Movement",
	resupply: "a free Resupply",
	gold: "1 Gold",
	story: "1 Story",
	star: "1 bonus Reputation"
}, SOURCE_WORDS = {
	provisions: (number) => `Provisions circle ${number}`,
	gold: (number) => `Gold circle ${number}`,
	story: (number) => `Story box ${number}`,
	tellings: (number) => `telling number ${number}`,
	ships: (number) => `the ${SHIPS[number].name}`
}, DEED_WORDS = {
	storm: null,
	monster: null,
	current: "the ride on the current",
	explore: null,
	port: "the visit",
	drift: null
}, PLACE_WORDS = {
	home: (it) => say` at the Home Port ${it}`,
	port: (it) => say` at ${it}`,
	drift: (it) => say` at ${it}`,
	nowhere: () => []
}, scoreLine = ({ seat: who, total }) => say`${seat(who)} ${total}`, found = (e) => list([
	...e.provisions > 0 ? [say`${provisions(e.provisions)}`] : [],
	...e.gold > 0 ? [say`${gold(e.gold)}`] : [],
	say`${story(e.story)}`
]), paid = (e) => e.bonus ? say`with a Bonus Movement` : e.provisions === 0 ? say`for ${mp(e.mp)}` : e.mp === 0 ? say`for ${provisions(e.provisions)}` : say`for ${mp(e.mp)} and ${provisions(e.provisions)}`, chartOf = (open, who) => seat(chartDrawnOn(open, who ?? 0)), cardInPlay = ({ phase }) => phase.kind === "known" || phase.kind === "adventure" ? card(phase.card) : "";
/** 4.3, 12.2 Where the card in play may lie, as far as there is room. */
function whereToDraw(open, who) {
	let { phase, captains } = open;
	if (phase.kind !== "known" && phase.kind !== "adventure") return "";
	let tier = tierInPlay(open, phase.card, chartDrawnOn(open, who ?? 0));
	if (captains.length > 1 || ADVENTURES[phase.card].kind !== "rocks") return tier === 0 ? `touching ${linesOf(phase.card)}` : `anywhere, since there is no room by ${linesOf(phase.card)}`;
	let { exact, line, other } = anchorOf(phase.card);
	return tier === 0 ? `covering ${exact}` : tier === 1 ? `touching ${line}, since there is no room over ${exact}` : tier === 2 ? `touching ${other}, since there is no room over ${exact} or by ${line}` : `anywhere, since there is no room over ${exact}, by ${line} or by ${other}`;
}
/** 3.1 Both Known Obstacles lie open from the start. */
var cardToCome = ({ phase }) => phase.kind === "known" && phase.next !== null ? say` ${card(phase.next)} comes next.` : [], toDraw = (open, who, where) => [
	...say`Draw ${cardInPlay(open)} on `,
	...where,
	...say`, ${whereToDraw(open, who)}.`,
	...cardToCome(open)
], onOwnChart = ({ open, seat: who }) => toDraw(open, who, say`your chart`), onTheirChart = ({ open, seat: who }) => toDraw(open, who, say`the chart of ${chartOf(open, who)}`), words = {
	refusals: REFUSALS,
	asks: {
		island: {
			prompt: ({ open }) => open.phase.kind === "island" ? say`Draw ${island(open.phase.island)} on your chart.` : [],
			rule: "2.2"
		},
		known: {
			prompt: onTheirChart,
			rule: "3.1"
		},
		"known-alone": {
			prompt: onOwnChart,
			rule: "12.1"
		},
		"rocks-alone": {
			prompt: onOwnChart,
			rule: "12.2"
		},
		adventure: {
			prompt: onOwnChart,
			rule: "4.3"
		},
		"adventure-passed": {
			prompt: onTheirChart,
			rule: "4.2"
		},
		home: {
			prompt: () => say`Choose your Home Port, and the cell beside it where your ship starts.`,
			rule: "3.3"
		},
		action: {
			prompt: () => say`Sail, explore, or visit a port.`,
			rule: "5.1"
		},
		over: {
			prompt: () => say`The voyage is over.`,
			rule: "11.1"
		}
	},
	awaiting(open, who) {
		switch (open.phase.kind) {
			case "island": return say`${seat(who)} is drawing an island`;
			case "known":
			case "adventure": {
				let on = chartDrawnOn(open, who);
				return on === who ? say`${seat(who)} is drawing on the own chart` : say`${seat(who)} is drawing on the chart of ${seat(on)}`;
			}
			case "home": return say`${seat(who)} is choosing a Home Port`;
			case "action": return say`${seat(who)} is at the helm`;
			case "over": return [];
		}
	},
	event,
	move,
	reasons: {
		reputation: "The greatest Reputation",
		gold: "Equal in Reputation, and the most Gold left",
		provisions: "Equal in Reputation and Gold, and the most Provisions left",
		shared: "Equal in everything: the victory is shared",
		solo: "A voyage alone"
	},
	sources: {
		tellings: "Stories told",
		bonus: "Bonus Reputation",
		place: "Landfall",
		final: "Final story"
	}
};
function event(e) {
	switch (e.type) {
		case "island-turned": return say`${island(e.island)} is to be drawn.`;
		case "known-turned": return say`A Known Obstacle: ${card(e.card)}.`;
		case "ready": return say`${seat(e.seat)} is ready.`;
		case "island-drawn": return say`${seat(e.seat)} draws ${island(e.island)}.`;
		case "maps-passed": return say`The charts go to the ${e.to}.`;
		case "obstacle-drawn": return e.by === e.on ? say`${seat(e.by)} draws ${card(e.card)} at ${cell(e.at)}.` : say`${seat(e.by)} draws ${card(e.card)} at ${cell(e.at)} on the chart of ${seat(e.on)}.`;
		case "no-room": return say`There is no room for ${card(e.card)} on the chart of ${seat(e.on)}.`;
		case "home-chosen": return say`${seat(e.seat)} starts from ${port(e.port)}, at ${cell(e.at)}.`;
		case "dice": {
			let winds = e.values.map((value) => say`${wind(DIRECTIONS[WIND_OF[value]])}`);
			return say`Turn ${e.turn}: winds to the ${list(winds)}; exploring, ${FINDS[e.face].name}.`;
		}
		case "adventure": return say`Adventure: ${card(e.card)}.`;
		case "hove-to": return say`${seat(e.seat)} heaves to.`;
		case "wind-chosen": return say`${seat(e.seat)} sails with the wind to the ${wind(e.wind)}.`;
		case "step": return say`${seat(e.seat)} sails to ${cell(e.to)} ${paid(e)}.`;
		case "storm": return say`${seat(e.seat)} crosses ${card(e.card)} at ${cell(e.at)}: ${story(1)}.`;
		case "monster": return say`${seat(e.seat)} meets ${card(e.card)} at ${cell(e.at)}: ${provisions(1)} less, ${story(2)}.`;
		case "carried": return say`${card(e.card)} carries ${seat(e.seat)} to ${cell(e.to)}.`;
		case "story": {
			let why = DEED_WORDS[e.deed];
			return why ? say`${seat(e.seat)} adds ${story(e.gained)} for ${why}.` : null;
		}
		case "explored": return say`${seat(e.seat)} explores ${cell(e.at)} (${FINDS[e.face].name}): ${found(e)}.`;
		case "told": return say`${seat(e.seat)} tells the story at ${port(e.port)} for ${e.value} Reputation.`;
		case "resupplied": return e.free ? say`${seat(e.seat)} resupplies for nothing: ${provisions(e.added)}.` : say`${seat(e.seat)} resupplies for ${gold(1)}: ${provisions(e.added)}.`;
		case "upgraded": return say`${seat(e.seat)} buys a ${SHIPS[e.ship].name} for ${gold(e.price)}.`;
		case "bonus": return say`${seat(e.seat)} earns ${BONUS_WORDS[e.bonus]} by ${SOURCE_WORDS[e.source](e.number)}.`;
		case "excess": return say`${seat(e.seat)} has no room for ${provisions(e.lost)}.`;
		case "drifted": return say`${seat(e.seat)} makes for ${port(e.port)}, the nearest port: ${story(e.story)} on the way.`;
		case "final-story": {
			let where = e.port ? PLACE_WORDS[e.place](port(e.port)) : [], bonus = e.bonus > 0 ? say`, and ${e.bonus} more for ending there` : [];
			return say`${seat(e.seat)} tells the final story${where} for ${e.value} Reputation${bonus}.`;
		}
		case "ended": return say`The voyage is over: ${list(e.scores.map(scoreLine))}.`;
	}
}
var strides = (path) => path.join(" "), VISIT_WORDS = {
	tell: "tell the story",
	resupply: "resupply",
	upgrade: "upgrade the ship"
};
function move(m) {
	switch (m.kind) {
		case "island":
		case "obstacle": return say`Draw it at ${cell(m.at)}, ${poseWords(m.pose)}`;
		case "home": return say`Home Port ${port(m.port)}, starting at ${cell(m.at)}`;
		case "sail": return m.path.length === 0 ? say`Heave to in the wind to the ${wind(m.wind)}` : say`Sail with the wind to the ${wind(m.wind)}: ${strides(m.path)}`;
		case "explore": return say`Explore ${cell(m.at)}`;
		case "port": {
			let deeds = [
				"tell",
				"resupply",
				"upgrade"
			].filter((deed) => m[deed]);
			return say`At ${port(m.port)}: ${list(deeds.map((deed) => [VISIT_WORDS[deed]]))}`;
		}
	}
}
var TURNED = [
	"as on the card",
	"turned by a quarter",
	"turned by half",
	"turned by three quarters"
], poseWords = (pose) => pose & 4 ? `flipped, ${TURNED[pose & 3]}` : TURNED[pose & 3], NOBODY = [], { begin, menu, check, play } = flow$1({
	decisions: {
		island: island$1,
		known: obstacle,
		home,
		adventure: obstacle,
		action
	},
	steps: {
		island: begin$1,
		known: beginKnown,
		home: begin$2,
		dice: rollDice,
		adventure: beginAdventure,
		action: begin$3,
		end: endVoyage
	},
	once: [
		"island",
		"known",
		"home"
	],
	round: [
		"dice",
		"adventure",
		"action",
		"end"
	]
}), game = {
	...meta,
	bound: 500,
	interned: !1,
	words,
	setup(seats, options, rng) {
		let state = layOut(seats, options, rng);
		begin(state, "island", SILENT);
		let { open, own, shut } = state;
		return {
			open,
			own,
			shut
		};
	},
	deciding({ phase, table }) {
		return phase.kind === "over" ? NOBODY : phase.kind === "action" && table.reveal === "live" ? phase.waiting.slice(0, 1) : phase.waiting;
	},
	joint({ phase, table }) {
		return phase.kind === "over" || phase.kind === "action" && table.reveal === "live" ? null : jointOf(phase.asked, phase.waiting);
	},
	menu,
	parse,
	check,
	play,
	imagine,
	standings,
	progress,
	outcome,
	audit
};
//#endregion
export { game };
