// The law of secrets for bytes: the same game is played on two servers that differ only in what one seat has done in
// secret. Everybody else tries every channel of both, and must be given the same bytes. Ids, dice and time are the same
// by FixedChance, so nothing is left out of the comparison.

import { setTimeout as sleep } from 'node:timers/promises';
import type { Terms, ToServer } from '@quayside/protocol';
import { type AnyGame, pick, type Rng, rngOf, type Seat } from '@quayside/rules';
import { type Asker, HTTP_REQUESTS, OTHER_SEAT, SECRET_SEAT, SOCKET_MESSAGES } from './everyRequest.ts';
import { FixedChance } from './fixedChance.ts';
import type { TestClient, TestSocket } from './testClient.ts';
import { gamesOf, TestServer } from './testServer.ts';

const SEATS = 3;
const PATIENCE_MS = 20_000;
const LONGEST_WAY = 200; // moves to the decision that is looked at

/** When the secret seat may do something that nobody must notice. */
type Slot = 'before anybody asks' | 'while a request stands' | 'after a restart';
type SecretSeat = { commit(choice: number): Promise<void>; takeBack(): Promise<void> };
export type Secret = { name: string; acts: Partial<Record<Slot, (seat: SecretSeat) => Promise<void>>> };

export const NOTHING: Secret = { name: 'does nothing', acts: {} };
export const COMMITS: Secret = { name: 'commits', acts: { 'before anybody asks': seat => seat.commit(0) } };
export const COMMITS_OTHERWISE: Secret = {
  name: 'commits to something else',
  acts: { 'before anybody asks': seat => seat.commit(1) },
};
export const COMMITS_LATER: Secret = {
  name: 'commits while a request stands',
  acts: { 'while a request stands': seat => seat.commit(0) },
};
export const COMMITS_TWICE: Secret = {
  name: 'commits, takes it back and commits again',
  acts: {
    'before anybody asks': seat => seat.commit(0),
    'while a request stands': seat => seat.takeBack(),
    'after a restart': seat => seat.commit(1),
  },
};

/** Where the decision is found: not before the log has `from` entries. */
export type Setting = { game: AnyGame; from?: number; seed?: number; terms?: Partial<Terms> };

type Greeting = { since: number | null; viewSeat?: number };

/** By viewer, what each was given: the step in which it came, and the bytes. */
export type Given = Map<string, string[]>;
/** `socket`: the last one; what it knows, the viewer knows though they have left. */
type Viewer = {
  name: string;
  seat: Seat | null;
  guest: TestClient;
  socket: TestSocket | null;
  isHere: boolean;
  recorded: number;
};

const TERMS: Partial<Terms> = {
  readyMarks: false,
  clock: 'long',
  watching: 'late',
  lateBy: { entries: 2, minutes: 0 },
};
const CONFIG = { framesPerSecond: 1e5, requestsPerMinute: 1e6, tablesPerGuest: 1e4, publicUrl: 'http://quay.example' };

/** What every viewer is given in the world in which this was done in secret. */
export const givenIn = (setting: Setting, secret: Secret): Promise<Given> =>
  FixedChance.during(async chance => {
    const server = await TestServer.open({ games: gamesOf(setting.game), config: CONFIG });
    try {
      const world = new TwinWorld(server, chance, setting, secret);
      await world.run();
      return world.given;
    } finally {
      await server.close();
    }
  });

/** An answer to a request, as it was sent. */
export async function bytesOf(
  url: string,
  { cookie }: TestClient,
  method: string,
  path: string,
  body?: object,
): Promise<string> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  // Node writes `date` by a clock of its own.
  const headers = [...answer.headers].filter(([name]) => name !== 'date');
  return `${method} ${path} -> ${answer.status} ${JSON.stringify(headers)} ${await answer.text()}`;
}

/** Everything that was sent to it before has arrived then. */
function answersPing(socket: TestSocket): Promise<unknown> {
  socket.say({ t: 'ping' });
  return socket.until('pong');
}

class TwinWorld {
  readonly given: Given = new Map();
  readonly #server: TestServer;
  readonly #chance: FixedChance;
  readonly #setting: Setting;
  readonly #secret: Secret;
  readonly #rng: Rng;
  #viewers: Viewer[] = [];
  #secretLine: TestSocket | null = null;
  #secretGuest: TestClient | null = null;
  #table = '';
  #moment = 0;
  #intents = 0;

  constructor(server: TestServer, chance: FixedChance, setting: Setting, secret: Secret) {
    this.#server = server;
    this.#chance = chance;
    this.#setting = setting;
    this.#secret = secret;
    this.#rng = rngOf(setting.seed ?? 1);
  }

  async run(): Promise<void> {
    await this.#gather();
    await this.#playToDecision();
    const [host, other] = this.#viewers as [Viewer, Viewer];
    await this.#leave(other);
    await this.#actInSecret('before anybody asks');
    for (const viewer of this.#viewers) await this.#askByHttp(viewer);
    await this.#comeBack(other);
    for (const viewer of this.#viewers) await this.#askBySocket(viewer);
    await this.#askToGoBack(host);
    for (const viewer of [host, other]) await this.#commitAndTakeBack(viewer);
    await this.#pauseAndResume();
    await this.#restart();
    await this.#actInSecret('after a restart');
    for (const viewer of this.#viewers) await this.#look(viewer);
    await this.#leaveForGood(other);
    await this.#look(host);
    await this.#tell(host, { t: 'end' });
  }

  /**
   * The host, the other seat, a spectator, one who looks late through the secret seat’s view, and one with the link.
   */
  async #gather(): Promise<void> {
    const { game, terms } = this.#setting;
    const guests: TestClient[] = [];
    for (const name of ['Host', 'Secret', 'Other', 'Spectator', 'Late', 'Link'])
      await this.#step(name, async () => void guests.push(await this.#server.guest(name)));
    const [host, secret, other, spectator, late, link] = guests as [TestClient, ...TestClient[]];
    await this.#step('open', async () => {
      this.#table = await this.#server.table(host, { game: game.id, seats: SEATS, terms: { ...TERMS, ...terms } });
    });
    const viewer = (name: string, guest: TestClient, seat: Seat | null) => {
      const viewer: Viewer = { name, guest, seat, socket: null, isHere: false, recorded: 0 };
      this.#viewers.push(viewer);
      this.given.set(name, []);
      return viewer;
    };
    const [first, second] = [viewer('the host', host, 0), viewer('the other seat', other!, OTHER_SEAT)];
    viewer('a spectator', spectator!, null);
    const behind = viewer('a late spectator', late!, null);
    viewer('one with the link', link!, null);
    this.#secretGuest = secret!;
    await this.#secretComes();
    await this.#step('sits', () => this.#ask(this.#secretLine!, { t: 'sit', seat: SECRET_SEAT }));
    for (const it of this.#viewers.slice(0, -1)) await this.#comeBack(it);
    await this.#tell(second, { t: 'sit', seat: OTHER_SEAT });
    await this.#tell(first, { t: 'start' });
    await this.#tell(behind, { t: 'hello', since: null, viewSeat: SECRET_SEAT });
  }

  /** A decision that all three make at once, with a choice for the secret seat. */
  async #playToDecision(): Promise<void> {
    const { game, from = 0 } = this.#setting;
    const sockets = [this.#viewers[0]!.socket!, this.#secretLine!, this.#viewers[1]!.socket!];
    for (let turn = 0; turn < LONGEST_WAY; turn++) {
      await this.#settled();
      const { view, ply } = sockets[0]!;
      const isJoint = game.deciding(view!.open).length === SEATS;
      if (isJoint && ply! >= from && game.menu(sockets[SECRET_SEAT]!.view!).moves.length > 1) return;
      const socket = sockets.find(({ decision }) => decision !== null);
      if (!socket) break;
      const move = pick(this.#rng, game.menu(socket.view!).moves);
      await this.#step(`move ${turn}`, () => this.#ask(socket, { t: 'move', decision: socket.decision!, move }));
    }
    throw new Error(`${game.title} came to no decision of all three within ${LONGEST_WAY} moves`);
  }

  async #actInSecret(slot: Slot): Promise<void> {
    const { game } = this.#setting;
    const socket = this.#secretLine!;
    const seat: SecretSeat = {
      commit: async choice => {
        const move = game.menu(socket.view!).moves[choice]!;
        await this.#ask(socket, { t: 'move', decision: socket.decision!, move });
      },
      takeBack: () => this.#ask(socket, { t: 'back' }),
    };
    await this.#step(slot, async () => this.#secret.acts[slot]?.(seat));
  }

  async #askByHttp(viewer: Viewer): Promise<void> {
    for (const [route, requests] of Object.entries(HTTP_REQUESTS))
      for (const { path, body } of requests(this.#asker(viewer))) {
        const method = route.split(' ')[0]!;
        await this.#step(path, async () => {
          this.#note(viewer, await bytesOf(this.#server.url, viewer.guest, method, path, body));
        });
      }
  }

  async #askBySocket(viewer: Viewer): Promise<void> {
    if (!viewer.isHere) await this.#comeBack(viewer);
    for (const t of Object.keys(SOCKET_MESSAGES) as ToServer['t'][])
      for (const message of SOCKET_MESSAGES[t](this.#asker(viewer)))
        if (t === 'hello') await this.#openWindow(viewer, message as Greeting);
        else await this.#tell(viewer, { t, ...message });
  }

  /** A second window of this viewer, which claims to have seen the game as far as that. */
  async #openWindow(viewer: Viewer, { since, viewSeat }: Greeting): Promise<void> {
    const { socket } = this.#viewers[0]!;
    await this.#step(`hello ${since} ${viewSeat}`, async () => {
      const window = await viewer.guest.hello(this.#table, since, viewSeat);
      await window.until('talk');
      await this.#until(() => window.frames.some(frame => /^.{0,9}"(view|gap)"/.test(frame)));
      this.#chance.runTimers();
      await Promise.all([this.#settled(), answersPing(window)]);
      for (const frame of window.frames) this.#note(viewer, `hello ${since} ${viewSeat} -> ${frame}`);
      const before = socket!.frames.length;
      window.cut();
      await this.#until(() => socket!.frames.length > before);
    });
  }

  async #askToGoBack(host: Viewer): Promise<void> {
    const request = await this.#tell(host, { t: 'ask-back', to: 0 });
    await this.#actInSecret('while a request stands');
    for (const viewer of this.#viewers) await this.#look(viewer);
    await this.#tell(host, { t: 'answer', request, yes: false });
  }

  async #commitAndTakeBack(viewer: Viewer): Promise<void> {
    for (let time = 0; time < 2; time++) {
      const { decision, move } = this.#asker(viewer);
      await this.#tell(viewer, { t: 'move', decision, move });
      for (const it of this.#viewers) await this.#look(it);
      await this.#tell(viewer, { t: 'back' });
      await this.#look(viewer);
    }
  }

  async #pauseAndResume(): Promise<void> {
    for (const pause of [true, false]) {
      for (const viewer of this.#viewers.slice(0, 2)) await this.#tell(viewer, { t: 'pause', pause });
      await this.#step('the secret seat agrees', () => this.#ask(this.#secretLine!, { t: 'pause', pause }));
      for (const viewer of this.#viewers) await this.#look(viewer);
    }
  }

  async #restart(): Promise<void> {
    await this.#step('restart', async () => {
      for (const viewer of this.#viewers) viewer.isHere = false;
      this.#secretLine = null;
      await this.#server.restart();
    });
    await this.#secretComes();
    for (const viewer of this.#viewers) await this.#comeBack(viewer);
    for (const viewer of this.#viewers) await this.#look(viewer);
  }

  /** The shortest look at what may have changed: the list of tables, and everything the table tells who comes. */
  async #look(viewer: Viewer): Promise<void> {
    const path = '/api/tables';
    await this.#step(`GET ${path}`, async () => {
      this.#note(viewer, await bytesOf(this.#server.url, viewer.guest, 'GET', path));
    });
    await this.#tell(viewer, { t: 'hello', since: viewer.socket?.ply ?? null });
  }

  async #leave(viewer: Viewer): Promise<void> {
    await this.#step('leaves', async () => {
      viewer.isHere = false;
      viewer.socket!.cut();
      const { socket } = this.#viewers[0]!;
      const before = socket!.frames.length;
      await this.#until(() => socket!.frames.length > before);
    });
  }

  /** A bot commits for them at once, which only they are told. */
  async #leaveForGood(viewer: Viewer): Promise<void> {
    const socket = viewer.socket!;
    const ply = socket.ply!;
    await this.#step('leaves for good', async () => {
      await socket.askRaw('leave', '{"t":"leave","id":"leave"}');
      await this.#until(() => socket.ply! > ply);
    });
  }

  async #secretComes(): Promise<void> {
    await this.#step('the secret seat comes', async () => {
      const socket = await this.#secretGuest!.hello(this.#table);
      await socket.until('talk');
      this.#secretLine = socket;
    });
  }

  async #comeBack(viewer: Viewer): Promise<void> {
    await this.#step('comes back', async () => {
      viewer.recorded = 0;
      viewer.socket = await viewer.guest.hello(this.#table);
      await viewer.socket.until('talk');
      viewer.isHere = true;
    });
  }

  #asker({ seat, socket }: Viewer): Asker {
    const ply = socket?.ply ?? 0;
    const moves = socket?.view && seat !== null ? this.#setting.game.menu(socket.view).moves : [];
    return { table: this.#table, seat, ply, decision: socket?.decision ?? ply, move: moves[0] ?? {} };
  }

  /** Says something and takes in whatever comes of it; gives the id it was said under. */
  async #tell({ socket, isHere }: Viewer, message: { t: ToServer['t'] } & Record<string, unknown>): Promise<string> {
    this.#intents += 1;
    const id = `i-${this.#intents}`;
    const isIntent = message.t !== 'hello' && message.t !== 'ping';
    const text = JSON.stringify(isIntent ? { ...message, id } : message);
    await this.#step(text, async () => {
      if (!socket || !isHere) return;
      if (isIntent) await socket.askRaw(id, text);
      else socket.sayRaw(text);
      if (message.t === 'hello') await socket.until('talk');
    });
    return id;
  }

  async #ask(socket: TestSocket, message: { t: ToServer['t'] } & Record<string, unknown>): Promise<void> {
    const id = `m-${this.#moment}`;
    const answer = await socket.askRaw(id, JSON.stringify({ ...message, id }));
    if (answer.t !== 'accepted') throw new Error(`${JSON.stringify(message)}: ${JSON.stringify(answer)}`);
  }

  /** One thing that is done, at a moment of its own, and all that anybody was sent because of it. */
  async #step(label: string, act: () => Promise<unknown>): Promise<void> {
    this.#moment += 1;
    this.#chance.set(this.#moment);
    await act();
    await this.#settled();
    this.#chance.runTimers();
    await this.#settled();
    this.#collect(label);
  }

  async #until(holds: () => boolean): Promise<void> {
    for (let waited = 0; !holds(); waited++) {
      if (waited > PATIENCE_MS) throw new Error('nothing came of it');
      await sleep(1);
      this.#chance.runTimers();
    }
  }

  /** Everything that is on its way to anybody has arrived. */
  async #settled(): Promise<void> {
    const here = this.#viewers.map(({ socket, isHere }) => (isHere ? socket : null));
    const sockets = [this.#secretLine, ...here].filter(socket => socket !== null);
    await Promise.all(sockets.map(answersPing));
  }

  #collect(label: string): void {
    for (const viewer of this.#viewers) {
      const { socket, isHere, recorded } = viewer;
      if (!socket || !isHere) continue;
      const fresh = socket.frames.slice(recorded).filter(frame => frame !== '{"t":"pong"}');
      viewer.recorded = socket.frames.length;
      for (const frame of fresh) this.#note(viewer, `${label} -> ${frame}`);
    }
  }

  #note({ name }: Viewer, text: string): void {
    this.given.get(name)!.push(text);
  }
}

/** The first thing each viewer was given in one world and not in the other, from a little before where they part. */
export function differences(one: Given, other: Given): string[] {
  return [...one].flatMap(([viewer, given]) => {
    const also = other.get(viewer)!;
    const at = Array.from({ length: Math.max(given.length, also.length) }).findIndex((_, i) => given[i] !== also[i]);
    if (at < 0) return [];
    const [here, there] = [given[at] ?? 'nothing', also[at] ?? 'nothing'];
    const parting = [...here].findIndex((letter, i) => letter !== there[i]);
    const part = (text: string) => `${text.split(' -> ')[0]} … ${text.slice(Math.max(0, parting - 60), parting + 60)}`;
    return `${viewer}, message ${at}:\n  ${part(here)}\n  ${part(there)}`;
  });
}
