// `node scripts/vocabulary.ts`: makes the phrases by which messages are packed (packages/protocol/src/vocabulary.ts)
// from updates of random games. Worth running when messages of games have changed much; then `npm run protocol`.
//
// Byte pair encoding: every text begins as a list of characters, and the two neighbours that stand together most often,
// in all texts, become one phrase, again and again.

import { writeFileSync } from 'node:fs';
import { Match, seedOf } from '../packages/engine/src/index.ts';
import { GAMES, loadGame, pick, rngOf, settle } from '../packages/rules/src/index.ts';
import {
  eventTexts,
  logMessageOf,
  sharedUpdates,
  updateMessageOf,
} from '../packages/server/src/domain/updateMessages.ts';

const OUT = new URL('../packages/protocol/src/vocabulary.ts', import.meta.url);
const UPDATES = 800; // of each game
const LONGEST_GAME = 400; // moves of one game that are looked at
const MERGES = 1700;
const ONE_BYTE = 246; // as in protocol/src/packed.ts
const RARELY = 12; // a phrase that is used less often is left out

/** What is sent beside updates, each as if so many had been sent. */
const OTHERS_WEIGH = 40;
const OTHERS = [
  '{"t":"accepted","id":"0123456789abcdef-","ply":1}',
  '{"t":"duplicate","id":"0123456789abcdef-","ply":1}',
  '{"t":"refused","id":"","code":"stale-decision"}',
  '{"t":"may-take-back","ply":1}',
  '{"t":"pong"}',
  '{"t":"gap","updates":[{"by":0,"events":[{"type":"',
  '{"t":"view","ply":0,"seat":null,"open":{"own":null,"decision":null,"mayTakeBack":false,"history":[]}',
  '{"t":"table","table":{"id":"","game":"","version":1,"options":{},"seats":[{"kind":"open"},{"kind":"bot","name":"","level":' +
    '"mate"},{"kind":"person","name":"","online":true,"standIn":null},{"kind":"person","name":"","online":false}],' +
    '"status":"playing","host":0,"spectators":0,"rematch":null,"createdAt":17,"endedAt":null,"terms":{"clock":"none",' +
    '"runOut":"bot","standIn":"mate","watching":"open","lateBy":{"entries":10,"minutes":0},"readyMarks":true,' +
    '"spectatorsTalk":false},"webhook":false,"commitment":"","contributed":[false,true],"hints":true,"asking":null,"origin":' +
    'null}',
  ',"you":{"seat":0,"host":false,"name":"","here":[0]}}',
  '{"t":"clock","now":17,"deadlines":[null,null],"reserves":[],"paused":false}',
  '{"t":"notes","from":0,"notes":[{"kind":"',
  '{"t":"talk","lines":[],"older":false,"rights":{"table":true,"team":false},"muted":[]}',
  '{"t":"line","line":{"n":1,"at":17,"who":"","name":"","seat":0,"to":"table","text":"',
];

/** Each text and how often it was sent. */
type Texts = Map<string, number>;

/** What all clients are sent of each step, in random games of this game for two to four. */
async function addUpdatesOf(id: string, texts: Texts): Promise<void> {
  const game = await loadGame(id);
  const add = (text: string, times: number) => texts.set(text, (texts.get(text) ?? 0) + times);
  for (let n = 0, updates = 0; updates < UPDATES; n++) {
    const players = 2 + (n % 3);
    const { options } = settle(game, players, {});
    if (!options) continue;
    const match = Match.start(game, players, options, seedOf(`vocabulary ${n}`));
    const rng = rngOf(n);
    for (let moves = 0; match.outcome === null && moves < LONGEST_GAME && updates < UPDATES; moves++) {
      const seat = pick(rng, [...match.deciding]);
      const done = match.submit(seat, pick(rng, match.menu(seat).moves));
      if (done.refusal) throw new Error(done.refusal.code);
      for (const step of done.steps) {
        const message = logMessageOf(step.ply + 1, step.entry, eventTexts(step.told));
        const updateFor = sharedUpdates(updateMessageOf(message, step, match));
        add(updateFor(null).common, players);
        for (let to = 0; to < players; to++) add(updateFor(to).own, 1);
        updates += 1;
      }
    }
  }
}

/** Two neighbours as one number. */
const PAIR = 1 << 16;

class Pairs {
  /** By pair: how often it was sent, and the texts it may stand in. */
  readonly #found = new Map<number, { times: number; texts: Set<number> }>();

  count(codes: readonly number[], text: number, times: number): void {
    for (let i = 1; i < codes.length; i++) {
      const pair = codes[i - 1]! * PAIR + codes[i]!;
      const found = this.#found.get(pair);
      if (!found) this.#found.set(pair, { times, texts: new Set([text]) });
      else {
        found.times += times;
        found.texts.add(text);
        if (found.times === 0) this.#found.delete(pair);
      }
    }
  }

  mostFrequent(): { pair: number; texts: Set<number> } {
    let best = { pair: 0, times: 0, texts: new Set<number>() };
    for (const [pair, { times, texts }] of this.#found) if (times > best.times) best = { pair, times, texts };
    return best;
  }
}

function merged(codes: readonly number[], left: number, right: number, phrase: number): number[] {
  const out: number[] = [];
  for (let i = 0; i < codes.length; i++)
    if (codes[i] === left && codes[i + 1] === right) {
      out.push(phrase);
      i += 1;
    } else out.push(codes[i]!);
  return out;
}

function phrasesOf(texts: Texts): string[] {
  const phrases = Array.from({ length: 128 }, (_, i) => String.fromCharCode(i));
  const times = [...texts.values()];
  const written = [...texts.keys()].map(text => Array.from(text, character => character.charCodeAt(0)));
  const pairs = new Pairs();
  for (const [i, codes] of written.entries()) pairs.count(codes, i, times[i]!);
  for (let n = 0; n < MERGES; n++) {
    const { pair, texts: holders } = pairs.mostFrequent();
    const [left, right] = [Math.floor(pair / PAIR), pair % PAIR];
    const phrase = phrases.push(phrases[left]! + phrases[right]!) - 1;
    for (const i of [...holders]) {
      const after = merged(written[i]!, left, right, phrase);
      if (after.length === written[i]!.length) continue;
      pairs.count(written[i]!, i, -times[i]!);
      pairs.count(after, i, times[i]!);
      written[i] = after;
    }
  }
  return phrases;
}

/**
 * How often each phrase is used when all texts are written in them, at each place the longest (protocol/src/pack.ts).
 */
function used(phrases: readonly string[], texts: Texts): { phrase: string; times: number }[] {
  type Node = { code: number; next: Map<string, Node> };
  const tree: Node = { code: -1, next: new Map() };
  for (const [code, phrase] of phrases.entries()) {
    let node = tree;
    for (const character of phrase) {
      if (!node.next.has(character)) node.next.set(character, { code: -1, next: new Map() });
      node = node.next.get(character)!;
    }
    node.code = code;
  }
  const counts = phrases.map(() => 0);
  for (const [text, times] of texts)
    for (let i = 0; i < text.length; ) {
      let longest = -1;
      for (let node: Node | undefined = tree, j = i; node; node = node.next.get(text[j++]!))
        if (node.code >= 0) longest = node.code;
      counts[longest]! += times;
      i += phrases[longest]!.length;
    }
  return phrases.map((phrase, code) => ({ phrase, times: counts[code]! }));
}

const texts: Texts = new Map(OTHERS.map(text => [text, OTHERS_WEIGH]));
for (const id of Object.keys(GAMES)) await addUpdatesOf(id, texts);
// Twice: what is left out makes others more frequent.
const isWorthIt = ({ phrase, times }: { phrase: string; times: number }) =>
  (times >= RARELY || phrase.length === 1) && !/[`$\\\n]/.test(phrase);
const worthIt = used(phrasesOf(texts), texts).filter(isWorthIt);
const ranked = used(
  worthIt.map(({ phrase }) => phrase),
  texts,
)
  .sort((a, b) => b.times - a.times)
  .map(({ phrase }) => phrase);
// Within a list the order says nothing, and one that is sorted compresses better.
const frequent = ranked.slice(0, ONE_BYTE).sort();
// A character alone has a code of two bytes anyway.
const rare = ranked
  .slice(ONE_BYTE)
  .filter(({ length }) => length > 1)
  .sort();
writeFileSync(
  OUT,
  `// Phrases of the protocol and of the five games, one a line, made by scripts/vocabulary.ts.

/** Those with a code of one byte. */
export const FREQUENT = \`${frequent.join('\n')}\`;

/** Those with a code of two. */
export const RARE = \`${rare.join('\n')}\`;
`,
);
