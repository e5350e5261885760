// Rattle, Battle, Grab the Loot, version 5 of its rules, as released. Never edit this file.
//#region packages/rules/src/kit/joint.ts
/** The same question, put to those who are still to commit. */
var commit = (phase, seat) => ({
	...phase,
	waiting: phase.waiting.filter((other) => other !== seat)
}), no = (code, args) => args ? {
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
//#endregion
//#region packages/rules/src/kit/silent.ts
/** For play of which nobody reads the story. One for all, so that fast code has one thing to see through. */
var SILENT = {
	all() {},
	only() {}
}, TURN$1 = 3600, QUARTER$1 = TURN$1 / 4;
/** The cosine by its series, to nine digits: the sum of a few products is the same everywhere. */
function cosine(tenths) {
	let angle = tenths * Math.PI / (TURN$1 / 2), term = 1, sum = 1;
	for (let n = 1; n < 14; n++) term *= -(angle * angle) / ((2 * n - 1) * (2 * n)), sum += term;
	return Math.round(sum * 1e9) / 1e9;
}
var FIRST_QUARTER = Array.from({ length: 901 }, (_, tenths) => cosine(tenths));
/** The cosine of an angle in whole tenths of a degree. */
function cos(tenths) {
	let angle = (tenths % TURN$1 + TURN$1) % TURN$1;
	return angle <= QUARTER$1 ? FIRST_QUARTER[angle] : angle <= 2 * QUARTER$1 ? -FIRST_QUARTER[2 * QUARTER$1 - angle] : angle <= 3 * QUARTER$1 ? -FIRST_QUARTER[angle - 2 * QUARTER$1] : FIRST_QUARTER[TURN$1 - angle];
}
var sin = (tenths) => cos(tenths - QUARTER$1);
/** A shape turned around its own origin and shifted; corners are rounded to whole numbers. */
function laid(local, x, y, tenths) {
	let c = cos(tenths), s = sin(tenths), polygon = [];
	for (let i = 0; i < local.length; i += 2) {
		let [px, py] = [local[i], local[i + 1]];
		polygon.push(x + Math.round(px * c - py * s), y + Math.round(px * s + py * c));
	}
	return polygon;
}
/** How deep two shapes are pressed into each other; negative when they are apart. */
var pressed = (a, b) => Math.min(pressedAlong(a, a, b), pressedAlong(b, a, b));
/** The least overlap along the normals of one shape's edges. */
function pressedAlong(edges, a, b) {
	let least = Infinity, [fromX, fromY] = [edges[edges.length - 2], edges[edges.length - 1]];
	for (let i = 0; i < edges.length; i += 2) {
		let [toX, toY] = [edges[i], edges[i + 1]], nx = toY - fromY, ny = fromX - toX, [minA, maxA] = [Infinity, -Infinity];
		for (let k = 0; k < a.length; k += 2) {
			let along = nx * a[k] + ny * a[k + 1];
			along < minA && (minA = along), along > maxA && (maxA = along);
		}
		let [minB, maxB] = [Infinity, -Infinity];
		for (let k = 0; k < b.length; k += 2) {
			let along = nx * b[k] + ny * b[k + 1];
			along < minB && (minB = along), along > maxB && (maxB = along);
		}
		let overlap = Math.min(maxA - minB, maxB - minA) / Math.sqrt(nx * nx + ny * ny);
		overlap < least && (least = overlap), fromX = toX, fromY = toY;
	}
	return least;
}
/** The distance between two shapes, rounded down to a whole number; 0 when they meet. */
function gap(a, b) {
	return pressed(a, b) > 0 ? 0 : Math.floor(Math.sqrt(Math.min(cornersToEdges(a, b), cornersToEdges(b, a))));
}
/** The least squared distance from a corner of one shape to an edge of the other. */
function cornersToEdges(corners, edges) {
	let least = Infinity, [fromX, fromY] = [edges[edges.length - 2], edges[edges.length - 1]];
	for (let i = 0; i < edges.length; i += 2) {
		let [toX, toY] = [edges[i], edges[i + 1]], ex = toX - fromX, ey = toY - fromY, length = ex * ex + ey * ey;
		for (let k = 0; k < corners.length; k += 2) {
			let px = corners[k] - fromX, py = corners[k + 1] - fromY, along = px * ex + py * ey, squared;
			if (along <= 0) squared = px * px + py * py;
			else if (along >= length) squared = (px - ex) * (px - ex) + (py - ey) * (py - ey);
			else {
				let across = px * ey - py * ex;
				squared = across * across / length;
			}
			squared < least && (least = squared);
		}
		fromX = toX, fromY = toY;
	}
	return least;
}
var turns = (ax, ay, bx, by, cx, cy) => Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
/** Whether a point lies in a shape or on its rim. */
function holds(polygon, { x, y }) {
	let [fromX, fromY] = [polygon[polygon.length - 2], polygon[polygon.length - 1]], [left, right] = [!1, !1];
	for (let i = 0; i < polygon.length; i += 2) {
		let [toX, toY] = [polygon[i], polygon[i + 1]], turn = turns(fromX, fromY, toX, toY, x, y);
		turn > 0 && (left = !0), turn < 0 && (right = !0), fromX = toX, fromY = toY;
	}
	return !(left && right);
}
/** Whether a straight line from one point to another meets a shape, be it only at its rim. */
function crosses(from, to, polygon) {
	if (holds(polygon, from) || holds(polygon, to)) return !0;
	let [ax, ay] = [polygon[polygon.length - 2], polygon[polygon.length - 1]];
	for (let i = 0; i < polygon.length; i += 2) {
		let [bx, by] = [polygon[i], polygon[i + 1]];
		if (!(turns(from.x, from.y, to.x, to.y, ax, ay) * turns(from.x, from.y, to.x, to.y, bx, by) > 0 || turns(ax, ay, bx, by, from.x, from.y) * turns(ax, ay, bx, by, to.x, to.y) > 0)) return !0;
		ax = bx, ay = by;
	}
	return !1;
}
var squaredDistance = (a, b) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
/** The place so far from one point in the direction of another (or, when negative, away from it). */
function onTheWay(from, to, far) {
	let length = Math.sqrt(squaredDistance(from, to));
	return {
		x: Math.round(from.x + (to.x - from.x) * far / length),
		y: Math.round(from.y + (to.y - from.y) * far / length)
	};
}
var BOX = 28e3, EDGE = 1600, SHORT = 6300, LONG = 8800, TURN = 3600, FACES = {
	ship: [
		1,
		2,
		3,
		4,
		5,
		"cannon"
	],
	captain: [
		3,
		4,
		5,
		6,
		"cannon",
		"cannon"
	],
	yellow: [
		1,
		1,
		2,
		3,
		"sail",
		"grape"
	],
	green: [
		1,
		2,
		3,
		4,
		"sail",
		"grape"
	],
	red: [
		2,
		3,
		4,
		5,
		"sail",
		"grape"
	],
	orange: [
		3,
		4,
		5,
		6,
		"skull",
		"skull"
	],
	blue: [
		1,
		2,
		3,
		4,
		"skull",
		"skull"
	],
	violet: [
		2,
		3,
		4,
		5,
		"skull",
		"skull"
	]
}, NP_DICE = {
	yellow: 3,
	green: 3,
	red: 3,
	orange: 2,
	blue: 1,
	violet: 1
}, COLOURS = [
	"yellow",
	"blue",
	"green",
	"red",
	"white"
], shipId = (seat, number) => `ship-${seat}-${number}`, captainId = (seat) => `captain-${seat}`, npId = (colour, number) => `${colour}-${number}`, numbers$1 = (count) => Array.from({ length: count }, (_, i) => i + 1), DICE = Object.fromEntries([...COLOURS.flatMap((_, owner) => [...numbers$1(4).map((n) => ({
	id: shipId(owner, n),
	hull: "ship",
	owner
})), {
	id: captainId(owner),
	hull: "captain",
	owner
}]), ...Object.entries(NP_DICE).flatMap(([colour, count]) => numbers$1(count).map((n) => ({
	id: npId(colour, n),
	hull: colour,
	owner: null
})))].map((die) => [die.id, die])), CANNON_STRENGTH = [
	2,
	3,
	4,
	5,
	6
], cannonStrength = (cannons) => CANNON_STRENGTH[Math.min(cannons, 4)], TEXTS = {
	bombs: "Toss your dice at the raft, one a turn. The highest total on it wins 3 coins.",
	race: "Everybody drops all dice; the lowest leave, again and again. The last to have dice wins 3 coins, the one before 1.",
	brawl: "Roll, choose one of your results in secret; all but the highest lose the dice that show what they chose.",
	"cannons-ready": "Roll, re-roll what you like once; the lowest total drops out. The last one in wins 3 coins.",
	prison: "Throw some of your dice at a wall that grows every round. The last one in wins 4 coins.",
	drinking: "Drink or stop. Ones and twos go under the table; whoever drank longest and still stands wins 3 coins.",
	chest: "Stake a die for each of two chests. The highest value that only one player staked takes 2 coins.",
	dig: "Share your dice out among four pits, then roll. The highest total takes the coins of a pit.",
	plank: "Step or stand: the highest total not above 9 wins 3 coins, a higher one splashes.",
	monkey: "Roll, re-roll some dice once: the most equal values win 3 coins."
}, crazy = (id, name, game, loot, flavour) => ({
	id,
	name,
	pile: "crazy",
	game,
	loot,
	text: TEXTS[game],
	flavour
}), CRAZY = [
	crazy("C01", "Bombs", "bombs", 2, "Somebody parked a raft under our argument."),
	crazy("C02", "Race", "race", 2, "The slowest swims."),
	crazy("C03", "Brawl", "brawl", 2, "It began as a discussion of table manners."),
	crazy("C04", "Cannons Ready", "cannons-ready", 2, "Loudest crew takes the pot."),
	crazy("C05", "Attack the Prison", "prison", 1, "They built the wall higher while we climbed."),
	crazy("C06", "Drinking Contest", "drinking", 1, "The floor is lava. Or rum. One of them."),
	crazy("C07", "Dead Man’s Chest", "chest", 2, "He will not be needing it."),
	crazy("C08", "Treasure Dig", "dig", 1, "The map says X. The beach says sand."),
	crazy("C09", "Walk the Plank", "plank", 2, "One more step. You first."),
	crazy("C10", "Monkey Business", "monkey", 1, "The monkey deals. The monkey always wins.")
], TAVERN_LESSON = {
	id: "I06",
	name: "Tavern Night",
	pile: "lesson",
	game: "cannons-ready",
	loot: 2,
	text: TEXTS["cannons-ready"],
	flavour: "Nobody sails tonight.",
	lesson: "Crazy Adventures: everybody plays, with all dice."
}, POWERS = [
	"soft",
	"firm",
	"hard"
], RAFT = {
	tile: "T10",
	x: 140,
	y: 140
}, TOSS_DISTANCE = 2e4, ROLLS_ON = {
	soft: 31,
	firm: 38,
	hard: 52
}, RACE_COINS = [3, 1], PIT_COINS = [
	1,
	1,
	1,
	2
], ESCAPE = { act: "escape" }, VOLLEY = { act: "volley" }, REDROP = { act: "redrop" }, SURRENDER = { act: "surrender" }, AWAY = {
	act: "away",
	whom: "closest"
}, TOWARDS = {
	act: "towards",
	whom: "closest"
}, TOWARDS_WANTED = {
	act: "towards",
	whom: "wanted"
}, TOWARDS_ALLY = {
	act: "towards",
	whom: "ally"
}, explode$1 = (count, whom = "all") => ({
	act: "explode",
	count,
	whom
}), shows = (strength, ...actions) => ({
	strength,
	actions
}), SEA_LESSONS = [
	{
		id: "I01",
		name: "A Fat Merchant",
		pile: "lesson",
		fleet: { yellow: 3 },
		symbols: { others: {
			sail: shows(1),
			grape: shows(2)
		} },
		loot: 2,
		rules: [{ rule: "no-actions" }],
		flavour: "A fat merchant and a thin escort.",
		lesson: "The drop, the closest pair, coins, Loot, repairs and stowing."
	},
	{
		id: "I02",
		name: "Teeth and Grapeshot",
		pile: "lesson",
		fleet: {
			yellow: 2,
			green: 2
		},
		symbols: { others: {
			sail: shows(1, ESCAPE),
			grape: shows(1, VOLLEY)
		} },
		loot: 2,
		rules: [{ rule: "no-actions" }],
		flavour: "Some run, some bite.",
		lesson: "Symbols on Non-Player Ships: Escape and Volley. Then the first Port Visit."
	},
	{
		id: "I03",
		name: "Wind in the Rags",
		pile: "lesson",
		fleet: {
			yellow: 1,
			green: 3
		},
		symbols: { others: {
			sail: shows(1, AWAY),
			grape: shows(3)
		} },
		loot: 2,
		rules: [{
			rule: "gift",
			part: "sail"
		}],
		flavour: "Let us see what that rag is for.",
		lesson: "Sails, and moving a ship."
	},
	{
		id: "I04",
		name: "Say Hello to the Guns",
		pile: "lesson",
		fleet: {
			yellow: 3,
			red: 1
		},
		symbols: { others: {
			sail: shows(2, TOWARDS),
			grape: shows(2, VOLLEY)
		} },
		loot: 3,
		rules: [{
			rule: "gift",
			part: "cannon"
		}, {
			rule: "fire-cost",
			cannons: 1
		}],
		flavour: "Noise first, questions later.",
		lesson: "Cannons, and firing."
	},
	{
		id: "I05",
		name: "Rocks and Hooks",
		pile: "lesson",
		fleet: {
			yellow: 2,
			green: 3
		},
		tiles: [
			[
				"T3",
				90,
				90,
				0
			],
			[
				"T4",
				190,
				190,
				40
			],
			[
				"T7",
				140,
				140,
				45
			]
		],
		symbols: { others: {
			sail: shows(1, SURRENDER),
			grape: shows(2, TOWARDS)
		} },
		loot: 2,
		rules: [{ rule: "tiles-block-move" }],
		flavour: "Rocks left, rocks right, supper ahead.",
		lesson: "Ocean tiles, boarding, surrender, and Sailors at sea."
	},
	{
		id: "I07",
		name: "The Customs Cutter",
		pile: "lesson",
		fleet: {
			yellow: 2,
			red: 3,
			orange: 1
		},
		symbols: {
			others: {
				sail: shows(3, VOLLEY),
				grape: shows(4)
			},
			orange: { skull: shows(4, TOWARDS, VOLLEY, REDROP) }
		},
		loot: 4,
		rules: [{
			rule: "bounty",
			colour: "orange",
			coins: 2
		}],
		flavour: "The customs men would like to see your papers.",
		lesson: "Flagships, the re-drop, and a bounty."
	}
], NORRINGTON = [
	{
		id: "N01",
		name: "Merchant & Co.",
		pile: "soft",
		fleet: {
			yellow: 3,
			green: 1
		},
		symbols: { others: {
			sail: shows(1, AWAY),
			grape: shows(1, VOLLEY)
		} },
		loot: 2,
		rules: [{
			rule: "chain",
			good: "spices",
			most: 2
		}],
		flavour: "Prices are fixed. So are the scales."
	},
	{
		id: "N02",
		name: "Fabrics Supply",
		pile: "soft",
		fleet: {
			yellow: 3,
			green: 2
		},
		symbols: { others: {
			sail: shows(1, SURRENDER),
			grape: shows(2, AWAY)
		} },
		loot: 2,
		rules: [{
			rule: "chain",
			good: "fabrics",
			most: 2
		}],
		flavour: "Bolts of cloth, nerves of gauze."
	},
	{
		id: "N03",
		name: "Fire Power",
		pile: "soft",
		fleet: {
			yellow: 2,
			red: 2
		},
		symbols: { others: {
			sail: shows(3, VOLLEY),
			grape: shows(3, VOLLEY)
		} },
		loot: 3,
		rules: [{
			rule: "refit",
			part: "cannon"
		}],
		flavour: "They brought cannons. We brought a shopping list."
	},
	{
		id: "N04",
		name: "Attack the Port",
		pile: "soft",
		fleet: {
			yellow: 2,
			red: 3
		},
		placed: [
			[
				"red",
				100,
				56,
				0
			],
			[
				"red",
				140,
				56,
				0
			],
			[
				"red",
				180,
				56,
				0
			]
		],
		tiles: [[
			"T9",
			140,
			20,
			0
		]],
		symbols: { others: {
			sail: shows(2, VOLLEY),
			grape: shows(4)
		} },
		loot: 2,
		rules: [{
			rule: "chain",
			good: "rum",
			most: 3
		}],
		flavour: "The harbour master requests that you stop."
	},
	{
		id: "N05",
		name: "Unlucky Fellow",
		pile: "soft",
		fleet: {
			yellow: 3,
			red: 1
		},
		symbols: {
			red: {
				sail: shows(3, AWAY),
				grape: shows(4)
			},
			others: {
				sail: shows(1, ESCAPE),
				grape: shows(1, VOLLEY)
			}
		},
		loot: 4,
		rules: [{
			rule: "choose-loot",
			colour: "red"
		}],
		flavour: "Wrong place, wrong time, wrong flag."
	},
	{
		id: "N06",
		name: "Boneyard",
		pile: "soft",
		fleet: {
			yellow: 2,
			green: 3
		},
		tiles: [
			[
				"T3",
				75,
				85,
				0
			],
			[
				"T4",
				205,
				90,
				40
			],
			[
				"T5",
				85,
				205,
				80
			],
			[
				"T6",
				200,
				200,
				120
			],
			[
				"T2",
				140,
				145,
				0
			]
		],
		symbols: { others: {
			sail: shows(2, TOWARDS),
			grape: shows(2, VOLLEY)
		} },
		loot: 3,
		rules: [{ rule: "tiles-block-move" }],
		flavour: "Every rock here has a surname."
	},
	{
		id: "N07",
		name: "The King is Here",
		pile: "soft",
		fleet: {
			yellow: 1,
			green: 3,
			violet: 1
		},
		placed: [[
			"violet",
			140,
			140,
			0
		]],
		symbols: {
			others: {
				sail: shows(2, TOWARDS_ALLY),
				grape: shows(3)
			},
			violet: { skull: shows(5, VOLLEY) }
		},
		loot: 2,
		rules: [
			{
				rule: "ally",
				colour: "violet"
			},
			{
				rule: "swap",
				good: "valuables"
			},
			{
				rule: "ally-lost",
				loot: 1
			}
		],
		flavour: "Look busy. And bring something shiny."
	},
	{
		id: "N08",
		name: "Rum Runners",
		pile: "soft",
		fleet: {
			yellow: 3,
			green: 2
		},
		symbols: { others: {
			sail: shows(1, ESCAPE),
			grape: shows(2, SURRENDER)
		} },
		loot: 2,
		rules: [{
			rule: "bonus-loot",
			colour: "yellow",
			loot: 1
		}],
		flavour: "They outrun the law, seldom the thirst."
	},
	{
		id: "N09",
		name: "Herring Fleet",
		pile: "soft",
		fleet: {
			yellow: 3,
			green: 3
		},
		symbols: { others: {
			sail: shows(1, AWAY),
			grape: shows(2)
		} },
		loot: 2,
		rules: [],
		flavour: "Smells like victory. Mostly like herring."
	},
	{
		id: "N10",
		name: "Convey",
		pile: "hard",
		fleet: {
			yellow: 3,
			red: 3
		},
		symbols: { others: {
			sail: shows(4, VOLLEY),
			grape: shows(3, TOWARDS_WANTED)
		} },
		loot: 3,
		rules: [{ rule: "wanted-exhausts" }],
		flavour: "Six ships, one grudge, your name on it."
	},
	{
		id: "N11",
		name: "Pillage Time",
		pile: "hard",
		fleet: {
			green: 3,
			red: 3
		},
		symbols: { others: {
			sail: shows(3, VOLLEY),
			grape: shows(5)
		} },
		loot: 3,
		rules: [{
			rule: "wanted-battle",
			colour: "red",
			range: 12600
		}],
		flavour: "The admiral only wants a word with one of us."
	},
	{
		id: "N12",
		name: "Neptune’s Anger",
		pile: "hard",
		fleet: {
			yellow: 3,
			green: 3,
			blue: 1
		},
		symbols: {
			others: {
				sail: shows(2, AWAY),
				grape: shows(3, VOLLEY)
			},
			blue: {
				number: shows(1, explode$1("shown", "players")),
				skull: shows(1, REDROP)
			}
		},
		loot: 3,
		rules: [],
		flavour: "He is not angry, just disappointed. With thunder."
	},
	{
		id: "N13",
		name: "Maze of Rocks",
		pile: "hard",
		fleet: {
			green: 3,
			red: 3
		},
		tiles: [
			[
				"T3",
				95,
				100,
				10
			],
			[
				"T4",
				185,
				100,
				70
			],
			[
				"T5",
				95,
				185,
				130
			],
			[
				"T6",
				185,
				180,
				200
			],
			[
				"T7",
				140,
				60,
				0
			],
			[
				"T8",
				140,
				220,
				0
			]
		],
		symbols: { others: {
			sail: shows(3, TOWARDS),
			grape: shows(3, VOLLEY)
		} },
		loot: 3,
		rules: [{ rule: "tiles-block-fire" }],
		flavour: "Turn left at the rock. No, the other rock."
	},
	{
		id: "N14",
		name: "The Blockade",
		pile: "hard",
		fleet: {
			green: 2,
			red: 3,
			orange: 1
		},
		placed: [
			[
				"red",
				70,
				140,
				45
			],
			[
				"red",
				140,
				70,
				45
			],
			[
				"red",
				210,
				140,
				45
			]
		],
		symbols: {
			others: {
				sail: shows(3, VOLLEY),
				grape: shows(5)
			},
			orange: { skull: shows(4, TOWARDS_WANTED, VOLLEY) }
		},
		loot: 4,
		rules: [{
			rule: "bounty",
			colour: "orange",
			coins: 2
		}],
		flavour: "Nothing gets past. Except us, possibly."
	},
	{
		id: "N15",
		name: "Gunpowder Gala",
		pile: "hard",
		fleet: {
			green: 2,
			red: 2,
			orange: 2
		},
		symbols: {
			others: {
				sail: shows(3, VOLLEY),
				grape: shows(4, TOWARDS)
			},
			orange: { skull: shows(1, explode$1(2)) }
		},
		loot: 3,
		rules: [{
			rule: "bounty",
			colour: "orange",
			coins: 2
		}],
		flavour: "No smoking within one long range."
	},
	{
		id: "N16",
		name: "Norrington",
		pile: "final",
		fleet: {
			yellow: 3,
			red: 3,
			orange: 2
		},
		symbols: {
			others: {
				sail: shows(4, VOLLEY),
				grape: shows(5)
			},
			orange: { skull: shows(5, TOWARDS_WANTED, VOLLEY, REDROP) }
		},
		loot: 4,
		rules: [{
			rule: "bounty",
			colour: "orange",
			coins: 3
		}],
		flavour: "He has read the pirate handbook. He wrote the index."
	},
	{
		id: "N17",
		name: "The Hanging Tide",
		pile: "final",
		fleet: {
			green: 2,
			red: 3,
			orange: 1,
			violet: 1
		},
		placed: [[
			"violet",
			140,
			140,
			45
		]],
		symbols: {
			others: {
				sail: shows(4, TOWARDS_ALLY),
				grape: shows(4, VOLLEY)
			},
			orange: { skull: shows(5, TOWARDS_WANTED, VOLLEY) },
			violet: { skull: shows(5, VOLLEY) }
		},
		loot: 4,
		rules: [
			{
				rule: "ally",
				colour: "violet"
			},
			{
				rule: "ally-saved",
				coins: 2
			},
			{
				rule: "bounty",
				colour: "orange",
				coins: 2
			}
		],
		flavour: "Somebody up there owes us money."
	}
], PIRATE_WARS = [
	{
		id: "P01",
		name: "Cannonade",
		pile: "soft",
		fleet: {
			yellow: 3,
			green: 2
		},
		symbols: { others: {
			sail: shows(1, VOLLEY),
			grape: shows(3)
		} },
		loot: 2,
		rules: [{ rule: "free-fire" }],
		flavour: "Powder is free today. Hearing is not."
	},
	{
		id: "P02",
		name: "Tax Ship",
		pile: "soft",
		fleet: {
			yellow: 3,
			red: 1
		},
		symbols: {
			red: {
				sail: shows(3, AWAY),
				grape: shows(4, VOLLEY)
			},
			others: {
				sail: shows(1, TOWARDS),
				grape: shows(1, ESCAPE)
			}
		},
		loot: 2,
		rules: [{
			rule: "bounty",
			colour: "red",
			coins: 3
		}],
		flavour: "Death and taxes, in that order."
	},
	{
		id: "P03",
		name: "Smugglers’ Cove",
		pile: "soft",
		fleet: {
			yellow: 2,
			green: 3
		},
		tiles: [[
			"T1",
			140,
			140,
			0
		]],
		symbols: { others: {
			sail: shows(2, VOLLEY),
			grape: shows(2, AWAY)
		} },
		loot: 2,
		rules: [{
			rule: "tile-loot",
			loot: 1
		}],
		flavour: "No questions, no lanterns, no receipts."
	},
	{
		id: "P04",
		name: "Sargasso",
		pile: "soft",
		fleet: {
			yellow: 3,
			green: 2
		},
		tiles: [
			[
				"T7",
				100,
				110,
				20
			],
			[
				"T8",
				185,
				175,
				70
			],
			[
				"T2",
				190,
				80,
				0
			]
		],
		symbols: { others: {
			sail: shows(1, TOWARDS),
			grape: shows(2, VOLLEY)
		} },
		loot: 3,
		rules: [{ rule: "tiles-block-move" }],
		flavour: "The sea grows hair here."
	},
	{
		id: "P05",
		name: "Turncoat",
		pile: "soft",
		fleet: {
			yellow: 2,
			green: 3,
			violet: 1
		},
		symbols: {
			others: {
				sail: shows(2, AWAY),
				grape: shows(2, VOLLEY)
			},
			violet: { skull: shows(4, VOLLEY) }
		},
		loot: 2,
		rules: [{
			rule: "ally",
			colour: "violet"
		}],
		flavour: "He changed sides. He may do it again."
	},
	{
		id: "P06",
		name: "Powder Barges",
		pile: "soft",
		fleet: {
			yellow: 3,
			green: 2
		},
		symbols: { others: {
			sail: shows(1, explode$1(1)),
			grape: shows(1, explode$1(2))
		} },
		loot: 3,
		rules: [],
		flavour: "Handle with care. Or do not, and count."
	},
	{
		id: "P07",
		name: "The Narrows",
		pile: "soft",
		fleet: {
			yellow: 2,
			green: 3
		},
		tiles: [[
			"T7",
			90,
			140,
			90
		], [
			"T8",
			190,
			140,
			90
		]],
		symbols: { others: {
			sail: shows(2, TOWARDS),
			grape: shows(1, VOLLEY)
		} },
		loot: 2,
		rules: [{
			rule: "most-sent",
			ships: 2
		}, { rule: "tiles-block-fire" }],
		flavour: "Two abreast is already one too many."
	},
	{
		id: "P08",
		name: "Oyster Banks",
		pile: "soft",
		fleet: {
			yellow: 3,
			green: 1
		},
		symbols: { others: {
			sail: shows(1, SURRENDER),
			grape: shows(2, SURRENDER)
		} },
		loot: 2,
		rules: [{
			rule: "refit",
			part: "hold"
		}],
		flavour: "They gave up before we arrived."
	},
	{
		id: "P09",
		name: "Whale Ahoy",
		pile: "soft",
		fleet: {
			green: 3,
			violet: 1
		},
		symbols: {
			others: {
				sail: shows(2, TOWARDS),
				grape: shows(2, VOLLEY)
			},
			violet: { skull: shows(3, AWAY, REDROP) }
		},
		loot: 2,
		rules: [{
			rule: "bonus-loot",
			colour: "violet",
			loot: 2
		}],
		flavour: "It looks hungry and so do we."
	},
	{
		id: "P10",
		name: "Corsairs!",
		pile: "hard",
		fleet: {
			green: 3,
			red: 3
		},
		symbols: { others: {
			sail: shows(3, VOLLEY),
			grape: shows(4, TOWARDS)
		} },
		loot: 3,
		rules: [{ rule: "close-location" }],
		flavour: "Whoever sinks them names the price of beer."
	},
	{
		id: "P11",
		name: "Twin Whirlpools",
		pile: "hard",
		fleet: {
			green: 3,
			red: 3
		},
		tiles: [[
			"T10",
			90,
			140,
			0
		], [
			"T11",
			190,
			140,
			0
		]],
		symbols: { others: {
			sail: shows(3, TOWARDS),
			grape: shows(3, VOLLEY)
		} },
		loot: 4,
		rules: [{ rule: "tiles-sink" }],
		flavour: "Round and round and down."
	},
	{
		id: "P12",
		name: "Treasure Fleet",
		pile: "hard",
		fleet: {
			yellow: 3,
			green: 3,
			red: 2
		},
		symbols: { others: {
			sail: shows(3, AWAY),
			grape: shows(3, VOLLEY)
		} },
		loot: 2,
		rules: [{
			rule: "chain",
			good: "valuables",
			most: 2
		}],
		flavour: "Eight ships of tax-free income."
	},
	{
		id: "P13",
		name: "Kraken’s Lunch",
		pile: "hard",
		fleet: {
			green: 3,
			red: 1,
			blue: 1,
			violet: 1
		},
		symbols: {
			others: {
				sail: shows(2, AWAY),
				grape: shows(3, VOLLEY)
			},
			violet: { skull: shows(5, TOWARDS, VOLLEY, REDROP) },
			blue: { skull: shows(1, explode$1(2)) }
		},
		loot: 3,
		rules: [{
			rule: "bounty",
			colour: "violet",
			coins: 3
		}],
		flavour: "Today you are on the menu."
	},
	{
		id: "P14",
		name: "No Quarter",
		pile: "hard",
		fleet: {
			yellow: 2,
			red: 3,
			orange: 1
		},
		symbols: {
			others: {
				sail: shows(4, VOLLEY),
				grape: shows(5)
			},
			orange: { skull: shows(5, VOLLEY) }
		},
		loot: 4,
		rules: [{
			rule: "least-sent",
			ships: 2
		}, {
			rule: "bounty",
			colour: "orange",
			coins: 2
		}],
		flavour: "Bring friends. Fewer will return."
	},
	{
		id: "P15",
		name: "Fog Bank",
		pile: "hard",
		fleet: {
			green: 3,
			red: 3
		},
		symbols: { others: {
			sail: shows(3, AWAY),
			grape: shows(3, VOLLEY)
		} },
		loot: 3,
		rules: [{
			rule: "move-range",
			range: 6300
		}, {
			rule: "fire-range",
			range: 3150
		}],
		flavour: "I can hear them. I can smell them. I cannot aim."
	},
	{
		id: "P16",
		name: "The Pirate Moot",
		pile: "final",
		fleet: {
			yellow: 2,
			red: 3,
			orange: 2
		},
		symbols: {
			others: {
				sail: shows(4, VOLLEY),
				grape: shows(5)
			},
			orange: { skull: shows(4, VOLLEY, REDROP) }
		},
		loot: 4,
		rules: [{ rule: "any-ship-fires" }, {
			rule: "bounty",
			colour: "orange",
			coins: 2
		}],
		flavour: "Point of order: duck."
	},
	{
		id: "P17",
		name: "Last Galleon to Tortuga",
		pile: "final",
		fleet: {
			yellow: 3,
			red: 3,
			orange: 1,
			violet: 1
		},
		symbols: {
			others: {
				sail: shows(3, TOWARDS),
				grape: shows(4, VOLLEY)
			},
			orange: { skull: shows(5, TOWARDS, VOLLEY) },
			violet: { skull: shows(5, AWAY, REDROP) }
		},
		loot: 4,
		rules: [{
			rule: "bounty",
			colour: "violet",
			coins: 4
		}, {
			rule: "bounty",
			colour: "orange",
			coins: 2
		}],
		flavour: "Gold rides low in the water."
	}
], GOODS = [
	"spices",
	"rum",
	"fabrics",
	"valuables"
], SPECIALS = [
	"map",
	"keg",
	"flag",
	"bottle",
	"idol"
], LOOT = [...GOODS, ...SPECIALS], TOKENS = {
	spices: 10,
	rum: 18,
	fabrics: 18,
	valuables: 10,
	map: 2,
	keg: 2,
	flag: 1,
	bottle: 2,
	idol: 1
}, LOOT_NAMES = {
	spices: "Spices",
	rum: "Rum",
	fabrics: "Fabrics",
	valuables: "Valuables",
	map: "Treasure Map",
	keg: "Powder Keg",
	flag: "White Flag",
	bottle: "Message in a Bottle",
	idol: "Cursed Idol"
}, PARTS = [
	"sail",
	"cannon",
	"hold"
], PART_NAMES = {
	sail: "Sail",
	cannon: "Cannon",
	hold: "Hold"
}, VP_CARDS = [
	{
		price: 4,
		vp: 6
	},
	{
		price: 5,
		vp: 7
	},
	{
		price: 6,
		vp: 9
	},
	{
		price: 8,
		vp: 11
	},
	{
		price: 10,
		vp: 14
	},
	{
		price: 12,
		vp: 17
	},
	{
		price: 14,
		vp: 19
	},
	{
		price: 16,
		vp: 22
	}
], LOCATIONS = [
	"market",
	"tavern",
	"shipyard",
	"workshop",
	"pit",
	"guild"
], LOCATION_NAMES = {
	market: "Market",
	tavern: "Tavern",
	shipyard: "Shipyard",
	workshop: "Workshop",
	pit: "Pit",
	guild: "Guild"
}, SAILORS = /* @__PURE__ */ "emilio.max.olaf.greta.barnaby.wim.molasses.nils.suzette.pepe.lu.quirijn.mutiny.abe.rosie.bjorn.chips.cog.sparks.sal.nib.louigi.fatima.sven.gunhild.hamza.saskia".split("."), CREW_PACK = [
	"pip",
	"ines",
	"kaspar",
	"bart",
	"noor",
	"zuri"
], SAILOR = {
	emilio: {
		name: "Emilio Scar",
		active: "sea",
		text: "Pay 1 Spices: add the top Upgrade."
	},
	max: {
		name: "Max Schraube",
		active: "sea",
		text: "Pay 1 Fabrics: add a Part of your choice."
	},
	olaf: {
		name: "Olaf Beerson",
		active: "sea",
		text: "Pay 1 Rum: the top Sailor joins you, unhired."
	},
	greta: {
		name: "Greta Grapnel",
		active: "sea",
		text: "If you sank a Non-Player Ship: draw 1 Loot. When hired: draw 2 Loot."
	},
	barnaby: {
		name: "Barnaby Bilge",
		active: "sea",
		text: "If a ship of yours was sunk: draw 1 Loot."
	},
	wim: {
		name: "One-Ear Wim",
		active: "sea",
		text: "Return up to 2 Loot and draw as many."
	},
	molasses: {
		name: "Mother Molasses",
		active: "sea",
		text: "Pay 1 Rum: 1 coin. When hired: 2 coins."
	},
	nils: {
		name: "Nils Nagel",
		active: "sea",
		text: "One of your sunk ships is repaired for nothing."
	},
	suzette: {
		name: "Silk Suzette",
		active: "sea",
		text: "Pay 1 Fabrics: 1 coin."
	},
	pepe: {
		name: "Pepe Pimiento",
		active: "sea",
		text: "Pay 1 Spices: 2 coins."
	},
	lu: {
		name: "Lookout Lu",
		active: "sea",
		text: "If you sent no ship: draw 1 Loot."
	},
	quirijn: {
		name: "Quartermaster Quirijn",
		active: "sea",
		text: "If you sent a ship: draw 2 Loot and return one of them."
	},
	mutiny: {
		name: "Mutiny the Cat",
		active: "sea",
		text: "Ready one exhausted Sail, Cannon or Upgrade."
	},
	abe: {
		name: "Honest Abe",
		active: "market",
		text: "One trade takes 1 Loot instead of 2."
	},
	rosie: {
		name: "Rosie Rumfort",
		active: "tavern",
		text: "Draw 5 Sailors instead of 3."
	},
	bjorn: {
		name: "Big Bjorn",
		active: "tavern",
		text: "Hire a second Sailor at the usual price."
	},
	chips: {
		name: "Chips Chandler",
		active: "shipyard",
		text: "Buy a second Part for any 1 Loot."
	},
	cog: {
		name: "Professor Cog",
		active: "workshop",
		text: "Draw 5 Upgrades instead of 3."
	},
	sparks: {
		name: "Sparks McGee",
		active: "workshop",
		text: "Pay any 2 Loot instead of Spices and Fabrics."
	},
	sal: {
		name: "Silver-Tongue Sal",
		active: "pit",
		text: "If you took a coin here: 1 coin more."
	},
	nib: {
		name: "Notary Nib",
		active: "guild",
		text: "The VP card costs 1 coin less."
	},
	louigi: {
		name: "Louigi",
		active: "end",
		text: "1 VP. When hired: the top Sailor is hired for nothing."
	},
	fatima: {
		name: "Fatima Figurehead",
		active: "end",
		text: "1 VP for each Upgrade."
	},
	sven: {
		name: "Sailmaker Sven",
		active: "end",
		text: "1 VP for each Sail."
	},
	gunhild: {
		name: "Gunner Gunhild",
		active: "end",
		text: "1 VP for each Cannon. When hired: 1 Cannon."
	},
	hamza: {
		name: "Hamza Holdfast",
		active: "end",
		text: "1 VP for each Hold, 3 for each Hamster. When hired: 1 Hold."
	},
	saskia: {
		name: "Old Salt Saskia",
		active: "end",
		text: "1 VP for every 2 Sailors."
	},
	pip: {
		name: "Powder Monkey Pip",
		active: "sea",
		text: "Hoards Rum. Spend 1: a ship of yours has 2 Strength more."
	},
	ines: {
		name: "Ines Overcanvas",
		active: "sea",
		text: "Hoards Fabrics. Spend 1: ready 1 Sail."
	},
	kaspar: {
		name: "Kaspar Kaboom",
		active: "sea",
		text: "Hoards Spices. Spend 1: ready up to 2 Cannons."
	},
	bart: {
		name: "Bribery Bart",
		active: "sea",
		text: "Hoards Valuables. Spend 1: a Non-Player Ship within long range of a ship of yours has Strength 0 and surrenders."
	},
	noor: {
		name: "Navigator Noor",
		active: "sea",
		text: "Hoards Fabrics. Spend 1: a ship of yours moves up to long range without a Sail."
	},
	zuri: {
		name: "Zuri Bonecaster",
		active: "sea",
		text: "Hoards Spices. Spend 1: re-roll a ship of yours where it lies and keep either face."
	}
}, HOARDS = {
	pip: "rum",
	ines: "fabrics",
	kaspar: "spices",
	bart: "valuables",
	noor: "fabrics",
	zuri: "spices"
}, isHoarder = (id) => Object.hasOwn(HOARDS, id), SELLERS = {
	molasses: {
		good: "rum",
		coins: 1
	},
	suzette: {
		good: "fabrics",
		coins: 1
	},
	pepe: {
		good: "spices",
		coins: 2
	}
}, SCENARIOS = [
	"norrington",
	"pirate-wars",
	"introductory"
], PILES = [
	"soft",
	"hard",
	"final",
	"crazy"
], FLEETS = {
	2: {
		ships: 4,
		captain: !0
	},
	3: {
		ships: 4,
		captain: !1
	},
	4: {
		ships: 3,
		captain: !1
	},
	5: {
		ships: 3,
		captain: !1
	}
}, WAR_FLEETS = {
	2: {
		ships: 4,
		captain: !0
	},
	3: {
		ships: 3,
		captain: !0
	},
	4: {
		ships: 2,
		captain: !0
	},
	5: {
		ships: 2,
		captain: !0
	}
}, fleetFor = (scenario, seats) => (scenario === "pirate-wars" ? WAR_FLEETS : FLEETS)[seats], STARTING_PARTS = {
	2: [],
	3: ["sail"],
	4: ["sail", "hold"],
	5: ["sail", "hold"]
}, QUESTS = [
	["soft", "soft"],
	[
		"soft",
		"crazy",
		"soft"
	],
	[
		"hard",
		"crazy",
		"soft"
	],
	[
		"hard",
		"crazy",
		"hard"
	],
	["final"]
], LESSONS = [
	["I01", "I02"],
	["I03", "I04"],
	["I05", "I06"],
	["I07"]
], questsOf = (scenario) => scenario === "introductory" ? LESSONS : QUESTS, tile = (name, ...outline) => ({
	name,
	outline
}), ROCK = tile("Rock", [-16, -8], [-4, -17], [13, -13], [17, 4], [5, 16], [-12, 12]), REEF = tile("Long Reef", [-45, -6], [-35, -11], [38, -11], [45, 0], [36, 11], [-38, 10]), WHIRLPOOL = tile("Whirlpool", [28, 0], [20, 20], [0, 28], [-20, 20], [-28, 0], [-20, -20], [0, -28], [20, -20]), TILE = {
	T1: tile("Tortoise Island", [-45, -10], [-25, -35], [20, -35], [45, -5], [25, 32], [-20, 35]),
	T2: tile("Skull Atoll", [-32, -20], [0, -32], [32, -18], [30, 20], [-5, 32], [-32, 18]),
	T3: ROCK,
	T4: ROCK,
	T5: ROCK,
	T6: ROCK,
	T7: REEF,
	T8: REEF,
	T9: tile("Quay", [-80, -20], [80, -20], [80, 20], [-80, 20]),
	T10: WHIRLPOOL,
	T11: WHIRLPOOL
}, UPGRADES = [
	"crowsNest",
	"parrot",
	"superSails",
	"blackFlag",
	"harpoon",
	"bigBertha",
	"superHull",
	"heavensKitchen",
	"superCannons",
	"bombs",
	"secretHold",
	"richCabin",
	"superHold",
	"ballista",
	"boardingHook",
	"steeringWheel",
	"drill",
	"ram",
	"turbine",
	"ironTeeth"
], UPGRADE = {
	crowsNest: {
		name: "Crow’s Nest",
		place: "mast",
		mode: "once",
		text: "Re-roll an Enemy within long range of one of your ships where it lies."
	},
	parrot: {
		name: "Parrot",
		place: "mast",
		mode: "exhaust",
		text: "Put one of your ships anywhere in the Sea where no ship is."
	},
	superSails: {
		name: "Super Sails",
		place: "mast",
		mode: "once",
		text: "One Move goes twice as far."
	},
	blackFlag: {
		name: "Black Flag",
		place: "mast",
		mode: "exhaust",
		text: "An Enemy within short range of one of your ships leaves the Sea; nobody is paid."
	},
	harpoon: {
		name: "Harpoon",
		place: "hull",
		mode: "once",
		text: "A Non-Player Ship within long range of one of your ships is pulled towards it."
	},
	bigBertha: {
		name: "Big Bertha",
		place: "hull",
		mode: "exhaust",
		text: "One Fire sinks a second ship within short range of its target."
	},
	superHull: {
		name: "Super Hull",
		place: "hull",
		mode: "passive",
		text: "Your ships survive explosions; a Volley at one of them strikes the next closest ship instead."
	},
	heavensKitchen: {
		name: "Heaven’s Kitchen",
		place: "hull",
		mode: "passive",
		text: "Hiring costs 1 Rum."
	},
	superCannons: {
		name: "Super Cannons",
		place: "hull",
		mode: "once",
		text: "One Fire reaches long range."
	},
	bombs: {
		name: "Bombs",
		place: "hull",
		mode: "passive",
		text: "Your cannon faces have Strength 6 in Battle."
	},
	secretHold: {
		name: "Secret Hold",
		place: "hull",
		mode: "passive",
		text: "Stows 1; when the Pirate King helps you, you keep 1 Loot."
	},
	richCabin: {
		name: "Rich Cabin",
		place: "hull",
		mode: "passive",
		text: "The first Valuables you bring to the Pit on each visit pay 3 coins."
	},
	superHold: {
		name: "Super Hold",
		place: "hull",
		mode: "passive",
		text: "Stows 2."
	},
	ballista: {
		name: "Ballista",
		place: "hull",
		mode: "exhaust",
		text: "Your ships have 1 Strength more in this Adventure’s Battle."
	},
	boardingHook: {
		name: "Boarding Hook",
		place: "hull",
		mode: "exhaust",
		text: "Move a ship up to short range so that it touches a Non-Player Ship; boarding it brings 1 Loot more."
	},
	steeringWheel: {
		name: "Steering Wheel",
		place: "hull",
		mode: "exhaust",
		text: "Turn one of your ships to any face of its die."
	},
	drill: {
		name: "Drill",
		place: "bow",
		mode: "exhaust",
		text: "After one Move, every Non-Player Ship touched by the moved ship loses 2 Strength."
	},
	ram: {
		name: "Ram",
		place: "bow",
		mode: "once",
		text: "One of your ships fights an Enemy it touches at once, with 2 Strength more."
	},
	turbine: {
		name: "Turbine",
		place: "stern",
		mode: "once",
		text: "Move a ship up to short range without a Sail."
	},
	ironTeeth: {
		name: "Iron Teeth",
		place: "stern",
		mode: "once",
		text: "Sink a Non-Player Ship within half a short range of one of your ships; nobody is paid."
	}
}, NOT_EXHAUSTIBLE = ["superHold", "secretHold"], IRON_TEETH_RANGE = 3150, SUPER_CANNONS_RANGE = LONG, SUPER_CANNONS_FACTOR = [14, 10], BERTHA_RANGE = SHORT, USES = [
	"crowsNest",
	"parrot",
	"blackFlag",
	"harpoon",
	"ballista",
	"boardingHook",
	"steeringWheel",
	"ram",
	"turbine",
	"ironTeeth",
	"pip",
	"ines",
	"kaspar",
	"bart",
	"noor",
	"zuri",
	"flag"
], NOTHING = {
	ship: !1,
	target: null,
	place: !1,
	side: !1,
	reach: 0,
	range: null
}, NEEDS = {
	crowsNest: {
		...NOTHING,
		target: "enemy",
		reach: LONG
	},
	parrot: {
		...NOTHING,
		ship: !0,
		place: !0
	},
	blackFlag: {
		...NOTHING,
		target: "enemy",
		reach: SHORT
	},
	harpoon: {
		...NOTHING,
		ship: !0,
		target: "np",
		reach: LONG
	},
	ballista: NOTHING,
	boardingHook: {
		...NOTHING,
		ship: !0,
		target: "np",
		place: !0,
		reach: 2 ** 53 - 1,
		range: SHORT
	},
	steeringWheel: {
		...NOTHING,
		ship: !0,
		side: !0
	},
	ram: {
		...NOTHING,
		ship: !0,
		target: "enemy",
		reach: 50
	},
	turbine: {
		...NOTHING,
		ship: !0,
		place: !0,
		range: SHORT
	},
	ironTeeth: {
		...NOTHING,
		target: "np",
		reach: IRON_TEETH_RANGE
	},
	pip: {
		...NOTHING,
		ship: !0
	},
	ines: NOTHING,
	kaspar: NOTHING,
	bart: {
		...NOTHING,
		target: "np",
		reach: LONG
	},
	noor: {
		...NOTHING,
		ship: !0,
		place: !0,
		range: LONG
	},
	zuri: {
		...NOTHING,
		ship: !0
	},
	flag: {
		...NOTHING,
		ship: !0
	}
}, CARDS = Object.fromEntries([
	...NORRINGTON,
	...PIRATE_WARS,
	...SEA_LESSONS,
	...CRAZY,
	TAVERN_LESSON
].map((card) => [card.id, card])), isCrazy = (card) => "game" in card;
/** The cards of a pile, as they are before shuffling. */
function pileOf(scenario, pile) {
	return scenario === "introductory" ? [] : (pile === "crazy" ? CRAZY : scenario === "norrington" ? NORRINGTON : PIRATE_WARS).filter((card) => card.pile === pile).map((card) => card.id);
}
/** The rule of this kind a card has; null when it has none. */
function ruleOf(card, rule) {
	for (let it of card.rules) if (it.rule === rule) return it;
	return null;
}
var hasRule = (card, rule) => ruleOf(card, rule) !== null, HALF = EDGE / 2, SQUARE = [
	-HALF,
	-HALF,
	HALF,
	-HALF,
	HALF,
	HALF,
	-HALF,
	HALF
], REACH = 1132, ROUNDING = 4, QUARTER = 900, OUTLINES = Array.from({ length: QUARTER });
/** The four corners of a die seen from above; after a quarter turn it looks the same. */
function outline({ x, y, rotation }) {
	let turned = rotation % QUARTER;
	OUTLINES[turned] ??= laid(SQUARE, 0, 0, turned);
	let o = OUTLINES[turned];
	return [
		x + o[0],
		y + o[1],
		x + o[2],
		y + o[3],
		x + o[4],
		y + o[5],
		x + o[6],
		y + o[7]
	];
}
/** 2.5 The distance between two ships: between their outlines, 0 when they meet. */
function gapBetween(a, b) {
	let at = (31 * a.x + 37 * a.y + 41 * b.x + 43 * b.y + a.rotation + b.rotation) % MEASURED, known = measured[at];
	if (known && isPlaced(a, known.a) && isPlaced(b, known.b)) return known.gap;
	let found = gap(outline(a), outline(b));
	return measured[at] = {
		a: {
			x: a.x,
			y: a.y,
			rotation: a.rotation
		},
		b: {
			x: b.x,
			y: b.y,
			rotation: b.rotation
		},
		gap: found
	}, found;
}
/** Measured lately: a battle is tried again and again with most ships where they were. */
var MEASURED = 4093, measured = Array.from({ length: MEASURED }), isPlaced = (a, b) => a.x === b.x && a.y === b.y && a.rotation === b.rotation, touches = (a, b) => within$1(a, b, 50);
/** Whether two ships are at most so far apart. */
function within$1(a, b, range) {
	let centres = squaredDistance(a, b);
	return centres > (range + 2 * REACH) ** 2 ? !1 : centres <= (range + 1600 - ROUNDING) ** 2 || gapBetween(a, b) <= range;
}
function overlaps(a, b) {
	let centres = squaredDistance(a, b);
	return centres > (2 * REACH) ** 2 ? !1 : centres < (1595 - ROUNDING) ** 2 || pressed(outline(a), outline(b)) > 5;
}
function inBox(place) {
	if (place.x >= REACH && place.x <= 28e3 - REACH && place.y >= REACH && place.y <= 28e3 - REACH) return !0;
	for (let coordinate of outline(place)) if (coordinate < 0 || coordinate > 28e3) return !1;
	return !0;
}
var shipAt = (open, die) => open.sea.find((ship) => ship.die === die);
/** The Adventure being played, when it is one at sea. */
function seaCard({ card }) {
	let it = card === null ? null : CARDS[card];
	return it === null || isCrazy(it) ? null : it;
}
function cardHas(open, rule) {
	let card = seaCard(open);
	return card !== null && hasRule(card, rule);
}
var tilePolygon = (tile, x, y, degrees) => laid(TILE[tile].outline.flatMap(([px, py]) => [px * 100, py * 100]), x * 100, y * 100, degrees * 10), TILES_OF = Object.fromEntries(Object.values(CARDS).map((card) => [card.id, isCrazy(card) ? [] : (card.tiles ?? []).map(([tile, x, y, degrees]) => tilePolygon(tile, x, y, degrees))])), tilesOf = ({ card }) => card === null ? [] : TILES_OF[card], RAFT_OUTLINE = tilePolygon(RAFT.tile, RAFT.x, RAFT.y, 0), onTile = (ship, tile) => gap(outline(ship), tile) <= 50;
function onAnyTile(open, ship) {
	for (let tile of tilesOf(open)) if (onTile(ship, tile)) return !0;
	return !1;
}
/** 7.4 A line of travel or of fire is free of tiles. */
function tileBetween(open, from, to) {
	for (let tile of tilesOf(open)) if (crosses(from, to, tile)) return !0;
	return !1;
}
/** Why a ship cannot lie there: the wall of the box, or another ship. */
function refusesToLie(open, ship, place) {
	let there = {
		x: place.x,
		y: place.y,
		rotation: ship.rotation
	};
	if (!inBox(there)) return "outside-the-box";
	for (let other of open.sea) if (other !== ship && overlaps(there, other)) return "on-a-ship";
	return null;
}
/** 7.4 Where tiles block moves: a ship on one is stuck, none is crossed, and none is touched in the end. */
function tileBlocks(open, ship, place) {
	return cardHas(open, "tiles-block-move") ? onAnyTile(open, ship) ? "on-a-tile" : tileBetween(open, ship, place) || onAnyTile(open, {
		...place,
		rotation: ship.rotation
	}) ? "tile-in-the-way" : null : null;
}
/** 7.3 Why a ship may not be moved there; `range` null: any distance, and tiles do not matter. */
function refusesPlace(open, ship, place, range) {
	let squared = squaredDistance(ship, place);
	return squared <= 2500 ? "no-move" : range !== null && squared > range ** 2 ? "too-far" : refusesToLie(open, ship, place) ?? (range === null ? null : tileBlocks(open, ship, place));
}
var hullOf = (die) => DICE[die].hull, ownerOf = (die) => DICE[die].owner, faceOf = ({ die, side }) => FACES[DICE[die].hull][side], ALLIES = new Map(Object.values(CARDS).map((card) => [card, isCrazy(card) ? null : ruleOf(card, "ally")?.colour ?? null])), isAlly = (card, die) => ALLIES.get(card) === DICE[die].hull;
/** Player Ships and allies. */
function isOurs(card, die) {
	return DICE[die].owner !== null || isAlly(card, die);
}
/** Player Ships and allies in the Sea. */
function ours(open) {
	let card = seaCard(open);
	return open.sea.filter((ship) => isOurs(card, ship.die));
}
/** Non-Player Ships in the Sea, without allies. */
function theirs(open) {
	let card = seaCard(open);
	return open.sea.filter((ship) => !isOurs(card, ship.die));
}
var fleetOf = (open, seat) => open.sea.filter((ship) => DICE[ship.die].owner === seat);
/** What the card says of the face a Non-Player Ship shows; null: a plain number. */
function readingOf(card, ship) {
	let face = faceOf(ship), readings = card.symbols[DICE[ship.die].hull] ?? card.symbols.others;
	return typeof face == "number" ? readings?.number ?? null : face === "cannon" ? null : readings?.[face] ?? BARE;
}
var BARE = {
	strength: 1,
	actions: []
};
function surrenders(open, ship) {
	return ship.bribed ? !0 : readingOf(seaCard(open), ship)?.actions.some(({ act }) => act === "surrender") ?? !1;
}
var upgradeOf = (galleon, id) => galleon.upgrades.find((upgrade) => upgrade.id === id), works = (galleon, id) => upgradeOf(galleon, id)?.ready ?? !1, cannonsOf = ({ cannons }) => cannons.ready + cannons.exhausted, sailsOf = ({ sails }) => sails.ready + sails.exhausted, faceValue = (galleon, face) => typeof face == "number" ? face : cannonStrength(cannonsOf(galleon));
/** 8.3 Strength in a Battle. A Ballista helps in the Battle phase only. */
function strengthOf(open, ship) {
	let { owner } = DICE[ship.die], face = faceOf(ship);
	if (owner === null) {
		if (ship.bribed) return 0;
		let base = readingOf(seaCard(open), ship)?.strength ?? (typeof face == "number" ? face : 1);
		return Math.max(0, base + ship.bonus);
	}
	let galleon = open.galleons[owner], base = face === "cannon" && works(galleon, "bombs") ? 6 : faceValue(galleon, face), ballista = galleon.voyage.ballista && open.step === "battle" ? 1 : 0;
	return base + ship.bonus + ballista;
}
/** The others, nearest first. */
function byGap(ship, others) {
	return others.map((other) => ({
		ship: other,
		gap: gapBetween(ship, other)
	})).sort((a, b) => a.gap - b.gap || order(a.ship.die) - order(b.ship.die));
}
var ORDER = Object.fromEntries(Object.keys(DICE).map((id, i) => [id, i])), order = (die) => ORDER[die], inOrder = (a, b) => order(a.die) - order(b.die);
/** 2.6 Those at the least distance, and all that are as good as equal. */
function closest(open, ship, others) {
	let sorted = byGap(ship, others), least = sorted[0]?.gap ?? 0;
	return sorted.filter((other) => other.gap <= least + open.table.tie);
}
//#endregion
//#region packages/rules/src/kit/rng.ts
/** A whole number from 0 to 2^32 - 1. */
function next$1(rng) {
	let sum = (rng.a + rng.b | 0) + rng.counter | 0;
	return rng.counter = rng.counter + 1 | 0, rng.a = rng.b ^ rng.b >>> 9, rng.b = rng.c + (rng.c << 3) | 0, rng.c = (rng.c << 21 | rng.c >>> 11) + sum | 0, sum >>> 0;
}
/** A whole number from 0 to n - 1, each as likely (to one part in 2^32 / n). */
function below(rng, n) {
	return rng.script && rng.script.length > 0 ? scriptedBelow(rng.script, n) : next$1(rng) * n / 4294967296 >>> 0;
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
//#region packages/rules/src/rattle-battle/facts/loot.ts
var emptyStock = () => ({
	spices: 0,
	rum: 0,
	fabrics: 0,
	valuables: 0,
	map: 0,
	keg: 0,
	flag: 0,
	bottle: 0,
	idol: 0
});
function count$1(loot) {
	let sum = 0;
	for (let kind of LOOT) sum += loot[kind] ?? 0;
	return sum;
}
/** Tokens everything is paid with: Special Loot is none. */
function goodsIn(loot) {
	let sum = 0;
	for (let good of GOODS) sum += loot[good] ?? 0;
	return sum;
}
var holdsAll = (stock, loot) => LOOT.every((kind) => (loot[kind] ?? 0) <= (stock[kind] ?? 0));
/** Without kinds that have none. */
function tidy(loot) {
	let tidied = {};
	for (let kind of LOOT) loot[kind] && (tidied[kind] = loot[kind]);
	return tidied;
}
function minus(stock, loot) {
	let rest = {};
	for (let kind of LOOT) {
		let left = (stock[kind] ?? 0) - (loot[kind] ?? 0);
		left > 0 && (rest[kind] = left);
	}
	return rest;
}
/** Every choice of so many tokens out of these, of these kinds. */
function picks(stock, size, kinds = LOOT) {
	let found = [], chosen = [], later = kinds.map((_, i) => kinds.slice(i + 1).reduce((sum, kind) => sum + (stock[kind] ?? 0), 0)), choose = (i, left) => {
		if (left === 0 || i === kinds.length) {
			if (left > 0) return;
			let loot = {};
			chosen.forEach((times, k) => {
				times > 0 && (loot[kinds[k]] = times);
			}), found.push(loot);
			return;
		}
		let most = Math.min(left, stock[kinds[i]] ?? 0);
		for (let times = most; times >= Math.max(0, left - later[i]); times--) chosen.push(times), choose(i + 1, left - times), chosen.pop();
	};
	return choose(0, size), found;
}
var one = (kind) => ({ [kind]: 1 });
/** 10.9 Room for Loot when so many ships are at sea. */
function roomOn(galleon, away) {
	let { ships, holds, hamsters } = galleon, upgrades = (works(galleon, "superHold") ? 2 : 0) + +!!works(galleon, "secretHold");
	return ships.length - away + holds + 3 * hamsters + upgrades;
}
/** Tokens a player has that can pay for anything. */
var goodsOf = (galleon) => GOODS.filter((good) => galleon.loot[good] > 0);
/** 10.7 What the repairs cost: 1 Loot for each sunk ship; with the Cursed Idol aboard the first costs 2. */
function repairCost(galleon) {
	let { lost, mended } = galleon.voyage, ships = Math.max(0, lost.length - mended);
	return ships + +(ships > 0 && galleon.loot.idol > 0);
}
//#endregion
//#region packages/rules/src/rattle-battle/effects/loot.ts
function add(stock, loot) {
	for (let kind of LOOT) stock[kind] += loot[kind] ?? 0;
}
function take(stock, loot) {
	for (let kind of LOOT) stock[kind] -= loot[kind] ?? 0;
}
/** 10.1 Draws blindly from the bag; an empty bag gives nothing. */
function drawLoot(state, seat, tokens, why, tell) {
	let { bag, galleons } = state.open, drawn = [];
	for (let left = count$1(bag); drawn.length < tokens && left > 0; left--) {
		let nth = below(state.rng, left), kind = LOOT.find((it) => (nth -= bag[it], nth < 0));
		--bag[kind], galleons[seat].loot[kind] += 1, drawn.push(kind);
	}
	return drawn.length > 0 && tell.all({
		type: "loot-drawn",
		seat,
		loot: drawn,
		why
	}), drawn;
}
/** At sea discarded Loot goes back into the bag at once. */
function toBag(state, seat, loot) {
	take(state.open.galleons[seat].loot, loot), add(state.open.bag, loot);
}
/** 15.9 In port it lies on a heap until the end of the Quest. */
function toHeap(state, seat, loot) {
	take(state.open.galleons[seat].loot, loot), add(state.open.heap, loot);
}
function returnLoot(state, seat, loot, tell) {
	toBag(state, seat, loot), count$1(loot) > 0 && tell.all({
		type: "loot-returned",
		seat,
		loot: tidy(loot)
	});
}
//#endregion
//#region packages/rules/src/rattle-battle/effects/galleon.ts
/** 15.4 Adds a ready Part, if there is one left; a third Hold becomes a Hamster. */
function addPart({ open }, seat, part, why, tell) {
	if (open.supply[part] === 0) return;
	let galleon = open.galleons[seat];
	--open.supply[part], tell.all({
		type: "part-added",
		seat,
		part,
		why
	}), part === "sail" && (galleon.sails.ready += 1), part === "cannon" && (galleon.cannons.ready += 1), part === "hold" && (galleon.holds += 1, !(galleon.holds < 3) && (galleon.holds -= 3, galleon.hamsters += 1, open.supply.hold += 2, tell.all({
		type: "hamster",
		seat
	})));
}
function addCoins({ open }, seat, coins, why, tell) {
	coins !== 0 && (open.galleons[seat].coins += coins, tell.all({
		type: "coins",
		seat,
		coins,
		why
	}));
}
function addUpgrade({ open }, seat, upgrade, why, tell) {
	open.galleons[seat].upgrades.push({
		id: upgrade,
		ready: !0,
		used: !1
	}), tell.all({
		type: "upgrade-added",
		seat,
		upgrade,
		why
	});
}
/** 12.1 A Sailor joins; those who are hired bring their Hiring Bonus. */
function joinCrew(state, seat, sailor, why, tell) {
	state.open.galleons[seat].crew.push({
		id: sailor,
		used: !1,
		hoard: 0
	}), tell.all({
		type: "sailor-joined",
		seat,
		sailor,
		why
	}), why !== "olaf" && sailor in BONUSES && (tell.all({
		type: "hiring-bonus",
		seat,
		sailor
	}), BONUSES[sailor](state, seat, tell));
}
var BONUSES = {
	greta: (state, seat, tell) => void drawLoot(state, seat, 2, "greta", tell),
	molasses: (state, seat, tell) => addCoins(state, seat, 2, "molasses", tell),
	gunhild: (state, seat, tell) => addPart(state, seat, "cannon", "gunhild", tell),
	hamza: (state, seat, tell) => addPart(state, seat, "hold", "hamza", tell),
	louigi: (state, seat, tell) => {
		let top = topSailor(state);
		top && joinCrew(state, seat, top, "louigi", tell);
	}
};
function topSailor({ open, shut }) {
	let top = shut.sailors.pop();
	return open.decks.sailors = shut.sailors.length, top;
}
function topUpgrade({ open, shut }) {
	let top = shut.upgrades.pop();
	return open.decks.upgrades = shut.upgrades.length, top;
}
//#endregion
//#region packages/rules/src/kit/ring.ts
var orders = (nth) => Array.from({ length: 9 }, (_, size) => Array.from({ length: size }, (_, from) => Array.from({ length: size }, (_, step) => nth(from, step, size)))), CLOCKWISE = orders((from, step, size) => (from + step) % size);
orders((from, step, size) => (from + size - step) % size);
/** All places of a ring of this size, from one of them to its left: clockwise(4, 2) is 2, 3, 0, 1. */
var clockwise = (size, from) => CLOCKWISE[size][from], put = (decision) => ({
	menu: (view) => isAsked(view) ? decision.menu(view) : {
		ask: view.open.phase.kind,
		moves: [],
		complete: !0
	},
	check(view, move) {
		return move.kind === "landed" ? NOT_NOW : isAsked(view) ? decision.check(view, move) : no("not-your-turn");
	},
	play(state, seat, move, tell) {
		let phase = state.open.phase;
		if (phase.waiting.length + phase.ready.length === 1) return decision.resolve(state, [{
			seat,
			move
		}], tell);
		state.own[seat].choice = move, tell.all({
			type: "ready",
			seat
		});
		let ready = [...phase.ready, seat].sort();
		return phase.waiting.length > 1 ? {
			...commit(phase, seat),
			ready
		} : decision.resolve(state, chosen(state, ready), tell);
	}
}), isAsked = ({ open: { phase }, seat }) => seat !== null && phase.waiting.includes(seat);
/** What those who answered together have chosen, in turn order; it is a secret no more. */
function chosen({ open, own }, seats) {
	return turnOrder(open).filter((seat) => seats.includes(seat)).map((seat) => {
		let move = own[seat].choice;
		return own[seat].choice = null, {
			seat,
			move
		};
	});
}
var asked = (...seats) => ({
	waiting: seats,
	ready: []
}), turnOrder = (open) => clockwise(open.galleons.length, open.baron);
/** 3.6 Asks those who have a choice, all at once; null when nobody has one. */
function askThose(kind, seats, hasChoice) {
	let choosing = seats.filter(hasChoice).sort();
	return choosing.length === 0 ? null : {
		kind,
		...asked(...choosing)
	};
}
/** The next player of the queue for whom there is something to decide, asked; null when there is none. */
function askNext(open, needsAsking) {
	for (; open.queue.length > 0;) {
		let seat = open.queue.shift();
		if (needsAsking(seat)) return seat;
	}
	return null;
}
var NOT_NOW = no("not-now"), me = ({ seat }) => seat ?? 0, noVoyage = () => ({
	sent: [],
	lost: [],
	trophies: [],
	wronged: 0,
	mended: 0,
	ballista: !1,
	passed: !1,
	tileLoot: 0,
	due: 0,
	chained: 0
}), noVisit = () => ({
	hired: 0,
	parts: 0,
	upgrades: 0,
	drawn: 0,
	turnedDown: 0
});
function begin$25(state, tell) {
	let { open } = state;
	open.round += 1, open.adventure += 1, open.card = nextCard(state), open.drawn.push(open.card), open.redrops = {
		queue: [],
		again: [],
		counts: {}
	};
	for (let galleon of open.galleons) galleon.voyage = noVoyage(), rest(galleon);
	tell.all({
		type: "adventure",
		quest: open.quest,
		round: open.round,
		card: open.card
	});
	let card = seaCard(open);
	if (!card) return null;
	let gift = ruleOf(card, "gift");
	if (gift) for (let seat of turnOrder(open)) addPart(state, seat, gift.part, "gift", tell);
	return hasRule(card, "wanted-exhausts") && open.wanted !== null ? askToExhaust(open, open.wanted, tell) : null;
}
function askToExhaust(open, wanted, tell) {
	let upgrades = exhaustible(open.galleons[wanted]);
	if (upgrades.length > 1) return {
		kind: "exhaust",
		...asked(wanted)
	};
	for (let { id } of upgrades) exhaustUpgrade(open, wanted, id, tell);
	return null;
}
function exhaustUpgrade(open, seat, upgrade, tell) {
	upgradeOf(open.galleons[seat], upgrade).ready = !1, tell.all({
		type: "upgrade-exhausted",
		seat,
		upgrade
	});
}
/** What may be used once an Adventure or a Port Visit may be used again. */
function rest({ upgrades, crew }) {
	for (let upgrade of upgrades) upgrade.used = !1;
	for (let mate of crew) mate.used = !1;
}
/** 3.2 From the pile the order names; the introductory cards come in their own order. */
function nextCard({ open, shut }) {
	let next = questsOf(open.table.scenario)[open.quest - 1][open.adventure - 1];
	return open.table.scenario === "introductory" ? next : shut[next].pop();
}
var exhaustible = ({ upgrades }) => upgrades.filter(({ id, ready }) => ready && !NOT_EXHAUSTIBLE.includes(id)), exhaust = {
	menu(view) {
		return {
			ask: "exhaust",
			moves: exhaustible(view.open.galleons[me(view)]).map(({ id }) => ({
				kind: "exhaust",
				upgrade: id
			})),
			complete: !0
		};
	},
	check(view, move) {
		if (move.kind !== "exhaust") return NOT_NOW;
		let upgrade = upgradeOf(view.open.galleons[me(view)], move.upgrade);
		return upgrade ? !upgrade.ready || NOT_EXHAUSTIBLE.includes(upgrade.id) ? no("not-exhaustible") : null : no("no-such-upgrade");
	},
	resolve({ open }, [answer], tell) {
		let { seat, move } = answer;
		return move.kind === "exhaust" && exhaustUpgrade(open, seat, move.upgrade, tell), null;
	}
};
//#endregion
//#region packages/rules/src/rattle-battle/setup.ts
function tableOf(options) {
	let on = (id) => options[id] === "on";
	return {
		scenario: SCENARIOS.find((scenario) => scenario === options.scenario) ?? "norrington",
		crewPack: on("crew-pack"),
		lootPack: on("loot-pack"),
		latecomer: on("latecomer"),
		simultaneousPort: on("simultaneous-port"),
		wildMarket: on("wild-market"),
		boardByFire: on("board-by-fire"),
		tie: Math.round(Number(options["tie-tolerance"] ?? "1.0") * 100)
	};
}
function galleonOf(scenario, seats, seat) {
	let { ships, captain } = fleetFor(scenario, seats), dice = Array.from({ length: ships }, (_, i) => shipId(seat, i + 1)), parts = STARTING_PARTS[seats], has = (part) => parts.filter((it) => it === part).length;
	return {
		ships: captain ? [...dice, captainId(seat)] : dice,
		sails: {
			ready: has("sail"),
			exhausted: 0
		},
		cannons: {
			ready: has("cannon"),
			exhausted: 0
		},
		holds: has("hold"),
		hamsters: 0,
		upgrades: [],
		crew: [],
		loot: emptyStock(),
		wilds: 0,
		coins: 0,
		cards: [],
		revenge: 0,
		voyage: noVoyage(),
		visit: noVisit()
	};
}
function fullBag({ lootPack }) {
	let bag = emptyStock();
	for (let kind of lootPack ? LOOT : GOODS) bag[kind] = TOKENS[kind];
	return bag;
}
/** 12 The Sailors that may be met at this table. */
var sailorsAt = ({ crewPack }) => [...SAILORS, ...crewPack ? CREW_PACK : []];
function layOut(seats, options, rng) {
	let table = tableOf(options), { scenario } = table, galleons = Array.from({ length: seats }, (_, seat) => galleonOf(scenario, seats, seat)), given = (part) => seats * STARTING_PARTS[seats].filter((it) => it === part).length, sailors = shuffle(rng, sailorsAt(table)), upgrades = shuffle(rng, [...UPGRADES]), open = {
		table,
		round: 0,
		quest: 1,
		adventure: 0,
		step: "starting-part",
		phase: { kind: "over" },
		queue: [],
		baron: below(rng, seats),
		wanted: null,
		card: null,
		drawn: [],
		sea: [],
		redrops: {
			queue: [],
			again: [],
			counts: {}
		},
		crazy: null,
		galleons,
		bag: fullBag(table),
		heap: emptyStock(),
		supply: {
			sail: 15 - given("sail"),
			cannon: 15 - given("cannon"),
			hold: 15 - given("hold")
		},
		decks: {
			sailors: sailors.length,
			upgrades: upgrades.length
		},
		sold: 0,
		revengeDeck: scenario === "pirate-wars" ? NORRINGTON.length : 0,
		closed: []
	}, pile = (of) => shuffle(rng, pileOf(scenario, of));
	return {
		open,
		own: galleons.map(() => ({
			choice: null,
			sailors: [],
			upgrades: [],
			turnedDown: {
				sailors: [],
				upgrades: []
			}
		})),
		shut: {
			soft: pile("soft"),
			hard: pile("hard"),
			final: pile("final"),
			crazy: pile("crazy"),
			sailors,
			upgrades
		},
		rng
	};
}
//#endregion
//#region packages/rules/src/rattle-battle/audit.ts
function audit(state) {
	return tokens$1(state) ?? parts(state) ?? cards(state) ?? dice(state) ?? hands(state);
}
function tokens$1({ open }) {
	for (let kind of LOOT) {
		let hoarded = open.galleons.flatMap(({ crew }) => crew).reduce((sum, { id, hoard }) => sum + (isHoarder(id) && HOARDS[id] === kind ? hoard : 0), 0), aboard = open.galleons.map(({ loot }) => loot[kind]);
		if (Math.min(open.bag[kind], open.heap[kind], ...aboard) < 0) return `less than no ${kind} somewhere`;
		let all = open.bag[kind] + open.heap[kind] + hoarded + aboard.reduce((sum, count) => sum + count, 0), expected = LOOT.indexOf(kind) > 3 && !open.table.lootPack ? 0 : TOKENS[kind];
		if (all !== expected) return `there are ${all} tokens of ${kind} instead of ${expected}`;
	}
	return null;
}
function parts({ open }) {
	let sum = (of) => open.galleons.reduce((total, galleon) => total + of(galleon), 0), counts = {
		sail: open.supply.sail + sum(sailsOf),
		cannon: open.supply.cannon + sum(cannonsOf),
		hold: open.supply.hold + sum(({ holds, hamsters }) => holds + hamsters)
	};
	for (let [part, count] of Object.entries(counts)) if (count !== 15) return `there are ${count} ${part}s instead of 15`;
	for (let { sails, cannons, holds, hamsters, coins, wilds, revenge } of open.galleons) if (Math.min(sails.ready, sails.exhausted, cannons.ready, cannons.exhausted, holds, hamsters, coins, wilds, revenge) < 0) return "a Galleon has less than nothing of something";
	let avenging = open.revengeDeck + sum(({ revenge }) => revenge);
	return avenging === (open.table.scenario === "pirate-wars" ? NORRINGTON.length : 0) ? null : `there are ${avenging} Revenge cards`;
}
var same = (found, expected) => [...found].sort().join() === [...expected].sort().join();
function cards({ open, own, shut }) {
	let sailors = [
		...shut.sailors,
		...open.galleons.flatMap(({ crew }) => crew.map(({ id }) => id)),
		...own.flatMap((it) => [...it.sailors, ...it.turnedDown.sailors])
	];
	if (!same(sailors, sailorsAt(open.table))) return `the Sailors are ${sailors}`;
	let upgrades = [
		...shut.upgrades,
		...open.galleons.flatMap((galleon) => galleon.upgrades.map(({ id }) => id)),
		...own.flatMap((it) => [...it.upgrades, ...it.turnedDown.upgrades])
	];
	if (!same(upgrades, UPGRADES)) return `the Upgrades are ${upgrades}`;
	if (open.decks.sailors !== shut.sailors.length || open.decks.upgrades !== shut.upgrades.length) return "a deck is miscounted";
	let adventures = [...PILES.flatMap((pile) => shut[pile]), ...open.drawn], lessons = open.table.scenario === "introductory" ? open.drawn : [];
	if (!same(adventures, [...PILES.flatMap((pile) => pileOf(open.table.scenario, pile)), ...lessons])) return `the Adventures are ${adventures}`;
	let bought = open.galleons.flatMap((galleon) => galleon.cards);
	return same(bought, Array.from({ length: open.sold }, (_, i) => i)) ? null : `the VP cards sold are ${bought}`;
}
function dice({ open }) {
	let afloat = open.sea.map(({ die }) => die);
	if (new Set(afloat).size !== afloat.length) return `the dice in the Sea are ${afloat}`;
	for (let [i, ship] of open.sea.entries()) {
		if (!inBox(ship)) return `${ship.die} is outside the box`;
		for (let other of open.sea.slice(0, i)) if (overlaps(ship, other)) return `${ship.die} lies on ${other.die}`;
		let owner = ownerOf(ship.die);
		if (owner === null || open.crazy) continue;
		let { sent, lost } = open.galleons[owner].voyage;
		if (!sent.includes(ship.die) || lost.includes(ship.die)) return `${ship.die} is in the Sea and should not be`;
	}
	for (let { ships, voyage } of open.galleons) {
		if (!voyage.sent.every((die) => ships.includes(die)) || !voyage.lost.every((die) => voyage.sent.includes(die))) return "a ship was sent or lost that nobody has";
		if (new Set(voyage.lost).size !== voyage.lost.length) return "a ship was lost twice";
	}
	return null;
}
/** What is said in the open about hidden things is true. */
function hands({ open, own }) {
	let { phase } = open, ready = phase.kind === "sea" || phase.kind === "over" ? [] : phase.ready;
	for (let [seat, { choice, sailors, upgrades, turnedDown }] of own.entries()) {
		if (choice !== null !== ready.includes(seat)) return `seat ${seat} has made a choice, or should have`;
		let { visit } = open.galleons[seat];
		if (visit.drawn !== sailors.length + upgrades.length) return `the cards of seat ${seat} are miscounted`;
		if (visit.turnedDown !== turnedDown.sailors.length + turnedDown.upgrades.length) return `the cards seat ${seat} turned down are miscounted`;
	}
	return null;
}
//#endregion
//#region packages/rules/src/rattle-battle/standings.ts
/** 17.2 What Sailors are worth at the end. */
var WORTH = {
	louigi: () => 1,
	fatima: ({ upgrades }) => upgrades.length,
	sven: sailsOf,
	gunhild: cannonsOf,
	hamza: ({ holds, hamsters }) => holds + 3 * hamsters,
	saskia: ({ crew }) => Math.floor(crew.length / 2)
};
function scoreOf(open, seat) {
	let galleon = open.galleons[seat], cards = galleon.cards.reduce((sum, card) => sum + VP_CARDS[card].vp, 0), sailors = galleon.crew.reduce((sum, { id }) => sum + (WORTH[id]?.(galleon) ?? 0), 0), idol = galleon.loot.idol * 4, { coins } = galleon;
	return {
		seat,
		cards,
		coins,
		sailors,
		idol,
		total: cards + coins + sailors + idol
	};
}
function standings(open) {
	return open.galleons.map((_, seat) => {
		let { cards, coins, sailors, idol, total } = scoreOf(open, seat);
		return {
			seat,
			side: seat,
			score: total,
			sources: [
				{
					source: "cards",
					value: cards
				},
				{
					source: "coins",
					value: coins
				},
				{
					source: "sailors",
					value: sailors
				},
				{
					source: "idol",
					value: idol
				}
			]
		};
	});
}
var partsOf = (galleon) => sailsOf(galleon) + cannonsOf(galleon) + galleon.holds + galleon.hamsters, CRITERIA = [
	{
		how: "points",
		of: (open, seat) => scoreOf(open, seat).total
	},
	{
		how: "galleon",
		of: ({ galleons }, seat) => partsOf(galleons[seat]) + galleons[seat].upgrades.length
	},
	{
		how: "sailors",
		of: ({ galleons }, seat) => galleons[seat].crew.length
	},
	{
		how: "upgrades",
		of: ({ galleons }, seat) => galleons[seat].upgrades.length
	}
];
/** Ranks by seat, and by what the first place was decided. */
function ranking(open) {
	let seats = [...open.galleons.keys()], marks = seats.map((seat) => CRITERIA.map(({ of }) => of(open, seat))), beats = (a, b) => {
		let at = CRITERIA.findIndex((_, i) => marks[a][i] !== marks[b][i]);
		return at !== -1 && marks[a][at] > marks[b][at];
	}, ranks = seats.map((seat) => 1 + seats.filter((other) => beats(other, seat)).length), leaders = seats;
	for (let [i, { how }] of CRITERIA.entries()) {
		let most = Math.max(...leaders.map((seat) => marks[seat][i]));
		if (leaders = leaders.filter((seat) => marks[seat][i] === most), leaders.length === 1) return {
			ranks,
			how
		};
	}
	return {
		ranks,
		how: "shared"
	};
}
function outcome(open) {
	if (open.phase.kind !== "over") return null;
	let { ranks, how } = ranking(open);
	return {
		ranks,
		scores: open.galleons.map((_, seat) => scoreOf(open, seat).total),
		reason: how
	};
}
/** By Adventures begun, and Ports reached. */
function progress({ table, round, quest, step }) {
	if (step === "over") return 1;
	let all = (table.scenario === "introductory" ? LESSONS : QUESTS).reduce((sum, adventures) => sum + adventures.length + 1, 0);
	return Math.max(0, round - 1 + quest - 1) / all;
}
//#endregion
//#region packages/rules/src/rattle-battle/effects/quest.ts
/** 3.5 In Admiral Norrington's scenario whoever leads alone is Wanted; on a tie nothing changes. */
function seekWanted({ open }, tell) {
	if (open.table.scenario !== "norrington") return;
	let fame = open.galleons.map(({ cards, coins }) => coins + cards.reduce((sum, card) => sum + VP_CARDS[card].vp, 0)), most = Math.max(...fame), leaders = [...fame.keys()].filter((seat) => fame[seat] === most);
	leaders.length > 1 || open.wanted === leaders[0] || (open.wanted = leaders[0], tell.all({
		type: "wanted",
		seat: open.wanted
	}));
}
/** 15.9 Everything is readied, the heap goes into the bag, the Baron's token to the left. */
function endQuest({ open }, tell) {
	for (let { sails, cannons, upgrades } of open.galleons) {
		for (let gear of [sails, cannons]) gear.ready += gear.exhausted, gear.exhausted = 0;
		for (let upgrade of upgrades) upgrade.ready = !0;
	}
	for (let kind of LOOT) open.bag[kind] += open.heap[kind], open.heap[kind] = 0;
	open.closed = [], open.baron = clockwise(open.galleons.length, open.baron)[1], tell.all({
		type: "quest-ended",
		quest: open.quest,
		baron: open.baron
	});
}
var isLastQuest = ({ quest, table }) => quest === questsOf(table.scenario).length;
function endGame({ open }, tell) {
	let scores = open.galleons.map((_, seat) => scoreOf(open, seat));
	tell.all({
		type: "ended",
		how: ranking(open).how,
		scores
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
//#region packages/rules/src/rattle-battle/effects/sinking.ts
function takeAway(open, die) {
	let at = open.sea.findIndex((ship) => ship.die === die);
	open.sea.splice(at, 1);
}
/** A ship goes down; a player's has to be repaired. `by`: the rival who sank it, who has made an enemy (16.3). */
function sink(open, die, by = null) {
	takeAway(open, die);
	let { owner } = DICE[die];
	if (owner === null) return;
	let { voyage } = open.galleons[owner];
	voyage.lost.push(die), by !== null && (voyage.wronged += 1);
}
/** 9.1 What a ship is worth to whoever sinks it. */
function trophyFor(open, ship, boarded, hooked) {
	let { hull, owner } = DICE[ship.die];
	if (owner !== null) return {
		die: ship.die,
		coins: 1,
		loot: 0,
		boarded: !1
	};
	let card = seaCard(open), gaveUp = surrenders(open, ship), coins = +!gaveUp, loot = +!!gaveUp + +!!boarded + (boarded && hooked ? 1 : 0);
	for (let rule of card.rules) rule.rule === "bounty" && rule.colour === hull && !gaveUp && (coins = rule.coins), rule.rule === "bonus-loot" && rule.colour === hull && (loot += rule.loot);
	return {
		die: ship.die,
		coins,
		loot,
		boarded
	};
}
function award(open, seat, trophy, tell) {
	open.galleons[seat].voyage.trophies.push(trophy), tell.all({
		type: "trophy",
		seat,
		trophy
	});
}
/**
* 8.2 Duels at the same distance are fought at once: every ship that meets at least its own Strength goes down, and
* whoever had at least the Strength of an Enemy has sunk it. Returns what went down.
*/
function clash$1(open, duels, why, oursBonus, tell) {
	let pairs = duels.map(({ ours, theirs }) => ({
		ours: ours.die,
		theirs: theirs.die,
		oursStrength: strengthOf(open, ours) + oursBonus,
		theirsStrength: strengthOf(open, theirs)
	})), sunk = /* @__PURE__ */ new Set();
	for (let { ours, theirs, oursStrength, theirsStrength } of pairs) theirsStrength >= oursStrength && sunk.add(ours), oursStrength >= theirsStrength && sunk.add(theirs);
	tell.all({
		type: "clash",
		why,
		gap: duels[0].gap,
		pairs,
		sunk: [...sunk]
	});
	let won = trophies(open, duels, pairs);
	for (let die of sunk) sink(open, die, rival(duels, die));
	for (let { seat, trophy } of won) award(open, seat, trophy, tell);
	return sunk;
}
/** One for each player and ship, boarded if any of the player's ships that sank it touches it (8.6). */
function trophies(open, duels, pairs) {
	let won = [], claim = (by, sunk, gap) => {
		let seat = DICE[by.die].owner;
		if (seat === null) return;
		let boarded = gap <= 50, hooked = boarded && by.hooked === sunk.die, claimed = won.find((other) => other.seat === seat && other.sunk === sunk);
		claimed ? (claimed.boarded ||= boarded, claimed.hooked ||= hooked) : won.push({
			seat,
			sunk,
			boarded,
			hooked
		});
	};
	return duels.forEach(({ ours, theirs, gap }, i) => {
		let { oursStrength, theirsStrength } = pairs[i];
		oursStrength >= theirsStrength && claim(ours, theirs, gap), theirsStrength >= oursStrength && DICE[theirs.die].owner !== null && claim(theirs, ours, gap);
	}), won.map(({ seat, sunk, boarded, hooked }) => ({
		seat,
		trophy: trophyFor(open, sunk, boarded, hooked)
	}));
}
/** Whose ship it was that fought this one, when it was a player's against a player's. */
function rival(duels, die) {
	if (DICE[die].owner === null) return null;
	for (let { ours, theirs } of duels) {
		if (ours.die === die && DICE[theirs.die].owner !== null) return DICE[theirs.die].owner;
		if (theirs.die === die) return DICE[ours.die].owner;
	}
	return null;
}
//#endregion
//#region packages/rules/src/rattle-battle/effects/battle.ts
/** 8.1 The closest pair fights first, again and again, until one side is gone; the others sail home. */
function battle({ open }, tell) {
	let np = theirs(open).sort(inOrder), duels = [];
	for (let ship of ours(open).sort(inOrder)) for (let other of np) duels.push({
		ours: ship,
		theirs: other,
		gap: gapBetween(ship, other)
	});
	for (duels.sort((a, b) => a.gap - b.gap); duels.length > 0;) {
		let farthest = duels[0].gap + open.table.tie, together = 1;
		for (; together < duels.length && duels[together].gap <= farthest;) together += 1;
		let sunk = clash$1(open, duels.slice(0, together), "battle", 0, tell);
		duels = duels.filter((duel) => !sunk.has(duel.ours.die) && !sunk.has(duel.theirs.die));
	}
}
/** 13.5 Pillage Time: red ships fight the Wanted player's nearest ship, the closest first, as in the Battle. */
function wantedBattle({ open }, tell) {
	let rule = ruleOf(seaCard(open), "wanted-battle");
	if (!rule || open.wanted === null) return;
	let waiting = new Set(theirs(open).filter((ship) => hullOf(ship.die) === rule.colour));
	for (;;) {
		let duels = [...waiting].filter((ship) => open.sea.includes(ship)).map((ship) => nearest(open, ship, rule.range)), least = Math.min(...duels.flat().map(({ gap }) => gap)), together = duels.filter(([first]) => first && first.gap <= least + open.table.tie).flat();
		if (together.length === 0) return;
		for (let { theirs } of together) waiting.delete(theirs);
		together.sort((a, b) => a.gap - b.gap || inOrder(a.theirs, b.theirs)), clash$1(open, together, "wanted", 0, tell);
	}
}
function nearest(open, ship, range) {
	return closest(open, ship, fleetOf(open, open.wanted).filter((other) => within$1(ship, other, range))).map((near) => ({
		ours: near.ship,
		theirs: ship,
		gap: near.gap
	}));
}
/** 13, Twin Whirlpools: right after the drop every ship that touches a tile goes down. */
function swallow({ open }, tell) {
	let ships = open.sea.filter((ship) => onAnyTile(open, ship)).map((ship) => ship.die);
	if (ships.length !== 0) {
		tell.all({
			type: "swallowed",
			ships
		});
		for (let die of ships) sink(open, die);
	}
}
/** Whether an ally was in the fleet and is gone. */
function allyLost(open) {
	let rule = ruleOf(seaCard(open), "ally");
	return rule !== null && !open.sea.some((ship) => DICE[ship.die].hull === rule.colour);
}
//#endregion
//#region packages/rules/src/rattle-battle/phases/coins.ts
function beginBattle(state, tell) {
	let { open } = state;
	return open.sea.length === 0 || (battle(state, tell), open.sea.length > 0 && tell.all({
		type: "survived",
		ships: open.sea.map((ship) => ship.die)
	})), null;
}
function begin$24(state, tell) {
	let { open } = state, card = seaCard(open), lost = allyLost(open), saved = lost || !hasRule(card, "ally") ? 0 : ruleOf(card, "ally-saved")?.coins ?? 0, fewer = lost ? ruleOf(card, "ally-lost")?.loot ?? 0 : 0;
	for (let seat of turnOrder(open)) {
		let { voyage } = open.galleons[seat];
		if (voyage.sent.length === 0) continue;
		let sum = (what) => voyage.trophies.reduce((total, trophy) => total + trophy[what], 0);
		addCoins(state, seat, sum("coins"), "ships", tell), addCoins(state, seat, saved, "ally", tell), voyage.due = Math.max(0, card.loot + sum("loot") + voyage.tileLoot - fewer);
	}
	return open.sea = [], open.queue = hasRule(card, "close-location") ? corsairHunters(open) : [], askNextHunter(open);
}
/** 9.3 Those who sank most red ships, one at least. */
function corsairHunters(open) {
	let sunk = (seat) => open.galleons[seat].voyage.trophies.filter(({ die }) => hullOf(die) === "red").length, most = Math.max(1, ...turnOrder(open).map(sunk));
	return turnOrder(open).filter((seat) => sunk(seat) === most);
}
function askNextHunter(open) {
	let seat = open.queue.shift();
	return seat === void 0 ? null : {
		kind: "close",
		...asked(seat)
	};
}
var isClosed = ({ closed }, location) => closed.some((it) => it.location === location), close = {
	menu({ open }) {
		return {
			ask: "close",
			moves: [...LOCATIONS.filter((location) => !isClosed(open, location)), null].map((location) => ({
				kind: "close",
				location
			})),
			complete: !0
		};
	},
	check({ open }, move) {
		return move.kind === "close" ? move.location !== null && isClosed(open, move.location) ? no("location-closed") : null : NOT_NOW;
	},
	resolve({ open }, [answer], tell) {
		let { seat, move } = answer;
		return move.kind === "close" && (move.location !== null && open.closed.push({
			location: move.location,
			seat
		}), tell.all({
			type: "location-closed",
			seat,
			location: move.location
		})), askNextHunter(open);
	}
};
//#endregion
//#region packages/rules/src/rattle-battle/facts/toss.ts
/** Where a thrower stands: the seats are spread evenly around the box. */
function standing({ galleons }, seat) {
	let angle = Math.round(TURN * seat / galleons.length);
	return {
		x: BOX / 2 + Math.round(TOSS_DISTANCE * cos(angle)),
		y: BOX / 2 + Math.round(TOSS_DISTANCE * sin(angle))
	};
}
/** Where a die aimed there comes to rest, if nothing but the wall is in its way. */
function restOf(aim, from, power) {
	let beyond = (to, start) => within(to + Math.round((to - start) * ROLLS_ON[power] / 100));
	return {
		x: beyond(aim.x, from.x),
		y: beyond(aim.y, from.y)
	};
}
/** Where to aim for a die to come to rest at a place. */
function aimFor(place, from, power) {
	let on = ROLLS_ON[power], short = (to, start) => within(Math.round((100 * to + on * start) / (100 + on)));
	return {
		x: short(place.x, from.x),
		y: short(place.y, from.y)
	};
}
var within = (coordinate) => Math.min(BOX, Math.max(0, coordinate)), STEP = 50, MOST_REDROPS = 3;
/** All actions of the ships named (null: of all), in order; then the dice to be dropped again are noted. */
function npActions(state, who, tell) {
	let { open } = state, card = seaCard(open), pending = open.sea.filter((ship) => DICE[ship.die].owner === null && (who === null || who.includes(ship.die))).sort(inOrder).flatMap((ship) => (readingOf(card, ship)?.actions ?? []).map((action) => ({
		ship,
		action
	}))), of = (...acts) => pending.filter((it) => acts.includes(it.action.act));
	flee(open, of("escape"), tell), closestFirst(open, of("explode"), (doing) => explode(open, doing, tell)), closestFirst(open, of("towards", "away"), (doing) => move$1(open, doing, tell)), closestFirst(open, of("volley"), (doing) => volley(open, doing, tell)), open.redrops.queue = of("redrop").map(({ ship }) => ship.die).filter((die) => shipAt(open, die) && (open.redrops.counts[die] ?? 0) < MOST_REDROPS);
}
/** 6.3 The closest pair acts first, those at the same distance at once; then the next pair is looked for. */
function closestFirst(open, doing, act) {
	let left = doing;
	for (;;) {
		left = left.filter(({ ship }) => open.sea.includes(ship));
		let gaps = left.map(({ ship }) => byGap(ship, opponents(open, ship))[0]?.gap ?? Infinity), least = Math.min(...gaps);
		if (!Number.isFinite(least)) return;
		let together = left.filter((_, i) => gaps[i] <= least + open.table.tie);
		left = left.filter((_, i) => gaps[i] > least + open.table.tie), act(together);
	}
}
/** Whom a Non-Player Ship acts upon: Player Ships and allies; an ally acts upon Non-Player Ships. */
var opponents = (open, ship) => isAlly(seaCard(open), ship.die) ? theirs(open) : ours(open);
function flee(open, doing, tell) {
	if (doing.length === 0) return;
	let ships = doing.map(({ ship }) => ship.die);
	for (let die of ships) takeAway(open, die);
	tell.all({
		type: "escaped",
		ships
	});
}
/** 6.5 The so many closest ships go down, then the exploding one is gone. */
function explode(open, doing, tell) {
	let blasts = doing.map(({ ship, action }) => {
		let face = faceOf(ship), wanted = action.count === "shown" ? typeof face == "number" ? face : 1 : action.count, near = byGap(ship, open.sea.filter((other) => other !== ship && strikes(open, action, other))), reach = near[Math.min(wanted, near.length) - 1]?.gap ?? 0, victims = near.filter(({ gap }, i) => i < wanted || gap <= reach + open.table.tie);
		return {
			type: "exploded",
			ship: ship.die,
			victims: victims.map((it) => it.ship.die),
			reach
		};
	});
	for (let blast of blasts) tell.all(blast);
	let victims = new Set(blasts.flatMap((blast) => blast.victims));
	for (let { ship } of doing) victims.has(ship.die) || takeAway(open, ship.die);
	for (let die of victims) sink(open, die);
}
/** 11 A Super Hull is passed over. */
function strikes(open, { whom }, { die }) {
	let { owner } = DICE[die];
	return owner !== null && works(open.galleons[owner], "superHull") ? !1 : whom === "all" || isOurs(seaCard(open), die);
}
/** 6.6 Where to is decided for all of them first; they then go one after the other. */
function move$1(open, doing, tell) {
	let aims = doing.map(({ ship, action }) => aim(open, ship, action));
	doing.forEach(({ ship, action }, i) => {
		sail$1(open, ship, aims[i], action.act, tell);
	});
}
/** The middle of those it moves by: the closest of its kind, or several at the same distance. */
function aim(open, ship, { whom }) {
	let card = seaCard(open), whose = [];
	whom === "ally" && (whose = open.sea.filter((other) => isAlly(card, other.die))), whom === "wanted" && open.wanted !== null && (whose = fleetOf(open, open.wanted));
	let near = closest(open, ship, whose.length > 0 ? whose : ours(open)), sum = (axis) => near.reduce((total, it) => total + it.ship[axis], 0);
	return {
		x: Math.round(sum("x") / near.length),
		y: Math.round(sum("y") / near.length)
	};
}
/** 6.6 As far as it can, up to a long range; towards a ship not beyond it. */
function sail$1(open, ship, to, act, tell) {
	let distance = Math.sqrt(squaredDistance(ship, to));
	if (distance === 0) return;
	let most = act === "away" ? LONG : Math.min(LONG, Math.floor(distance));
	for (let far = most; far > 0; far -= STEP) {
		let place = onTheWay(ship, to, act === "away" ? -far : far);
		if (refusesToLie(open, ship, place) || tileBlocks(open, ship, place)) continue;
		let from = {
			x: ship.x,
			y: ship.y
		};
		ship.x = place.x, ship.y = place.y, tell.all({
			type: "np-moved",
			ship: ship.die,
			act,
			from,
			to: place
		});
		return;
	}
}
/** 6.7 Each sinks the ship closest to it, all of them when several are equally close. */
function volley(open, doing, tell) {
	let struck = /* @__PURE__ */ new Set();
	for (let { ship } of doing) {
		let near = closest(open, ship, opponents(open, ship)), targets = near.map((it) => it.ship.die);
		isAlly(seaCard(open), ship.die) || deflect(open, ship, targets), tell.all({
			type: "volley",
			ship: ship.die,
			targets,
			gap: near[0].gap
		});
		for (let die of targets) struck.add(die);
	}
	for (let die of struck) sink(open, die);
}
/** 11 Super Hull: the next closest ship that is not a target yet is struck instead, if there is one. */
function deflect(open, ship, targets) {
	let others = byGap(ship, ours(open));
	targets.forEach((die, i) => {
		let { owner } = DICE[die];
		if (owner === null || !works(open.galleons[owner], "superHull")) return;
		let next = others.find((other) => !targets.includes(other.ship.die));
		next && (targets[i] = next.ship.die);
	});
}
//#endregion
//#region packages/rules/src/rattle-battle/phases/drop.ts
var floating = (pose) => ({
	...pose,
	bonus: 0,
	bribed: !1,
	hooked: null
});
function begin$23({ open, rng }, tell) {
	let sent = turnOrder(open).flatMap((seat) => open.galleons[seat].voyage.sent);
	if (sent.length === 0) return tell.all({ type: "nobody-sailed" }), null;
	let card = seaCard(open), fleet = Object.entries(card.fleet).flatMap(([colour, count]) => Array.from({ length: count }, (_, i) => npId(colour, i + 1))), placed = (card.placed ?? []).map(([colour, x, y, degrees], i, all) => ({
		die: npId(colour, 1 + all.slice(0, i).filter(([other]) => other === colour).length),
		x: x * 100,
		y: y * 100,
		rotation: degrees * 10,
		side: below(rng, 6)
	}));
	return open.sea = placed.map(floating), placed.length > 0 && tell.all({
		type: "placed",
		dice: placed
	}), {
		kind: "sea",
		thrown: {
			kind: "drop",
			dice: [...fleet.filter((die) => !shipAt(open, die)), ...sent]
		}
	};
}
/** 5.4 The sea may answer anything that lies flat, in the box, and side by side. */
function check$4({ open, seat }, move) {
	if (open.phase.kind !== "sea") return no("not-now");
	if (seat !== -1 || move.kind !== "landed") return no("only-the-sea");
	let { thrown } = open.phase, expected = thrown.kind === "drop" ? thrown.dice : [...open.sea.map((ship) => ship.die), thrown.die], inside = expected.filter((die) => !move.out.includes(die));
	if (move.dice.length !== inside.length || move.dice.some(({ die }, i) => die !== inside[i])) return no("wrong-dice");
	let outside = expected.filter((die) => move.out.includes(die));
	if (outside.length !== move.out.length || thrown.kind === "drop" && outside.length > 0) return no("wrong-dice");
	let others = thrown.kind === "drop" ? open.sea : [];
	for (let [i, pose] of move.dice.entries()) {
		if (!inBox(pose)) return no("outside-the-box");
		for (let other of others) if (overlaps(pose, other)) return no("on-a-ship");
		for (let other of move.dice.slice(0, i)) if (overlaps(pose, other)) return no("on-a-ship");
	}
	return null;
}
/** The ship drop has come to rest. */
function landed$1(state, { dice, fall }, tell) {
	let { open } = state;
	return open.sea.push(...dice.map(floating)), tell.all({
		type: "landed",
		how: "drop",
		dice,
		fall
	}), cardHas(open, "tiles-sink") && swallow(state, tell), wantedBattle(state, tell), null;
}
/** 6 Non-Player Ships act, and those that are dropped again act again. */
function beginNpActions(state, tell) {
	return state.open.sea.length === 0 ? null : (npActions(state, null, tell), dropAgain(state, tell));
}
/** 6.8 One after the other; then those dice act. */
function dropAgain(state, tell) {
	let { redrops } = state.open;
	for (; redrops.queue.length === 0;) {
		if (redrops.again.length === 0) return null;
		let acting = redrops.again;
		redrops.again = [], npActions(state, acting, tell);
	}
	return lift(state.open, redrops.queue[0]);
}
/** A die to be dropped again is taken out of the box first. */
function lift(open, die) {
	return open.sea = open.sea.filter((ship) => ship.die !== die), {
		kind: "sea",
		thrown: {
			kind: "drop",
			dice: [die]
		}
	};
}
function landedAgain(state, { dice, fall }, tell) {
	let { sea, redrops } = state.open, { die } = dice[0];
	return sea.push(floating(dice[0])), redrops.queue.shift(), redrops.again.push(die), redrops.counts[die] = (redrops.counts[die] ?? 0) + 1, tell.all({
		type: "landed",
		how: "redrop",
		dice,
		fall
	}), dropAgain(state, tell);
}
function landedLate({ open }, { dice, fall }, tell) {
	open.sea.push(...dice.map(floating)), tell.all({
		type: "landed",
		how: "latecomer",
		dice,
		fall
	});
}
//#endregion
//#region packages/rules/src/rattle-battle/phases/crazy/hands.ts
/** Everybody takes all dice in hand. */
function takeUpDice(open) {
	open.crazy = {
		round: 0,
		hands: open.galleons.map(({ ships }) => ({
			dice: ships.map((die) => ({
				die,
				side: null
			})),
			score: 0,
			done: !1
		}))
	};
}
var crazyOf = (open) => open.crazy, handOf = (open, seat) => open.crazy.hands[seat], inGame = (open) => turnOrder(open).filter((seat) => !handOf(open, seat).done);
/** 14.2 What a die shows is worth what it would be in a Battle. */
function valueIn(open, seat, { die, side }) {
	return side === null ? 0 : faceValue(open.galleons[seat], FACES[DICE[die].hull][side]);
}
var totalOf = (open, seat, dice) => dice.reduce((sum, rolled) => sum + valueIn(open, seat, rolled), 0);
/** Rolls these dice of a hand, where they are. */
function rollDice({ rng }, dice) {
	return dice.map((rolled) => {
		let side = below(rng, 6);
		return rolled.side = side, {
			die: rolled.die,
			side
		};
	});
}
function rollHand(state, seat, tell) {
	tell.all({
		type: "rolled",
		seat,
		dice: rollDice(state, handOf(state.open, seat).dice)
	});
}
/** Those with the highest of these scores; nobody when none is above 0. */
function best(seats, score) {
	let most = Math.max(0, ...seats.map(score));
	return most === 0 ? [] : seats.filter((seat) => score(seat) === most);
}
/** 14.3 Ties are paid alike. The dice are put away. */
function finish$2(state, winners, coins, tell) {
	winners.length === 0 && tell.all({ type: "nobody-wins" });
	for (let seat of winners) addCoins(state, seat, coins, "crazy", tell);
	return state.open.crazy = null, null;
}
//#endregion
//#region packages/rules/src/rattle-battle/phases/crazy/bombs.ts
var CENTRE = {
	x: RAFT.x * 100,
	y: RAFT.y * 100
}, AROUND = 2e3, RIVALS = 4;
function begin$22({ open }) {
	return takeUpDice(open), open.sea = [], {
		kind: "toss",
		...asked(open.baron)
	};
}
var toss$1 = {
	menu(view) {
		let { open } = view, rivals = open.sea.filter((ship) => ownerOf(ship.die) !== me(view) && onTile(ship, RAFT_OUTLINE)), places = [
			CENTRE,
			{
				x: CENTRE.x - AROUND,
				y: CENTRE.y
			},
			{
				x: CENTRE.x + AROUND,
				y: CENTRE.y
			},
			{
				x: CENTRE.x,
				y: CENTRE.y - AROUND
			},
			{
				x: CENTRE.x,
				y: CENTRE.y + AROUND
			},
			...rivals.slice(0, RIVALS)
		], distinct = places.filter(({ x, y }, i) => places.findIndex((other) => other.x === x && other.y === y) === i), from = standing(open, me(view));
		return {
			ask: "toss",
			moves: distinct.flatMap((place) => POWERS.map((power) => ({
				kind: "toss",
				...aimFor(place, from, power),
				power
			}))),
			complete: !1
		};
	},
	check(_, move) {
		return move.kind === "toss" ? move.x >= 0 && move.x <= 28e3 && move.y >= 0 && move.y <= 28e3 ? null : no("outside-the-box") : NOT_NOW;
	},
	resolve({ open }, [answer]) {
		let { seat, move } = answer;
		if (move.kind !== "toss") return null;
		let { die } = handOf(open, seat).dice[0], aim = {
			x: move.x,
			y: move.y
		};
		return {
			kind: "sea",
			thrown: {
				kind: "toss",
				die,
				from: standing(open, seat),
				aim,
				power: move.power
			}
		};
	}
};
function tossed(state, { dice, out, fall }, tell) {
	let { open } = state, { thrown } = open.phase;
	if (thrown.kind !== "toss") return null;
	let seat = ownerOf(thrown.die);
	handOf(open, seat).dice.shift(), open.sea = dice.map(floating), tell.all({
		type: "tossed",
		seat,
		die: thrown.die,
		aim: thrown.aim,
		power: thrown.power,
		dice,
		out,
		fall
	});
	let order = turnOrder(open);
	for (let i = 1; i <= order.length; i++) {
		let next = order[(order.indexOf(seat) + i) % order.length];
		if (handOf(open, next).dice.length > 0) return {
			kind: "toss",
			...asked(next)
		};
	}
	return count(state, tell);
}
function count(state, tell) {
	let { open } = state, totals = open.galleons.map((_, seat) => open.sea.filter((ship) => ownerOf(ship.die) === seat && onTile(ship, RAFT_OUTLINE)).reduce((sum, ship) => sum + valueIn(open, seat, ship), 0));
	return tell.all({
		type: "totals",
		game: "bombs",
		totals
	}), open.sea = [], finish$2(state, best(turnOrder(open), (seat) => totals[seat]), 3, tell);
}
//#endregion
//#region packages/rules/src/rattle-battle/phases/crazy/brawl.ts
function begin$21(state, tell) {
	return takeUpDice(state.open), nextRound$1(state, tell);
}
function nextRound$1(state, tell) {
	let { open } = state, seats = inGame(open);
	if (seats.length <= 1 || crazyOf(open).round === 5) return finish$2(state, best(seats, (seat) => handOf(open, seat).dice.length), 2, tell);
	crazyOf(open).round += 1;
	for (let seat of seats) rollHand(state, seat, tell);
	return askThose("brawl", seats, (seat) => results(open, seat).length > 1) ?? fight(state, [], tell);
}
/** The different values a player shows. */
var results = (open, seat) => [...new Set(handOf(open, seat).dice.map((rolled) => valueIn(open, seat, rolled)))], brawl = {
	menu(view) {
		return {
			ask: "brawl",
			moves: results(view.open, me(view)).map((value) => ({
				kind: "brawl",
				value
			})),
			complete: !0
		};
	},
	check(view, move) {
		return move.kind === "brawl" ? results(view.open, me(view)).includes(move.value) ? null : no("no-such-result") : NOT_NOW;
	},
	resolve: fight
};
/** Who was not asked fights with the only value there is (3.6). */
function fight(state, answers, tell) {
	let { open } = state, seats = inGame(open), values = open.galleons.map(() => null);
	for (let seat of seats) values[seat] = results(open, seat)[0];
	for (let { seat, move } of answers) move.kind === "brawl" && (values[seat] = move.value);
	let highest = Math.max(...values.map((value) => value ?? 0)), lost = seats.flatMap((seat) => {
		let hand = handOf(open, seat);
		if (values[seat] === highest) return [];
		let down = hand.dice.filter((rolled) => valueIn(open, seat, rolled) === values[seat]).map(({ die }) => die);
		return hand.dice = hand.dice.filter(({ die }) => !down.includes(die)), hand.done = hand.dice.length === 0, down;
	});
	return tell.all({
		type: "brawled",
		values,
		lost
	}), nextRound$1(state, tell);
}
//#endregion
//#region packages/rules/src/rattle-battle/phases/crazy/chest.ts
function begin$20(state, tell) {
	let { open } = state;
	takeUpDice(open);
	for (let seat of inGame(open)) rollHand(state, seat, tell);
	return crazyOf(open).round = 1, {
		kind: "stake",
		...asked(...inGame(open).sort())
	};
}
var stake = {
	menu(view) {
		return {
			ask: "stake",
			moves: handOf(view.open, me(view)).dice.map(({ die }) => ({
				kind: "stake",
				die
			})),
			complete: !0
		};
	},
	check(view, move) {
		return move.kind === "stake" ? handOf(view.open, me(view)).dice.some(({ die }) => die === move.die) ? null : no("no-such-dice") : NOT_NOW;
	},
	resolve(state, answers, tell) {
		let { open } = state, dice = open.galleons.map(() => null), stakes = answers.map(({ seat, move }) => {
			let hand = handOf(open, seat), rolled = hand.dice.find(({ die }) => move.kind === "stake" && die === move.die);
			return hand.dice = hand.dice.filter((it) => it !== rolled), dice[seat] = rolled.die, {
				seat,
				value: valueIn(open, seat, rolled)
			};
		}), winner = stakes.filter(({ value }) => stakes.filter((other) => other.value === value).length === 1).sort((a, b) => b.value - a.value)[0]?.seat ?? null;
		return tell.all({
			type: "staked",
			dice,
			winner
		}), winner !== null && addCoins(state, winner, 2, "crazy", tell), crazyOf(open).round === 2 ? (open.crazy = null, null) : (crazyOf(open).round += 1, {
			kind: "stake",
			...asked(...inGame(open).sort())
		});
	}
};
//#endregion
//#region packages/rules/src/rattle-battle/phases/crazy/dig.ts
function begin$19({ open }) {
	return takeUpDice(open), {
		kind: "dig",
		...asked(...inGame(open).sort())
	};
}
/** Every way of putting so many dice into so many pits. */
function sharings(dice, pits) {
	return pits === 1 ? [[dice]] : Array.from({ length: dice + 1 }, (_, here) => sharings(dice - here, pits - 1).map((rest) => [here, ...rest])).flat();
}
var dig = {
	menu(view) {
		let { dice } = handOf(view.open, me(view));
		return {
			ask: "dig",
			moves: sharings(dice.length, PIT_COINS.length).map((pits) => ({
				kind: "dig",
				pits
			})),
			complete: !0
		};
	},
	check(view, move) {
		if (move.kind !== "dig") return NOT_NOW;
		let { dice } = handOf(view.open, me(view)), sum = move.pits.reduce((total, pit) => total + pit, 0);
		return move.pits.length === PIT_COINS.length && sum === dice.length ? null : no("no-such-dice");
	},
	resolve(state, answers, tell) {
		let { open } = state, pits = open.galleons.map(() => PIT_COINS.map(() => 0)), totals = open.galleons.map(() => PIT_COINS.map(() => 0));
		for (let { seat, move } of answers) {
			if (move.kind !== "dig") continue;
			rollHand(state, seat, tell), pits[seat] = [...move.pits];
			let from = 0;
			totals[seat] = move.pits.map((count) => (from += count, totalOf(open, seat, handOf(open, seat).dice.slice(from - count, from))));
		}
		return tell.all({
			type: "dug",
			pits,
			totals
		}), PIT_COINS.forEach((coins, pit) => {
			for (let seat of best(turnOrder(open), (it) => totals[it][pit])) addCoins(state, seat, coins, "crazy", tell);
		}), open.crazy = null, null;
	}
};
//#endregion
//#region packages/rules/src/rattle-battle/phases/crazy/drinking.ts
/** The first round is drunk by all. */
function begin$18(state, tell) {
	return takeUpDice(state.open), crazyOf(state.open).round = 1, drinkUp(state, inGame(state.open), [], tell);
}
function drinkUp(state, drank, stopped, tell) {
	let { open } = state, under = drank.flatMap((seat) => {
		let hand = handOf(open, seat);
		rollHand(state, seat, tell);
		let low = hand.dice.filter((rolled) => valueIn(open, seat, rolled) <= 2).map(({ die }) => die);
		return hand.dice = hand.dice.filter(({ die }) => !low.includes(die)), hand.score = hand.dice.length === 0 ? 0 : hand.score + 1, hand.done = hand.dice.length === 0, low;
	});
	tell.all({
		type: "drank",
		drank,
		stopped,
		under
	});
	let seats = inGame(open);
	if (seats.length === 0 || crazyOf(open).round === 6) {
		let scores = open.galleons.map((_, seat) => handOf(open, seat).score);
		return tell.all({
			type: "totals",
			game: "drinking",
			totals: scores
		}), finish$2(state, best(turnOrder(open), (seat) => scores[seat]), 3, tell);
	}
	return crazyOf(open).round += 1, {
		kind: "drink",
		...asked(...seats.sort())
	};
}
var MOVES$2 = [{ kind: "drink" }, { kind: "stop" }], drink = {
	menu: () => ({
		ask: "drink",
		moves: MOVES$2,
		complete: !0
	}),
	check: (_, move) => move.kind === "drink" || move.kind === "stop" ? null : NOT_NOW,
	resolve(state, answers, tell) {
		let said = (kind) => answers.filter(({ move }) => move.kind === kind).map(({ seat }) => seat);
		for (let seat of said("stop")) handOf(state.open, seat).done = !0;
		return drinkUp(state, said("drink"), said("stop"), tell);
	}
};
//#endregion
//#region packages/rules/src/rattle-battle/phases/crazy/plank.ts
function begin$17({ open }) {
	return takeUpDice(open), {
		kind: "plank",
		...asked(...inGame(open).sort())
	};
}
var MOVES$1 = [{ kind: "step" }, { kind: "stand" }], plank = {
	menu: () => ({
		ask: "plank",
		moves: MOVES$1,
		complete: !0
	}),
	check: (_, move) => move.kind === "step" || move.kind === "stand" ? null : NOT_NOW,
	resolve(state, answers, tell) {
		let said = (kind) => answers.filter(({ move }) => move.kind === kind).map(({ seat }) => seat);
		for (let seat of said("stand")) handOf(state.open, seat).done = !0;
		let splashed = said("step").filter((seat) => splashes(state, seat, tell));
		return tell.all({
			type: "plank",
			stepped: said("step"),
			stood: said("stand"),
			splashed
		}), loseLoot(state, splashed, tell) ?? goOn$1(state, tell);
	}
};
/** One further die; a total beyond the plank counts nothing. */
function splashes(state, seat, tell) {
	let { open } = state, hand = handOf(open, seat), step = hand.dice.splice(0, 1);
	tell.all({
		type: "rolled",
		seat,
		dice: rollDice(state, step)
	}), hand.score += totalOf(open, seat, step);
	let splash = hand.score > 9;
	return splash && (hand.score = 0), hand.done = splash || hand.dice.length === 0, splash;
}
function loseLoot(state, splashed, tell) {
	let kinds = (seat) => LOOT.filter((kind) => state.open.galleons[seat].loot[kind] > 0);
	for (let seat of splashed) kinds(seat).length === 1 && returnLoot(state, seat, one(kinds(seat)[0]), tell);
	let choosing = splashed.filter((seat) => kinds(seat).length > 1);
	return choosing.length === 0 ? null : {
		kind: "splash",
		...asked(...choosing.sort())
	};
}
function goOn$1(state, tell) {
	let { open } = state, seats = inGame(open);
	if (seats.length > 0) return {
		kind: "plank",
		...asked(...seats.sort())
	};
	let totals = open.galleons.map((_, seat) => handOf(open, seat).score);
	return tell.all({
		type: "totals",
		game: "plank",
		totals
	}), finish$2(state, best(turnOrder(open), (seat) => totals[seat]), 3, tell);
}
var splash = {
	menu(view) {
		let { loot } = view.open.galleons[me(view)];
		return {
			ask: "splash",
			moves: LOOT.filter((kind) => loot[kind] > 0).map((kind) => ({
				kind: "splash",
				loot: kind
			})),
			complete: !0
		};
	},
	check(view, move) {
		return move.kind === "splash" ? view.open.galleons[me(view)].loot[move.loot] > 0 ? null : no("not-your-loot") : NOT_NOW;
	},
	resolve(state, answers, tell) {
		for (let { seat, move } of answers) move.kind === "splash" && returnLoot(state, seat, one(move.loot), tell);
		return goOn$1(state, tell);
	}
};
//#endregion
//#region packages/rules/src/rattle-battle/phases/crazy/prison.ts
function begin$16(state, tell) {
	return takeUpDice(state.open), nextRound(state, tell);
}
function nextRound(state, tell) {
	let { open } = state, empty = inGame(open).filter((seat) => handOf(open, seat).dice.length === 0);
	for (let seat of empty) handOf(open, seat).done = !0;
	empty.length > 0 && tell.all({
		type: "dropped-out",
		seats: empty
	});
	let seats = inGame(open);
	return seats.length <= 1 || crazyOf(open).round === 100 ? finish$2(state, seats, 4, tell) : (crazyOf(open).round += 1, askThose("wall", seats, (seat) => handOf(open, seat).dice.length > 1) ?? attack(state, [], tell));
}
var wallHeight = (open) => 2 + crazyOf(open).round - 1, wall = {
	menu(view) {
		let { dice } = handOf(view.open, me(view));
		return {
			ask: "wall",
			moves: dice.map((_, i) => ({
				kind: "wall",
				dice: i + 1
			})),
			complete: !0
		};
	},
	check(view, move) {
		if (move.kind !== "wall") return NOT_NOW;
		let { dice } = handOf(view.open, me(view));
		return move.dice >= 1 && move.dice <= dice.length ? null : no("no-such-dice");
	},
	resolve: attack
};
/** Who was not asked throws the only die there is (3.6). */
function attack(state, answers, tell) {
	let { open } = state, throws = open.galleons.map(() => null), out = inGame(open).filter((seat) => {
		let hand = handOf(open, seat), answer = answers.find((it) => it.seat === seat)?.move, count = answer?.kind === "wall" ? answer.dice : 1, thrown = hand.dice.slice(0, count), dice = rollDice(state, thrown), total = totalOf(open, seat, thrown);
		throws[seat] = {
			dice,
			total
		};
		let back = thrown.filter((rolled) => valueIn(open, seat, rolled) >= 4);
		return hand.dice = [...hand.dice.slice(count), ...back], hand.done = total < wallHeight(open), hand.done;
	});
	return tell.all({
		type: "wall",
		height: wallHeight(open),
		throws
	}), out.length > 0 && tell.all({
		type: "dropped-out",
		seats: out
	}), nextRound(state, tell);
}
//#endregion
//#region packages/rules/src/rattle-battle/phases/crazy/reroll.ts
function beginCannons(state, tell) {
	return takeUpDice(state.open), rollAll(state, tell);
}
function beginMonkey(state, tell) {
	let { open } = state;
	takeUpDice(open), open.queue = [];
	for (let seat of inGame(open)) rollHand(state, seat, tell);
	return {
		kind: "reroll",
		...asked(...inGame(open).sort())
	};
}
function rollAll(state, tell) {
	let { open } = state;
	crazyOf(open).round += 1;
	for (let seat of inGame(open)) rollHand(state, seat, tell);
	return open.queue = inGame(open), {
		kind: "reroll",
		...asked(open.queue.shift())
	};
}
/** Every choice of some of these. */
function subsets(dice) {
	return Array.from({ length: 2 ** dice.length }, (_, bits) => dice.filter((_, i) => (bits >> i) % 2 == 1));
}
var reroll = {
	menu(view) {
		return {
			ask: "reroll",
			moves: subsets(handOf(view.open, me(view)).dice.map(({ die }) => die)).map((some) => ({
				kind: "reroll",
				dice: some
			})),
			complete: !0
		};
	},
	check(view, move) {
		return move.kind === "reroll" ? handOf(view.open, me(view)).dice.map(({ die }) => die).filter((die) => move.dice.includes(die)).join() === move.dice.join() ? null : no("no-such-dice") : NOT_NOW;
	},
	resolve(state, answers, tell) {
		let { open } = state;
		for (let { seat, move } of answers) {
			if (move.kind !== "reroll") continue;
			let again = handOf(open, seat).dice.filter(({ die }) => move.dice.includes(die));
			tell.all({
				type: "rerolled",
				seat,
				dice: rollDice(state, again)
			});
		}
		if (isMonkey(open)) return countMonkeys(state, tell);
		let next = open.queue.shift();
		return next === void 0 ? dropLowest$1(state, tell) : {
			kind: "reroll",
			...asked(next)
		};
	}
};
function isMonkey(open) {
	let card = CARDS[open.card];
	return isCrazy(card) && card.game === "monkey";
}
function dropLowest$1(state, tell) {
	let { open } = state, seats = inGame(open), totals = open.galleons.map((_, seat) => seats.includes(seat) ? totalOf(open, seat, handOf(open, seat).dice) : null);
	tell.all({
		type: "totals",
		game: "cannons-ready",
		totals
	});
	let lowest = Math.min(...seats.map((seat) => totals[seat])), out = seats.filter((seat) => totals[seat] === lowest);
	if (out.length < seats.length) {
		for (let seat of out) handOf(open, seat).done = !0;
		tell.all({
			type: "dropped-out",
			seats: out
		});
	}
	let left = inGame(open);
	return left.length === 1 || crazyOf(open).round >= 100 ? finish$2(state, left, 3, tell) : rollAll(state, tell);
}
/** The most equal values of a hand, then the higher value. */
function largestSet(open, seat) {
	let values = handOf(open, seat).dice.map((rolled) => valueIn(open, seat, rolled)), best = {
		equal: 0,
		value: 0
	};
	for (let value of values) {
		let equal = values.filter((other) => other === value).length;
		(equal > best.equal || equal === best.equal && value > best.value) && (best = {
			equal,
			value
		});
	}
	return best;
}
function countMonkeys(state, tell) {
	let { open } = state, seats = inGame(open), sets = seats.map((seat) => largestSet(open, seat)), rank = ({ equal, value }) => 10 * equal + value, top = sets.reduce((a, b) => rank(b) > rank(a) ? b : a), winners = seats.filter((_, i) => rank(sets[i]) === rank(top));
	return tell.all({
		type: "monkeys",
		best: winners,
		...top
	}), finish$2(state, winners, 3, tell);
}
//#endregion
//#region packages/rules/src/rattle-battle/phases/send.ts
function begin$15({ open }) {
	return open.queue = [...turnOrder(open)], {
		kind: "send",
		...asked(open.queue.shift())
	};
}
var isCaptain = (die) => die.startsWith("captain"), waiting = ({ ships, voyage }) => {
	let home = ships.filter((die) => !voyage.sent.includes(die));
	return {
		ordinary: home.filter((die) => !isCaptain(die)),
		captain: home.some(isCaptain)
	};
};
function bounds$1(open) {
	let card = seaCard(open);
	return {
		least: ruleOf(card, "least-sent")?.ships ?? 0,
		most: ruleOf(card, "most-sent")?.ships ?? 2 ** 53 - 1
	};
}
/** Every choice of what stays aboard when so many ships are away. */
function kept(galleon, away) {
	let room = roomOn(galleon, away);
	return count$1(galleon.loot) <= room ? [tidy(galleon.loot)] : picks(galleon.loot, room);
}
function refusesKept(galleon, away, keep) {
	let size = Math.min(count$1(galleon.loot), roomOn(galleon, away));
	return holdsAll(galleon.loot, keep) && count$1(keep) === size ? null : no("wrong-loot-kept", { room: size });
}
var send = {
	menu(view) {
		let { open } = view, galleon = open.galleons[me(view)], { ordinary, captain } = waiting(galleon), { least, most } = bounds$1(open), moves = [];
		for (let ships = 0; ships <= ordinary.length; ships++) for (let also of captain ? [!1, !0] : [!1]) {
			let away = ships + Number(also);
			if (!(away < least || away > most)) for (let keep of kept(galleon, away)) moves.push({
				kind: "send",
				ships,
				captain: also,
				keep
			});
		}
		return {
			ask: "send",
			moves,
			complete: !0
		};
	},
	check(view, move) {
		if (move.kind !== "send") return NOT_NOW;
		let galleon = view.open.galleons[me(view)], { ordinary, captain } = waiting(galleon), { least, most } = bounds$1(view.open), away = move.ships + Number(move.captain);
		return move.captain && !captain ? no("no-captain-ship") : move.ships > ordinary.length || away > most ? no("too-many-ships", { most: Math.min(most, ordinary.length + Number(captain)) }) : away < least ? no("too-few-ships", { least }) : refusesKept(galleon, away, move.keep);
	},
	resolve(state, [answer], tell) {
		let { seat, move } = answer, { open } = state;
		if (move.kind === "send") {
			let ships = waiting(open.galleons[seat]).ordinary.slice(0, move.ships);
			sail(state, seat, move.captain ? [...ships, captainId(seat)] : ships, move.keep, tell);
		}
		return open.queue.length === 0 ? null : {
			kind: "send",
			...asked(open.queue.shift())
		};
	}
};
function sail(state, seat, ships, keep, tell) {
	let { loot, voyage } = state.open.galleons[seat], left = minus(loot, keep);
	toBag(state, seat, left), voyage.sent.push(...ships), tell.all({
		type: "sent",
		seat,
		ships,
		left
	});
}
/** The last player, if there is a ship to add and the card lets more be sent. */
function askLatecomer(open) {
	let seat = turnOrder(open).at(-1), galleon = open.galleons[seat], { ordinary, captain } = waiting(galleon);
	return !open.table.latecomer || open.galleons.length < 5 || ordinary.length === 0 && !captain || galleon.voyage.sent.length >= bounds$1(open).most ? null : {
		kind: "latecomer",
		...asked(seat)
	};
}
//#endregion
//#region packages/rules/src/rattle-battle/facts/fire.ts
/** 7.6 One Cannon from a ship that shows the cannon, two from any other. */
function fireCost(open, ship) {
	let rule = ruleOf(seaCard(open), "fire-cost");
	return rule ? rule.cannons : faceOf(ship) === "cannon" ? 1 : 2;
}
function fireRange(open, superCannons) {
	let rule = ruleOf(seaCard(open), "fire-range");
	if (!superCannons) return rule?.range ?? 6300;
	let [times, by] = SUPER_CANNONS_FACTOR;
	return rule ? rule.range * times / by : SUPER_CANNONS_RANGE;
}
function moveRange(open, superSails) {
	let range = ruleOf(seaCard(open), "move-range")?.range ?? 8800;
	return superSails ? 2 * range : range;
}
/** 3.4 Why this ship is no Enemy of this player. */
function refusesEnemy(open, seat, target) {
	let { owner } = DICE[target.die];
	return owner === seat ? "own-ship" : owner === null ? isAlly(seaCard(open), target.die) ? "is-ally" : null : open.table.scenario === "pirate-wars" ? null : "not-an-enemy";
}
/** 16.2 Only a Captain Ship fires at Player Ships, unless the card or a Revenge card says otherwise. */
function needsRevenge(open, ship, target) {
	return DICE[target.die].owner !== null && DICE[ship.die].hull !== "captain" && !cardHas(open, "any-ship-fires");
}
/** 7.5 Why a shot does not reach. */
function refusesShot(open, ship, target, superCannons) {
	return within$1(ship, target, fireRange(open, superCannons)) ? cardHas(open, "tiles-block-fire") ? onAnyTile(open, ship) ? "on-a-tile" : tileBetween(open, ship, target) ? "tile-in-the-way" : null : null : "out-of-range";
}
//#endregion
//#region packages/rules/src/rattle-battle/facts/uses.ts
var mateOf = ({ crew }, id) => crew.find((mate) => mate.id === id);
/** Whether an Upgrade is ready and was not used in this Adventure. */
function atHand(galleon, id) {
	return galleon.upgrades.some((upgrade) => upgrade.id === id && upgrade.ready && !upgrade.used);
}
function hasUse(galleon, use) {
	if (use === "flag") return galleon.loot.flag > 0;
	if (!isHoarder(use)) return atHand(galleon, use);
	let mate = mateOf(galleon, use);
	return !mate || mate.used || mate.hoard === 0 ? !1 : use === "ines" ? galleon.sails.exhausted > 0 : use !== "kaspar" || galleon.cannons.exhausted > 0;
}
/** Ships a use may be aimed at. `ship`: the own ship it is used with, null where any will do. */
function targetsOf(open, seat, use, ship) {
	let { target, reach } = NEEDS[use];
	if (target === null) return [];
	let all = target === "np" ? theirs(open) : open.sea.filter((other) => !refusesEnemy(open, seat, other)), from = ship ? [ship] : fleetOf(open, seat);
	return all.filter((other) => from.some((own) => within$1(own, other, reach)));
}
/** The uses a player could make now, as far as can be told without trying every place. */
function usesOf(open, seat) {
	let galleon = open.galleons[seat];
	return galleon.upgrades.length === 0 && !galleon.crew.some(({ id }) => isHoarder(id)) && galleon.loot.flag === 0 || fleetOf(open, seat).length === 0 ? [] : USES.filter((use) => hasUse(galleon, use) && (NEEDS[use].target === null || targetsOf(open, seat, use, null).length > 0));
}
//#endregion
//#region packages/rules/src/rattle-battle/phases/firing.ts
function menu$3(open, seat) {
	let galleon = open.galleons[seat];
	if (galleon.cannons.ready === 0 && galleon.loot.keg === 0) return [];
	let moves = [];
	for (let ship of fleetOf(open, seat)) for (let target of open.sea) if (!refusesEnemy(open, seat, target)) for (let shot of shots(open, seat, ship, target)) check$3(open, seat, shot) || moves.push(shot);
	return moves;
}
/** Every way of firing one ship at another, legal or not. */
function shots(open, seat, ship, target) {
	let galleon = open.galleons[seat], superCannons = refusesShot(open, ship, target, !1) !== null;
	if (superCannons && !atHand(galleon, "superCannons")) return [];
	let revenge = needsRevenge(open, ship, target);
	if (revenge && galleon.revenge === 0) return [];
	let found = [];
	for (let keg of galleon.loot.keg > 0 ? [!1, !0] : [!1]) {
		let shot = {
			kind: "fire",
			ship: ship.die,
			target: target.die,
			superCannons,
			bertha: null,
			revenge,
			keg
		};
		if (found.push(shot), atHand(galleon, "bigBertha")) for (let second of open.sea) second !== target && found.push({
			...shot,
			bertha: second.die,
			revenge: revenge || needsRevenge(open, ship, second)
		});
	}
	return found;
}
function check$3(open, seat, move) {
	let galleon = open.galleons[seat], ship = shipAt(open, move.ship), target = shipAt(open, move.target);
	if (!ship || !target) return no("no-such-ship");
	if (ownerOf(ship.die) !== seat) return no("not-your-ship");
	let enemy = refusesEnemy(open, seat, target);
	if (enemy) return no(enemy);
	if (move.superCannons && !atHand(galleon, "superCannons")) return no("not-at-hand");
	let shot = refusesShot(open, ship, target, move.superCannons);
	if (shot) return no(shot);
	let avenging = needsRevenge(open, ship, target);
	if (move.bertha !== null) {
		let second = shipAt(open, move.bertha);
		if (!atHand(galleon, "bigBertha")) return no("not-at-hand");
		if (!second || second === target || refusesEnemy(open, seat, second) || !within$1(target, second, BERTHA_RANGE)) return no("nothing-for-bertha");
		avenging ||= needsRevenge(open, ship, second);
	}
	if (avenging && !move.revenge) return no("captain-fires");
	if (move.revenge && (!avenging || galleon.revenge === 0)) return no("no-revenge");
	if (move.keg) return galleon.loot.keg > 0 ? null : no("no-keg");
	let cost = fireCost(open, ship);
	return galleon.cannons.ready < cost ? no("no-cannons", { cost }) : null;
}
/** 7.6 Cannons are exhausted and the target goes down. */
function play$3(state, seat, move, tell) {
	let { open } = state, galleon = open.galleons[seat], ship = shipAt(open, move.ship), targets = [move.target, move.bertha].flatMap((die) => die === null ? [] : [shipAt(open, die)]), cannons = move.keg || cardHas(open, "free-fire") ? 0 : fireCost(open, ship);
	galleon.cannons.ready -= cannons, galleon.cannons.exhausted += cannons, move.keg && toBag(state, seat, one("keg")), move.superCannons && (upgradeOf(galleon, "superCannons").used = !0), move.bertha && (upgradeOf(galleon, "bigBertha").ready = !1), move.revenge && (--galleon.revenge, open.revengeDeck += 1);
	let { target, bertha, revenge, keg } = move, gap = gapBetween(ship, targets[0]);
	tell.all({
		type: "fired",
		seat,
		ship: ship.die,
		target,
		gap,
		cannons,
		bertha,
		revenge,
		keg
	});
	for (let sunk of targets) {
		let trophy = trophyFor(open, sunk, open.table.boardByFire && touches(ship, sunk), ship.hooked === sunk.die);
		sink(open, sunk.die, seat), award(open, seat, trophy, tell);
	}
}
//#endregion
//#region packages/rules/src/rattle-battle/facts/candidates.ts
var MOST = 60, HAIR$1 = 20, APART = 400, NEAR = 2400, FIRING_GAP = 6e3, RAYS = [
	0,
	450,
	900,
	1350,
	1800,
	2250,
	2700,
	3150
], COMPASS = Array.from({ length: 16 }, (_, i) => i * 225), FINE = Array.from({ length: 72 }, (_, i) => i * 50), LAST_RESORTS = [
	1,
	.75,
	.5,
	.25,
	.1
];
/** Legal places for a ship, at most so many, the most interesting first; `range` null: anywhere. */
function placesFor(open, seat, ship, range, most = MOST) {
	let places = [];
	if (range !== null && isStuck(open, ship)) return places;
	let consider = (place) => {
		places.length >= most || places.some((other) => squaredDistance(place, other) < APART ** 2) || refusesPlace(open, ship, place, range) || places.push(place);
	};
	for (let other of theirs(open)) if (!(range !== null && squaredDistance(ship, other) > (range + NEAR) ** 2)) for (let place of touchingPlaces(ship, other)) consider(place);
	for (let other of open.sea) {
		if (range === null || refusesEnemy(open, seat, other)) continue;
		let distance = gapBetween(ship, other);
		distance > 6300 && consider(onTheWay(ship, other, distance - FIRING_GAP));
	}
	for (let far of range === null ? [] : [range, range / 2]) for (let angle of COMPASS) consider(along(ship, angle, far));
	if (cardHas(open, "tile-loot")) for (let place of tilePlaces(open, ship)) consider(place);
	if (places.length === 0 && range !== null) for (let share of LAST_RESORTS) for (let angle of FINE) consider(along(ship, angle, range * share));
	return places;
}
/** 7.4 Tiles hold it where it is. */
var isStuck = (open, ship) => cardHas(open, "tiles-block-move") && onAnyTile(open, ship);
/** Legal places within range from which a ship touches another one, when none of the usual ones is. */
function lastTouchingPlaces(open, ship, other, range) {
	return isStuck(open, ship) || !within$1(ship, other, range + 50) ? [] : touchingPlaces(ship, other, FINE, 50).filter((place) => !refusesPlace(open, ship, place, range));
}
/** Places around a ship where another one touches it, sides and corners in turn. */
function touchingPlaces(ship, other, rays = RAYS, apart = HAIR$1) {
	let turned = ship.rotation - other.rotation, width = EDGE / 2 * (1 + Math.abs(cos(turned)) + Math.abs(sin(turned))) + apart;
	return rays.map((ray) => {
		let steepest = Math.max(...[ray, ray - turned].flatMap((angle) => [Math.abs(cos(angle)), Math.abs(sin(angle))]));
		return along(other, other.rotation + ray, width / steepest);
	});
}
/** So far in a direction, rounded towards where it started, so that a range is never exceeded. */
function along({ x, y }, angle, far) {
	return {
		x: x + Math.trunc(cos(angle) * far),
		y: y + Math.trunc(sin(angle) * far)
	};
}
/** For each tile the nearest place on the way to its first corners that touches it. */
function tilePlaces(open, ship) {
	return tilesOf(open).flatMap((tile) => {
		let middle = {
			x: mean(tile, 0),
			y: mean(tile, 1)
		}, length = Math.sqrt(squaredDistance(ship, middle));
		for (let far = 0; far < length; far += EDGE / 4) {
			let place = onTheWay(ship, middle, far);
			if (onTile({
				...place,
				rotation: ship.rotation
			}, tile)) return [place];
		}
		return [];
	});
}
var mean = (polygon, from) => {
	let sum = 0;
	for (let i = from; i < polygon.length; i += 2) sum += polygon[i];
	return Math.round(sum / (polygon.length / 2));
};
//#endregion
//#region packages/rules/src/rattle-battle/phases/moving.ts
function menu$2(open, seat) {
	let galleon = open.galleons[seat];
	if (galleon.sails.ready === 0) return [];
	let moves = [];
	for (let ship of fleetOf(open, seat)) for (let superSails of atHand(galleon, "superSails") ? [!1, !0] : [!1]) for (let { x, y } of placesFor(open, seat, ship, moveRange(open, superSails))) {
		if (superSails && !refusesPlace(open, ship, {
			x,
			y
		}, moveRange(open, !1))) continue;
		let move = {
			kind: "move",
			ship: ship.die,
			x,
			y,
			superSails,
			drill: !1
		};
		moves.push(move), atHand(galleon, "drill") && touched(open, {
			...ship,
			x,
			y
		}).length > 0 && moves.push({
			...move,
			drill: !0
		});
	}
	return moves;
}
/** Whether a ship of the player has a Sail to move by, and somewhere to go. */
function mayMove(open, seat) {
	let galleon = open.galleons[seat];
	if (galleon.sails.ready === 0) return !1;
	let range = moveRange(open, atHand(galleon, "superSails"));
	return fleetOf(open, seat).some((ship) => placesFor(open, seat, ship, range, 1).length > 0);
}
var touched = (open, ship) => theirs(open).filter((other) => touches(ship, other));
function check$2(open, seat, move) {
	let galleon = open.galleons[seat], ship = shipAt(open, move.ship);
	if (!ship) return no("no-such-ship");
	if (ownerOf(ship.die) !== seat) return no("not-your-ship");
	if (galleon.sails.ready === 0) return no("no-sail");
	if (move.superSails && !atHand(galleon, "superSails") || move.drill && !atHand(galleon, "drill")) return no("not-at-hand");
	let refusal = refusesPlace(open, ship, move, moveRange(open, move.superSails));
	return refusal ? no(refusal) : move.drill && touched(open, {
		...ship,
		x: move.x,
		y: move.y
	}).length === 0 ? no("not-touching") : null;
}
/** 7.2 A Sail is exhausted, the ship goes straight there and does not turn. */
function play$2(open, seat, move, tell) {
	let galleon = open.galleons[seat], ship = shipAt(open, move.ship), to = {
		x: move.x,
		y: move.y
	};
	if (--galleon.sails.ready, galleon.sails.exhausted += 1, move.superSails && (upgradeOf(galleon, "superSails").used = !0), tell.all({
		type: "moved",
		seat,
		ship: ship.die,
		by: "sail",
		from: {
			x: ship.x,
			y: ship.y
		},
		to
	}), ship.x = to.x, ship.y = to.y, !move.drill) return;
	upgradeOf(galleon, "drill").ready = !1;
	let ships = touched(open, ship);
	for (let other of ships) other.bonus -= 2;
	tell.all({
		type: "drilled",
		seat,
		ships: ships.map((other) => other.die)
	});
}
//#endregion
//#region packages/rules/src/rattle-battle/phases/uses.ts
var plain = (use) => ({
	kind: "use",
	use,
	ship: null,
	target: null,
	place: null,
	side: null
});
function menu$1(open, seat) {
	let moves = [];
	for (let use of usesOf(open, seat)) {
		let needs = NEEDS[use], ships = needs.ship ? fleetOf(open, seat) : [null];
		for (let ship of ships) {
			let base = {
				...plain(use),
				ship: ship?.die ?? null
			};
			if (needs.place && ship) moves.push(...placements(open, seat, base, ship));
			else if (needs.side && ship) moves.push(...faces$1(base, ship));
			else if (needs.target !== null) for (let target of targetsOf(open, seat, use, ship)) moves.push({
				...base,
				target: target.die
			});
			else moves.push(base);
		}
	}
	return moves;
}
function placements(open, seat, base, ship) {
	let { range, target: needsTarget } = NEEDS[base.use], places = placesFor(open, seat, ship, range);
	if (needsTarget === null) return places.map((place) => ({
		...base,
		place
	}));
	let targets = targetsOf(open, seat, base.use, ship), touching = places.flatMap((place) => targets.filter((target) => touches({
		...place,
		rotation: ship.rotation
	}, target)).map((target) => ({
		...base,
		place,
		target: target.die
	})));
	return touching.length > 0 || range === null ? touching : targets.flatMap((target) => lastTouchingPlaces(open, ship, target, range).map((place) => ({
		...base,
		place,
		target: target.die
	})));
}
/** Whether anything can be used now, and is of some use: a ship that is moved by it has somewhere to go. */
function mayUse(open, seat) {
	return usesOf(open, seat).some((use) => {
		let { place, target, range } = NEEDS[use];
		return !place || fleetOf(open, seat).some((ship) => target === null ? placesFor(open, seat, ship, range, 1).length > 0 : placements(open, seat, {
			...plain(use),
			ship: ship.die
		}, ship).length > 0);
	});
}
/** One side for each other face the die has. */
function faces$1(base, ship) {
	let all = FACES[hullOf(ship.die)];
	return all.flatMap((face, side) => face === faceOf(ship) || all.indexOf(face) !== side ? [] : [{
		...base,
		side
	}]);
}
function check$1(open, seat, move) {
	let { use } = move, needs = NEEDS[use], galleon = open.galleons[seat];
	if (!hasUse(galleon, use)) return no(isHoarder(use) ? "nothing-to-spend" : "not-at-hand");
	let fleet = fleetOf(open, seat);
	if (fleet.length === 0) return no("nobody-at-sea");
	if (move.ship === null === needs.ship || move.target === null == (needs.target !== null) || move.place === null === needs.place || move.side === null === needs.side) return no("wrongly-aimed");
	let ship = move.ship === null ? null : shipAt(open, move.ship);
	if (ship === void 0) return no("no-such-ship");
	if (ship && ownerOf(ship.die) !== seat) return no("not-your-ship");
	if (move.target !== null) {
		let target = shipAt(open, move.target);
		if (!target) return no("no-such-ship");
		let refusal = needs.target === "np" ? refusesNp(open, target) : refusesEnemy(open, seat, target);
		if (refusal) return no(refusal);
		if (!(ship ? [ship] : fleet).some((own) => within$1(own, target, needs.reach))) return no("out-of-range");
		if (ship && move.place && !touches({
			...move.place,
			rotation: ship.rotation
		}, target)) return no("not-touching");
	}
	if (ship && move.place) {
		let refusal = refusesPlace(open, ship, move.place, needs.range);
		if (refusal) return no(refusal);
	}
	return ship && move.side !== null && FACES[hullOf(ship.die)][move.side] === faceOf(ship) ? no("same-face") : null;
}
var refusesNp = (open, target) => ownerOf(target.die) === null ? isOurs(seaCard(open), target.die) ? "is-ally" : null : "not-an-np-ship";
/** A question that follows at once, or null. */
function play$1(state, seat, move, acted, tell) {
	let { open } = state, galleon = open.galleons[seat], ship = move.ship === null ? null : shipAt(open, move.ship), target = move.target === null ? null : shipAt(open, move.target);
	switch (spend(state, seat, move.use), tell.all({
		type: "used",
		seat,
		use: move.use,
		ship: move.ship,
		target: move.target
	}), ship && move.place && (tell.all({
		type: "moved",
		seat,
		ship: ship.die,
		by: move.use,
		from: {
			x: ship.x,
			y: ship.y
		},
		to: move.place
	}), ship.x = move.place.x, ship.y = move.place.y), move.use) {
		case "crowsNest":
			turn$1(target, below(state.rng, 6), tell);
			break;
		case "blackFlag":
		case "ironTeeth":
			takeAway(open, target.die), tell.all({
				type: "left",
				ship: target.die,
				how: move.use
			});
			break;
		case "harpoon":
			sail$1(open, target, ship, "harpoon", tell);
			break;
		case "ballista":
			galleon.voyage.ballista = !0;
			break;
		case "boardingHook":
			ship.hooked = target.die;
			break;
		case "steeringWheel":
			turn$1(ship, move.side, tell);
			break;
		case "ram":
			clash$1(open, [{
				ours: ship,
				theirs: target,
				gap: gapBetween(ship, target)
			}], "ram", 2, tell);
			break;
		case "pip":
			ship.bonus += 2;
			break;
		case "ines":
			ready(galleon.sails, 1);
			break;
		case "kaspar":
			ready(galleon.cannons, 2);
			break;
		case "bart":
			target.bribed = !0;
			break;
		case "zuri": return {
			kind: "bones",
			ship: ship.die,
			side: below(state.rng, 6),
			acted,
			...asked(seat)
		};
		case "flag": takeAway(open, ship.die), tell.all({
			type: "left",
			ship: ship.die,
			how: "flag"
		});
	}
	return null;
}
function turn$1(ship, side, tell) {
	ship.side = side, tell.all({
		type: "turned",
		ship: ship.die,
		side
	});
}
function ready(gear, most) {
	let count = Math.min(gear.exhausted, most);
	return gear.exhausted -= count, gear.ready += count, count;
}
/** Upgrades are flipped or marked, hoarded Loot and a White Flag go back into the bag. */
function spend(state, seat, use) {
	let galleon = state.open.galleons[seat];
	if (use === "flag") toBag(state, seat, one("flag"));
	else if (isHoarder(use)) {
		let mate = mateOf(galleon, use);
		mate.used = !0, --mate.hoard, state.open.bag[HOARDS[use]] += 1;
	} else {
		let upgrade = upgradeOf(galleon, use);
		UPGRADE[use].mode === "exhaust" ? upgrade.ready = !1 : upgrade.used = !0;
	}
}
//#endregion
//#region packages/rules/src/rattle-battle/phases/turn.ts
var PASS = { kind: "pass" }, END_TURN = { kind: "end-turn" };
function begin$14({ open }, tell) {
	return open.sea.length === 0 || hasRule(seaCard(open), "no-actions") ? null : askLatecomer(open) ?? firstTurn(open, tell);
}
/** From the Baron on. */
var firstTurn = (open, tell) => nextTurn(open, turnOrder(open).at(-1), tell);
/** The next player who has not passed and can do anything; who cannot passes. */
function nextTurn(open, after, tell) {
	let order = turnOrder(open), start = order.indexOf(after) + 1;
	for (let i = 0; i < order.length; i++) {
		let seat = order[(start + i) % order.length];
		if (!open.galleons[seat].voyage.passed) {
			if (mayAct(open, seat) || mayUse(open, seat)) return {
				kind: "turn",
				acted: !1,
				used: !1,
				...asked(seat)
			};
			pass(open, seat, tell);
		}
	}
	return touchTiles(open, tell), null;
}
function pass(open, seat, tell) {
	open.galleons[seat].voyage.passed = !0, tell.all({
		type: "passed",
		seat
	});
}
/** 13, Smugglers' Cove: who touches a tile at the end of the actions gets Loot for it. */
function touchTiles(open, tell) {
	let rule = ruleOf(seaCard(open), "tile-loot");
	if (rule) for (let seat of turnOrder(open)) fleetOf(open, seat).some((ship) => onAnyTile(open, ship)) && (open.galleons[seat].voyage.tileLoot = rule.loot, tell.all({
		type: "tile-touched",
		seat,
		loot: rule.loot
	}));
}
var mayAct = (open, seat) => mayMove(open, seat) || menu$3(open, seat).length > 0, turn = {
	menu(view) {
		let { open } = view, seat = me(view), phase = open.phase, moves = [phase.acted || phase.used ? END_TURN : PASS];
		return phase.acted || moves.push(...menu$2(open, seat), ...menu$3(open, seat)), moves.push(...menu$1(open, seat)), {
			ask: phase.acted ? "turn-acted" : "turn",
			moves,
			complete: !1
		};
	},
	check(view, move) {
		let { open } = view, { acted, used } = open.phase;
		switch (move.kind) {
			case "pass": return acted || used ? no("turn-begun") : null;
			case "end-turn": return acted || used ? null : no("turn-not-begun");
			case "move": return acted ? no("already-acted") : check$2(open, me(view), move);
			case "fire": return acted ? no("already-acted") : check$3(open, me(view), move);
			case "use": return check$1(open, me(view), move);
			default: return NOT_NOW;
		}
	},
	resolve(state, [answer], tell) {
		let { seat, move } = answer, { open } = state, { acted, used } = open.phase;
		return move.kind === "pass" ? (pass(open, seat, tell), nextTurn(open, seat, tell)) : move.kind === "use" ? act(state, seat, move, tell) ?? goOn(open, seat, {
			acted,
			used: !0
		}, tell) : move.kind === "move" || move.kind === "fire" ? (act(state, seat, move, tell), goOn(open, seat, {
			acted: !0,
			used
		}, tell)) : (tell.all({
			type: "turn-ended",
			seat
		}), nextTurn(open, seat, tell));
	}
};
/** A Move, a Fire or the use of something, and nothing that follows from the turn being over. */
function act(state, seat, move, tell) {
	let { open } = state;
	return move.kind === "move" && play$2(open, seat, move, tell), move.kind === "fire" && play$3(state, seat, move, tell), move.kind === "use" ? play$1(state, seat, move, open.phase.kind === "turn" && open.phase.acted, tell) : null;
}
/** The same player's turn goes on, unless nothing more can be done on it. */
function goOn(open, seat, turn, tell) {
	return !turn.acted && mayAct(open, seat) || mayUse(open, seat) ? {
		kind: "turn",
		...turn,
		...asked(seat)
	} : (tell.all({
		type: "turn-ended",
		seat
	}), nextTurn(open, seat, tell));
}
/** 12.4 Zuri Bonecaster: the old face or the new one. */
var bones = {
	menu: () => ({
		ask: "bones",
		moves: BONES,
		complete: !0
	}),
	check: (_, move) => move.kind === "bones" ? null : NOT_NOW,
	resolve({ open }, [answer], tell) {
		let { seat, move } = answer, { ship, side, acted } = open.phase;
		return move.kind === "bones" && move.keep === "new" && turn$1(shipAt(open, ship), side, tell), goOn(open, seat, {
			acted,
			used: !0
		}, tell);
	}
}, BONES = [{
	kind: "bones",
	keep: "old"
}, {
	kind: "bones",
	keep: "new"
}], latecomer = {
	menu(view) {
		let galleon = view.open.galleons[me(view)], { ordinary, captain } = waiting(galleon), away = galleon.voyage.sent.length + 1, moves = [{
			kind: "join",
			ship: null,
			keep: tidy(galleon.loot)
		}];
		for (let keep of kept(galleon, away)) ordinary.length > 0 && moves.push({
			kind: "join",
			ship: "ship",
			keep
		}), captain && moves.push({
			kind: "join",
			ship: "captain",
			keep
		});
		return {
			ask: "latecomer",
			moves,
			complete: !0
		};
	},
	check(view, move) {
		if (move.kind !== "join") return NOT_NOW;
		let galleon = view.open.galleons[me(view)], { ordinary, captain } = waiting(galleon);
		return move.ship === "captain" && !captain ? no("no-captain-ship") : move.ship === "ship" && ordinary.length === 0 ? no("too-many-ships", { most: galleon.ships.length }) : refusesKept(galleon, galleon.voyage.sent.length + (move.ship === null ? 0 : 1), move.keep);
	},
	resolve(state, [answer], tell) {
		let { seat, move } = answer;
		if (move.kind !== "join" || move.ship === null) return firstTurn(state.open, tell);
		let die = move.ship === "captain" ? captainId(seat) : waiting(state.open.galleons[seat]).ordinary[0];
		return sail(state, seat, [die], move.keep, tell), {
			kind: "sea",
			thrown: {
				kind: "drop",
				dice: [die]
			}
		};
	}
};
//#endregion
//#region packages/rules/src/rattle-battle/phases/loot.ts
function begin$13(state, tell) {
	let { open } = state, card = CARDS[open.card];
	if (isCrazy(card)) for (let { voyage } of open.galleons) voyage.due = card.loot;
	return open.queue = turnOrder(open).filter((seat) => isCrazy(card) || open.galleons[seat].voyage.sent.length > 0), serveNext(state, tell);
}
function serveNext(state, tell) {
	let { open } = state;
	for (let seat = open.queue.shift(); seat !== void 0; seat = open.queue.shift()) {
		if (mayChoose(open, seat)) return {
			kind: "choose",
			...asked(seat)
		};
		drawDue(state, seat, open.galleons[seat].voyage.due, tell);
		let bargain = offer(open, seat, {
			swapped: !1,
			refitted: !1
		});
		if (bargain) return bargain;
	}
	return null;
}
/** 10.2 Whoever sank the ship the card names chooses, as long as the bag has anything. */
function mayChoose(open, seat) {
	let card = seaCard(open), rule = card && ruleOf(card, "choose-loot");
	return !rule || count$1(open.bag) === 0 ? !1 : open.galleons[seat].voyage.trophies.some(({ die }) => hullOf(die) === rule.colour);
}
function drawDue(state, seat, tokens, tell) {
	chain(state, seat, drawLoot(state, seat, tokens, "adventure", tell), tell);
}
/** 10.3 Each token of the card's kind that was drawn brings one more, up to its limit. */
function chain(state, seat, drawn, tell) {
	let card = seaCard(state.open), rule = card && ruleOf(card, "chain");
	if (!rule) return;
	let { voyage } = state.open.galleons[seat], brought = (tokens) => tokens.filter((kind) => kind === rule.good).length;
	for (let owed = brought(drawn); owed > 0 && voyage.chained < rule.most; owed--) voyage.chained += 1, owed += brought(drawLoot(state, seat, 1, "chain", tell));
}
var chosenSize = (open) => Math.min(CARDS[open.card].loot, count$1(open.bag)), choose = {
	menu({ open }) {
		let moves = [{
			kind: "choose",
			loot: null
		}];
		for (let loot of picks(open.bag, chosenSize(open))) moves.push({
			kind: "choose",
			loot
		});
		return {
			ask: "choose",
			moves,
			complete: !0
		};
	},
	check({ open }, move) {
		return move.kind === "choose" ? move.loot === null ? null : holdsAll(open.bag, move.loot) ? count$1(move.loot) === chosenSize(open) ? null : no("wrong-count", { count: chosenSize(open) }) : no("not-in-bag") : NOT_NOW;
	},
	resolve(state, [answer], tell) {
		let { seat, move } = answer, { open } = state, { loot, voyage } = open.galleons[seat];
		return move.kind === "choose" && move.loot ? (take(open.bag, move.loot), add(loot, move.loot), tell.all({
			type: "loot-drawn",
			seat,
			loot: spread(move.loot),
			why: "chosen"
		}), drawDue(state, seat, voyage.due - count$1(move.loot), tell)) : drawDue(state, seat, voyage.due, tell), offer(open, seat, {
			swapped: !1,
			refitted: !1
		}) ?? serveNext(state, tell);
	}
}, spread = (loot) => LOOT.flatMap((kind) => Array(loot[kind] ?? 0).fill(kind));
function swapGood(open) {
	let card = CARDS[open.card];
	return isCrazy(card) ? card.game === "brawl" ? "rum" : null : ruleOf(card, "swap")?.good ?? null;
}
function refitPart(open) {
	let card = seaCard(open);
	return (card && ruleOf(card, "refit")?.part) ?? null;
}
/** 10.4 Asked only when there is something to part with. */
function offer(open, seat, done) {
	let phase = {
		kind: "bargain",
		...done,
		...asked(seat)
	};
	return bargains(open, seat, phase).length > 0 ? phase : null;
}
function bargains(open, seat, { swapped, refitted }) {
	let galleon = open.galleons[seat], [good, part] = [swapGood(open), refitPart(open)], moves = [];
	if (good && !swapped && galleon.loot[good] > 0 && moves.push({ kind: "swap" }), part && !refitted && open.supply[part] > 0) for (let loot of goodsOf(galleon)) moves.push({
		kind: "refit",
		loot
	});
	return galleon.loot.bottle > 0 && moves.push({ kind: "bottle" }), moves;
}
var bargain = {
	menu(view) {
		return {
			ask: "bargain",
			moves: [{ kind: "done" }, ...bargains(view.open, me(view), view.open.phase)],
			complete: !0
		};
	},
	check(view, move) {
		let { open } = view, { loot } = open.galleons[me(view)], { swapped, refitted } = open.phase, [good, part] = [swapGood(open), refitPart(open)];
		switch (move.kind) {
			case "done": return null;
			case "swap": return good ? swapped ? no("once-only") : loot[good] > 0 ? null : no("not-your-loot") : NOT_NOW;
			case "refit": return part ? refitted ? no("once-only") : open.supply[part] === 0 ? no("part-sold-out") : loot[move.loot] > 0 ? null : no("not-your-loot") : NOT_NOW;
			case "bottle": return loot.bottle > 0 ? null : no("not-your-loot");
			default: return NOT_NOW;
		}
	},
	resolve(state, [answer], tell) {
		let { seat, move } = answer, { open } = state, { swapped, refitted } = open.phase;
		return move.kind === "done" ? serveNext(state, tell) : (move.kind === "swap" && (returnLoot(state, seat, one(swapGood(open)), tell), addCoins(state, seat, 1, "swap", tell)), move.kind === "refit" && (returnLoot(state, seat, one(move.loot), tell), addPart(state, seat, refitPart(open), "refit", tell)), move.kind === "bottle" && chain(state, seat, openBottle(state, seat, tell), tell), offer(open, seat, {
			swapped: swapped || move.kind === "swap",
			refitted: refitted || move.kind === "refit"
		}) ?? serveNext(state, tell));
	}
};
/** 10.5 A Message in a Bottle leads to three more tokens. */
function openBottle(state, seat, tell) {
	return toBag(state, seat, one("bottle")), tell.all({
		type: "bottle",
		seat
	}), drawLoot(state, seat, 3, "bottle", tell);
}
//#endregion
//#region packages/rules/src/rattle-battle/phases/part.ts
var MOVES = PARTS.map((part) => ({
	kind: "part",
	part
})), begin$12 = ({ open }) => ({
	kind: "part",
	...asked(...open.galleons.map((_, seat) => seat))
}), part$1 = {
	menu: () => ({
		ask: "part",
		moves: MOVES,
		complete: !0
	}),
	check: (_, move) => move.kind === "part" ? null : NOT_NOW,
	resolve(state, answers, tell) {
		for (let { seat, move } of answers) move.kind === "part" && addPart(state, seat, move.part, "start", tell);
		return null;
	}
}, DONE = { kind: "done" }, shutOut = ({ closed }, seat, location) => closed.some((it) => it.location === location && it.seat !== seat), together = ({ table }, location) => table.simultaneousPort && location !== "guild";
/** Everybody who has business there is put in the queue; the first is asked, or all of them. */
function enter(open, location, able) {
	if (open.queue = turnOrder(open).filter((seat) => able(open, seat)), !together(open, location)) return next(open, location, able);
	let all = open.queue.sort();
	return open.queue = [], all.length === 0 ? null : {
		kind: location,
		...asked(...all)
	};
}
var next = (open, location, able) => {
	let seat = askNext(open, (it) => able(open, it));
	return seat === null ? null : {
		kind: location,
		...asked(seat)
	};
};
/** Those who are not done and still able are asked again; then the next. */
function stay(open, location, seats, able) {
	let staying = seats.filter((seat) => able(open, seat)).sort();
	return staying.length > 0 ? {
		kind: location,
		...asked(...staying)
	} : next(open, location, able);
}
/** 15.3 and 15.5 Cards turned down are shuffled back once everybody has been there. */
function shuffleBack({ open, own, shut, rng }) {
	for (let { visit } of open.galleons) visit.turnedDown = 0;
	for (let { turnedDown } of own) shut.sailors.push(...turnedDown.sailors.splice(0)), shut.upgrades.push(...turnedDown.upgrades.splice(0));
	shut.sailors.length > open.decks.sailors && shuffle(rng, shut.sailors), shut.upgrades.length > open.decks.upgrades && shuffle(rng, shut.upgrades), open.decks = {
		sailors: shut.sailors.length,
		upgrades: shut.upgrades.length
	};
}
/** 15.8 A wild token may be named as anything the bag still has. */
var mayName = (open, seat) => open.galleons[seat].wilds > 0 && goodsIn(open.bag) > 0;
function namings(open, seat) {
	return open.galleons[seat].wilds === 0 ? [] : [
		"spices",
		"rum",
		"fabrics",
		"valuables"
	].filter((good) => open.bag[good] > 0).map((good) => ({
		kind: "name",
		good
	}));
}
function checkName(open, seat, { good }) {
	return open.galleons[seat].wilds === 0 ? no("no-wilds") : open.bag[good] > 0 ? null : no("not-in-bag");
}
function name({ open }, seat, { good }, location, tell) {
	open.bag[good] === 0 ? tooLate(seat, location, tell) : (--open.galleons[seat].wilds, open.galleons[seat].loot[good] += 1, --open.bag[good], tell.all({
		type: "wild-named",
		seat,
		good
	}));
}
/** What was wanted had run out when this player's turn came in a port visited by all at once. */
var tooLate = (seat, location, tell) => tell.all({
	type: "too-late",
	seat,
	location
});
//#endregion
//#region packages/rules/src/rattle-battle/phases/port/guild.ts
function begin$11({ open }, tell) {
	return open.galleons.forEach((galleon, seat) => {
		galleon.wilds > 0 && tell.all({
			type: "wilds-lost",
			seat,
			count: galleon.wilds
		}), galleon.wilds = 0;
	}), enter(open, "guild", able$5);
}
/** What the top card costs this player; infinitely much once all are sold, so that nobody can buy one. */
function cardPrice(open, seat, map) {
	let price = VP_CARDS[open.sold]?.price ?? Infinity, notary = +!!mateOf(open.galleons[seat], "nib");
	return Math.max(0, price - notary - (map ? 2 : 0));
}
function able$5(open, seat) {
	if (shutOut(open, seat, "guild")) return !1;
	let { coins, loot } = open.galleons[seat];
	return coins >= cardPrice(open, seat, loot.map > 0);
}
var guild = {
	menu(view) {
		let { open } = view, { coins, loot } = open.galleons[me(view)], moves = [DONE];
		for (let map of loot.map > 0 ? [!1, !0] : [!1]) coins >= cardPrice(open, me(view), map) && moves.push({
			kind: "buy-card",
			map
		});
		return {
			ask: "guild",
			moves,
			complete: !0
		};
	},
	check(view, move) {
		if (move.kind === "done") return null;
		if (move.kind !== "buy-card") return NOT_NOW;
		let { coins, loot } = view.open.galleons[me(view)];
		if (move.map && loot.map === 0) return no("no-map");
		let price = cardPrice(view.open, me(view), move.map);
		return coins >= price ? null : no("too-dear", {
			price,
			coins
		});
	},
	resolve(state, [answer], tell) {
		let { seat, move } = answer, { open } = state;
		if (move.kind === "buy-card") {
			let price = cardPrice(open, seat, move.map), galleon = open.galleons[seat];
			galleon.coins -= price, galleon.cards.push(open.sold), move.map && toHeap(state, seat, one("map")), tell.all({
				type: "card-bought",
				seat,
				card: open.sold,
				price,
				map: move.map
			}), open.sold += 1;
		}
		return stay(open, "guild", [], able$5);
	}
};
//#endregion
//#region packages/rules/src/rattle-battle/phases/port/market.ts
function begin$10({ open }, tell) {
	tell.all({
		type: "port",
		quest: open.quest
	});
	for (let galleon of open.galleons) galleon.visit = noVisit(), rest(galleon);
	return enter(open, "market", able$4);
}
/** How few tokens may buy one: Honest Abe once takes a single one. */
var least = (galleon) => mateOf(galleon, "abe")?.used === !1 ? 1 : 2;
function able$4(open, seat) {
	let galleon = open.galleons[seat];
	return !shutOut(open, seat, "market") && goodsIn(galleon.loot) >= least(galleon) && goodsIn(open.bag) > 0;
}
var market = {
	menu(view) {
		let { open } = view, galleon = open.galleons[me(view)], takes = open.table.wildMarket ? ["wild"] : GOODS.filter((good) => open.bag[good] > 0), moves = [DONE];
		for (let size = least(galleon); size <= 2; size++) for (let give of picks(galleon.loot, size, GOODS)) for (let take of takes) moves.push({
			kind: "trade",
			give,
			take
		});
		return {
			ask: "market",
			moves,
			complete: !0
		};
	},
	check(view, move) {
		if (move.kind === "done") return null;
		if (move.kind !== "trade") return NOT_NOW;
		let { open } = view, galleon = open.galleons[me(view)], size = count$1(move.give);
		return goodsIn(move.give) !== size || size < least(galleon) || size > 2 ? no("wrong-price") : holdsAll(galleon.loot, move.give) ? move.take === "wild" ? open.table.wildMarket ? null : no("no-wilds") : open.table.wildMarket ? no("wilds-only") : open.bag[move.take] > 0 ? null : no("not-in-bag") : no("not-your-loot");
	},
	resolve(state, answers, tell) {
		let { open } = state;
		for (let { seat, move } of answers) {
			if (move.kind !== "trade") continue;
			let galleon = open.galleons[seat];
			move.take !== "wild" && open.bag[move.take] === 0 ? tooLate(seat, "market", tell) : (count$1(move.give) === 1 && (mateOf(galleon, "abe").used = !0), toHeap(state, seat, move.give), move.take === "wild" ? galleon.wilds += 1 : (galleon.loot[move.take] += 1, --open.bag[move.take]), tell.all({
				type: "traded",
				seat,
				give: move.give,
				take: move.take
			}));
		}
		return stay(open, "market", answers.filter(({ move }) => move.kind === "trade").map(({ seat }) => seat), able$4);
	}
}, OTHERS = [
	"spices",
	"rum",
	"fabrics"
], begin$9 = (state, tell) => nameOnly(state, enter(state.open, "pit", able$3), tell);
/** 3.6 Who can do nothing but name a wild token, and as one kind only, is not asked. */
function nameOnly(state, question, tell) {
	let { open } = state, phase = question;
	for (; phase?.kind === "pit";) {
		let { waiting } = phase, bound = turnOrder(open).filter((seat) => waiting.includes(seat) && onlyNaming(open, seat) !== null);
		if (bound.length === 0) return phase;
		for (let seat of bound) {
			let naming = onlyNaming(open, seat);
			naming && name(state, seat, naming, "pit", tell);
		}
		phase = stay(open, "pit", waiting, able$3);
	}
	return phase;
}
function onlyNaming(open, seat) {
	if (!mayName(open, seat)) return null;
	let [first, second] = pit.menu({
		seat,
		open,
		own: null
	}).moves;
	return first?.kind === "name" && !second ? first : null;
}
function able$3(open, seat) {
	if (mayName(open, seat)) return !0;
	let { loot } = open.galleons[seat];
	return !shutOut(open, seat, "pit") && (loot.valuables > 0 || goodsIn(loot) > 1);
}
var valuablesIn = (loot) => loot.valuables ?? 0, othersIn = (loot) => goodsIn(loot) - valuablesIn(loot);
/** 1 coin for each Valuables, 1 for every two others; a Rich Cabin pays more for the first Valuables of a visit. */
function pitCoins(galleon, loot) {
	let cabin = upgradeOf(galleon, "richCabin"), extra = cabin?.ready && !cabin.used && valuablesIn(loot) > 0 ? 2 : 0;
	return valuablesIn(loot) + othersIn(loot) / 2 + extra;
}
var pit = {
	menu(view) {
		let { open } = view, seat = me(view), galleon = open.galleons[seat], moves = namings(open, seat);
		if (moves.length === 0 && moves.push(DONE), shutOut(open, seat, "pit")) return {
			ask: "pit",
			moves,
			complete: !0
		};
		for (let size = 0; size <= othersIn(galleon.loot); size += 2) for (let others of picks(galleon.loot, size, OTHERS)) for (let valuables = 0; valuables <= galleon.loot.valuables; valuables++) size + valuables > 0 && moves.push({
			kind: "gift",
			loot: valuables > 0 ? {
				...others,
				valuables
			} : others
		});
		if (refusesRevenge(open) === null) {
			galleon.loot.valuables > 0 && moves.push({
				kind: "buy-revenge",
				loot: { valuables: 1 }
			});
			for (let loot of picks(galleon.loot, 2, OTHERS)) moves.push({
				kind: "buy-revenge",
				loot
			});
		}
		return {
			ask: "pit",
			moves,
			complete: !0
		};
	},
	check(view, move) {
		let { open } = view, seat = me(view), { loot } = open.galleons[seat];
		if (move.kind === "done") return mayName(open, seat) ? no("wilds-first") : null;
		if (move.kind === "name") return checkName(open, seat, move);
		if (move.kind !== "gift" && move.kind !== "buy-revenge") return NOT_NOW;
		if (shutOut(open, seat, "pit")) return no("location-closed");
		if (move.kind === "buy-revenge") {
			let refusal = refusesRevenge(open);
			if (refusal) return refusal;
			if (2 * valuablesIn(move.loot) + othersIn(move.loot) !== 2) return no("wrong-price");
		}
		return goodsIn(move.loot) !== count$1(move.loot) || othersIn(move.loot) % 2 == 1 || count$1(move.loot) === 0 ? no("uneven-gift") : holdsAll(loot, move.loot) ? null : no("not-your-loot");
	},
	resolve(state, answers, tell) {
		for (let { seat, move } of answers) move.kind === "name" && name(state, seat, move, "pit", tell), move.kind === "gift" && give(state, seat, move.loot, tell), move.kind === "buy-revenge" && buyRevenge(state, seat, move.loot, tell);
		let staying = answers.filter(({ move }) => move.kind !== "done").map(({ seat }) => seat);
		return nameOnly(state, stay(state.open, "pit", staying, able$3), tell);
	}
};
/** 16.4 As long as there are Revenge cards. */
function refusesRevenge({ table, revengeDeck }) {
	return table.scenario === "pirate-wars" ? revengeDeck > 0 ? null : no("deck-empty") : NOT_NOW;
}
function give(state, seat, loot, tell) {
	let galleon = state.open.galleons[seat], coins = pitCoins(galleon, loot), cabin = upgradeOf(galleon, "richCabin");
	cabin && valuablesIn(loot) > 0 && (cabin.used = !0), toHeap(state, seat, loot), tell.all({
		type: "paid",
		seat,
		location: "pit",
		loot
	}), addCoins(state, seat, coins, "pit", tell);
	let sal = mateOf(galleon, "sal");
	sal && !sal.used && (sal.used = !0, addCoins(state, seat, 1, "sal", tell));
}
function buyRevenge(state, seat, loot, tell) {
	let { open } = state;
	open.revengeDeck === 0 ? tooLate(seat, "pit", tell) : (toHeap(state, seat, loot), --open.revengeDeck, open.galleons[seat].revenge += 1, tell.all({
		type: "revenge-taken",
		seat,
		count: 1,
		paid: loot
	}));
}
//#endregion
//#region packages/rules/src/rattle-battle/phases/port/shipyard.ts
var begin$8 = ({ open }) => enter(open, "shipyard", able$2), mayBuy = (galleon) => galleon.visit.parts < (mateOf(galleon, "chips") ? 2 : 1), payments$1 = (galleon) => goodsOf(galleon).filter((good) => good === "fabrics" || galleon.visit.parts > 0);
function able$2(open, seat) {
	let galleon = open.galleons[seat];
	return shutOut(open, seat, "shipyard") || !mayBuy(galleon) || PARTS.every((part) => open.supply[part] === 0) ? !1 : payments$1(galleon).length > 0 || mayName(open, seat);
}
var shipyard = {
	menu(view) {
		let { open } = view, moves = [DONE, ...namings(open, me(view))];
		for (let pay of payments$1(open.galleons[me(view)])) for (let part of PARTS) open.supply[part] > 0 && moves.push({
			kind: "buy-part",
			part,
			pay
		});
		return {
			ask: "shipyard",
			moves,
			complete: !0
		};
	},
	check(view, move) {
		let { open } = view;
		if (move.kind === "done") return null;
		if (move.kind === "name") return checkName(open, me(view), move);
		if (move.kind !== "buy-part") return NOT_NOW;
		let galleon = open.galleons[me(view)];
		return mayBuy(galleon) ? open.supply[move.part] === 0 ? no("part-sold-out") : galleon.loot[move.pay] === 0 ? no("not-your-loot") : payments$1(galleon).includes(move.pay) ? null : no("wrong-price") : no("one-only");
	},
	resolve(state, answers, tell) {
		let { open } = state;
		for (let { seat, move } of answers) {
			if (move.kind === "name" && name(state, seat, move, "shipyard", tell), move.kind !== "buy-part") continue;
			if (open.supply[move.part] === 0) {
				tooLate(seat, "shipyard", tell);
				continue;
			}
			let loot = one(move.pay);
			open.galleons[seat].visit.parts += 1, toHeap(state, seat, loot), tell.all({
				type: "paid",
				seat,
				location: "shipyard",
				loot
			}), addPart(state, seat, move.part, "bought", tell);
		}
		return stay(open, "shipyard", answers.filter(({ move }) => move.kind !== "done").map(({ seat }) => seat), able$2);
	}
}, begin$7 = (state) => finish$1(state, enter(state.open, "tavern", able$1));
/** When nobody is left, the cards turned down go back into the deck. */
function finish$1(state, phase) {
	return phase === null && shuffleBack(state), phase;
}
var price = (galleon) => works(galleon, "heavensKitchen") ? 1 : 2, mayHire = (galleon) => galleon.visit.hired < (mateOf(galleon, "bjorn") ? 2 : 1);
function able$1(open, seat) {
	let galleon = open.galleons[seat];
	return shutOut(open, seat, "tavern") || !mayHire(galleon) || open.decks.sailors === 0 ? !1 : galleon.loot.rum >= price(galleon) || mayName(open, seat);
}
function refusesHire(open, seat) {
	let galleon = open.galleons[seat];
	return mayHire(galleon) ? open.decks.sailors === 0 ? no("deck-empty") : galleon.loot.rum >= price(galleon) ? null : no("wrong-price") : no("one-only");
}
var tavern = {
	menu(view) {
		let { open } = view, moves = [DONE, ...namings(open, me(view))];
		return refusesHire(open, me(view)) || moves.push({ kind: "hire" }), {
			ask: "tavern",
			moves,
			complete: !0
		};
	},
	check(view, move) {
		return move.kind === "done" ? null : move.kind === "name" ? checkName(view.open, me(view), move) : move.kind === "hire" ? refusesHire(view.open, me(view)) : NOT_NOW;
	},
	resolve(state, answers, tell) {
		let { open, own } = state;
		for (let { seat, move } of answers) move.kind === "name" && name(state, seat, move, "tavern", tell), move.kind === "hire" && draw$1(state, seat, tell);
		let choosing = answers.map(({ seat }) => seat).filter((seat) => own[seat].sailors.length > 0), staying = answers.filter(({ move }) => move.kind === "name").map(({ seat }) => seat);
		return choosing.length === 0 ? finish$1(state, stay(open, "tavern", staying, able$1)) : (open.queue = [...staying, ...open.queue], askThose("keep-sailor", choosing, (seat) => own[seat].sailors.length > 1) ?? keep$1(state, [], tell));
	}
};
function draw$1(state, seat, tell) {
	let { open, own } = state, galleon = open.galleons[seat];
	if (open.decks.sailors === 0) {
		tooLate(seat, "tavern", tell);
		return;
	}
	let loot = { rum: price(galleon) };
	toHeap(state, seat, loot), tell.all({
		type: "paid",
		seat,
		location: "tavern",
		loot
	}), galleon.visit.hired += 1;
	let rosie = mateOf(galleon, "rosie"), shown = rosie?.used === !1 ? 5 : 3;
	rosie && (rosie.used = !0);
	let { sailors } = own[seat];
	for (; sailors.length < shown && open.decks.sailors > 0;) sailors.push(topSailor(state));
	galleon.visit.drawn = sailors.length, tell.all({
		type: "cards-drawn",
		seat,
		location: "tavern",
		count: sailors.length
	}), tell.only(seat, {
		type: "sailors-seen",
		seat,
		sailors: [...sailors]
	});
}
var keepSailor = {
	menu: ({ own }) => ({
		ask: "keep-sailor",
		moves: (own?.sailors ?? []).map((sailor) => ({
			kind: "keep-sailor",
			sailor
		})),
		complete: !0
	}),
	check({ own }, move) {
		return move.kind === "keep-sailor" ? own?.sailors.includes(move.sailor) ? null : no("not-drawn") : NOT_NOW;
	},
	resolve: keep$1
};
/** Who drew the last Sailor of the deck was not asked, and keeps that one (3.6). */
function keep$1(state, answers, tell) {
	let { open, own } = state, keeping = turnOrder(open).filter((seat) => own[seat].sailors.length > 0);
	for (let seat of keeping) {
		let { sailors, turnedDown } = own[seat], { visit } = open.galleons[seat], answer = answers.find((it) => it.seat === seat)?.move, kept = answer?.kind === "keep-sailor" ? answer.sailor : sailors[0];
		visit.turnedDown += visit.drawn - 1, visit.drawn = 0, turnedDown.sailors.push(...sailors.splice(0).filter((sailor) => sailor !== kept)), joinCrew(state, seat, kept, "hired", tell);
	}
	return finish$1(state, stay(open, "tavern", keeping, able$1));
}
//#endregion
//#region packages/rules/src/rattle-battle/phases/port/workshop.ts
var begin$6 = (state) => finish(state, enter(state.open, "workshop", able));
function finish(state, phase) {
	return phase === null && shuffleBack(state), phase;
}
var PRICE = {
	spices: 1,
	fabrics: 1
};
/** Sparks McGee pays with any two. */
function payments(galleon) {
	return mateOf(galleon, "sparks") ? picks(galleon.loot, 2, GOODS) : holdsAll(galleon.loot, PRICE) ? [PRICE] : [];
}
function able(open, seat) {
	let galleon = open.galleons[seat];
	return shutOut(open, seat, "workshop") || galleon.visit.upgrades > 0 || open.decks.upgrades === 0 ? !1 : payments(galleon).length > 0 || mayName(open, seat);
}
var workshop = {
	menu(view) {
		let { open } = view, moves = [DONE, ...namings(open, me(view))];
		for (let pay of payments(open.galleons[me(view)])) moves.push({
			kind: "buy-upgrade",
			pay
		});
		return {
			ask: "workshop",
			moves,
			complete: !0
		};
	},
	check(view, move) {
		let { open } = view;
		if (move.kind === "done") return null;
		if (move.kind === "name") return checkName(open, me(view), move);
		if (move.kind !== "buy-upgrade") return NOT_NOW;
		let galleon = open.galleons[me(view)], usual = holdsAll(PRICE, move.pay);
		return count$1(move.pay) !== 2 || goodsIn(move.pay) !== 2 || !(usual || mateOf(galleon, "sparks")) ? no("wrong-price") : holdsAll(galleon.loot, move.pay) ? null : no("not-your-loot");
	},
	resolve(state, answers, tell) {
		let { open, own } = state;
		for (let { seat, move } of answers) move.kind === "name" && name(state, seat, move, "workshop", tell), move.kind === "buy-upgrade" && draw(state, seat, move.pay, tell);
		let choosing = answers.map(({ seat }) => seat).filter((seat) => own[seat].upgrades.length > 0), staying = answers.filter(({ move }) => move.kind === "name").map(({ seat }) => seat);
		return choosing.length === 0 ? finish(state, stay(open, "workshop", staying, able)) : (open.queue = [...staying, ...open.queue], askThose("keep-upgrade", choosing, (seat) => own[seat].upgrades.length > 1) ?? keep(state, [], tell));
	}
};
function draw(state, seat, loot, tell) {
	let { open, own } = state, galleon = open.galleons[seat];
	if (open.decks.upgrades === 0) {
		tooLate(seat, "workshop", tell);
		return;
	}
	toHeap(state, seat, loot), tell.all({
		type: "paid",
		seat,
		location: "workshop",
		loot
	}), galleon.visit.upgrades += 1;
	let shown = mateOf(galleon, "cog") ? 5 : 3, { upgrades } = own[seat];
	for (; upgrades.length < shown && open.decks.upgrades > 0;) upgrades.push(topUpgrade(state));
	galleon.visit.drawn = upgrades.length, tell.all({
		type: "cards-drawn",
		seat,
		location: "workshop",
		count: upgrades.length
	}), tell.only(seat, {
		type: "upgrades-seen",
		seat,
		upgrades: [...upgrades]
	});
}
var keepUpgrade = {
	menu: ({ own }) => ({
		ask: "keep-upgrade",
		moves: (own?.upgrades ?? []).map((upgrade) => ({
			kind: "keep-upgrade",
			upgrade
		})),
		complete: !0
	}),
	check({ own }, move) {
		return move.kind === "keep-upgrade" ? own?.upgrades.includes(move.upgrade) ? null : no("not-drawn") : NOT_NOW;
	},
	resolve: keep
};
/** Who drew the last Upgrade of the deck was not asked, and keeps that one (3.6). */
function keep(state, answers, tell) {
	let { open, own } = state;
	for (let seat of turnOrder(open)) {
		let { upgrades, turnedDown } = own[seat];
		if (upgrades.length === 0) continue;
		let { visit } = open.galleons[seat], answer = answers.find((it) => it.seat === seat)?.move, kept = answer?.kind === "keep-upgrade" ? answer.upgrade : upgrades[0];
		visit.turnedDown += visit.drawn - 1, visit.drawn = 0, turnedDown.upgrades.push(...upgrades.splice(0).filter((upgrade) => upgrade !== kept)), addUpgrade(state, seat, kept, "bought", tell);
	}
	return finish(state, stay(open, "workshop", [], able));
}
//#endregion
//#region packages/rules/src/rattle-battle/phases/repairs.ts
function begin$5(state, tell) {
	let { open } = state, waiting = [];
	for (let seat of turnOrder(open)) {
		let galleon = open.galleons[seat];
		if (galleon.voyage.lost.length === 0) continue;
		let choices = answers(galleon);
		choices.length > 1 ? waiting.push(seat) : repair(state, seat, choices[0], tell);
	}
	return waiting.length > 0 ? {
		kind: "repair",
		...asked(...waiting.sort())
	} : takeRevenge(open, tell);
}
var affords = (galleon) => goodsIn(galleon.loot) >= repairCost(galleon);
/** The ways of paying; or, when there is too little, what the Secret Hold may save. */
function answers(galleon) {
	return affords(galleon) ? picks(galleon.loot, repairCost(galleon), GOODS).map((pay) => ({
		kind: "repair",
		pay
	})) : !works(galleon, "secretHold") || count$1(galleon.loot) === 0 ? [{
		kind: "repair",
		pay: tidy(galleon.loot)
	}] : LOOT.filter((kind) => galleon.loot[kind] > 0).map((loot) => ({
		kind: "save",
		loot
	}));
}
function repair(state, seat, move, tell) {
	let galleon = state.open.galleons[seat], ships = galleon.voyage.lost.length;
	if (affords(galleon) && move.kind === "repair") toBag(state, seat, move.pay), tell.all({
		type: "repaired",
		seat,
		ships,
		paid: move.pay
	});
	else {
		let lost = minus(galleon.loot, move.kind === "save" ? one(move.loot) : {});
		toBag(state, seat, lost), tell.all({
			type: "king-helped",
			seat,
			ships,
			lost
		});
	}
	galleon.voyage.lost = [];
}
/** 16.3 One Revenge card for each ship sunk by another player. */
function takeRevenge(open, tell) {
	for (let seat of turnOrder(open)) {
		let galleon = open.galleons[seat], taken = Math.min(galleon.voyage.wronged, open.revengeDeck);
		galleon.voyage.wronged = 0, taken !== 0 && (galleon.revenge += taken, open.revengeDeck -= taken, tell.all({
			type: "revenge-taken",
			seat,
			count: taken,
			paid: {}
		}));
	}
	return null;
}
var repairs = {
	menu: (view) => ({
		ask: "repair",
		moves: answers(view.open.galleons[me(view)]),
		complete: !0
	}),
	check(view, move) {
		let galleon = view.open.galleons[me(view)];
		return move.kind === "save" ? affords(galleon) || !works(galleon, "secretHold") ? NOT_NOW : galleon.loot[move.loot] > 0 ? null : no("not-your-loot") : move.kind !== "repair" || !affords(galleon) ? NOT_NOW : goodsIn(move.pay) !== count$1(move.pay) || count$1(move.pay) !== repairCost(galleon) ? no("wrong-repair", { cost: repairCost(galleon) }) : holdsAll(galleon.loot, move.pay) ? null : no("not-your-loot");
	},
	resolve(state, answered, tell) {
		for (let { seat, move } of answered) repair(state, seat, move, tell);
		return takeRevenge(state.open, tell);
	}
}, PRICES = {
	emilio: "spices",
	max: "fabrics",
	olaf: "rum",
	molasses: "rum",
	suzette: "fabrics",
	pepe: "spices"
};
function begin$4({ open }) {
	return open.queue = [...turnOrder(open)], askNextCrew(open);
}
function askNextCrew(open) {
	let seat = askNext(open, (it) => usable(open, it).length > 0);
	return seat === null ? null : {
		kind: "sailors",
		...asked(seat)
	};
}
function usable(open, seat) {
	let { crew, loot } = open.galleons[seat], moves = crew.flatMap((mate) => ways(open, seat, mate));
	return loot.bottle > 0 && moves.push({ kind: "bottle" }), moves;
}
var way = (sailor, loot = {}) => ({
	kind: "sailor",
	sailor,
	loot,
	part: null,
	ready: null
});
/** Every way of using a Sailor now. */
function ways(open, seat, { id, used, hoard }) {
	let { loot } = open.galleons[seat];
	if (isHoarder(id)) {
		let room = Math.min(2 - hoard, loot[HOARDS[id]]);
		return Array.from({ length: room }, (_, i) => way(id, { [HOARDS[id]]: i + 1 }));
	}
	if (used || refusesSailor(open, seat, id)) return [];
	let price = PRICES[id];
	return id === "max" ? PARTS.filter((part) => open.supply[part] > 0).map((part) => ({
		...way(id, one(price)),
		part
	})) : id === "wim" ? [1, 2].flatMap((size) => picks(loot, size, GOODS)).map((returned) => way(id, returned)) : id === "mutiny" ? exhaustedOn(open, seat).map((it) => ({
		...way(id),
		ready: it
	})) : [way(id, price ? one(price) : {})];
}
function exhaustedOn(open, seat) {
	let { sails, cannons, upgrades } = open.galleons[seat], found = [];
	sails.exhausted > 0 && found.push("sail"), cannons.exhausted > 0 && found.push("cannon");
	for (let upgrade of upgrades) upgrade.ready || found.push(upgrade.id);
	return found;
}
/** Why a Sailor has nothing to do now. */
function refusesSailor(open, seat, id) {
	let { voyage, loot } = open.galleons[seat], price = PRICES[id];
	if (price && loot[price] === 0) return no("not-your-loot");
	switch (id) {
		case "emilio": return open.decks.upgrades > 0 ? null : no("deck-empty");
		case "olaf": return open.decks.sailors > 0 ? null : no("deck-empty");
		case "max": return PARTS.some((part) => open.supply[part] > 0) ? null : no("part-sold-out");
		case "greta": return voyage.trophies.some(({ die }) => ownerOf(die) === null) ? someLoot(open) : no("sailor-not-now");
		case "barnaby": return voyage.lost.length > 0 ? someLoot(open) : no("sailor-not-now");
		case "lu": return voyage.sent.length === 0 ? someLoot(open) : no("sailor-not-now");
		case "quirijn": return voyage.sent.length > 0 ? someLoot(open) : no("sailor-not-now");
		case "wim": return goodsIn(loot) > 0 ? null : no("not-your-loot");
		case "nils": return voyage.lost.length > voyage.mended ? null : no("sailor-not-now");
		case "mutiny": return exhaustedOn(open, seat).length > 0 ? null : no("nothing-to-ready");
		default: return SAILOR[id].active === "sea" ? null : no("sailor-not-now");
	}
}
var someLoot = ({ bag }) => count$1(bag) > 0 ? null : no("not-in-bag"), sailors = {
	menu(view) {
		return {
			ask: "sailors",
			moves: [{ kind: "done" }, ...usable(view.open, me(view))],
			complete: !0
		};
	},
	check(view, move) {
		if (move.kind === "done") return null;
		let galleon = view.open.galleons[me(view)];
		return move.kind === "bottle" ? galleon.loot.bottle > 0 ? null : no("not-your-loot") : move.kind === "sailor" ? checkSailor(view.open, me(view), move) : NOT_NOW;
	},
	resolve(state, [answer], tell) {
		let { seat, move } = answer, { open } = state;
		if (move.kind === "done") return askNextCrew(open);
		if (move.kind === "bottle" && openBottle(state, seat, tell), move.kind === "sailor") {
			let question = use$1(state, seat, move, tell);
			if (question) return question;
		}
		return askAgain(open, seat);
	}
}, askAgain = (open, seat) => usable(open, seat).length > 0 ? {
	kind: "sailors",
	...asked(seat)
} : askNextCrew(open);
function checkSailor(open, seat, move) {
	let { sailor, loot, part, ready: readied } = move, galleon = open.galleons[seat], mate = mateOf(galleon, sailor);
	if (!mate) return no("no-such-sailor");
	if (isHoarder(sailor)) {
		let size = loot[HOARDS[sailor]] ?? 0;
		return part !== null || readied !== null || size === 0 || count$1(loot) !== size ? no("wrong-price") : size > 2 - mate.hoard ? no("too-much-hoarded", { most: 2 }) : holdsAll(galleon.loot, loot) ? null : no("not-your-loot");
	}
	if (mate.used) return no("sailor-used");
	let refusal = refusesSailor(open, seat, sailor);
	if (refusal) return refusal;
	if (part !== null != (sailor === "max") || readied !== null != (sailor === "mutiny")) return no("wrong-price");
	if (part !== null && open.supply[part] === 0) return no("part-sold-out");
	if (readied !== null && !exhaustedOn(open, seat).includes(readied)) return no("nothing-to-ready");
	let price = PRICES[sailor];
	return sailor === "wim" ? goodsIn(loot) !== count$1(loot) || count$1(loot) < 1 || count$1(loot) > 2 ? no("wrong-price") : holdsAll(galleon.loot, loot) ? null : no("not-your-loot") : count$1(loot) === +!!price && (!price || loot[price] === 1) ? null : no("wrong-price");
}
function use$1(state, seat, move, tell) {
	let { open } = state, galleon = open.galleons[seat], { sailor, loot } = move, mate = mateOf(galleon, sailor);
	if (isHoarder(sailor)) return take(galleon.loot, loot), mate.hoard += count$1(loot), tell.all({
		type: "hoarded",
		seat,
		sailor,
		loot
	}), null;
	mate.used = !0, tell.all({
		type: "sailor-used",
		seat,
		sailor
	}), returnLoot(state, seat, loot, tell);
	let sale = SELLERS[sailor];
	switch (sale && addCoins(state, seat, sale.coins, sailor, tell), sailor) {
		case "emilio": return addUpgrade(state, seat, topUpgrade(state), "emilio", tell), null;
		case "max": return addPart(state, seat, move.part, "max", tell), null;
		case "olaf": return joinCrew(state, seat, topSailor(state), "olaf", tell), null;
		case "greta":
		case "barnaby":
		case "lu": return drawLoot(state, seat, 1, sailor, tell), null;
		case "wim": return drawLoot(state, seat, count$1(loot), sailor, tell), null;
		case "nils": return galleon.voyage.mended += 1, null;
		case "mutiny": return wake(state, seat, move.ready, tell), null;
		case "quirijn": {
			let drawn = drawLoot(state, seat, 2, sailor, tell);
			return drawn.length < 2 ? null : drawn[0] === drawn[1] ? (returnLoot(state, seat, one(drawn[0]), tell), null) : {
				kind: "quirijn",
				drawn,
				...asked(seat)
			};
		}
		default: return null;
	}
}
function wake({ open }, seat, what, tell) {
	let galleon = open.galleons[seat];
	what === "sail" ? ready(galleon.sails, 1) : what === "cannon" ? ready(galleon.cannons, 1) : upgradeOf(galleon, what).ready = !0, tell.all({
		type: "readied",
		seat,
		what,
		count: 1
	});
}
var quirijn = {
	menu({ open }) {
		let { drawn } = open.phase;
		return {
			ask: "quirijn",
			moves: [...new Set(drawn)].map((loot) => ({
				kind: "return",
				loot
			})),
			complete: !0
		};
	},
	check({ open }, move) {
		return move.kind === "return" ? open.phase.drawn.includes(move.loot) ? null : no("not-your-loot") : NOT_NOW;
	},
	resolve(state, [answer], tell) {
		let { seat, move } = answer;
		return move.kind === "return" && returnLoot(state, seat, one(move.loot), tell), askAgain(state.open, seat);
	}
};
//#endregion
//#region packages/rules/src/rattle-battle/phases/stow.ts
function begin$3(state, tell) {
	let { open } = state, waiting = [];
	for (let seat of turnOrder(open)) {
		let galleon = open.galleons[seat];
		if (count$1(galleon.loot) <= roomOn(galleon, 0) && !mayDiscard(open)) continue;
		let choices = stowings(open, galleon);
		choices.length > 1 ? waiting.push(seat) : stowAway(state, seat, choices[0], tell);
	}
	return waiting.length > 0 ? {
		kind: "stow",
		...asked(...waiting.sort())
	} : null;
}
/** 15.9 In port; after the last Quest it would change nothing. */
var mayDiscard = (open) => open.step === "unload" && !isLastQuest(open);
/** How much is kept at least, and at most. */
function bounds(open, galleon) {
	let most = Math.min(count$1(galleon.loot), roomOn(galleon, 0));
	return {
		least: mayDiscard(open) ? 0 : most,
		most
	};
}
/** Every choice of what is kept, all of it first. */
function stowings(open, galleon) {
	let { least, most } = bounds(open, galleon), choices = [];
	for (let size = most; size >= least; size--) choices.push(...picks(galleon.loot, size));
	return choices;
}
function stowAway(state, seat, keep, tell) {
	let overboard = minus(state.open.galleons[seat].loot, keep);
	count$1(overboard) !== 0 && (toBag(state, seat, overboard), tell.all({
		type: "overboard",
		seat,
		loot: overboard
	}));
}
//#endregion
//#region packages/rules/src/rattle-battle/phases/decisions.ts
var DECISIONS = {
	part: part$1,
	exhaust,
	send,
	latecomer,
	turn,
	bones,
	close,
	choose,
	bargain,
	sailors,
	quirijn,
	repair: repairs,
	stow: {
		menu(view) {
			let moves = stowings(view.open, view.open.galleons[me(view)]).map((keep) => ({
				kind: "stow",
				keep
			}));
			return {
				ask: mayDiscard(view.open) ? "unload" : "stow",
				moves,
				complete: !0
			};
		},
		check(view, move) {
			if (move.kind !== "stow") return NOT_NOW;
			let galleon = view.open.galleons[me(view)], { least, most } = bounds(view.open, galleon), size = count$1(move.keep);
			return holdsAll(galleon.loot, move.keep) ? size > most ? no("no-room", { room: most }) : size < least ? no("wrong-loot-kept", { room: most }) : null : no("not-your-loot");
		},
		resolve(state, answers, tell) {
			for (let { seat, move } of answers) move.kind === "stow" && stowAway(state, seat, move.keep, tell);
			return null;
		}
	},
	market,
	tavern,
	"keep-sailor": keepSailor,
	shipyard,
	workshop,
	"keep-upgrade": keepUpgrade,
	pit,
	guild,
	toss: toss$1,
	brawl,
	reroll,
	wall,
	drink,
	stake,
	dig,
	plank,
	splash
};
//#endregion
//#region packages/rules/src/rattle-battle/imagine.ts
function imagine({ seat: me, open: seen, own: mine }, rng) {
	let open = clone(seen), own = open.galleons.map((_, seat) => seat === me && mine ? clone(mine) : nothing()), crew = open.galleons.flatMap((galleon) => galleon.crew.map(({ id }) => id)), fitted = open.galleons.flatMap((galleon) => galleon.upgrades.map(({ id }) => id)), sailors = unseen(sailorsAt(open.table), [...crew, ...own.flatMap((it) => [...it.sailors, ...it.turnedDown.sailors])], rng), upgrades = unseen(UPGRADES, [...fitted, ...own.flatMap((it) => [...it.upgrades, ...it.turnedDown.upgrades])], rng);
	open.galleons.forEach(({ visit }, seat) => {
		if (seat === me && mine) return;
		let { turnedDown, ...hand } = own[seat];
		open.step === "tavern" ? (hand.sailors.push(...sailors.splice(0, visit.drawn)), turnedDown.sailors.push(...sailors.splice(0, visit.turnedDown))) : (hand.upgrades.push(...upgrades.splice(0, visit.drawn)), turnedDown.upgrades.push(...upgrades.splice(0, visit.turnedDown)));
	});
	let { phase } = open;
	if (phase.kind !== "sea" && phase.kind !== "over") for (let seat of phase.ready) (seat !== me || !mine) && (own[seat].choice = guess(open, own[seat], seat, rng));
	let pile = (of) => unseen(pileOf(open.table.scenario, of), open.drawn, rng);
	return {
		open,
		own,
		shut: {
			soft: pile("soft"),
			hard: pile("hard"),
			final: pile("final"),
			crazy: pile("crazy"),
			sailors,
			upgrades
		}
	};
}
var nothing = () => ({
	choice: null,
	sailors: [],
	upgrades: [],
	turnedDown: {
		sailors: [],
		upgrades: []
	}
}), unseen = (all, known, rng) => shuffle(rng, all.filter((it) => !known.includes(it)));
/** Any of the answers a player had who has answered already. */
function guess(open, own, seat, rng) {
	let { phase } = open;
	return phase.kind === "sea" || phase.kind === "over" ? null : pick(rng, DECISIONS[phase.kind].menu({
		seat,
		open,
		own
	}).moves);
}
//#endregion
//#region packages/rules/src/kit/options.ts
/** An option of a game's list; its id and its values become literal types. */
var option = (spec) => spec, scenario = option({
	id: "scenario",
	label: "Scenario",
	help: "Which Adventures await, and whether pirates may sink each other.",
	choices: [
		{
			value: "norrington",
			label: "Admiral Norrington",
			help: "The richest pirate is Wanted by the navy."
		},
		{
			value: "pirate-wars",
			label: "Pirate Wars",
			help: "Captains fire at each other, and revenge is taken."
		},
		{
			value: "introductory",
			label: "Introductory",
			help: "Seven short Adventures that teach the game as you play."
		}
	],
	default: () => "norrington"
}), toggle = (id, label, help, fits) => ({
	id,
	label,
	help,
	choices: [{
		value: "off",
		label: "Off"
	}, {
		value: "on",
		label: "On"
	}],
	default: () => "off",
	...fits ? { fits } : {}
}), tieTolerance = option({
	id: "tie-tolerance",
	label: "Same distance",
	help: "By how much two distances may differ and still count as equal, so that ships act at the same time.",
	choices: [
		{
			value: "1.0",
			label: "1 mm"
		},
		{
			value: "0.5",
			label: "0.5 mm"
		},
		{
			value: "2.0",
			label: "2 mm"
		}
	],
	default: () => "1.0"
}), meta = {
	id: "rattle-battle",
	title: "Rattle, Battle, Grab the Loot",
	version: 5,
	seats: {
		min: 2,
		max: 5
	},
	minutes: {
		min: 60,
		max: 90
	},
	pitch: "Your dice are ships: throw them into the box with the merchants and the navy, and where they land is where they fight. Sail and fire before the battle begins, board what you touch, grab the loot, and spend it in port on sails, guns, a crew and glory.",
	credits: {
		designer: "Ignacy Trzewiczek",
		publisher: "Portal Games, 2015"
	},
	options: [
		scenario,
		toggle("crew-pack", "Crew pack", "Six more Sailors, who hoard Loot and spend it in the thick of it."),
		toggle("loot-pack", "Loot pack", "Eight tokens of Special Loot in the bag."),
		toggle("latecomer", "Latecomer", "The last player may drop one more ship before the player actions.", (value, seats) => value === "off" || seats === 5),
		toggle("simultaneous-port", "Port all at once", "Everybody visits a port location at the same time; not the Guild."),
		toggle("wild-market", "Wild tokens", "The Market gives a wild token that is named when it is spent."),
		toggle("board-by-fire", "Boarding by fire", "Firing at a ship you touch boards it."),
		tieTolerance
	]
}, MOST_TOKENS = 64, FARTHEST = 1e5, MOST_DICE = 40, READIED = [
	"sail",
	"cannon",
	...UPGRADES
], SAILOR_IDS = Object.keys(SAILOR), isOneOf = (list, raw) => list.includes(raw), isCount = (raw, most) => typeof raw == "number" && Number.isInteger(raw) && raw >= 0 && raw <= most && !Object.is(raw, -0), isFlag = (raw) => typeof raw == "boolean", isDie = (raw) => typeof raw == "string" && Object.hasOwn(DICE, raw), isDieOrNull = (raw) => raw === null || isDie(raw), isCoordinate = (raw) => typeof raw == "number" && Number.isInteger(raw) && Math.abs(raw) <= FARTHEST && !Object.is(raw, -0), isRecord = (raw) => typeof raw == "object" && !!raw && !Array.isArray(raw), isSide = (raw) => isCount(raw, 5);
function readDice(raw) {
	return Array.isArray(raw) && raw.length <= MOST_DICE && raw.every(isDie) ? [...raw] : null;
}
/** In the order of LOOT, kinds with none left out. */
function readLoot(raw) {
	if (!isRecord(raw)) return null;
	let loot = {};
	for (let [kind, count] of Object.entries(raw)) if (!isOneOf(LOOT, kind) || !isCount(count, MOST_TOKENS) || count === 0) return null;
	for (let kind of LOOT) Object.hasOwn(raw, kind) && (loot[kind] = raw[kind]);
	return loot;
}
function readPoint(raw) {
	return isRecord(raw) && isCoordinate(raw.x) && isCoordinate(raw.y) ? {
		x: raw.x,
		y: raw.y
	} : null;
}
function readPose(raw) {
	if (!isRecord(raw)) return null;
	let { die, x, y, rotation, side } = raw;
	return !isDie(die) || !isCoordinate(x) || !isCoordinate(y) || !isCount(rotation, 3599) || !isSide(side) ? null : {
		die,
		x,
		y,
		rotation,
		side
	};
}
function readLanded({ dice, out, fall }) {
	if (!Array.isArray(dice) || dice.length > MOST_DICE) return null;
	let poses = dice.map(readPose), left = readDice(out);
	return !poses.every((pose) => pose !== null) || !left || typeof fall != "string" || fall.length > 4e4 || !/^[A-Za-z0-9+/=]*$/.test(fall) ? null : {
		kind: "landed",
		dice: poses,
		out: left,
		fall
	};
}
function readUse({ use, ship, target, place, side }) {
	if (!isOneOf(USES, use) || !isDieOrNull(ship) || !isDieOrNull(target)) return null;
	let point = readPoint(place);
	return place !== null && !point || side !== null && !isSide(side) ? null : {
		kind: "use",
		use,
		ship,
		target,
		place: point,
		side
	};
}
function readFire({ ship, target, superCannons, bertha, revenge, keg }) {
	return !isDie(ship) || !isDie(target) || !isDieOrNull(bertha) || !isFlag(superCannons) || !isFlag(revenge) || !isFlag(keg) ? null : {
		kind: "fire",
		ship,
		target,
		superCannons,
		bertha,
		revenge,
		keg
	};
}
function readSailor({ sailor, loot, part, ready }) {
	let paid = readLoot(loot);
	return !isOneOf(SAILOR_IDS, sailor) || !paid || part !== null && !isOneOf(PARTS, part) ? null : ready === null || isOneOf(READIED, ready) ? {
		kind: "sailor",
		sailor,
		loot: paid,
		part,
		ready
	} : null;
}
/** A move that names some Loot and nothing else. */
function withLoot(raw, move) {
	let loot = readLoot(raw);
	return loot && move(loot);
}
var withKind = (raw, move) => isOneOf(LOOT, raw) ? move(raw) : null, withGood = (raw, move) => isOneOf(GOODS, raw) ? move(raw) : null, PLAIN = [
	"end-turn",
	"pass",
	"swap",
	"bottle",
	"hire",
	"done",
	"drink",
	"stop",
	"step",
	"stand"
], READERS = {
	landed: readLanded,
	part: ({ part }) => isOneOf(PARTS, part) ? {
		kind: "part",
		part
	} : null,
	exhaust: ({ upgrade }) => isOneOf(UPGRADES, upgrade) ? {
		kind: "exhaust",
		upgrade
	} : null,
	send: ({ ships, captain, keep }) => withLoot(keep, (kept) => isCount(ships, MOST_DICE) && isFlag(captain) ? {
		kind: "send",
		ships,
		captain,
		keep: kept
	} : null),
	join: ({ ship, keep }) => withLoot(keep, (kept) => isOneOf([
		"ship",
		"captain",
		null
	], ship) ? {
		kind: "join",
		ship,
		keep: kept
	} : null),
	move: ({ ship, x, y, superSails, drill }) => isDie(ship) && isCoordinate(x) && isCoordinate(y) && isFlag(superSails) && isFlag(drill) ? {
		kind: "move",
		ship,
		x,
		y,
		superSails,
		drill
	} : null,
	fire: readFire,
	use: readUse,
	bones: ({ keep }) => isOneOf(["old", "new"], keep) ? {
		kind: "bones",
		keep
	} : null,
	close: ({ location }) => location === null || isOneOf(LOCATIONS, location) ? {
		kind: "close",
		location
	} : null,
	choose: ({ loot }) => loot === null ? {
		kind: "choose",
		loot
	} : withLoot(loot, (it) => ({
		kind: "choose",
		loot: it
	})),
	refit: ({ loot }) => withGood(loot, (it) => ({
		kind: "refit",
		loot: it
	})),
	sailor: readSailor,
	return: ({ loot }) => withKind(loot, (it) => ({
		kind: "return",
		loot: it
	})),
	repair: ({ pay }) => withLoot(pay, (it) => ({
		kind: "repair",
		pay: it
	})),
	save: ({ loot }) => withKind(loot, (it) => ({
		kind: "save",
		loot: it
	})),
	stow: ({ keep }) => withLoot(keep, (it) => ({
		kind: "stow",
		keep: it
	})),
	trade: ({ give, take }) => withLoot(give, (it) => isOneOf([...GOODS, "wild"], take) ? {
		kind: "trade",
		give: it,
		take
	} : null),
	name: ({ good }) => withGood(good, (it) => ({
		kind: "name",
		good: it
	})),
	"keep-sailor": ({ sailor }) => isOneOf(SAILOR_IDS, sailor) ? {
		kind: "keep-sailor",
		sailor
	} : null,
	"buy-part": ({ part, pay }) => withGood(pay, (it) => isOneOf(PARTS, part) ? {
		kind: "buy-part",
		part,
		pay: it
	} : null),
	"buy-upgrade": ({ pay }) => withLoot(pay, (it) => ({
		kind: "buy-upgrade",
		pay: it
	})),
	"keep-upgrade": ({ upgrade }) => isOneOf(UPGRADES, upgrade) ? {
		kind: "keep-upgrade",
		upgrade
	} : null,
	gift: ({ loot }) => withLoot(loot, (it) => ({
		kind: "gift",
		loot: it
	})),
	"buy-revenge": ({ loot }) => withLoot(loot, (it) => ({
		kind: "buy-revenge",
		loot: it
	})),
	"buy-card": ({ map }) => isFlag(map) ? {
		kind: "buy-card",
		map
	} : null,
	toss: ({ x, y, power }) => isCoordinate(x) && isCoordinate(y) && isOneOf(POWERS, power) ? {
		kind: "toss",
		x,
		y,
		power
	} : null,
	brawl: ({ value }) => isCount(value, 6) ? {
		kind: "brawl",
		value
	} : null,
	reroll: ({ dice }) => {
		let some = readDice(dice);
		return some && {
			kind: "reroll",
			dice: some
		};
	},
	wall: ({ dice }) => isCount(dice, MOST_DICE) ? {
		kind: "wall",
		dice
	} : null,
	stake: ({ die }) => isDie(die) ? {
		kind: "stake",
		die
	} : null,
	dig: ({ pits }) => Array.isArray(pits) && pits.length === PIT_COINS.length && pits.every((pit) => isCount(pit, MOST_DICE)) ? {
		kind: "dig",
		pits: [...pits]
	} : null,
	splash: ({ loot }) => withKind(loot, (it) => ({
		kind: "splash",
		loot: it
	}))
};
function parse(raw) {
	if (!isRecord(raw)) return null;
	let { kind } = raw;
	return isOneOf(PLAIN, kind) ? { kind } : typeof kind == "string" && Object.hasOwn(READERS, kind) ? READERS[kind](raw) : null;
}
//#endregion
//#region packages/rules/src/rattle-battle/nature.ts
var SPREADS = [4e3, 7800], WALL = (BOX - EDGE) / 2, CLEAR = 30, CLUSTERING = 10, SLIDE = 4e3, HAIR = 20, TRIES = 200, ERROR = {
	soft: 4200,
	firm: 3700,
	hard: 3200
}, PUSH = {
	soft: 800,
	firm: 2200,
	hard: 4e3
};
function nature(open, rng) {
	let { phase } = open;
	if (phase.kind !== "sea") throw Error("nobody has thrown anything");
	let { thrown } = phase;
	return thrown.kind === "drop" ? drop(open, thrown, rng) : toss(open, thrown, rng);
}
/** Twelve even numbers added up are as good as normal: mean 0, deviation 1. */
function normal(rng) {
	let sum = -6;
	for (let i = 0; i < 12; i++) sum += below(rng, 1 << 20) / (1 << 20);
	return sum;
}
var at = (die, { x, y }, rng) => ({
	die,
	x,
	y,
	rotation: below(rng, 900),
	side: below(rng, 6)
});
function drop(open, { dice }, rng) {
	let lying = [...open.sea];
	return {
		kind: "landed",
		dice: dice.map((die) => {
			let pose = slid(scattered(die, lying, rng), lying, rng);
			return lying.push(pose), pose;
		}),
		out: [],
		fall: ""
	};
}
function scattered(die, lying, rng) {
	for (let tries = 0, wider = 1;; tries++) {
		tries % TRIES === 199 && (wider *= 1.1);
		let spread = wider * SPREADS[below(rng, 2)], pose = at(die, {
			x: BOX / 2 + flight(spread, rng),
			y: BOX / 2 + flight(spread, rng)
		}, rng);
		if (inBox(pose) && lying.every((other) => isClear(pose, other))) return pose;
	}
}
/** How far from the middle, one way; from the wall a die comes back. */
function flight(spread, rng) {
	let far = Math.round(spread * normal(rng));
	return Math.abs(far) <= WALL ? far : 2 * Math.sign(far) * WALL - far;
}
var isClear = (a, b) => squaredDistance(a, b) > 3200 ** 2 || gapBetween(a, b) >= CLEAR;
/** Now and then a die comes to lie against another. */
function slid(pose, lying, rng) {
	if (below(rng, 100) >= CLUSTERING || lying.length === 0) return pose;
	let nearest = lying.reduce((a, b) => squaredDistance(pose, b) < squaredDistance(pose, a) ? b : a), gap = gapBetween(pose, nearest);
	if (gap > SLIDE || gap < HAIR) return pose;
	let moved = {
		...pose,
		...onTheWay(pose, nearest, gap - HAIR)
	};
	return inBox(moved) && !lying.some((other) => overlaps(moved, other)) ? moved : pose;
}
/** 14.4 The tossed die rolls on, at the most to the wall, and pushes away what lies there. */
function toss(open, { die, aim, power, from }, rng) {
	let out = [], lying = open.sea.map(({ die: id, x, y, rotation, side }) => ({
		die: id,
		x,
		y,
		rotation,
		side
	})), error = () => Math.round(ERROR[power] * normal(rng)), rest = restOf(aim, from, power), tossed = inside(at(die, {
		x: rest.x + error(),
		y: rest.y + error()
	}, rng));
	for (let struck of lying.filter((other) => overlaps(tossed, other))) {
		let others = [tossed, ...lying.filter((other) => other !== struck)], moved = pushed(struck, from, PUSH[power], others);
		lying = lying.flatMap((other) => other === struck ? (moved === null && out.push(struck.die), moved === null ? [] : [power === "hard" ? {
			...moved,
			side: below(rng, 6)
		} : moved]) : [other]);
	}
	return {
		kind: "landed",
		dice: [...lying, tossed],
		out,
		fall: ""
	};
}
/** Moved to the wall if it lies beyond. */
function inside(pose) {
	let corners = outline({
		...pose,
		x: 0,
		y: 0
	}), reach = Math.max(...corners), within = (coordinate) => Math.min(BOX - reach, Math.max(reach, coordinate));
	return {
		...pose,
		x: within(pose.x),
		y: within(pose.y)
	};
}
function pushed(struck, from, push, others) {
	for (let far = push;; far += EDGE / 4) {
		let moved = {
			...struck,
			...onTheWay(struck, from, -far)
		};
		if (!inBox(moved)) return null;
		if (!others.some((other) => overlaps(moved, other))) return moved;
	}
}
//#endregion
//#region packages/rules/src/rattle-battle/phases/crazy/race.ts
function begin$2(state, tell) {
	let { open } = state;
	takeUpDice(open);
	let lastOut = [];
	for (; inGame(open).length > 1 && crazyOf(open).round < 100;) {
		crazyOf(open).round += 1;
		for (let seat of inGame(open)) rollHand(state, seat, tell);
		lastOut = dropLowest(state, lastOut, tell);
	}
	let [first, second] = RACE_COINS, winners = inGame(open);
	for (let seat of lastOut) addCoins(state, seat, second, "crazy", tell);
	return finish$2(state, winners, first, tell);
}
/** Who lost the last die most recently. */
function dropLowest({ open }, before, tell) {
	let dice = inGame(open).flatMap((seat) => handOf(open, seat).dice.map((rolled) => ({
		die: rolled.die,
		value: valueIn(open, seat, rolled)
	}))), lowest = Math.min(...dice.map(({ value }) => value)), lost = dice.filter(({ value }) => value === lowest).map(({ die }) => die);
	if (lost.length === dice.length) return before;
	tell.all({
		type: "race-lost",
		value: lowest,
		dice: lost
	});
	let out = [];
	for (let seat of inGame(open)) {
		let hand = handOf(open, seat);
		hand.dice = hand.dice.filter(({ die }) => !lost.includes(die)), hand.done = hand.dice.length === 0, hand.done && out.push(seat);
	}
	return out.length > 0 && tell.all({
		type: "dropped-out",
		seats: out
	}), out.length > 0 ? out : before;
}
//#endregion
//#region packages/rules/src/rattle-battle/phases/crazy/crazy.ts
var BEGIN = {
	bombs: begin$22,
	race: begin$2,
	brawl: begin$21,
	"cannons-ready": beginCannons,
	prison: begin$16,
	drinking: begin$18,
	chest: begin$20,
	dig: begin$19,
	plank: begin$17,
	monkey: beginMonkey
};
function begin$1(state, tell) {
	let card = CARDS[state.open.card];
	return isCrazy(card) ? BEGIN[card.game](state, tell) : null;
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
//#region packages/rules/src/rattle-battle/words/pieces.ts
var coins$1 = (count) => piece("coins", count, count === 1 ? "1 coin" : `${count} coins`), part = (it) => piece("part", it, PART_NAMES[it]), upgrade = (it) => piece("upgrade", it, UPGRADE[it].name), sailor$1 = (it) => piece("sailor", it, SAILOR[it].name), adventure = (it) => piece("adventure", it, CARDS[it].name), location = (it) => piece("location", it, LOCATION_NAMES[it]), token = (kind) => piece("loot", kind, LOOT_NAMES[kind]);
function list(phrases) {
	return phrases.flatMap((phrase, i) => [...i === 0 ? [] : [i === phrases.length - 1 ? " and " : ", "], ...phrase]);
}
var seats = (them) => list(them.map((it) => [seat(it)]));
/** `Ada’s ship 2`, `Ada’s Captain Ship`, `the red ship 1`. */
function ship(die) {
	let { hull, owner } = DICE[die], number = die.slice(die.lastIndexOf("-") + 1);
	return owner === null ? say`the ${piece("die", die, `${hull} ship ${number}`)}` : say`${seat(owner)}’s ${piece("die", die, hull === "captain" ? "Captain Ship" : `ship ${number}`)}`;
}
var ships = (dice) => list(dice.map(ship));
/** A die of one's own, of which it is clear whose it is. */
function ownShip(die) {
	let number = die.slice(die.lastIndexOf("-") + 1);
	return [piece("die", die, DICE[die].hull === "captain" ? "the Captain Ship" : `ship ${number}`)];
}
function loot(them) {
	let kinds = LOOT.filter((kind) => them[kind]);
	return kinds.length === 0 ? ["nothing"] : list(kinds.map((kind) => say`${them[kind]} ${token(kind)}`));
}
var tokens = (kinds) => list(kinds.map((kind) => [token(kind)])), FACE_NAMES = {
	cannon: "a cannon",
	sail: "a sail",
	grape: "grapeshot",
	skull: "a skull"
};
/** What a die shows on that side. */
function face(die, side) {
	let it = FACES[DICE[die].hull][side];
	return piece("face", `${die} ${side}`, typeof it == "number" ? String(it) : FACE_NAMES[it]);
}
var faces = (dice) => list(dice.map(({ die, side }) => [face(die, side)])), millimetres = (length) => `${(length / 100).toFixed(1)} mm`, PART_WHY = {
	start: "to start with",
	gift: "as a gift",
	bought: "from the Shipyard",
	refit: "in exchange for Loot",
	max: "made by Max Schraube",
	gunhild: "brought by Gunner Gunhild",
	hamza: "brought by Hamza Holdfast"
}, coinsWhy = (why) => why === "ships" ? say`for ships sunk` : why === "ally" ? say`for saving the ally` : why === "swap" ? say`in exchange for Loot` : why === "crazy" ? say`as a prize` : why === "pit" ? say`from the Pirate King` : say`by ${sailor$1(why)}`, lootWhy = (why) => why === "adventure" ? say`draws` : why === "chosen" ? say`chooses` : why === "chain" ? say`draws one more` : why === "bottle" ? say`follows the message` : say`draws by ${sailor$1(why)}`;
function duel({ ours, theirs, oursStrength, theirsStrength }) {
	return say`${ship(ours)} with ${oursStrength} against ${ship(theirs)} with ${theirsStrength}`;
}
function clash({ why, gap, pairs, sunk }) {
	return say`${{
		battle: "Battle",
		wanted: "The navy strikes",
		ram: "A Ram"
	}[why]} at ${millimetres(gap)}: ${list(pairs.map(duel))}. Sunk: ${ships(sunk)}.`;
}
function fired(e) {
	let cost = e.keg ? "a Powder Keg" : e.cannons === 1 ? "1 Cannon" : `${e.cannons} Cannons`, second = e.bertha === null ? say`` : say` and sinks ${ship(e.bertha)} too`, revenge = e.revenge ? ", in revenge" : "";
	return say`${ship(e.ship)} fires at ${ship(e.target)}${second}, ${millimetres(e.gap)} away, for ${cost}${revenge}.`;
}
function trophy({ seat: who, trophy: { die, coins, loot, boarded } }) {
	let how = boarded ? "boards" : "has sunk", pay = say`${coins$1(coins)} and ${loot} Loot`;
	return say`${seat(who)} ${how} ${ship(die)}: ${loot > 0 ? pay : [coins$1(coins)]} to come.`;
}
function coins({ seat: who, coins, why }) {
	return why === "sal" ? say`${seat(who)} gains ${coins$1(coins)} more by ${sailor$1("sal")}.` : say`${seat(who)} gains ${coins$1(coins)} ${coinsWhy(why)}.`;
}
var some = (loot) => LOOT.some((kind) => loot[kind]), TOTALS = {
	"cannons-ready": "The totals",
	bombs: "On the raft",
	plank: "On the plank",
	drinking: "Rounds drunk"
}, scoreLine = ({ seat: who, total }) => say`${seat(who)} ${total}`, LEFT = {
	blackFlag: (die) => say`At the sight of the Black Flag ${ship(die)} leaves the Sea.`,
	flag: (die) => say`${ship(die)} goes home under a White Flag.`,
	ironTeeth: (die) => say`Iron Teeth sink ${ship(die)}; nobody is paid.`
};
/** A sentence for the log; null for what is only for the animation. */
function event(e) {
	let [first, ...rest] = told(e) ?? [];
	return first === void 0 ? null : typeof first == "string" ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : [first, ...rest];
}
function told(e) {
	switch (e.type) {
		case "ready": return say`${seat(e.seat)} is ready.`;
		case "adventure": return say`Quest ${e.quest}, Adventure ${e.round}: ${adventure(e.card)}`;
		case "part-added": return say`${seat(e.seat)} adds a ${part(e.part)} ${PART_WHY[e.why]}.`;
		case "hamster": return say`Three Holds of ${seat(e.seat)} become a Hamster.`;
		case "upgrade-exhausted": return say`${seat(e.seat)} is Wanted and exhausts ${upgrade(e.upgrade)}.`;
		case "sent": {
			let count = e.ships.length === 0 ? "no ship" : e.ships.length === 1 ? "1 ship" : `${e.ships.length} ships`;
			return some(e.left) ? say`${seat(e.seat)} sends ${count} and leaves ${loot(e.left)} behind.` : say`${seat(e.seat)} sends ${count}.`;
		}
		case "nobody-sailed": return say`Nobody sails.`;
		case "placed": return say`Put in their places: ${list(e.dice.map(({ die, side }) => say`${ship(die)} with ${face(die, side)}`))}.`;
		case "landed": return e.how === "drop" ? say`${e.dice.length} dice are dropped.` : e.how === "redrop" ? say`${ship(e.dice[0].die)} is dropped again: ${face(e.dice[0].die, e.dice[0].side)}.` : say`${ship(e.dice[0].die)} comes late.`;
		case "tossed": return e.out.length > 0 ? say`${seat(e.seat)} tosses a die, ${e.power}. Out of the box: ${ships(e.out)}.` : say`${seat(e.seat)} tosses a die, ${e.power}.`;
		case "swallowed": return say`The whirlpools swallow ${ships(e.ships)}.`;
		case "escaped": return say`Away: ${ships(e.ships)}.`;
		case "exploded": return e.victims.length === 0 ? say`${ship(e.ship)} explodes and harms nobody.` : say`${ship(e.ship)} explodes and sinks ${ships(e.victims)}, up to ${millimetres(e.reach)} away.`;
		case "np-moved": return e.act === "harpoon" ? say`${ship(e.ship)} is pulled along.` : e.act === "away" ? say`${ship(e.ship)} sails away.` : say`${ship(e.ship)} draws nearer.`;
		case "volley": return say`A volley of ${ship(e.ship)}, ${millimetres(e.gap)} away, sinks ${ships(e.targets)}.`;
		case "moved": return say`${ship(e.ship)} moves.`;
		case "drilled": return e.ships.length === 0 ? say`The Drill bites nothing.` : say`The Drill weakens ${ships(e.ships)} by 2.`;
		case "fired": return fired(e);
		case "used": return say`${seat(e.seat)} uses ${useName(e.use)}${e.target === null ? say`` : say` on ${ship(e.target)}`}.`;
		case "turned": return say`${ship(e.ship)} now shows ${face(e.ship, e.side)}.`;
		case "left": return LEFT[e.how](e.ship);
		case "turn-ended": return null;
		case "passed": return say`${seat(e.seat)} passes.`;
		case "clash": return clash(e);
		case "trophy": return trophy(e);
		case "tile-touched": return say`${seat(e.seat)} lies at the tile: ${e.loot} Loot more.`;
		case "survived": return say`Still afloat: ${ships(e.ships)}.`;
		case "coins": return coins(e);
		case "location-closed": return e.location === null ? say`${seat(e.seat)} closes nothing.` : say`${seat(e.seat)} closes the ${location(e.location)} for everybody else.`;
		case "loot-drawn": return say`${seat(e.seat)} ${lootWhy(e.why)}: ${tokens(e.loot)}.`;
		case "loot-returned": return say`${seat(e.seat)} returns ${loot(e.loot)}.`;
		case "bottle": return say`${seat(e.seat)} opens a ${token("bottle")}.`;
		case "sailor-used": return say`${seat(e.seat)} calls ${sailor$1(e.sailor)}.`;
		case "hoarded": return say`${sailor$1(e.sailor)} puts ${loot(e.loot)} of ${seat(e.seat)} aside.`;
		case "readied": return say`${seat(e.seat)} readies ${readied(e.what)}.`;
		case "upgrade-added": return e.why === "bought" ? say`${seat(e.seat)} has ${upgrade(e.upgrade)} built.` : say`${sailor$1(e.why)} finds ${upgrade(e.upgrade)} for ${seat(e.seat)}.`;
		case "sailor-joined": return e.why === "hired" ? say`${seat(e.seat)} hires ${sailor$1(e.sailor)}.` : say`${sailor$1(e.why)} brings ${sailor$1(e.sailor)} along for ${seat(e.seat)}.`;
		case "hiring-bonus": return null;
		case "repaired": return say`${seat(e.seat)} repairs ${e.ships === 1 ? "1 ship" : `${e.ships} ships`} for ${loot(e.paid)}.`;
		case "king-helped": return say`The Pirate King repairs ${e.ships === 1 ? "1 ship" : `${e.ships} ships`} of ${seat(e.seat)}, who loses ${loot(e.lost)}.`;
		case "revenge-taken": {
			let count = e.count === 1 ? "a Revenge card" : `${e.count} Revenge cards`;
			return some(e.paid) ? say`${seat(e.seat)} buys ${count} for ${loot(e.paid)}.` : say`${seat(e.seat)} takes ${count}.`;
		}
		case "overboard": return say`${seat(e.seat)} puts ${loot(e.loot)} back into the bag.`;
		case "wanted": return say`${seat(e.seat)} is Wanted.`;
		case "port": return say`Port! The Market opens.`;
		case "traded": return say`${seat(e.seat)} trades ${loot(e.give)} for ${e.take === "wild" ? "a wild token" : token(e.take)}.`;
		case "wild-named": return say`${seat(e.seat)} names a wild token: ${token(e.good)}.`;
		case "wilds-lost": return say`The bag has nothing for ${seat(e.seat)}’s wild tokens; they are lost.`;
		case "too-late": return say`${seat(e.seat)} comes too late to the ${location(e.location)}: it has run out.`;
		case "cards-drawn": return say`${seat(e.seat)} looks at ${e.count} cards.`;
		case "sailors-seen": return say`You may choose among ${list(e.sailors.map((it) => [sailor$1(it)]))}.`;
		case "upgrades-seen": return say`You may choose among ${list(e.upgrades.map((it) => [upgrade(it)]))}.`;
		case "paid": return say`${seat(e.seat)} pays ${loot(e.loot)} at the ${location(e.location)}.`;
		case "card-bought": return say`${seat(e.seat)} buys a VP card for ${coins$1(e.price)}${e.map ? " and a Treasure Map" : ""}.`;
		case "quest-ended": return say`Quest ${e.quest} is over; ${seat(e.baron)} is the next Baron.`;
		case "rolled": return say`${seat(e.seat)} rolls ${faces(e.dice)}.`;
		case "race-lost": return say`The lowest leave, with ${e.value}: ${ships(e.dice)}.`;
		case "brawled": return say`Chosen: ${numbers(e.values)}.${e.lost.length > 0 ? say` Down: ${ships(e.lost)}.` : say``}`;
		case "rerolled": return e.dice.length === 0 ? say`${seat(e.seat)} leaves the dice as they are.` : say`${seat(e.seat)} rolls again: ${faces(e.dice)}.`;
		case "totals": return say`${TOTALS[e.game]}: ${numbers(e.totals)}.`;
		case "dropped-out": return say`Out: ${seats(e.seats)}.`;
		case "wall": return say`The wall is ${e.height} high. Thrown: ${numbers(e.throws.map((it) => it?.total ?? null))}.`;
		case "drank": {
			let stopped = e.stopped.length > 0 ? say` Enough for ${seats(e.stopped)}.` : say``, under = e.under.length > 0 ? say` Under the table: ${ships(e.under)}.` : say``;
			return e.drank.length > 0 ? say`Drinking: ${seats(e.drank)}.${stopped}${under}` : say`Nobody drinks any more.${stopped}`;
		}
		case "staked": return e.winner === null ? say`Staked: ${staked(e)}. The chest sinks.` : say`Staked: ${staked(e)}. ${seat(e.winner)} takes the chest.`;
		case "dug": return say`The dig: ${list(e.totals.map((pits, who) => say`${seat(who)} ${pits.join(", ")}`))}.`;
		case "plank": {
			let stood = e.stood.length > 0 ? say` Standing: ${seats(e.stood)}.` : say``, splashed = e.splashed.length > 0 ? say` Splash: ${seats(e.splashed)}!` : say``;
			return e.stepped.length > 0 ? say`One step further: ${seats(e.stepped)}.${stood}${splashed}` : say`Nobody steps.${stood}`;
		}
		case "monkeys": return say`The most equal values: ${e.equal} of ${e.value}, by ${seats(e.best)}.`;
		case "nobody-wins": return say`Nobody wins.`;
		case "ended": return say`The game is over: ${list(e.scores.map(scoreLine))}.`;
	}
}
/** Seat by seat, those who have one. */
function numbers(values) {
	return list(values.flatMap((value, who) => value === null ? [] : [say`${seat(who)} ${value}`]));
}
var staked = ({ dice }) => ships(dice.filter((die) => die !== null)), useName = (use) => use === "flag" ? say`a ${token("flag")}` : [isHoarder(use) ? sailor$1(use) : upgrade(use)], readied = (what) => what === "sail" || what === "cannon" ? say`a ${part(what)}` : [upgrade(what)], empty = (loot) => Object.keys(loot).length === 0;
function sent({ ships, captain, keep }) {
	let count = ships === 1 ? "1 ship" : `${ships} ships`, away = captain ? ships === 0 ? "the Captain Ship" : `${count} and the Captain Ship` : ships === 0 ? "no ship" : count;
	return empty(keep) ? say`Send ${away}` : say`Send ${away}, keep ${loot(keep)}`;
}
function fire(move) {
	let extras = [
		move.superCannons ? say` with Super Cannons` : say``,
		move.bertha === null ? say`` : say`, Big Bertha at ${ship(move.bertha)}`,
		move.revenge ? say`, with a Revenge card` : say``,
		move.keg ? say`, with a Powder Keg` : say``
	].flat();
	return say`Fire ${ownShip(move.ship)} at ${ship(move.target)}${extras}`;
}
var spot = (x, y) => `${(x / 100).toFixed(0)}, ${(y / 100).toFixed(0)}`;
function use(move) {
	let details = [
		move.ship === null ? say`` : say`, ${ownShip(move.ship)}`,
		move.place === null ? say`` : say` to ${spot(move.place.x, move.place.y)}`,
		move.target === null ? say`` : say`, ${ship(move.target)}`,
		move.side === null || move.ship === null ? say`` : say`, ${face(move.ship, move.side)} up`
	].flat();
	return say`Use ${useName(move.use)}${details}`;
}
function sailor(move) {
	if (isHoarder(move.sailor)) return say`Put ${loot(move.loot)} on ${sailor$1(move.sailor)}`;
	let details = [
		move.part === null ? say`` : say`: a ${part(move.part)}`,
		move.ready === null ? say`` : say`: ready ${readied(move.ready)}`,
		empty(move.loot) ? say`` : say`, for ${loot(move.loot)}`
	].flat();
	return say`Call ${sailor$1(move.sailor)}${details}`;
}
function move(m) {
	switch (m.kind) {
		case "landed": return m.dice.length === 1 ? say`The die comes to rest` : say`${m.dice.length} dice come to rest`;
		case "part": return say`Start with a ${part(m.part)}`;
		case "exhaust": return say`Exhaust ${upgrade(m.upgrade)}`;
		case "send": return sent(m);
		case "join": return m.ship === null ? say`Send no ship after the others` : say`Send ${m.ship === "captain" ? "the Captain Ship" : "a ship"} after the others`;
		case "move": {
			let extras = `${m.superSails ? ", Super Sails set" : ""}${m.drill ? ", with the Drill" : ""}`;
			return say`Move ${ownShip(m.ship)} to ${spot(m.x, m.y)}${extras}`;
		}
		case "fire": return fire(m);
		case "use": return use(m);
		case "end-turn": return say`End the turn`;
		case "pass": return say`Pass`;
		case "bones": return m.keep === "old" ? say`Keep the old face` : say`Take the new face`;
		case "close": return m.location === null ? say`Close nothing` : say`Close the ${location(m.location)}`;
		case "choose": return m.loot === null ? say`Draw blindly` : say`Take ${loot(m.loot)}`;
		case "swap": return say`Return one for a coin`;
		case "refit": return say`Return ${token(m.loot)} for the Part`;
		case "bottle": return say`Open a ${token("bottle")}`;
		case "sailor": return sailor(m);
		case "return": return say`Return ${token(m.loot)}`;
		case "repair": return say`Pay ${loot(m.pay)}`;
		case "save": return say`Save ${token(m.loot)}`;
		case "stow": return say`Keep ${loot(m.keep)}`;
		case "trade": return say`Trade ${loot(m.give)} for ${m.take === "wild" ? "a wild token" : token(m.take)}`;
		case "name": return say`Name a wild token: ${token(m.good)}`;
		case "hire": return say`Hire a Sailor`;
		case "keep-sailor": return say`Keep ${sailor$1(m.sailor)}`;
		case "buy-part": return say`Buy a ${part(m.part)} for ${token(m.pay)}`;
		case "buy-upgrade": return say`Buy an Upgrade for ${loot(m.pay)}`;
		case "keep-upgrade": return say`Keep ${upgrade(m.upgrade)}`;
		case "gift": return say`Give ${loot(m.loot)}`;
		case "buy-revenge": return say`Buy a Revenge card for ${loot(m.loot)}`;
		case "buy-card": return m.map ? say`Buy the VP card with a ${token("map")}` : say`Buy the VP card`;
		case "done": return say`Done`;
		case "toss": return say`Toss at ${spot(m.x, m.y)}, ${m.power}`;
		case "brawl": return say`Choose ${m.value}`;
		case "reroll": return m.dice.length === 0 ? say`Keep all dice` : say`Roll again: ${list(m.dice.map(ownShip))}`;
		case "wall": return say`Throw ${m.dice === 1 ? "1 die" : `${m.dice} dice`}`;
		case "drink": return say`Drink`;
		case "stop": return say`Stop`;
		case "stake": return say`Stake ${ownShip(m.die)}`;
		case "dig": return say`Dig with ${m.pits.join(", ")} dice`;
		case "step": return say`Step`;
		case "stand": return say`Stand`;
		case "splash": return say`Lose ${token(m.loot)}`;
	}
}
//#endregion
//#region packages/rules/src/rattle-battle/words/refusals.ts
var REFUSALS = {
	"not-now": () => "Something else is being decided now (3.3).",
	"not-your-turn": () => "It is not for you to decide now (3.3).",
	"only-the-sea": () => "Where the dice come to lie is for the sea to decide (5.3).",
	"wrong-dice": () => "These are not the dice that were thrown (5.3).",
	"outside-the-box": () => "That is outside the Sea Box (2.1).",
	"part-sold-out": () => "There are no more of these Parts (15.4).",
	"no-such-upgrade": () => "You have no such Upgrade (11.1).",
	"not-exhaustible": () => "This Upgrade cannot be exhausted (13.4).",
	"too-many-ships": (a) => `You can send ${a.most} ships at most (4.3).`,
	"too-few-ships": (a) => `This Adventure asks for at least ${a.least} ships (4.3).`,
	"no-captain-ship": () => "You have no Captain Ship to send (4.3).",
	"no-room": (a) => `There is room for ${a.room} Loot (10.9).`,
	"wrong-loot-kept": (a) => `You keep exactly ${a.room} Loot, of what you have (10.9).`,
	"no-such-ship": () => "There is no such ship in the Sea (7.1).",
	"not-your-ship": () => "That is not your ship (7.1).",
	"already-acted": () => "You have moved or fired on this turn already (7.1).",
	"no-sail": () => "You have no ready Sail (7.2).",
	"no-cannons": (a) => `This shot takes ${a.cost} ready Cannons (7.6).`,
	"too-far": () => "That is farther than the ship may go (7.3).",
	"no-move": () => "The ship is there already (7.3).",
	"on-a-ship": () => "Another ship lies there (7.3).",
	"tile-in-the-way": () => "An Ocean tile is in the way (7.4).",
	"on-a-tile": () => "A ship that touches an Ocean tile is stuck here (7.4).",
	"own-ship": () => "That is your own ship (3.4).",
	"is-ally": () => "That ship is an ally (6.9).",
	"not-an-enemy": () => "In this scenario other players are no Enemies (3.4).",
	"out-of-range": () => "That ship is out of range (7.5).",
	"captain-fires": () => "Only your Captain Ship fires at Player Ships, or any ship for a Revenge card (16.2).",
	"no-revenge": () => "There is no Revenge card to use, or nothing to use it for (16.2).",
	"no-keg": () => "You have no Powder Keg (7.6).",
	"nothing-for-bertha": () => "Big Bertha’s second target is an Enemy within short range of the first (11.2).",
	"nobody-at-sea": () => "You have no ship in the Sea (7.8).",
	"wrongly-aimed": () => "Name what this needs: a ship, a target, a place or a face, and nothing else (7.8).",
	"not-touching": () => "The ship has to touch its target there (11.2).",
	"same-face": () => "The die shows that face already (11.2).",
	"nothing-to-ready": () => "There is nothing to be readied (12.2).",
	"nothing-to-spend": () => "This Sailor has nothing to spend now (12.4).",
	"not-at-hand": () => "You do not have that, or it is exhausted or used (7.8).",
	"not-an-np-ship": () => "That works on Non-Player Ships only (11.2).",
	"turn-begun": () => "You can pass only as your whole turn (7.1).",
	"turn-not-begun": () => "You have done nothing on this turn yet: act or pass (7.1).",
	"location-closed": () => "Somebody has closed that location (9.3).",
	"not-in-bag": () => "The bag does not hold that (15.2).",
	"not-your-loot": () => "You do not have that Loot (10.1).",
	"wrong-price": () => "That is not the price (15.1).",
	"wrong-count": (a) => `Choose exactly ${a.count} Loot (10.2).`,
	"once-only": () => "That is done once an Adventure (10.4).",
	"no-such-sailor": () => "You have no such Sailor (10.6).",
	"sailor-used": () => "This Sailor has been used in this Adventure (10.6).",
	"sailor-not-now": () => "There is nothing for this Sailor to do now (12.2).",
	"deck-empty": () => "There are no more of these cards (15.1).",
	"too-much-hoarded": (a) => `At most ${a.most} Loot lies on this Sailor (12.4).`,
	"wrong-repair": (a) => `The repairs cost ${a.cost} Loot, none of it Special (10.7).`,
	"one-only": () => "You have had your share here on this visit (15.1).",
	"uneven-gift": () => "The Pit takes Valuables, and other Loot by twos (15.6).",
	"too-dear": (a) => `The card costs ${a.price} coins, and you have ${a.coins} (15.7).`,
	"no-map": () => "You have no Treasure Map (15.7).",
	"wilds-first": () => "Name your wild tokens before you leave the Pit (15.8).",
	"no-wilds": () => "There are no wild tokens to be had or named (15.8).",
	"wilds-only": () => "At this table the Market gives wild tokens (15.8).",
	"not-drawn": () => "You have not drawn that card (15.3).",
	"no-such-result": () => "None of your dice shows that (14.6).",
	"no-such-dice": () => "You do not have these dice (14.1)."
}, mine = ({ open, seat: me }) => open.galleons[me ?? 0], ASKS = {
	part: {
		prompt: () => say`Choose a Part to start with.`,
		rule: "1.3"
	},
	exhaust: {
		prompt: () => say`You are Wanted: exhaust one of your Upgrades.`,
		rule: "13.4"
	},
	send: {
		prompt: () => say`How many ships do you send? Loot without room stays behind.`,
		rule: "4.3"
	},
	latecomer: {
		prompt: () => say`Send one more ship?`,
		rule: "7.9"
	},
	turn: {
		prompt: () => say`Move, fire, use what you have, or pass.`,
		rule: "7.1"
	},
	"turn-acted": {
		prompt: () => say`Use an Upgrade, or end your turn.`,
		rule: "7.8"
	},
	bones: {
		prompt: ({ open: { phase } }) => phase.kind === "bones" ? say`Zuri rolls ${face(phase.ship, phase.side)}. Which face do you keep?` : [],
		rule: "12.4"
	},
	close: {
		prompt: () => say`Close a port location for everybody else?`,
		rule: "9.3"
	},
	choose: {
		prompt: () => say`Choose your Loot from the bag, or draw blindly.`,
		rule: "10.2"
	},
	bargain: {
		prompt: () => say`Part with some Loot?`,
		rule: "10.4"
	},
	sailors: {
		prompt: () => say`Call your Sailors, one after the other.`,
		rule: "10.6"
	},
	quirijn: {
		prompt: () => say`Which of the two do you return?`,
		rule: "12.2"
	},
	repair: {
		prompt(view) {
			let cost = repairCost(mine(view));
			return goodsIn(mine(view).loot) < cost ? say`The Pirate King repairs your ships for all your Loot: what does the Secret Hold save?` : say`Your ships are repaired for ${cost} Loot: what do you pay?`;
		},
		rule: "10.7"
	},
	unload: {
		prompt: (view) => say`What do you take along? There is room for ${roomOn(mine(view), 0)} Loot.`,
		rule: "15.9"
	},
	stow: {
		prompt: (view) => say`There is room for ${roomOn(mine(view), 0)} Loot: what do you keep?`,
		rule: "10.9"
	},
	market: {
		prompt: () => say`Market: two Loot for one of your choice.`,
		rule: "15.2"
	},
	tavern: {
		prompt: () => say`Tavern: hire a Sailor for Rum?`,
		rule: "15.3"
	},
	"keep-sailor": {
		prompt: () => say`Which Sailor do you keep?`,
		rule: "15.3"
	},
	shipyard: {
		prompt: () => say`Shipyard: buy a Part for Fabrics?`,
		rule: "15.4"
	},
	workshop: {
		prompt: () => say`Workshop: buy an Upgrade for Spices and Fabrics?`,
		rule: "15.5"
	},
	"keep-upgrade": {
		prompt: () => say`Which Upgrade do you keep?`,
		rule: "15.5"
	},
	pit: {
		prompt: () => say`The Pit: what do you give to the Pirate King?`,
		rule: "15.6"
	},
	guild: {
		prompt: () => say`Guild: buy the top VP card?`,
		rule: "15.7"
	},
	toss: {
		prompt: () => say`Toss a die at the raft: where to, and how hard?`,
		rule: "14.4"
	},
	brawl: {
		prompt: () => say`Choose one of your results in secret.`,
		rule: "14.6"
	},
	reroll: {
		prompt: () => say`Which dice do you roll again?`,
		rule: "14.7"
	},
	wall: {
		prompt: ({ open }) => say`The wall is ${wallHeight(open)} high: how many dice do you throw?`,
		rule: "14.8"
	},
	drink: {
		prompt: () => say`Drink, or stop?`,
		rule: "14.9"
	},
	stake: {
		prompt: () => say`Stake a die for the chest.`,
		rule: "14.10"
	},
	dig: {
		prompt: () => say`Share your dice out among the four pits.`,
		rule: "14.11"
	},
	plank: {
		prompt: ({ open, seat: me }) => say`You are at ${open.crazy?.hands[me ?? 0]?.score ?? 0} of ${9}: step or stand?`,
		rule: "14.12"
	},
	splash: {
		prompt: () => say`Splash! Which Loot do you lose?`,
		rule: "14.12"
	},
	over: {
		prompt: () => say`The game is over.`,
		rule: "17.1"
	},
	sea: {
		prompt: () => say`The dice are falling.`,
		rule: "5.3"
	}
}, AWAITING = {
	part: "is choosing a Part",
	exhaust: "is choosing an Upgrade to exhaust",
	send: "is sending ships",
	latecomer: "may send one more ship",
	turn: "is acting",
	bones: "is reading the bones",
	close: "may close a port location",
	choose: "is choosing Loot",
	bargain: "may part with some Loot",
	sailors: "is calling Sailors",
	quirijn: "is returning a Loot",
	repair: "is paying for repairs",
	stow: "is stowing Loot",
	market: "is at the Market",
	tavern: "is in the Tavern",
	"keep-sailor": "is choosing a Sailor",
	shipyard: "is at the Shipyard",
	workshop: "is at the Workshop",
	"keep-upgrade": "is choosing an Upgrade",
	pit: "is at the Pit",
	guild: "is at the Guild",
	toss: "is tossing a die",
	brawl: "is choosing a result",
	reroll: "is looking at the dice",
	wall: "is counting dice",
	drink: "is looking into a mug",
	stake: "is choosing a die",
	dig: "is digging",
	plank: "is on the plank",
	splash: "is losing a Loot"
}, words = {
	refusals: REFUSALS,
	asks: ASKS,
	awaiting({ phase }, who) {
		return phase.kind === "over" ? [] : phase.kind === "sea" ? say`The dice are falling` : say`${seat(who)} ${AWAITING[phase.kind]}`;
	},
	event,
	move,
	reasons: {
		points: "The most victory points",
		galleon: "The same points, but more Parts and Upgrades",
		sailors: "The same points and Galleon, but more Sailors",
		upgrades: "Equal but for the number of Upgrades",
		shared: "Equal in everything: the victory is shared"
	},
	sources: {
		cards: "VP cards",
		coins: "Coins",
		sailors: "Sailors",
		idol: "Cursed Idol"
	}
}, ADVENTURE = [
	"briefing",
	"send",
	"drop",
	"np-actions",
	"actions",
	"battle",
	"coins",
	"loot",
	"sailors",
	"repairs",
	"stow"
], CRAZY_ADVENTURE = [
	"briefing",
	"crazy",
	"loot",
	"stow"
], PORT = [
	"market",
	"tavern",
	"shipyard",
	"workshop",
	"pit",
	"guild",
	"unload"
], STEPS = {
	"starting-part": begin$12,
	briefing: begin$25,
	send: begin$15,
	drop: begin$23,
	"np-actions": beginNpActions,
	actions: begin$14,
	battle: beginBattle,
	coins: begin$24,
	crazy: begin$1,
	loot: begin$13,
	sailors: begin$4,
	repairs: begin$5,
	stow: begin$3,
	market: begin$10,
	tavern: begin$7,
	shipyard: begin$8,
	workshop: begin$6,
	pit: begin$9,
	guild: begin$11,
	unload: begin$3,
	over: () => ({ kind: "over" })
}, sea = {
	menu: () => ({
		ask: "sea",
		moves: [],
		complete: !0
	}),
	check: check$4,
	play: (state, _, move, tell) => landed(state, move, tell)
}, { begin, menu, check, play } = flow({
	decisions: {
		...questions(),
		sea
	},
	steps: STEPS,
	next(state, tell) {
		return state.open.step = nextStep(state, tell), state.open.step;
	}
});
function questions() {
	return Object.fromEntries(Object.entries(DECISIONS).map(([kind, decision]) => [kind, put(decision)]));
}
var NOBODY = [], THE_SEA = [-1], rattleBattle = {
	...meta,
	bound: 3e3,
	interned: !1,
	words,
	setup(seats, options, rng) {
		let state = layOut(seats, options, rng);
		begin(state, "starting-part", SILENT);
		let { open, own, shut } = state;
		return {
			open,
			own,
			shut
		};
	},
	deciding({ phase }) {
		return phase.kind === "over" ? NOBODY : phase.kind === "sea" ? THE_SEA : phase.waiting;
	},
	joint({ phase }) {
		return phase.kind === "over" || phase.kind === "sea" || phase.waiting.length + phase.ready.length === 1 ? null : {
			committed: phase.ready,
			awaited: phase.waiting
		};
	},
	menu,
	parse,
	check,
	play,
	imagine,
	nature,
	standings,
	progress,
	outcome,
	audit
};
/** What the sea's answer leads to depends on what was thrown, and when. */
function landed(state, move, tell) {
	switch (state.open.step) {
		case "drop": return landed$1(state, move, tell);
		case "np-actions": return landedAgain(state, move, tell);
		case "actions": return landedLate(state, move, tell), firstTurn(state.open, tell);
		default: return tossed(state, move, tell);
	}
}
/** 3.1 Adventures until the Quest is over, then the Port; after the last Port the game is over. */
function nextStep(state, tell) {
	let { open } = state;
	if (open.step === "starting-part") return "briefing";
	if (PORT.includes(open.step)) return PORT[PORT.indexOf(open.step) + 1] ?? nextQuest(state, tell);
	let steps = isCrazy(CARDS[open.card]) ? CRAZY_ADVENTURE : ADVENTURE;
	return steps[steps.indexOf(open.step) + 1] || (seekWanted(state, tell), isQuestOver(open) ? PORT[0] : "briefing");
}
var isQuestOver = ({ table, quest, adventure }) => adventure === questsOf(table.scenario)[quest - 1].length;
function nextQuest(state, tell) {
	return endQuest(state, tell), isLastQuest(state.open) ? (endGame(state, tell), "over") : (state.open.quest += 1, state.open.adventure = 0, "briefing");
}
//#endregion
//#region \0release:rattle-battle
var game = rattleBattle;
//#endregion
export { game };
