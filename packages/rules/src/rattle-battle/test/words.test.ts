import { describe, test } from 'node:test';
import { pick, rngOf } from '../../kit/rng.ts';
import { rattleBattle as game } from '../game.ts';
import { DECISIONS } from '../phases/decisions.ts';
import type { Event, Score } from '../types/event.ts';
import type { Loot } from '../types/galleon.ts';
import type { Move } from '../types/move.ts';
import type { Pose } from '../types/sea.ts';
import {
  adventure,
  asking,
  call,
  endTurn,
  equal,
  fire,
  logSays,
  newGame,
  pass,
  read,
  sail,
  send,
  use,
} from './builders.ts';

const { words } = game;

const [from, to] = [
  { x: 0, y: 0 },
  { x: 100, y: 100 },
];
const pose = (die: string, side: number): Pose => ({ die, x: 0, y: 0, rotation: 0, side });
const scores = [31, 40].map((total, seat): Score => ({ seat, cards: total, coins: 0, sailors: 0, idol: 0, total }));
const shot: Extract<Event, { type: 'fired' }> = {
  type: 'fired',
  seat: 0,
  ship: 'ship-0-1',
  target: 'red-1',
  gap: 1240,
  cannons: 2,
  bertha: null,
  revenge: false,
  keg: false,
};

const SENTENCES: Record<Event['type'], [Event, string | null][]> = {
  ready: [[{ type: 'ready', seat: 2 }, 'Cy is ready.']],
  adventure: [[{ type: 'adventure', quest: 2, round: 4, card: 'N01' }, 'Quest 2, Adventure 4: Merchant & Co.']],
  'part-added': [[{ type: 'part-added', seat: 0, part: 'sail', why: 'gift' }, 'Ada adds a Sail as a gift.']],
  hamster: [[{ type: 'hamster', seat: 1 }, 'Three Holds of Bo become a Hamster.']],
  'upgrade-exhausted': [[{ type: 'upgrade-exhausted', seat: 1, upgrade: 'ram' }, 'Bo is Wanted and exhausts Ram.']],
  sent: [
    [{ type: 'sent', seat: 0, ships: [], left: {} }, 'Ada sends no ship.'],
    [{ type: 'sent', seat: 0, ships: ['ship-0-1'], left: {} }, 'Ada sends 1 ship.'],
    [
      { type: 'sent', seat: 0, ships: ['ship-0-1', 'captain-0'], left: { rum: 2, map: 1 } },
      'Ada sends 2 ships and leaves 2 Rum and 1 Treasure Map behind.',
    ],
  ],
  'nobody-sailed': [[{ type: 'nobody-sailed' }, 'Nobody sails.']],
  placed: [
    [
      { type: 'placed', dice: [pose('red-1', 4), pose('red-2', 5), pose('red-3', 2)] },
      'Put in their places: the red ship 1 with a sail, the red ship 2 with grapeshot and the red ship 3 with 4.',
    ],
  ],
  landed: [
    [{ type: 'landed', how: 'drop', dice: [pose('red-1', 0), pose('ship-0-1', 0)], fall: '' }, '2 dice are dropped.'],
    [
      { type: 'landed', how: 'redrop', dice: [pose('orange-1', 4)], fall: '' },
      'The orange ship 1 is dropped again: a skull.',
    ],
    [{ type: 'landed', how: 'latecomer', dice: [pose('ship-1-2', 4)], fall: '' }, 'Bo’s ship 2 comes late.'],
  ],
  tossed: [
    [
      { type: 'tossed', seat: 0, die: 'ship-0-1', aim: to, power: 'soft', dice: [], out: [], fall: '' },
      'Ada tosses a die, soft.',
    ],
    [
      { type: 'tossed', seat: 0, die: 'ship-0-1', aim: to, power: 'hard', dice: [], out: ['captain-1'], fall: '' },
      'Ada tosses a die, hard. Out of the box: Bo’s Captain Ship.',
    ],
  ],
  swallowed: [
    [{ type: 'swallowed', ships: ['ship-0-1', 'red-1'] }, 'The whirlpools swallow Ada’s ship 1 and the red ship 1.'],
  ],
  escaped: [[{ type: 'escaped', ships: ['yellow-1'] }, 'Away: the yellow ship 1.']],
  exploded: [
    [{ type: 'exploded', ship: 'blue-1', victims: [], reach: 0 }, 'The blue ship 1 explodes and harms nobody.'],
    [
      { type: 'exploded', ship: 'blue-1', victims: ['ship-0-1'], reach: 1200 },
      'The blue ship 1 explodes and sinks Ada’s ship 1, up to 12.0 mm away.',
    ],
  ],
  'np-moved': [
    [{ type: 'np-moved', ship: 'red-1', act: 'towards', from, to }, 'The red ship 1 draws nearer.'],
    [{ type: 'np-moved', ship: 'red-1', act: 'away', from, to }, 'The red ship 1 sails away.'],
    [{ type: 'np-moved', ship: 'red-1', act: 'harpoon', from, to }, 'The red ship 1 is pulled along.'],
  ],
  volley: [
    [
      { type: 'volley', ship: 'red-1', targets: ['ship-0-1', 'ship-1-1'], gap: 2200 },
      'A volley of the red ship 1, 22.0 mm away, sinks Ada’s ship 1 and Bo’s ship 1.',
    ],
  ],
  moved: [[{ type: 'moved', seat: 0, ship: 'ship-0-1', by: 'sail', from, to }, 'Ada’s ship 1 moves.']],
  drilled: [
    [{ type: 'drilled', seat: 0, ships: [] }, 'The Drill bites nothing.'],
    [{ type: 'drilled', seat: 0, ships: ['red-1'] }, 'The Drill weakens the red ship 1 by 2.'],
  ],
  fired: [
    [shot, 'Ada’s ship 1 fires at the red ship 1, 12.4 mm away, for 2 Cannons.'],
    [
      { ...shot, cannons: 1, bertha: 'red-2', revenge: true },
      'Ada’s ship 1 fires at the red ship 1 and sinks the red ship 2 too, 12.4 mm away, for 1 Cannon, in revenge.',
    ],
    [{ ...shot, keg: true }, 'Ada’s ship 1 fires at the red ship 1, 12.4 mm away, for a Powder Keg.'],
  ],
  used: [
    [{ type: 'used', seat: 0, use: 'ballista', ship: null, target: null }, 'Ada uses Ballista.'],
    [{ type: 'used', seat: 0, use: 'bart', ship: null, target: 'red-1' }, 'Ada uses Bribery Bart on the red ship 1.'],
    [{ type: 'used', seat: 0, use: 'flag', ship: 'ship-0-1', target: null }, 'Ada uses a White Flag.'],
  ],
  turned: [[{ type: 'turned', ship: 'ship-0-1', side: 5 }, 'Ada’s ship 1 now shows a cannon.']],
  left: [
    [
      { type: 'left', ship: 'red-1', how: 'blackFlag' },
      'At the sight of the Black Flag the red ship 1 leaves the Sea.',
    ],
    [{ type: 'left', ship: 'ship-0-1', how: 'flag' }, 'Ada’s ship 1 goes home under a White Flag.'],
    [{ type: 'left', ship: 'red-1', how: 'ironTeeth' }, 'Iron Teeth sink the red ship 1; nobody is paid.'],
  ],
  'turn-ended': [[{ type: 'turn-ended', seat: 0 }, null]],
  passed: [[{ type: 'passed', seat: 0 }, 'Ada passes.']],
  clash: [
    [
      {
        type: 'clash',
        why: 'battle',
        gap: 1240,
        pairs: [{ ours: 'ship-0-1', theirs: 'red-1', oursStrength: 4, theirsStrength: 3 }],
        sunk: ['red-1'],
      },
      'Battle at 12.4 mm: Ada’s ship 1 with 4 against the red ship 1 with 3. Sunk: the red ship 1.',
    ],
  ],
  trophy: [
    [
      { type: 'trophy', seat: 0, trophy: { die: 'red-1', coins: 1, loot: 0, boarded: false } },
      'Ada has sunk the red ship 1: 1 coin to come.',
    ],
    [
      { type: 'trophy', seat: 0, trophy: { die: 'red-1', coins: 2, loot: 1, boarded: true } },
      'Ada boards the red ship 1: 2 coins and 1 Loot to come.',
    ],
  ],
  'tile-touched': [[{ type: 'tile-touched', seat: 0, loot: 1 }, 'Ada lies at the tile: 1 Loot more.']],
  survived: [[{ type: 'survived', ships: ['ship-0-1'] }, 'Still afloat: Ada’s ship 1.']],
  coins: [
    [{ type: 'coins', seat: 0, coins: 3, why: 'ships' }, 'Ada gains 3 coins for ships sunk.'],
    [{ type: 'coins', seat: 0, coins: 2, why: 'ally' }, 'Ada gains 2 coins for saving the ally.'],
    [{ type: 'coins', seat: 0, coins: 1, why: 'swap' }, 'Ada gains 1 coin in exchange for Loot.'],
    [{ type: 'coins', seat: 0, coins: 3, why: 'crazy' }, 'Ada gains 3 coins as a prize.'],
    [{ type: 'coins', seat: 0, coins: 3, why: 'pit' }, 'Ada gains 3 coins from the Pirate King.'],
    [{ type: 'coins', seat: 0, coins: 1, why: 'sal' }, 'Ada gains 1 coin more by Silver-Tongue Sal.'],
    [{ type: 'coins', seat: 0, coins: 2, why: 'pepe' }, 'Ada gains 2 coins by Pepe Pimiento.'],
  ],
  'location-closed': [
    [{ type: 'location-closed', seat: 0, location: null }, 'Ada closes nothing.'],
    [{ type: 'location-closed', seat: 0, location: 'guild' }, 'Ada closes the Guild for everybody else.'],
  ],
  'loot-drawn': [
    [
      { type: 'loot-drawn', seat: 0, loot: ['rum', 'rum', 'spices'], why: 'adventure' },
      'Ada draws: Rum, Rum and Spices.',
    ],
    [{ type: 'loot-drawn', seat: 0, loot: ['rum'], why: 'chosen' }, 'Ada chooses: Rum.'],
    [{ type: 'loot-drawn', seat: 0, loot: ['rum'], why: 'chain' }, 'Ada draws one more: Rum.'],
    [{ type: 'loot-drawn', seat: 0, loot: ['rum'], why: 'bottle' }, 'Ada follows the message: Rum.'],
    [{ type: 'loot-drawn', seat: 0, loot: ['rum'], why: 'lu' }, 'Ada draws by Lookout Lu: Rum.'],
  ],
  'loot-returned': [[{ type: 'loot-returned', seat: 0, loot: { rum: 1 } }, 'Ada returns 1 Rum.']],
  bottle: [[{ type: 'bottle', seat: 0 }, 'Ada opens a Message in a Bottle.']],
  'sailor-used': [[{ type: 'sailor-used', seat: 0, sailor: 'wim' }, 'Ada calls One-Ear Wim.']],
  hoarded: [
    [{ type: 'hoarded', seat: 0, sailor: 'pip', loot: { rum: 2 } }, 'Powder Monkey Pip puts 2 Rum of Ada aside.'],
  ],
  readied: [
    [{ type: 'readied', seat: 0, what: 'sail', count: 1 }, 'Ada readies a Sail.'],
    [{ type: 'readied', seat: 0, what: 'parrot', count: 1 }, 'Ada readies Parrot.'],
  ],
  'upgrade-added': [
    [{ type: 'upgrade-added', seat: 0, upgrade: 'ram', why: 'bought' }, 'Ada has Ram built.'],
    [{ type: 'upgrade-added', seat: 0, upgrade: 'ram', why: 'emilio' }, 'Emilio Scar finds Ram for Ada.'],
  ],
  'sailor-joined': [
    [{ type: 'sailor-joined', seat: 0, sailor: 'wim', why: 'hired' }, 'Ada hires One-Ear Wim.'],
    [{ type: 'sailor-joined', seat: 0, sailor: 'wim', why: 'louigi' }, 'Louigi brings One-Ear Wim along for Ada.'],
  ],
  'hiring-bonus': [[{ type: 'hiring-bonus', seat: 0, sailor: 'greta' }, null]],
  repaired: [
    [{ type: 'repaired', seat: 0, ships: 1, paid: { rum: 1 } }, 'Ada repairs 1 ship for 1 Rum.'],
    [{ type: 'repaired', seat: 0, ships: 2, paid: {} }, 'Ada repairs 2 ships for nothing.'],
  ],
  'king-helped': [
    [
      { type: 'king-helped', seat: 0, ships: 2, lost: { rum: 1 } },
      'The Pirate King repairs 2 ships of Ada, who loses 1 Rum.',
    ],
  ],
  'revenge-taken': [
    [{ type: 'revenge-taken', seat: 0, count: 2, paid: {} }, 'Ada takes 2 Revenge cards.'],
    [{ type: 'revenge-taken', seat: 0, count: 1, paid: { rum: 2 } }, 'Ada buys a Revenge card for 2 Rum.'],
  ],
  overboard: [[{ type: 'overboard', seat: 0, loot: { rum: 1 } }, 'Ada puts 1 Rum back into the bag.']],
  wanted: [[{ type: 'wanted', seat: 0 }, 'Ada is Wanted.']],
  port: [[{ type: 'port', quest: 1 }, 'Port! The Market opens.']],
  traded: [
    [{ type: 'traded', seat: 0, give: { rum: 2 }, take: 'spices' }, 'Ada trades 2 Rum for Spices.'],
    [{ type: 'traded', seat: 0, give: { rum: 2 }, take: 'wild' }, 'Ada trades 2 Rum for a wild token.'],
  ],
  'wild-named': [[{ type: 'wild-named', seat: 0, good: 'rum' }, 'Ada names a wild token: Rum.']],
  'wilds-lost': [
    [{ type: 'wilds-lost', seat: 0, count: 1 }, 'The bag has nothing for Ada’s wild tokens; they are lost.'],
  ],
  'too-late': [
    [{ type: 'too-late', seat: 0, location: 'market' }, 'Ada comes too late to the Market: it has run out.'],
  ],
  'cards-drawn': [[{ type: 'cards-drawn', seat: 0, location: 'tavern', count: 3 }, 'Ada looks at 3 cards.']],
  'sailors-seen': [
    [{ type: 'sailors-seen', seat: 0, sailors: ['wim', 'lu'] }, 'You may choose among One-Ear Wim and Lookout Lu.'],
  ],
  'upgrades-seen': [
    [{ type: 'upgrades-seen', seat: 0, upgrades: ['ram', 'bombs'] }, 'You may choose among Ram and Bombs.'],
  ],
  paid: [[{ type: 'paid', seat: 0, location: 'pit', loot: { rum: 2 } }, 'Ada pays 2 Rum at the Pit.']],
  'card-bought': [
    [{ type: 'card-bought', seat: 0, card: 0, price: 4, map: false }, 'Ada buys a VP card for 4 coins.'],
    [
      { type: 'card-bought', seat: 0, card: 0, price: 2, map: true },
      'Ada buys a VP card for 2 coins and a Treasure Map.',
    ],
  ],
  'quest-ended': [[{ type: 'quest-ended', quest: 2, baron: 1 }, 'Quest 2 is over; Bo is the next Baron.']],
  rolled: [
    [
      {
        type: 'rolled',
        seat: 0,
        dice: [
          { die: 'ship-0-1', side: 5 },
          { die: 'ship-0-2', side: 2 },
        ],
      },
      'Ada rolls a cannon and 3.',
    ],
  ],
  'race-lost': [[{ type: 'race-lost', value: 1, dice: ['ship-0-1'] }, 'The lowest leave, with 1: Ada’s ship 1.']],
  brawled: [
    [{ type: 'brawled', values: [4, null, 5], lost: ['ship-0-1'] }, 'Chosen: Ada 4 and Cy 5. Down: Ada’s ship 1.'],
    [{ type: 'brawled', values: [4, 4], lost: [] }, 'Chosen: Ada 4 and Bo 4.'],
  ],
  rerolled: [
    [{ type: 'rerolled', seat: 0, dice: [] }, 'Ada leaves the dice as they are.'],
    [{ type: 'rerolled', seat: 0, dice: [{ die: 'ship-0-1', side: 0 }] }, 'Ada rolls again: 1.'],
  ],
  totals: [
    [{ type: 'totals', game: 'bombs', totals: [4, null] }, 'On the raft: Ada 4.'],
    [{ type: 'totals', game: 'plank', totals: [4, 9] }, 'On the plank: Ada 4 and Bo 9.'],
  ],
  'dropped-out': [[{ type: 'dropped-out', seats: [0, 2] }, 'Out: Ada and Cy.']],
  wall: [[{ type: 'wall', height: 3, throws: [{ dice: [], total: 4 }, null] }, 'The wall is 3 high. Thrown: Ada 4.']],
  drank: [
    [
      { type: 'drank', drank: [0, 1], stopped: [2], under: ['ship-0-1'] },
      'Drinking: Ada and Bo. Enough for Cy. Under the table: Ada’s ship 1.',
    ],
    [{ type: 'drank', drank: [], stopped: [2], under: [] }, 'Nobody drinks any more. Enough for Cy.'],
  ],
  staked: [
    [
      { type: 'staked', dice: ['ship-0-1', 'ship-1-1'], winner: 1 },
      'Staked: Ada’s ship 1 and Bo’s ship 1. Bo takes the chest.',
    ],
    [
      { type: 'staked', dice: ['ship-0-1', 'ship-1-1'], winner: null },
      'Staked: Ada’s ship 1 and Bo’s ship 1. The chest sinks.',
    ],
  ],
  dug: [
    [
      {
        type: 'dug',
        pits: [],
        totals: [
          [1, 0, 0, 7],
          [0, 3, 0, 2],
        ],
      },
      'The dig: Ada 1, 0, 0, 7 and Bo 0, 3, 0, 2.',
    ],
  ],
  plank: [
    [{ type: 'plank', stepped: [0], stood: [1], splashed: [0] }, 'One step further: Ada. Standing: Bo. Splash: Ada!'],
    [{ type: 'plank', stepped: [], stood: [1], splashed: [] }, 'Nobody steps. Standing: Bo.'],
  ],
  monkeys: [[{ type: 'monkeys', best: [1], equal: 3, value: 5 }, 'The most equal values: 3 of 5, by Bo.']],
  'nobody-wins': [[{ type: 'nobody-wins' }, 'Nobody wins.']],
  ended: [[{ type: 'ended', how: 'points', scores }, 'The game is over: Ada 31 and Bo 40.']],
};

const MOVES: [Move, string][] = [
  [{ kind: 'landed', dice: [pose('red-1', 0)], out: [], fall: '' }, 'The die comes to rest'],
  [{ kind: 'part', part: 'sail' }, 'Start with a Sail'],
  [{ kind: 'exhaust', upgrade: 'ram' }, 'Exhaust Ram'],
  [send(0), 'Send no ship'],
  [send(2, { rum: 1 }), 'Send 2 ships, keep 1 Rum'],
  [send(0, {}, true), 'Send the Captain Ship'],
  [send(1, {}, true), 'Send 1 ship and the Captain Ship'],
  [{ kind: 'join', ship: null, keep: {} }, 'Send no ship after the others'],
  [{ kind: 'join', ship: 'captain', keep: {} }, 'Send the Captain Ship after the others'],
  [sail('ship-0-1', 60, 80), 'Move ship 1 to 60, 80'],
  [
    sail('captain-0', 60, 80, { superSails: true, drill: true }),
    'Move the Captain Ship to 60, 80, Super Sails set, with the Drill',
  ],
  [fire('ship-0-1', 'red-1'), 'Fire ship 1 at the red ship 1'],
  [
    fire('ship-0-1', 'ship-1-1', { superCannons: true, bertha: 'red-1', revenge: true, keg: true }),
    'Fire ship 1 at Bo’s ship 1 with Super Cannons, Big Bertha at the red ship 1, with a Revenge card, with a Powder Keg',
  ],
  [use('ballista'), 'Use Ballista'],
  [
    use('boardingHook', { ship: 'ship-0-1', target: 'red-1', place: [60, 80] }),
    'Use Boarding Hook, ship 1 to 60, 80, the red ship 1',
  ],
  [use('steeringWheel', { ship: 'ship-0-1', side: 5 }), 'Use Steering Wheel, ship 1, a cannon up'],
  [endTurn, 'End the turn'],
  [pass, 'Pass'],
  [{ kind: 'bones', keep: 'old' }, 'Keep the old face'],
  [{ kind: 'bones', keep: 'new' }, 'Take the new face'],
  [{ kind: 'close', location: null }, 'Close nothing'],
  [{ kind: 'close', location: 'pit' }, 'Close the Pit'],
  [{ kind: 'choose', loot: null }, 'Draw blindly'],
  [{ kind: 'choose', loot: { rum: 4 } }, 'Take 4 Rum'],
  [{ kind: 'swap' }, 'Return one for a coin'],
  [{ kind: 'refit', loot: 'rum' }, 'Return Rum for the Part'],
  [{ kind: 'bottle' }, 'Open a Message in a Bottle'],
  [call('max', { loot: { fabrics: 1 }, part: 'hold' }), 'Call Max Schraube: a Hold, for 1 Fabrics'],
  [call('mutiny', { ready: 'ram' }), 'Call Mutiny the Cat: ready Ram'],
  [call('pip', { loot: { rum: 2 } }), 'Put 2 Rum on Powder Monkey Pip'],
  [{ kind: 'return', loot: 'rum' }, 'Return Rum'],
  [{ kind: 'repair', pay: { rum: 1 } }, 'Pay 1 Rum'],
  [{ kind: 'save', loot: 'rum' }, 'Save Rum'],
  [{ kind: 'stow', keep: { rum: 1 } }, 'Keep 1 Rum'],
  [{ kind: 'trade', give: { rum: 2 }, take: 'wild' }, 'Trade 2 Rum for a wild token'],
  [{ kind: 'name', good: 'rum' }, 'Name a wild token: Rum'],
  [{ kind: 'hire' }, 'Hire a Sailor'],
  [{ kind: 'keep-sailor', sailor: 'lu' }, 'Keep Lookout Lu'],
  [{ kind: 'buy-part', part: 'sail', pay: 'fabrics' }, 'Buy a Sail for Fabrics'],
  [{ kind: 'buy-upgrade', pay: { spices: 1, fabrics: 1 } }, 'Buy an Upgrade for 1 Spices and 1 Fabrics'],
  [{ kind: 'keep-upgrade', upgrade: 'ram' }, 'Keep Ram'],
  [{ kind: 'gift', loot: { rum: 2 } }, 'Give 2 Rum'],
  [{ kind: 'buy-revenge', loot: { rum: 2 } }, 'Buy a Revenge card for 2 Rum'],
  [{ kind: 'buy-card', map: true }, 'Buy the VP card with a Treasure Map'],
  [{ kind: 'buy-card', map: false }, 'Buy the VP card'],
  [{ kind: 'done' }, 'Done'],
  [{ kind: 'toss', x: 14000, y: 14000, power: 'firm' }, 'Toss at 140, 140, firm'],
  [{ kind: 'brawl', value: 4 }, 'Choose 4'],
  [{ kind: 'reroll', dice: [] }, 'Keep all dice'],
  [{ kind: 'reroll', dice: ['ship-0-1', 'captain-0'] }, 'Roll again: ship 1 and the Captain Ship'],
  [{ kind: 'wall', dice: 2 }, 'Throw 2 dice'],
  [{ kind: 'drink' }, 'Drink'],
  [{ kind: 'stop' }, 'Stop'],
  [{ kind: 'stake', die: 'ship-0-1' }, 'Stake ship 1'],
  [{ kind: 'dig', pits: [1, 0, 0, 3] }, 'Dig with 1, 0, 0, 3 dice'],
  [{ kind: 'step' }, 'Step'],
  [{ kind: 'stand' }, 'Stand'],
  [{ kind: 'splash', loot: 'rum' }, 'Lose Rum'],
];

describe('Words', () => {
  logSays(SENTENCES);

  test('A move is a short phrase', () => {
    for (const [move, phrase] of MOVES) equal(read(words.move(move)), phrase);
  });

  test('Every question has a prompt and a rule, and the others read who is deciding', () => {
    const asks = new Set<string>();
    for (let seed = 1; seed <= 6; seed++) {
      const state = newGame(
        2 + (seed % 3),
        { scenario: seed % 2 ? 'norrington' : 'pirate-wars', 'crew-pack': 'on' },
        seed,
      );
      const rng = rngOf(seed);
      while (!game.outcome(state.open)) {
        const seat = pick(rng, game.deciding(state.open));
        equal(read(words.awaiting(state.open, seat))!.length > 5, true);
        const view = { seat, open: state.open, own: state.own[seat]! };
        const { ask, moves } = seat < 0 ? { ask: 'sea', moves: [game.nature!(state.open, rng)] } : game.menu(view);
        asks.add(ask);
        const sentence = read(words.asks[ask]!.prompt(view))!;
        equal(sentence.length > 5 && !/undefined|NaN/.test(sentence), true, `${ask}: ${sentence}`);
        game.play(state, seat, pick(rng, moves), { all() {}, only() {} });
      }
    }
    for (const kind of Object.keys(DECISIONS)) equal(kind in words.asks, true, kind);
    equal(asks.size > 20, true, `${asks.size}`);
  });

  test('10.7 Only who is helped by the Pirate King reads of the Secret Hold', () => {
    const prompt = (loot: Loot) => {
      const state = asking(adventure('N09', { rigs: [{ loot, upgrades: ['secretHold'] }] }), { kind: 'repair' });
      state.open.galleons[0]!.voyage.lost = ['ship-0-1', 'ship-0-2', 'ship-0-3'];
      return read(words.asks['repair']!.prompt({ seat: 0, open: state.open, own: state.own[0]! }));
    };
    equal(prompt({ rum: 2, fabrics: 2 }), 'Your ships are repaired for 3 Loot: what do you pay?');
    equal(
      prompt({ rum: 1, fabrics: 1 }),
      'The Pirate King repairs your ships for all your Loot: what does the Secret Hold save?',
    );
  });
});
