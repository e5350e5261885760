// Rolling with the Waves, version 2 of its rules, as released. Never edit this file.
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
}), SILENT = {
	all() {},
	only() {}
}, orders = (nth) => Array.from({ length: 9 }, (_, size) => Array.from({ length: size }, (_, from) => Array.from({ length: size }, (_, step) => nth(from, step, size)))), CLOCKWISE = orders((from, step, size) => (from + step) % size);
orders((from, step, size) => (from + size - step) % size);
/** All places of a ring of this size, from one of them to its left: clockwise(4, 2) is 2, 3, 0, 1. */
var clockwise = (size, from) => CLOCKWISE[size][from], ICONS = [
	"spirits",
	"chestA",
	"chestB",
	"chestC",
	"hull",
	"smallCannon",
	"largeCannon",
	"ports",
	"crew"
], CHESTS = [
	"chestA",
	"chestB",
	"chestC"
], CANNONS = ["smallCannon", "largeCannon"], TRACKS = [
	"hull",
	"ports",
	"crew"
], ICON_NAMES = {
	spirits: "Raise Spirits",
	chestA: "chest A",
	chestB: "chest B",
	chestC: "chest C",
	hull: "Hull",
	smallCannon: "small cannon",
	largeCannon: "large cannon",
	ports: "Raid Ports",
	crew: "Hire Crew"
}, SQUARES = {
	spirits: 2,
	chestA: 4,
	chestB: 4,
	chestC: 4,
	hull: 5,
	smallCannon: 2,
	largeCannon: 3,
	ports: 5,
	crew: 5
}, LEVELS = {
	hull: [
		8,
		16,
		24
	],
	smallCannon: [
		4,
		7,
		10
	],
	largeCannon: [
		3,
		6,
		9,
		15
	],
	ports: [
		3,
		10,
		18
	],
	crew: [
		5,
		11,
		19
	]
}, FACES = [
	1,
	2,
	3,
	4,
	5,
	6
], COLOURS = [
	0,
	1,
	2,
	3,
	4,
	5
], freebooters = (seats) => seats + 1, isChest = (icon) => CHESTS.includes(icon), isTrack = (icon) => TRACKS.includes(icon), total = (values) => {
	let sum = 0;
	for (let value of values) sum += value;
	return sum;
}, ALL = [
	[],
	[0],
	[0, 1],
	[
		0,
		1,
		2
	],
	[
		0,
		1,
		2,
		3
	],
	[
		0,
		1,
		2,
		3,
		4
	]
], everybody = ({ captains }) => ALL[captains.length];
/** 6.4 The highest level whose number the sum has reached; of a cannon, its shots. */
function levelFor(area, sum) {
	let levels = LEVELS[area], level = 0;
	for (; level < levels.length && sum >= levels[level];) level += 1;
	return level;
}
var levelOf = ({ squares }, area) => levelFor(area, total(squares[area])), isFull = ({ squares }, icon) => squares[icon].length === SQUARES[icon], isLoaded = (captain, cannon) => isFull(captain, cannon), priceOf = (seat, { colour, face }) => colour === seat || colour === 5 ? 0 : face;
/** 4.4 Whether a die lies in the pool that sails with this captain for nothing; no drunken sailor is taken then. */
function soberCrewLeft({ pool }, seat) {
	for (let { colour } of pool) if (colour === seat || colour === 5) return !0;
	return !1;
}
/** 5.4 Why no die can be put on an icon; null when one can. */
function whyClosed(captain, icon) {
	return isChest(icon) && captain.buried[icon] ? "chest-buried" : isFull(captain, icon) ? "area-full" : null;
}
/** 5.5 Why a chest cannot be buried; null when it can. */
function whyNotBury({ squares, buried }, chest) {
	return buried[chest] ? "chest-buried" : squares[chest].length === 0 ? "chest-empty" : null;
}
/** 6.3 Whether both Spirits are full in time for a die of this allocation. */
function mayRaise({ squares }, allocation) {
	if (allocation.kind === "bury") return !1;
	let joining = +(allocation.orders[0].icon === "spirits");
	return squares.spirits.length + joining === SQUARES.spirits;
}
function chestsUnburied({ buried }) {
	let chests = 0;
	for (let chest of CHESTS) buried[chest] || (chests += 1);
	return chests;
}
/** 7.4 Whether somebody but these two has a chest to fire at. */
function hasTarget({ captains }, seat, except) {
	for (let target = 0; target < captains.length; target++) if (target !== seat && target !== except && chestsUnburied(captains[target]) > 0) return !0;
	return !1;
}
/** 7.2 Who fires: the most infamous first; of equals the one nearest to the left of the first player, or that player. */
function firingOrder({ captains, first }) {
	let seats = [];
	for (let seat of clockwise(captains.length, first)) for (let cannon of CANNONS) if (isLoaded(captains[seat], cannon)) {
		seats.push(seat);
		break;
	}
	return seats.length < 2 ? seats : seats.sort((a, b) => captains[b].infamy - captains[a].infamy);
}
/** 8.2 The greatest sum of raided Ports, and how many have it. */
function mostPorts({ captains }) {
	let most = 0, many = 0;
	for (let { squares } of captains) {
		let sum = total(squares.ports);
		sum > most && (many = 0), sum >= most && (many += 1), most = Math.max(most, sum);
	}
	return {
		sum: most,
		captains: many
	};
}
/** 8.1, 8.2 What a captain's Ports bring each round: by level, and for having raided the most. */
function portsIncome(open, seat) {
	let captain = open.captains[seat], front = mostPorts(open), leads = front.sum > 0 && total(captain.squares.ports) === front.sum, alone = front.captains === 1;
	return {
		level: levelOf(captain, "ports"),
		most: leads && (alone || open.portsTie === "all-tied") ? 1 : 0
	};
}
/** 9.1 How many chests are full or buried. */
function chestsDone(captain) {
	let done = 0;
	for (let chest of CHESTS) (captain.buried[chest] || isFull(captain, chest)) && (done += 1);
	return done;
}
/** 9.2 How many of Hull, Ports and Crew have all their squares filled. */
function tracksDone(captain) {
	let done = 0;
	for (let track of TRACKS) isFull(captain, track) && (done += 1);
	return done;
}
/** 10 What a captain's map is worth as it stands. */
function scoreOf({ captains }, seat) {
	let captain = captains[seat], treasure = 0, buried = 0;
	for (let chest of CHESTS) treasure += total(captain.squares[chest]), captain.buried[chest] && (buried += 2);
	let completed = tracksDone(captain) * 5, infamy = Math.floor(captain.infamy / 3);
	return {
		seat,
		treasure,
		buried,
		completed,
		infamy,
		total: treasure + buried + completed + infamy
	};
}
//#endregion
//#region packages/rules/src/rolling-with-the-waves/audit.ts
/** Every die somewhere, every area within its squares, and exactly those have decided who are no longer waited for. */
function audit({ open, own }) {
	return dice(open) ?? maps(open) ?? decisions(open, own);
}
function dice({ bag, pool, reserve, captains }) {
	let seats = captains.length, found = bag.slice();
	for (let { colour } of pool) found[colour] += 1;
	for (let { nest } of captains) for (let { colour } of nest) found[colour] += 1;
	for (let seat = 0; seat < seats; seat++) found[seat] += reserve[seat];
	for (let colour of COLOURS) {
		let due = colour === 5 ? freebooters(seats) : colour < seats ? 5 : 0;
		if (found[colour] !== due) return `${found[colour]} dice of colour ${colour}, not ${due}`;
	}
	return null;
}
function maps({ captains, reserve, phase }) {
	for (let [seat, captain] of captains.entries()) {
		for (let icon of ICONS) {
			let values = captain.squares[icon];
			if (values.length > SQUARES[icon]) return `seat ${seat} has ${values.length} values in ${icon}`;
			if (values.some((value) => !(value >= 1 && value <= 7))) return `seat ${seat} has ${values} in ${icon}`;
		}
		if (!(captain.infamy >= 0)) return `seat ${seat} has ${captain.infamy} Infamy`;
		let between = phase.kind !== "fire";
		if (between && reserve[seat] !== 3 - levelOf(captain, "crew")) return `seat ${seat} has ${reserve[seat]} crew dice in reserve`;
		if (between && (isFull(captain, "smallCannon") || isFull(captain, "largeCannon"))) return `seat ${seat} has a full cannon that did not fire`;
	}
	return null;
}
function decisions({ phase, captains }, own) {
	for (let [seat, { allocation, raising }] of own.entries()) {
		let ready = phase.kind === "allocate" && !phase.waiting.includes(seat);
		if (allocation !== null !== ready) return `seat ${seat} has ${ready ? "no" : "an"} allocation`;
		if (raising !== null && phase.kind !== "raise") return `seat ${seat} has raised Spirits out of time`;
		if (allocation?.kind === "allocate") {
			let values = allocation.orders.map((order) => order.value).sort(), faces = captains[seat].nest.map((die) => die.face).sort();
			if (`${values}` != `${faces}`) return `seat ${seat} has allocated ${values}, and drafted ${faces}`;
		}
	}
	return null;
}
//#endregion
//#region packages/rules/src/rolling-with-the-waves/effects/anchor.ts
/** 8.1, 8.2 Infamy is gained after everybody's is worked out; it does not bear on Ports. */
function gainFromPorts({ open }, tell) {
	for (let seat of clockwise(open.captains.length, open.first)) {
		let { level, most } = portsIncome(open, seat);
		level + most !== 0 && (open.captains[seat].infamy += level + most, tell.all({
			type: "ports",
			seat,
			level,
			most
		}));
	}
}
/** 8.3 As many crew dice have left the reserve as levels were earned: a 7 may earn two at once. */
function hireCrew({ open }, tell) {
	for (let seat of clockwise(open.captains.length, open.first)) {
		let level = levelOf(open.captains[seat], "crew");
		for (let hired = 3 - open.reserve[seat]; hired < level; hired++) --open.reserve[seat], open.bag[seat] += 1, tell.all({
			type: "hired",
			seat,
			level: hired + 1
		});
	}
}
/** 9 Three chests full or buried, or all three tracks filled, by anybody; null when the game goes on. */
function endIfDone({ open }, tell) {
	let { captains } = open, chests = [], tracks = [];
	for (let seat = 0; seat < captains.length; seat++) chestsDone(captains[seat]) === CHESTS.length && chests.push(seat), tracksDone(captains[seat]) === TRACKS.length && tracks.push(seat);
	if (chests.length + tracks.length === 0) return null;
	let how = chests.length > 0 ? "chests" : "tracks", by = chests.length > 0 ? chests : tracks;
	return tell.all({
		type: "ended",
		how,
		by,
		scores: captains.map((_, seat) => scoreOf(open, seat))
	}), {
		kind: "over",
		how,
		by
	};
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
var pick = (rng, items) => items[below(rng, items.length)];
function scriptedBelow(script, n) {
	let answer = script.shift();
	if (!Number.isInteger(answer) || answer < 0 || answer >= n) throw Error(`the script says ${answer}, of ${n}`);
	return answer;
}
//#endregion
//#region packages/rules/src/rolling-with-the-waves/effects/dice.ts
/** 4.1 A new round: three dice a captain, drawn blindly and rolled. */
function drawAndRoll({ open, rng }, tell) {
	let { bag, captains, first } = open;
	open.round += 1, tell.all({
		type: "round",
		round: open.round,
		first
	});
	let dice = [], left = 0;
	for (let count of bag) left += count;
	for (let i = 0; i < 3 * captains.length; i++) dice.push({
		colour: drawn(bag, left--, rng),
		face: roll(rng)
	});
	open.pool = dice.slice().sort((a, b) => a.colour - b.colour || a.face - b.face), tell.all({
		type: "rolled",
		seat: first,
		dice
	});
}
function drawn(bag, size, rng) {
	let nth = below(rng, size), colour = 0;
	for (; nth >= bag[colour];) nth -= bag[colour++];
	return --bag[colour], colour;
}
/** 8.4 All dice back into the bag, which goes one captain to the left. */
function dropAnchor({ open }, tell) {
	let { bag, captains } = open;
	for (let captain of captains) {
		for (let { colour } of captain.nest) bag[colour] += 1;
		captain.nest = [], captain.allocation = null;
	}
	open.first = open.first + 1 === captains.length ? 0 : open.first + 1, tell.all({
		type: "anchor",
		first: open.first
	});
}
//#endregion
//#region packages/rules/src/rolling-with-the-waves/effects/writing.ts
function reveal({ open, own }, tell) {
	for (let seat = 0; seat < own.length; seat++) open.captains[seat].allocation = own[seat].allocation, own[seat].allocation = null;
	tell.all({
		type: "revealed",
		allocations: open.captains.map(({ allocation }) => allocation)
	});
}
/** Nothing one captain writes touches another, so they may as well write one after the other. */
function writeValues({ open, own }, tell) {
	for (let seat of clockwise(own.length, open.first)) {
		let captain = open.captains[seat], { raising } = own[seat], allocation = captain.allocation;
		if (own[seat].raising = null, allocation.kind === "bury") {
			captain.buried[allocation.chest] = !0, tell.all({
				type: "buried",
				seat,
				chest: allocation.chest,
				treasure: captain.squares[allocation.chest].slice()
			});
			continue;
		}
		let icon = raising?.kind === "raise" ? raising.icon : null;
		for (let order of allocation.orders) write(captain, seat, order, icon, tell);
	}
}
function write(captain, seat, { icon, value }, toRaise, tell) {
	let { squares } = captain, raised = icon === toRaise;
	raised && (tell.all({
		type: "spirits-spent",
		seat,
		erased: squares.spirits,
		icon
	}), squares.spirits = []);
	let track = isTrack(icon) ? icon : null, before = track ? levelOf(captain, track) : 0, written = raised ? 7 : value;
	if (squares[icon].push(written), tell.all({
		type: "wrote",
		seat,
		icon,
		square: squares[icon].length - 1,
		value: written,
		raised
	}), !track) return;
	let level = levelOf(captain, track);
	level > before && tell.all({
		type: "level",
		seat,
		track,
		level
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
//#region packages/rules/src/rolling-with-the-waves/moves.ts
var SEATS = [
	0,
	1,
	2,
	3,
	4
], byDie = (make) => COLOURS.map((colour) => [0, ...FACES].map((face) => make(colour, face))), DRAFT = byDie((colour, face) => Object.freeze({
	kind: "draft",
	colour,
	face
})), SAILOR_DRAFT = byDie((colour, face) => Object.freeze({
	kind: "sailor",
	colour,
	face
})), byChest = (make) => ({
	chestA: make("chestA"),
	chestB: make("chestB"),
	chestC: make("chestC")
}), BURY = byChest((chest) => Object.freeze({
	kind: "bury",
	chest
})), KEEP = Object.freeze({ kind: "keep" }), RAISE = Object.fromEntries(ICONS.map((icon) => [icon, Object.freeze({
	kind: "raise",
	icon
})])), BROADSIDE = Object.freeze({ kind: "broadside" }), shotsOf = (cannon) => SEATS.map((target) => byChest((chest) => byChest((into) => Object.freeze({
	kind: "fire",
	cannon,
	target,
	chest,
	into
})))), FIRE = {
	smallCannon: shotsOf("smallCannon"),
	largeCannon: shotsOf("largeCannon")
}, ORDERS = ICONS.map((icon) => [0, ...FACES].map((value) => Object.freeze({
	icon,
	value
}))), ALLOCATIONS = /* @__PURE__ */ new Map();
/** Orders by number, icons in the order of the mini board. */
function allocating(a, b, c) {
	let key = (a * 64 + b) * 64 + c, met = ALLOCATIONS.get(key);
	if (met) return met;
	let orders = [
		a,
		b,
		c
	].map((order) => ORDERS[Math.floor(order / 7)][order % 7]), made = Object.freeze({
		kind: "allocate",
		orders
	});
	return ALLOCATIONS.set(key, made), made;
}
/** The one object that stands for these three orders, in whatever order they are given. */
function allocation$1(orders) {
	let [a, b, c] = orders.map(({ icon, value }) => ICONS.indexOf(icon) * 7 + value).sort((x, y) => x - y);
	return allocating(a, b, c);
}
var WAYS = /* @__PURE__ */ new Map();
/**
* Every way to put three dice on three of the open icons, equal dice being alike. `open` has a bit for each icon.
* A list of hundreds is worth keeping, and there are a few thousand at most, nearly all of them short.
*/
function waysToAllocate(open, faces) {
	let key = ((open * 7 + faces[0]) * 7 + faces[1]) * 7 + faces[2], met = WAYS.get(key);
	if (met) return met;
	let ways = [], places = ICONS.flatMap((_, i) => open & 1 << i ? [i * 7] : []), arrangements = differentOrders(faces);
	for (let i = 0; i < places.length; i++) for (let j = i + 1; j < places.length; j++) for (let k = j + 1; k < places.length; k++) for (let [x, y, z] of arrangements) ways.push(allocating(places[i] + x, places[j] + y, places[k] + z));
	return WAYS.set(key, ways), ways;
}
function differentOrders([a, b, c]) {
	let all = [
		[
			a,
			b,
			c
		],
		[
			a,
			c,
			b
		],
		[
			b,
			a,
			c
		],
		[
			b,
			c,
			a
		],
		[
			c,
			a,
			b
		],
		[
			c,
			b,
			a
		]
	];
	return all.filter((one, i) => all.findIndex((other) => other.every((face, at) => face === one[at])) === i);
}
/** A move off the wire as the one object that stands for it; null when it is none. */
function parse(raw) {
	if (typeof raw != "object" || !raw) return null;
	let { kind, colour, face, orders, chest, icon, cannon, target, into } = raw;
	switch (kind) {
		case "draft": return isColour(colour) && isFace(face) ? DRAFT[colour][face] : null;
		case "sailor": return isColour(colour) && isFace(face) ? SAILOR_DRAFT[colour][face] : null;
		case "allocate": return isOrders(orders) ? allocation$1(orders) : null;
		case "bury": return isOneOf(CHESTS, chest) ? BURY[chest] : null;
		case "raise": return isOneOf(ICONS, icon) ? RAISE[icon] : null;
		case "keep": return KEEP;
		case "fire": return isOneOf(CANNONS, cannon) && isOneOf(SEATS, target) && isOneOf(CHESTS, chest) && isOneOf(CHESTS, into) ? FIRE[cannon][target][chest][into] : null;
		case "broadside": return BROADSIDE;
		default: return null;
	}
}
var isOneOf = (list, raw) => list.includes(raw), isColour = (raw) => isOneOf(COLOURS, raw), isFace = (raw) => isOneOf(FACES, raw), isOrders = (raw) => Array.isArray(raw) && raw.length === 3 && raw.every(isOrder), isOrder = (raw) => typeof raw == "object" && !!raw && "icon" in raw && "value" in raw && isOneOf(ICONS, raw.icon) && isFace(raw.value);
//#endregion
//#region packages/rules/src/rolling-with-the-waves/phases/allocate.ts
function menu$4({ open, seat }) {
	return {
		ask: "allocate",
		moves: open.phase.kind === "allocate" && seat !== null && open.phase.waiting.includes(seat) ? allocations(open.captains[seat]) : [],
		complete: !0
	};
}
/** All a captain can do with the dice in the nest: at most 9 * 8 * 7 allocations and 3 burials. */
function allocations(captain) {
	let icons = 0;
	for (let i = 0; i < ICONS.length; i++) whyClosed(captain, ICONS[i]) === null && (icons |= 1 << i);
	let moves = waysToAllocate(icons, facesOf(captain.nest)).slice();
	for (let chest of CHESTS) whyNotBury(captain, chest) === null && moves.push(BURY[chest]);
	return moves;
}
/** From low to high: the order in which dice were drafted makes no difference. */
function facesOf([x, y, z]) {
	let low = Math.min(x.face, y.face, z.face), high = Math.max(x.face, y.face, z.face);
	return [
		low,
		x.face + y.face + z.face - low - high,
		high
	];
}
function check$4({ open, seat }, move) {
	if (open.phase.kind !== "allocate" || seat === null || !open.phase.waiting.includes(seat)) return no("not-your-turn");
	let captain = open.captains[seat];
	if (move.kind === "bury") {
		let why = whyNotBury(captain, move.chest);
		return why && no(why, { icon: move.chest });
	}
	if (!sameDice(captain.nest, move.orders)) return no("not-your-dice");
	for (let i = 0; i < move.orders.length; i++) {
		let { icon } = move.orders[i];
		if (i > 0 && move.orders[i - 1].icon === icon) return no("one-die-an-icon", { icon });
		let why = whyClosed(captain, icon);
		if (why) return no(why, { icon });
	}
	return null;
}
function sameDice(nest, orders) {
	let faces = nest.map(({ face }) => face).sort(), values = orders.map(({ value }) => value).sort();
	return faces.every((face, i) => face === values[i]);
}
/** 5.1 All captains at the same time. */
var begin$4 = ({ open }) => ({
	kind: "allocate",
	waiting: everybody(open).slice()
}), allocate = jointly({
	kinds: ["allocate", "bury"],
	menu: menu$4,
	check: check$4,
	keep(own, move) {
		own.allocation = move;
	},
	told: (seat) => ({
		type: "ready",
		seat
	}),
	resolve: reveal
});
//#endregion
//#region packages/rules/src/rolling-with-the-waves/phases/raise.ts
function menu$3({ open, seat }) {
	return {
		ask: "raise",
		moves: open.phase.kind === "raise" && seat !== null && open.phase.waiting.includes(seat) ? raisings(open.captains[seat]) : [],
		complete: !0
	};
}
/** Any die but one put on Spirits itself, or none. */
function raisings({ allocation }) {
	let moves = [KEEP];
	if (allocation?.kind === "allocate") for (let { icon } of allocation.orders) icon !== "spirits" && moves.push(RAISE[icon]);
	return moves;
}
function check$3({ open, seat }, move) {
	if (open.phase.kind !== "raise" || seat === null || !open.phase.waiting.includes(seat)) return no("no-spirits");
	if (move.kind === "keep") return null;
	let { allocation } = open.captains[seat];
	return allocation?.kind === "allocate" && allocation.orders.some(({ icon }) => icon === move.icon) && move.icon !== "spirits" ? null : no("not-raisable", { icon: move.icon });
}
/** Who is asked, once the allocations are revealed. */
function whoMayRaise({ captains }) {
	let seats = [];
	for (let seat = 0; seat < captains.length; seat++) {
		let captain = captains[seat];
		captain.allocation && mayRaise(captain, captain.allocation) && seats.push(seat);
	}
	return seats;
}
function begin$3({ open }) {
	let waiting = whoMayRaise(open);
	return waiting.length > 0 ? {
		kind: "raise",
		waiting
	} : null;
}
var raise = jointly({
	kinds: ["raise", "keep"],
	menu: menu$3,
	check: check$3,
	keep(own, move) {
		own.raising = move;
	},
	told: (seat) => ({
		type: "spirits-decided",
		seat
	}),
	resolve() {}
});
//#endregion
//#region packages/rules/src/rolling-with-the-waves/imagine.ts
function imagine({ seat: me, open, own: mine }, rng) {
	let { phase, captains } = open, own = captains.map(() => ({
		allocation: null,
		raising: null
	}));
	if (phase.kind === "allocate") for (let seat = 0; seat < own.length; seat++) seat !== me && !phase.waiting.includes(seat) && (own[seat].allocation = pick(rng, allocations(captains[seat])));
	else if (phase.kind === "raise") for (let seat of whoMayRaise(open)) seat !== me && !phase.waiting.includes(seat) && (own[seat].raising = pick(rng, raisings(captains[seat])));
	return me !== null && mine && (own[me] = clone(mine)), {
		open: clone(open),
		own,
		shut: {}
	};
}
var meta = {
	id: "rolling-with-the-waves",
	title: "Rolling with the Waves",
	version: 2,
	seats: {
		min: 2,
		max: 5
	},
	minutes: {
		min: 20,
		max: 45
	},
	pitch: "Draft three dice a round and put them to work in secret: fill chests and bury them, thicken the hull, hire crew, raid ports, load cannons. Whoever holds the most treasure when the maps are full has won, and what is not buried can be shot away.",
	credits: {
		designer: "Karl Lange",
		publisher: "Ark Angel Games, 2020"
	},
	options: [((spec) => spec)({
		id: "ports-tie",
		label: "Most Ports raided, on a tie",
		help: "Each round the captain with the greatest sum of raided Ports gains 1 Infamy more.",
		choices: [{
			value: "all-tied",
			label: "All of them",
			help: "Every captain with the greatest sum gains it."
		}, {
			value: "nobody",
			label: "Nobody",
			help: "Only a captain who is alone in front gains it."
		}],
		default: () => "all-tied"
	})]
};
//#endregion
//#region packages/rules/src/rolling-with-the-waves/phases/draft.ts
function menu$2({ open, seat }) {
	return {
		ask: "draft",
		moves: seat !== null && open.phase.kind === "draft" && open.phase.seat === seat ? drafts(open, seat) : [],
		complete: !0
	};
}
/** The pool lies in order, so dice of one colour and face lie side by side: one entry for all of them. */
function drafts(open, seat, most = Infinity) {
	let moves = [], { pool } = open, { infamy } = open.captains[seat], sober = soberCrewLeft(open, seat);
	for (let i = 0; i < pool.length && moves.length < most; i++) {
		let die = pool[i];
		i > 0 && pool[i - 1].colour === die.colour && pool[i - 1].face === die.face || (priceOf(seat, die) <= infamy && moves.push(DRAFT[die.colour][die.face]), sober || moves.push(SAILOR_DRAFT[die.colour][die.face]));
	}
	return moves;
}
function check$2({ open, seat }, move) {
	if (open.phase.kind !== "draft" || open.phase.seat !== seat) return no("not-your-turn");
	if (placeInPool(open, move) < 0) return no("not-in-pool");
	if (move.kind === "sailor") return soberCrewLeft(open, seat) ? no("sober-crew-left") : null;
	let price = priceOf(seat, move), { infamy } = open.captains[seat];
	return price > infamy ? no("too-dear", {
		price,
		infamy
	}) : null;
}
function take({ open }, seat, move, tell) {
	let captain = open.captains[seat], [die] = open.pool.splice(placeInPool(open, move), 1);
	if (move.kind === "sailor") {
		captain.nest.push({
			colour: move.colour,
			face: 1
		}), tell.all({
			type: "drunken-sailor",
			seat,
			die
		});
		return;
	}
	let price = priceOf(seat, move);
	captain.infamy -= price, captain.nest.push(die), tell.all({
		type: "drafted",
		seat,
		die,
		price
	});
}
/** Asks this captain, or the next who has a choice; null when everybody has three dice. */
function askFrom(state, first, tell) {
	for (let seat = first; seat !== null; seat = nextCaptain(state.open, seat)) {
		let [only, another] = drafts(state.open, seat, 2);
		if (!only || another) return {
			kind: "draft",
			seat
		};
		take(state, seat, only, tell);
	}
	return null;
}
/** Who drafts after this captain; null when everybody has three dice. */
function nextCaptain({ captains }, seat) {
	let next = seat + 1 === captains.length ? 0 : seat + 1;
	return captains[next].nest.length === 3 ? null : next;
}
function placeInPool({ pool }, { colour, face }) {
	for (let i = 0; i < pool.length; i++) if (pool[i].colour === colour && pool[i].face === face) return i;
	return -1;
}
/** 4.2 The first player begins. */
var begin$2 = (state, tell) => askFrom(state, state.open.first, tell), draft = {
	kinds: ["draft", "sailor"],
	menu: menu$2,
	check: check$2,
	play(state, seat, move, tell) {
		return take(state, seat, move, tell), askFrom(state, nextCaptain(state.open, seat), tell);
	}
};
//#endregion
//#region packages/rules/src/rolling-with-the-waves/effects/cannons.ts
/** Fires every loaded cannon, each where it is aimed; one without an aim hits water. Both at the same aim are one volley. */
function fireAll(state, seat, small, large, tell) {
	let captain = state.open.captains[seat];
	isLoaded(captain, "smallCannon") && isLoaded(captain, "largeCannon") && small && small === large ? volley(state, seat, ["smallCannon", "largeCannon"], small, tell) : (isLoaded(captain, "smallCannon") && volley(state, seat, ["smallCannon"], small, tell), isLoaded(captain, "largeCannon") && volley(state, seat, ["largeCannon"], large, tell));
	for (let cannon of CANNONS) isLoaded(captain, cannon) && spend(state, seat, cannon, tell);
}
/** 7.3-7.6 The Hull blocks one shot a level; each of the others takes the topmost treasure, first come first stored. */
function volley({ open }, seat, cannons, aim, tell) {
	let captain = open.captains[seat], shots = 0;
	for (let cannon of cannons) shots += levelOf(captain, cannon);
	if (!aim) {
		tell.all({
			type: "fired",
			seat,
			cannons,
			aim,
			shots,
			blocked: 0,
			stolen: [],
			stored: 0
		});
		return;
	}
	let target = open.captains[aim.target], robbed = target.squares[aim.chest], receiving = captain.squares[aim.into], blocked = Math.min(shots, levelOf(target, "hull")), stolen = [], stored = 0;
	for (let shot = blocked; shot < shots && robbed.length > 0; shot++) {
		let treasure = robbed.pop();
		stolen.push(treasure), receiving.length !== SQUARES[aim.into] && (receiving.push(treasure), stored += 1);
	}
	tell.all({
		type: "fired",
		seat,
		cannons,
		aim,
		shots,
		blocked,
		stolen,
		stored
	});
}
/** 7.9 The lowest value in the cannon is gained as Infamy, and the cannon is wiped. */
function spend({ open }, seat, cannon, tell) {
	let captain = open.captains[seat], erased = captain.squares[cannon], infamy = Math.min(...erased);
	captain.infamy += infamy, captain.squares[cannon] = [], tell.all({
		type: "cannon-spent",
		seat,
		cannon,
		erased,
		infamy
	});
}
//#endregion
//#region packages/rules/src/rolling-with-the-waves/phases/fire.ts
function menu$1({ open, seat }) {
	let moves = [], { phase, captains } = open;
	if (seat !== null && phase.kind === "fire" && phase.queue[0] === seat) {
		phase.aim && moves.push(BROADSIDE);
		for (let target = 0; target < captains.length; target++) if (target !== seat && target !== phase.aim?.target) {
			for (let chest of CHESTS) if (!captains[target].buried[chest]) for (let into of CHESTS) captains[seat].buried[into] || moves.push(FIRE[phase.cannon][target][chest][into]);
		}
	}
	return {
		ask: open.phase.kind === "fire" && open.phase.aim ? "fire-too" : "fire",
		moves,
		complete: !0
	};
}
function check$1({ open, seat }, move) {
	let { phase, captains } = open;
	return phase.kind !== "fire" || seat === null || phase.queue[0] !== seat ? no("not-your-turn") : move.kind === "broadside" ? phase.aim ? null : no("nothing-aimed") : move.cannon === phase.cannon ? move.target >= captains.length ? no("no-such-captain") : move.target === seat ? no("own-ship") : move.target === phase.aim?.target ? no("already-aimed-at") : captains[move.target].buried[move.chest] ? no("target-buried", { icon: move.chest }) : captains[seat].buried[move.into] ? no("chest-buried", { icon: move.into }) : null : no("other-cannon", { cannon: phase.cannon });
}
/** 7.6 Both cannons of a captain fire after both are aimed. */
function play$1(state, seat, move, tell) {
	let { open } = state, { queue, cannon, aim } = open.phase;
	if (move.kind === "broadside") return fireAll(state, seat, aim, aim, tell), askNext(state, queue.slice(1), tell);
	let { target, chest, into } = move, here = {
		target,
		chest,
		into
	};
	if (cannon === "largeCannon") fireAll(state, seat, aim, here, tell);
	else if (isLoaded(open.captains[seat], "largeCannon") && hasTarget(open, seat, target)) return tell.all({
		type: "aimed",
		seat,
		target,
		chest,
		into
	}), {
		kind: "fire",
		queue,
		cannon: "largeCannon",
		aim: here
	};
	else fireAll(state, seat, here, here, tell);
	return askNext(state, queue.slice(1), tell);
}
/** Asks the first of the queue who has a choice where to aim; the others fire without a question. Null when all have. */
function askNext(state, queue, tell) {
	let { open } = state;
	for (let fired = 0; fired < queue.length; fired++) {
		let seat = queue[fired], cannon = toAim(open, seat), aims = cannon ? waysToAim(open, seat) : 0;
		if (cannon && aims > 1) return {
			kind: "fire",
			queue: queue.slice(fired),
			cannon,
			aim: null
		};
		let only = aims === 1 ? onlyAim(open, seat) : null;
		fireAll(state, seat, cannon === "smallCannon" ? only : null, only, tell);
	}
	return null;
}
/** 7.4, 7.5 How many chests there are to fire at, times one's own for the loot. */
function waysToAim({ captains }, seat) {
	let targets = 0;
	for (let target = 0; target < captains.length; target++) target !== seat && (targets += chestsUnburied(captains[target]));
	return targets * chestsUnburied(captains[seat]);
}
function onlyAim({ captains }, seat) {
	let target = captains.findIndex((captain, other) => other !== seat && chestsUnburied(captain) > 0), unburied = ({ buried }) => CHESTS.find((chest) => !buried[chest]);
	return {
		target,
		chest: unburied(captains[target]),
		into: unburied(captains[seat])
	};
}
/** The first cannon of a captain that has a shot. A full large cannon always has one, a small one may have none. */
function toAim({ captains }, seat) {
	let captain = captains[seat];
	return isLoaded(captain, "smallCannon") && levelOf(captain, "smallCannon") > 0 ? "smallCannon" : isLoaded(captain, "largeCannon") ? "largeCannon" : null;
}
/** 7.2 */
function begin$1(state, tell) {
	let seats = firingOrder(state.open);
	return seats.length > 0 && tell.all({
		type: "firing-order",
		seats
	}), askNext(state, seats, tell);
}
var fire = {
	kinds: ["fire", "broadside"],
	menu: menu$1,
	check: check$1,
	play: play$1
}, unwritten = () => ({
	infamy: 5,
	nest: [],
	squares: {
		spirits: [],
		chestA: [],
		chestB: [],
		chestC: [],
		hull: [],
		smallCannon: [],
		largeCannon: [],
		ports: [],
		crew: []
	},
	buried: {
		chestA: !1,
		chestB: !1,
		chestC: !1
	},
	allocation: null
});
/** Empty maps, dice in the bag and in reserve, and a random first player. */
function layOut(seats, options, rng) {
	let captains = Array.from({ length: seats }, unwritten), bag = COLOURS.map((colour) => colour < seats ? 2 : 0);
	bag[5] = freebooters(seats);
	let first = below(rng, seats);
	return {
		open: {
			portsTie: options["ports-tie"] === "nobody" ? "nobody" : "all-tied",
			round: 0,
			first,
			phase: {
				kind: "draft",
				seat: first
			},
			bag,
			reserve: captains.map(() => 3),
			pool: [],
			captains
		},
		own: captains.map(() => ({
			allocation: null,
			raising: null
		})),
		shut: {},
		rng
	};
}
//#endregion
//#region packages/rules/src/rolling-with-the-waves/standings.ts
/** The score is what the map would count if the game ended now. */
function standings(open) {
	return open.captains.map((_, seat) => {
		let { treasure, buried, completed, infamy, total } = scoreOf(open, seat);
		return {
			seat,
			side: seat,
			score: total,
			sources: [
				{
					source: "treasure",
					value: treasure
				},
				{
					source: "buried",
					value: buried
				},
				{
					source: "completed",
					value: completed
				},
				{
					source: "infamy",
					value: infamy
				}
			]
		};
	});
}
/** How near the foremost captain is to ending the game. */
var progress = (open) => Math.max(...open.captains.map(nearness));
function nearness({ squares, buried }) {
	let chests = 0;
	for (let chest of CHESTS) chests += buried[chest] ? 1 : squares[chest].length / SQUARES[chest];
	let tracks = 0;
	for (let track of TRACKS) tracks += squares[track].length / SQUARES[track];
	return Math.max(chests / CHESTS.length, tracks / TRACKS.length);
}
/** Most points; then most Infamy left; then the victory is shared. */
function outcome(open) {
	if (open.phase.kind !== "over") return null;
	let { captains } = open, scores = captains.map((_, seat) => scoreOf(open, seat).total), beats = (a, b) => scores[a] > scores[b] || scores[a] === scores[b] && captains[a].infamy > captains[b].infamy;
	return {
		ranks: captains.map((_, seat) => 1 + captains.filter((_, other) => beats(other, seat)).length),
		scores,
		reason: open.phase.how
	};
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
//#region packages/rules/src/rolling-with-the-waves/words.ts
var area = (icon) => piece("icon", icon, ICON_NAMES[icon]), value = (pips) => piece("value", pips, String(pips)), infamy = (count) => piece("infamy", count, `${count} Infamy`), face = ({ colour, face }) => piece("die", `${colour}-${face}`, String(face)), die = (it) => it.colour === 5 ? say`a freebooter ${face(it)}` : say`a ${face(it)} of ${seat(it.colour)}’s crew`;
function list(parts) {
	return parts.flatMap((part, i) => [...i === 0 ? [] : [i === parts.length - 1 ? " and " : ", "], ...part]);
}
var values = (them) => list(them.map((pips) => [value(pips)])), seats = (them) => list(them.map((it) => [seat(it)])), shots = (count) => count === 1 ? "1 shot" : `${count} shots`, iconName = (icon) => ICON_NAMES[icon], REFUSALS = {
	"not-now": () => "Something else is being decided now (3).",
	"not-your-turn": () => "It is not for you to decide now (3).",
	"not-in-pool": () => "No such die lies in the pool (4.2).",
	"too-dear": (a) => `This die costs ${a.price} Infamy, and you have ${a.infamy} (4.3).`,
	"sober-crew-left": () => "While a freebooter or one of your own crew is in the pool, no drunken sailor is taken (4.4).",
	"not-your-dice": () => "Allocate exactly the three dice in your crow’s nests (5.1).",
	"one-die-an-icon": (a) => `Only one die a round goes to the ${iconName(a.icon)} (5.2).`,
	"area-full": (a) => `All squares of the ${iconName(a.icon)} are filled (5.4).`,
	"chest-buried": (a) => `The ${iconName(a.icon)} is buried: nothing more goes in (5.4).`,
	"chest-empty": (a) => `The ${iconName(a.icon)} is empty: there is nothing to bury (5.5).`,
	"no-spirits": () => "You have no Spirits to raise now (6.3).",
	"not-raisable": (a) => `No die of yours that could become a 7 goes to the ${iconName(a.icon)} (6.3).`,
	"other-cannon": (a) => `The ${iconName(a.cannon)} is to be aimed now (7.6).`,
	"no-such-captain": () => "There is no such captain (7.4).",
	"own-ship": () => "Cannons are fired at other captains (7.4).",
	"target-buried": (a) => `Their ${iconName(a.icon)} is buried and safe (7.4).`,
	"already-aimed-at": () => "The small cannon is aimed there: fire both together, or aim at somebody else (7.6).",
	"nothing-aimed": () => "Both cannons fire together only once the small one is aimed (7.6)."
}, LEVEL_WORDS = {
	hull: "Hull",
	ports: "Ports",
	crew: "Crew"
}, scoreLine = ({ seat: who, total }) => say`${seat(who)} ${total}`, towards = ({ target, chest }) => say`${seat(target)}’s ${area(chest)}`, cannonNames = (cannons) => cannons.length === 2 ? say`both cannons` : say`the ${area(cannons[0])}`;
function fired(e) {
	let guns = cannonNames(e.cannons);
	if (e.shots === 0) return say`${seat(e.seat)} fires ${guns}: too little powder for a shot.`;
	if (!e.aim) return say`${seat(e.seat)} fires ${guns}: ${shots(e.shots)} into the water, nobody has a chest to hit.`;
	let start = say`${seat(e.seat)} fires ${guns} at ${towards(e.aim)}: ${shots(e.shots)}, ${e.blocked} blocked.`;
	if (e.stolen.length === 0) return say`${start} Nothing is stolen.`;
	let into = say`${start} Stolen: ${values(e.stolen)}, into ${area(e.aim.into)}.`, lost = e.stolen.slice(e.stored);
	return lost.length === 0 ? into : say`${into} There is no room for ${values(lost)}.`;
}
var allocation = (it) => it.kind === "bury" ? say`bury ${area(it.chest)}` : list(it.orders.map((order) => say`${value(order.value)} to ${area(order.icon)}`)), aimed = (cannon, target, chest, into) => say`Aim the ${area(cannon)} at ${seat(target)}’s ${area(chest)}, loot into ${area(into)}`, words = {
	refusals: REFUSALS,
	asks: {
		draft: {
			prompt: () => say`Take a die from the pool.`,
			rule: "4.2"
		},
		allocate: {
			prompt: () => say`Put your three dice to work, or bury a chest with all of them.`,
			rule: "5.1"
		},
		raise: {
			prompt: () => say`Raise Spirits? One of your dice may be written as a ${value(7)}.`,
			rule: "6.3"
		},
		fire: {
			prompt: ({ open }) => open.phase.kind === "fire" ? say`Aim the ${area(open.phase.cannon)}: whom to rob, of which chest, and into which of yours.` : [],
			rule: "7.4"
		},
		"fire-too": {
			prompt: ({ open }) => open.phase.kind === "fire" && open.phase.aim ? say`Aim the ${area("largeCannon")} too: at ${towards(open.phase.aim)} with the small one, or at another captain.` : [],
			rule: "7.6"
		},
		over: {
			prompt: () => say`The game is over.`,
			rule: "9.1"
		}
	},
	awaiting({ phase }, who) {
		switch (phase.kind) {
			case "draft": return say`${seat(who)} is taking a die`;
			case "allocate": return say`${seat(who)} is putting dice to work`;
			case "raise": return say`${seat(who)} may raise Spirits`;
			case "fire": return say`${seat(who)} is aiming a cannon`;
			case "over": return [];
		}
	},
	event(e) {
		switch (e.type) {
			case "round": return say`Round ${e.round}: ${seat(e.first)} goes first.`;
			case "rolled": return say`${seat(e.seat)} draws and rolls ${e.dice.length} dice.`;
			case "drafted": return e.price === 0 ? say`${seat(e.seat)} takes ${die(e.die)}.` : say`${seat(e.seat)} takes ${die(e.die)} for ${infamy(e.price)}.`;
			case "drunken-sailor": return say`${seat(e.seat)} takes ${die(e.die)} as a drunken sailor: it counts ${value(1)}.`;
			case "ready": return say`${seat(e.seat)}: YARRR!`;
			case "revealed": return say`All captains reveal.${e.allocations.flatMap((it, who) => say` ${seat(who)}: ${allocation(it)}.`)}`;
			case "spirits-decided": return null;
			case "spirits-spent": return say`${seat(e.seat)} raises Spirits for the die on ${area(e.icon)}.`;
			case "wrote": return say`${seat(e.seat)} writes ${value(e.value)} into ${area(e.icon)}.`;
			case "buried": return say`${seat(e.seat)} buries ${area(e.chest)} with ${values(e.treasure)}.`;
			case "level": return say`${seat(e.seat)} reaches ${LEVEL_WORDS[e.track]} level ${e.level}.`;
			case "firing-order": return e.seats.length === 1 ? null : say`The cannons fire in this order: ${seats(e.seats)}.`;
			case "aimed": return say`${seat(e.seat)} aims the ${area("smallCannon")} at ${towards(e)}.`;
			case "fired": return fired(e);
			case "cannon-spent": return say`${seat(e.seat)} gains ${infamy(e.infamy)} by the ${area(e.cannon)}, which is empty again.`;
			case "ports": return e.most === 0 ? say`${seat(e.seat)} gains ${infamy(e.level)} by raided Ports.` : say`${seat(e.seat)} gains ${infamy(e.level + e.most)} by raided Ports, ${e.most} of it for the most.`;
			case "hired": return say`One more die of ${seat(e.seat)}’s crew goes into the bag.`;
			case "anchor": return say`The anchor drops; the bag passes to ${seat(e.first)}.`;
			case "ended": return e.how === "chests" ? say`${seats(e.by)} ended the game with three chests full or buried: ${list(e.scores.map(scoreLine))}.` : say`${seats(e.by)} ended the game with Hull, Ports and Crew filled: ${list(e.scores.map(scoreLine))}.`;
		}
	},
	move,
	reasons: {
		chests: "The most points when three chests were full or buried",
		tracks: "The most points when Hull, Ports and Crew were filled"
	},
	sources: {
		treasure: "Treasure",
		buried: "Buried chests",
		completed: "Hull, Ports and Crew filled",
		infamy: "Infamy left"
	}
};
function move(m) {
	switch (m.kind) {
		case "draft": return say`Take ${die(m)}`;
		case "sailor": return say`Take ${die(m)} as a drunken sailor`;
		case "allocate": return allocation(m);
		case "bury": return say`Bury ${area(m.chest)}`;
		case "raise": return say`Write ${value(7)} into ${area(m.icon)}`;
		case "keep": return say`Keep the Spirits`;
		case "fire": return aimed(m.cannon, m.target, m.chest, m.into);
		case "broadside": return say`Fire both cannons together`;
	}
}
//#endregion
//#region packages/rules/src/rolling-with-the-waves/game.ts
var NOBODY = [], ALONE = [
	[0],
	[1],
	[2],
	[3],
	[4]
], { begin, menu, check, play } = flow({
	decisions: {
		draft,
		allocate,
		raise,
		fire
	},
	steps: {
		roll: drawAndRoll,
		draft: begin$2,
		allocate: begin$4,
		raise: begin$3,
		write: writeValues,
		fire: begin$1,
		ports: gainFromPorts,
		crew: hireCrew,
		end: endIfDone,
		anchor: dropAnchor
	},
	round: [
		"roll",
		"draft",
		"allocate",
		"raise",
		"write",
		"fire",
		"ports",
		"crew",
		"end",
		"anchor"
	]
}), game = {
	...meta,
	bound: 2e3,
	interned: !0,
	words,
	setup(seats, options, rng) {
		let state = layOut(seats, options, rng);
		begin(state, "roll", SILENT);
		let { open, own, shut } = state;
		return {
			open,
			own,
			shut
		};
	},
	deciding({ phase }) {
		switch (phase.kind) {
			case "draft": return ALONE[phase.seat];
			case "allocate":
			case "raise": return phase.waiting;
			case "fire": return ALONE[phase.queue[0]];
			case "over": return NOBODY;
		}
	},
	joint(open) {
		let { phase } = open;
		return phase.kind === "allocate" ? jointOf(everybody(open), phase.waiting) : phase.kind === "raise" ? jointOf(whoMayRaise(open), phase.waiting) : null;
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
