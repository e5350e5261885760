// Law 7 on real traffic, through every channel there is: a game in which everything hidden carries a mark is played at
// a real table, and everybody listens at every channel: socket, lists, history, hints, what-ifs, records, refusals.

import { type AnyGame, pick, type Rng, rngOf, type Seat, settle } from '@quayside/rules';
import type { HintService } from '../src/hints/hintService.ts';
import type { TestClient, TestSocket } from './testClient.ts';
import { gamesOf, TestServer } from './testServer.ts';

export const secretOf = (seat: Seat): string => `~secret of seat ${seat}~`;
export const SHUT = '~secret of nobody~';

/** The game with a mark on what each seat owns, is told alone, and on what nobody sees. `leak` does something wrong. */
export function marked(game: AnyGame, leak: AnyGame['play'] = () => {}): AnyGame {
  const mark = ({ own, shut }: { own: object[]; shut: object }) => {
    for (const [seat, it] of own.entries()) Object.assign(it, { mark: secretOf(seat) });
    Object.assign(shut, { mark: SHUT });
  };
  return {
    ...game,
    setup(...args) {
      const world = structuredClone(game.setup(...args));
      mark(world);
      return world;
    },
    play(state, seat, move, tell) {
      game.play(state, seat, move, tell);
      mark(state);
      for (const other of state.own.keys())
        tell.only(other, { type: 'marked', mark: secretOf(other) } as { type: string });
      leak(state, seat, move, tell);
    },
  };
}

/** Something somebody was given: by which channel, and who they are at the table. */
type Given = { channel: string; to: Seat | null; text: string };
type Person = { guest: TestClient; seat: Seat | null; socket: TestSocket };

/** Which marks came through which channel to somebody who may not see them. */
const leaksIn = (given: readonly Given[], seats: number): string[] => {
  const marks = [SHUT, ...Array.from({ length: seats }, (_, seat) => secretOf(seat))];
  const found = given.flatMap(({ channel, to, text }) =>
    marks
      .filter(mark => (to === null || mark !== secretOf(to)) && text.includes(mark))
      .map(mark => `${mark} to ${to === null ? 'a spectator' : `seat ${to}`} by ${channel}`),
  );
  return [...new Set(found)].sort();
};

const TABLE_ROUTES = ['history', 'history?from=1', 'record', 'curve', 'report', 'talk?before=99'];

class LeakProbe {
  readonly given: Given[] = [];
  readonly server: TestServer;
  readonly table: string;
  readonly game: AnyGame;
  readonly people: Person[];
  readonly #rng: Rng = rngOf(11);
  #asked = 0;

  constructor(server: TestServer, table: string, game: AnyGame, people: Person[]) {
    this.server = server;
    this.table = table;
    this.game = game;
    this.people = people;
  }

  get seated(): Person[] {
    return this.people.filter(({ seat }) => seat !== null);
  }

  intent(): string {
    this.#asked += 1;
    return `i-${this.#asked}`;
  }

  async settled(): Promise<void> {
    const most = Math.max(...this.people.map(({ socket }) => socket.ply ?? 0));
    await Promise.all(this.people.map(({ socket }) => socket.untilPly(most)));
  }

  /** One move of somebody who must decide; false when the game is over. */
  async move(): Promise<boolean> {
    const person = this.seated.find(({ socket }) => socket.decision !== null);
    if (!person) return false;
    const { socket } = person;
    const move = pick(this.#rng, this.game.menu(socket.view!).moves);
    await socket.ask({ t: 'move', id: this.intent(), decision: socket.decision!, move });
    await socket.untilPly(socket.ply!);
    await this.settled();
    return this.game.outcome(socket.view!.open) === null;
  }

  async takeBack(): Promise<void> {
    for (const { socket } of this.seated) {
      const answer = await socket.ask({ t: 'back', id: this.intent() });
      if (answer.t === 'accepted') return this.settled();
    }
  }

  async goBack(): Promise<void> {
    const [asker, ...others] = this.seated;
    const request = this.intent();
    const to = Math.max(0, asker!.socket.ply! - 2);
    const from = asker!.socket.ply!;
    await asker!.socket.ask({ t: 'ask-back', id: request, to });
    for (const { socket } of others) await socket.ask({ t: 'answer', id: this.intent(), request, yes: true });
    await asker!.socket.untilPly(from + 1);
    await this.settled();
  }

  /** Comes back naming an earlier ply, so that a gap is sent. */
  async comeBack(): Promise<void> {
    for (const person of this.people) {
      const socket = await person.guest.hello(this.table, Math.max(0, person.socket.ply! - 2));
      await socket.until('gap');
      this.note(person, 'gap', socket.frames);
      socket.cut();
    }
  }

  /** Says what is wrong, forged or somebody else's. */
  async misbehave(): Promise<void> {
    for (const { socket } of this.people) {
      const other = this.seated.find(it => it.socket !== socket && it.socket.decision !== null) ?? this.seated[0]!;
      const theirs = this.game.menu(other.socket.view!).moves[0] ?? {};
      const decision = socket.decision ?? other.socket.decision ?? 0;
      for (const move of [theirs, { kind: 'nonsense' }, null, { mark: SHUT.length }])
        if (socket.decision === null || move === null || 'kind' in move === false)
          await socket.ask({ t: 'move', id: this.intent(), decision, move });
      socket.sayRaw('{"t":"hello","since":0,"seat":1}');
      socket.sayRaw('{"t":"view"}');
    }
  }

  async ask(): Promise<void> {
    const stranger = await this.server.guest();
    const everybody = [...this.people, { guest: stranger, seat: null, socket: this.people[0]!.socket }];
    for (const person of everybody) {
      const { guest, socket } = person;
      this.note(person, 'the list', [JSON.stringify((await guest.get('/api/tables')).body)]);
      for (const channel of TABLE_ROUTES)
        this.note(person, channel, [JSON.stringify((await guest.get(`/api/tables/${this.table}/${channel}`)).body)]);
      await this.hint(person);
      const asked = { ply: socket.ply!, level: 'mate' };
      const { body } = await guest.post(`/api/tables/${this.table}/what-if`, asked);
      const { id } = body as { id: string };
      this.note(person, 'what-if', [JSON.stringify(await this.server.store.origin(id))]);
    }
  }

  async hint(person: Person): Promise<void> {
    const { guest, socket } = person;
    const { body } = await guest.post(`/api/tables/${this.table}/hint`, { decision: socket.decision ?? 0 });
    this.note(person, 'hint', [JSON.stringify(body)]);
  }

  note({ seat }: { seat: Seat | null }, channel: string, texts: readonly string[]): void {
    for (const text of texts) this.given.push({ channel, to: seat, text });
  }
}

/** Plays and listens for so many turns; gives the leaks that were found, and what each was given at all. */
export async function collectSent(game: AnyGame, seats: number, turns: number) {
  const advised: { view: string; seat: Seat }[] = [];
  const hintService: HintService = {
    async advise({ view }) {
      advised.push({ view: JSON.stringify(view), seat: view.seat! });
      return game
        .menu(view)
        .moves.slice(0, 2)
        .map(move => ({ move, chance: 0.5, gains: [] }));
    },
    chances: async () => null,
  };
  const config = { framesPerSecond: 100_000, requestsPerMinute: 1_000_000, tablesPerGuest: 1000 };
  const server = await TestServer.open({ games: gamesOf(game), hintService, config });
  try {
    const guests = await Promise.all(Array.from({ length: seats }, () => server.guest()));
    const { options } = settle(game, seats, {});
    const table = await server.table(guests[0]!, { game: game.id, seats, options: { ...options } });
    const people: Person[] = [];
    for (const [seat, guest] of guests.entries())
      people.push({ guest, seat, socket: await guest.sitDown(table, seat === 0 ? undefined : seat) });
    const watcher = await server.guest();
    people.push({ guest: watcher, seat: null, socket: await watcher.hello(table) });
    people[0]!.socket.say({ t: 'start', id: 'go' });
    await Promise.all(people.map(({ socket }) => socket.until('view')));
    const listening = new LeakProbe(server, table, game, people);
    for (let turn = 1; turn <= turns && (await listening.move()); turn++) {
      if (turn % 2 === 0) for (const person of listening.seated) await listening.hint(person);
      if (turn % 3 === 0) await listening.takeBack();
      if (turn % 4 === 0) await listening.comeBack();
      if (turn % 5 === 0) await listening.misbehave();
      if (turn % 6 === 0) await listening.goBack();
      if (turn % 9 === 0) await listening.ask();
    }
    for (const person of people) listening.note(person, 'socket', person.socket.frames);
    for (const { view, seat } of advised) listening.note({ seat }, 'hint', [view]);
    return { leaks: leaksIn(listening.given, seats), given: listening.given };
  } finally {
    await server.close();
  }
}
