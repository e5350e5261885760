// See shellStates.tsx.

import '../../src/ui/base.css';
import { Match, seedOf } from '@quayside/engine';
import { VERDICTS } from '@quayside/engine/verdicts';
import type { ChatMessage, ClockMessage, Identity, SeatInfo, TableInfo, TableNote, You } from '@quayside/protocol';
import { ERRORS } from '@quayside/protocol/errors';
import { GAMES, settle } from '@quayside/rules';
import { render, type VNode } from 'preact';
import { MustReload } from '../../src/app/MustReload.tsx';
import { applyTheme, speed, tips } from '../../src/browser/settings.ts';
import { SCREENS } from '../../src/games/games.ts';
import { metaOf, rulesExactly } from '../../src/games/rules.ts';
import { BotTokens } from '../../src/identity/BotTokens.tsx';
import { DeviceList } from '../../src/identity/DeviceList.tsx';
import { Leaving } from '../../src/identity/Leaving.tsx';
import { PasskeyList } from '../../src/identity/PasskeyList.tsx';
import { RecoveryCodeOffer } from '../../src/identity/RecoveryCodeOffer.tsx';
import { errorSentence, faultWhy } from '../../src/net/errorWords.ts';
import * as state from '../../src/net/state.ts';
import type { TableSocket } from '../../src/net/tableSocket.ts';
import { TurnOffer } from '../../src/notify/TurnOffer.tsx';
import { Webhook } from '../../src/notify/Webhook.tsx';
import { words as notifyWords } from '../../src/notify/words.ts';
import { HandOver } from '../../src/share/HandOver.tsx';
import { ErrorBoundary } from '../../src/shared/ErrorBoundary.tsx';
import { AboutTable } from '../../src/table/AboutTable.tsx';
import { Frozen } from '../../src/table/Frozen.tsx';
import { facesOf } from '../../src/table/faces.ts';
import { Gathering } from '../../src/table/Gathering.tsx';
import { Play } from '../../src/table/Play.tsx';
import { TalkPanel } from '../../src/talk/TalkPanel.tsx';
import { Notice } from '../../src/ui/Notice.tsx';
import { Panel } from '../../src/ui/Panel.tsx';
import { ToastLayer, toast } from '../../src/ui/Toast.tsx';
import { CheckDice } from '../../src/verify/CheckDice.tsx';
import { verdictSentence } from '../../src/verify/verdictWords.ts';

applyTheme();
speed.value = 'off';
tips.value = 'off';

/** No plain letters, so that none is taken for a sentence. */
const NAMES = ['Ánñ', 'Béñ', 'Çļéö', 'Ðáñ'];
const NOW = Date.now();
const MINUTE = 60_000;

type Fields = Partial<{
  table: Partial<TableInfo>;
  seats: Record<number, SeatInfo>;
  you: Partial<You>;
  clocks: Partial<ClockMessage>;
  notes: Omit<TableNote, 'at' | 'ply'>[];
  talk: Partial<NonNullable<typeof state.talk.value>>;
}>;

const socket = { send: () => {}, look: () => {} } as unknown as TableSocket;
const game = await rulesExactly('waves');
const ui = await SCREENS['waves']!.load();
const options = settle(game, NAMES.length, {}).options!;
const match = Match.start(game, NAMES.length, options, seedOf('states'));

const here = (name: string): SeatInfo => ({ kind: 'person', name, online: true, standIn: null });
const away = (name: string, more: object = {}): SeatInfo => ({
  kind: 'person',
  name,
  online: false,
  standIn: null,
  ...more,
});
const bot = (level: 'mate' | 'admiral', more: object = {}): SeatInfo => ({ kind: 'bot', name: 'Ďöt', level, ...more });

const clock = (left: number, more: object = {}) => ({ left, deadline: null, out: false, ...more });

const line = (n: number, who: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  n,
  at: NOW - 1000 * n,
  who: `p${who}`,
  name: NAMES[who]!,
  seat: who,
  to: 'table',
  text: 'Áñ óñé',
  ...more,
});

/** Puts the client at a table of four in the middle of a game. */
function atTable({ table = {}, seats = {}, you = {}, clocks, notes = [], talk = {} }: Fields): TableInfo {
  state.clearTable();
  const info: TableInfo = {
    id: 'ţáḃĺé',
    game: 'waves',
    version: game.version,
    options,
    seats: NAMES.map((name, seat) => seats[seat] ?? here(name)),
    status: 'playing',
    host: 0,
    spectators: 1,
    rematch: null,
    createdAt: NOW,
    endedAt: null,
    terms: {
      clock: 'none',
      runOut: 'bot',
      standIn: 'mate',
      watching: 'open',
      lateBy: { entries: 10, minutes: 0 },
      readyMarks: true,
      spectatorsTalk: false,
    },
    webhook: false,
    commitment: null,
    contributed: [],
    hints: true,
    asking: null,
    origin: null,
    ...table,
  };
  const seat = you.seat === undefined ? 0 : you.seat;
  const view = match.view(seat);
  state.connection.value = 'open';
  state.table.value = info;
  state.you.value = { seat, host: seat === 0, name: NAMES[seat ?? 0]!, here: seat === null ? [] : [seat], ...you };
  state.position.value = {
    ply: match.ply,
    seat,
    open: view.open,
    own: view.own,
    decision: seat !== null && match.deciding.includes(seat) ? match.ply : null,
    mayTakeBack: false,
  };
  state.notes.value = notes.map(note => ({ ...note, at: NOW, ply: 0 }));
  state.talk.value = {
    lines: [],
    older: false,
    rights: { table: true, team: false, mates: null, why: null },
    muted: [],
    ...talk,
  };
  if (clocks)
    state.clocks.value = {
      t: 'clock',
      now: NOW,
      ahead: 0,
      paused: null,
      wanted: [],
      asked: [0, 1, 2, 3],
      seats: NAMES.map(() => clock(5 * MINUTE)),
      ...clocks,
    };
  return info;
}

const playing = (fields: Fields) => () => (
  <Play socket={socket} table={atTable(fields)} game={game} ui={ui} onPass={() => {}} />
);

const panel = (title: string, content: VNode) => (
  <div class="play sea play-with-panel">
    <Panel id="state" title={title} onClose={() => {}}>
      {content}
    </Panel>
  </div>
);

const talking = (fields: Fields) => () => {
  const table = atTable(fields);
  return panel('Ţ', <TalkPanel socket={socket} table={table.id} faces={facesOf(table, state.you.value)} />);
};

const aboutTable = (fields: Fields) => () => {
  const table = atTable(fields);
  const faces = facesOf(table, state.you.value);
  return panel(
    'Ţ',
    <AboutTable
      socket={socket}
      table={table}
      faces={faces}
      keys={[]}
      devicePlayers={faces.slice(1, 3)}
      onPass={() => {}}
    />,
  );
};

const gathering = (fields: Fields) => () => (
  <Gathering
    socket={socket}
    table={atTable({ ...fields, table: { status: 'gathering', ...fields.table } })}
    meta={metaOf('waves')!}
  />
);

function overDays(): TableInfo {
  const table = atTable({});
  return { ...table, terms: { ...table.terms, clock: 'day' } };
}

const HOUR = 60 * MINUTE;
const identity = (more: Partial<Identity> = {}): Identity =>
  ({
    name: NAMES[0]!,
    now: NOW,
    recovery: null,
    tables: 2,
    devices: [
      { id: 'a', browser: 'Firefox', system: 'Linux', since: NOW - 50 * HOUR, seen: NOW, here: true },
      { id: 'b', browser: null, system: 'Android', since: NOW - 30 * HOUR, seen: NOW - HOUR, here: false },
      { id: 'c', browser: null, system: null, since: NOW - 2 * HOUR, seen: NOW - HOUR, here: false },
    ],
    passkeys: [],
    ...more,
  }) as Identity;
const passkeys = [
  { id: 'k', browser: 'Firefox', system: 'Linux', host: 'quay.example', since: NOW - 50 * HOUR, used: NOW - HOUR },
  { id: 'l', browser: null, system: null, host: location.hostname, since: NOW - HOUR, used: null },
];

const sheet = (...parts: VNode[]) => (
  <main class="page you-sheet">
    {parts.map((part, i) => (
      <section key={i} class="rope sheet">
        {part}
      </section>
    ))}
  </main>
);

/** Everything a sentence of the server, of the rules or of a check may be given. */
const ARGS = {
  ...Object.fromEntries(
    'min max seats newest played entry ply seat minutes most status version'.split(' ').map(name => [name, 2]),
  ),
  option: 'ñó',
  game: 'ñó',
  name: NAMES[0]!,
  host: 'ñó',
  why: 'ñó',
};

const sentences = (list: readonly string[]) => (
  <Notice title="Ţ">
    {list.map(sentence => (
      <p key={sentence} role="alert">
        {sentence}
      </p>
    ))}
  </Notice>
);

const Broken = (): VNode => {
  throw new Error('on purpose');
};

/** `press`: buttons by their English name, in turn. */
type State = { draw: () => VNode; press?: readonly string[] };

const asking = { request: 'r', by: 1, yes: [1, 2], waiting: [0, 3] };
const deciding = match.deciding[0]!;
const other = NAMES.findIndex((_, seat) => seat !== deciding && seat !== 0);

export const STATES: Readonly<Record<string, State>> = {
  'clock warnings': {
    draw: playing({
      table: {
        terms: {
          clock: 'brisk',
          runOut: 'skip',
          standIn: 'mate',
          watching: 'open',
          lateBy: { entries: 10, minutes: 0 },
          readyMarks: true,
          spectatorsTalk: false,
        },
      },
      clocks: {
        seats: [
          clock(8_000, { deadline: NOW + 8_000 }),
          clock(0, { out: true }),
          clock(0, { deadline: NOW - 1000 }),
          clock(30 * HOUR),
        ],
      },
    }),
  },
  'my time is up': { draw: playing({ clocks: { seats: [clock(0, { out: true }), ...Array(3).fill(clock(HOUR))] } }) },
  'a pause that another wants to end': { draw: playing({ clocks: { paused: NOW, wanted: [1, 2] } }) },
  'a pause that I want to end': { draw: playing({ clocks: { paused: NOW, wanted: [0] } }) },
  'a pause is asked for': { draw: playing({ clocks: { wanted: [1] } }) },

  'a bot plays for me, out of time': {
    draw: playing({
      seats: { 0: { kind: 'person', name: NAMES[0]!, online: true, standIn: 'admiral', because: 'out-of-time' } },
    }),
  },
  'a bot plays for me, I left': {
    draw: playing({
      seats: { 0: { kind: 'person', name: NAMES[0]!, online: true, standIn: 'captain', because: 'left' } },
    }),
  },
  'a bot plays for me, the game waits': {
    draw: playing({
      table: { waits: true },
      seats: { 0: { kind: 'person', name: NAMES[0]!, online: true, standIn: 'deckhand', because: 'left' } },
    }),
  },
  'my seat was given to a bot': {
    draw: playing({ you: { seat: null, reclaim: 1 }, seats: { 1: bot('admiral', { owner: NAMES[1] }) } }),
  },
  'my seat was opened': { draw: playing({ you: { seat: null, reclaim: 1 }, seats: { 1: { kind: 'open' } } }) },
  'the game waits, for onlookers': { draw: playing({ you: { seat: null }, table: { waits: true } }) },
  'back again, host now': {
    draw: playing({
      notes: [
        { kind: 'stand-in', seat: 0, level: 'mate', why: 'away' },
        { kind: 'returned', seat: 0 },
        { kind: 'host-passed', seat: 0 },
      ],
    }),
  },
  'a stand-in is proposed': {
    draw: playing({ table: { asking: { ...asking, what: 'stand-in', seat: 3 } }, seats: { 3: away(NAMES[3]!) } }),
  },
  'the end is proposed by me': {
    draw: playing({ table: { asking: { ...asking, by: 0, yes: [0, 1], waiting: [2, 3], what: 'end' } } }),
  },
  'going back is asked for': { draw: playing({ table: { asking: { ...asking, what: 'back', to: 0 } } }) },
  'free seats': { draw: playing({ you: { seat: null }, seats: { 1: { kind: 'open' }, 2: { kind: 'open' } } }) },
  'hands shown late': {
    draw: playing({
      you: { seat: null },
      table: {
        terms: {
          clock: 'none',
          runOut: 'bot',
          standIn: 'mate',
          watching: 'late',
          lateBy: { entries: 2, minutes: 3 },
          readyMarks: true,
          spectatorsTalk: true,
        },
      },
    }),
  },
  'programs and bots on plates': {
    draw: playing({
      seats: {
        [deciding]: { kind: 'person', name: NAMES[deciding]!, online: false, standIn: null, bot: true },
        [other]: { kind: 'person', name: NAMES[other]!, online: true, standIn: 'mate', because: 'out-of-time' },
      },
    }),
  },
  'every note in the log': {
    draw: playing({
      notes: [
        { kind: 'ran-out', seat: 1 },
        { kind: 'skipped', seat: 1 },
        { kind: 'paused' },
        { kind: 'resumed' },
        { kind: 'stand-in', seat: 1, level: null },
        { kind: 'stand-in', seat: 1, level: 'mate', why: 'left' },
        { kind: 'stand-in', seat: 1, level: 'mate', why: 'agreed' },
        { kind: 'stand-in', seat: 1, level: 'admiral' },
        { kind: 'replaced', seat: 1, level: 'mate' },
        { kind: 'replaced', seat: 1, level: null },
        { kind: 'replaced', seat: 1, level: null, name: NAMES[1]! },
        { kind: 'replaced', seat: 1, level: 'captain', name: NAMES[1]! },
        { kind: 'gave-up', seat: 1, name: NAMES[1]! },
        { kind: 'seated', seat: 1, name: NAMES[1]! },
        { kind: 'host-passed', seat: 1 },
        { kind: 'waits' },
        { kind: 'rules-changed' },
      ],
    }),
    press: ['Log'],
  },
  offline: {
    draw: () => {
      const drawn = playing({})();
      state.connection.value = 'lost';
      return drawn;
    },
  },
  'the server cannot save': {
    draw: () => {
      const drawn = playing({})();
      state.connection.value = 'lost';
      state.cannotSave.value = true;
      return drawn;
    },
  },
  'ended by the host': { draw: playing({ table: { status: 'ended', endedAt: NOW } }) },
  'frozen rules': {
    draw: () => (
      <Notice title="Ţ">
        <Frozen table={atTable({ table: { status: 'frozen' } })} />
      </Notice>
    ),
  },
  'rules that changed': {
    draw: () => (
      <Notice title="Ţ">
        <Frozen table={atTable({ table: { status: 'frozen', fault: { newest: 3, played: 2, entry: 7 } } })} />
      </Notice>
    ),
  },

  'talk in a team': {
    draw: talking({
      talk: {
        lines: [line(1, 1), line(2, 2, { to: 'team' }), line(3, 3, { text: null }), line(4, 2)],
        older: true,
        rights: { table: true, team: true, mates: [0, 2], why: null },
        muted: ['p1'],
      },
    }),
  },
  'silence in a team': {
    draw: talking({ talk: { rights: { table: false, team: false, mates: [0, 2], why: 'hushed' } } }),
  },
  'taken out of the talk': {
    draw: talking({ talk: { rights: { table: false, team: false, mates: null, why: 'silenced' } } }),
  },
  'only listening': { draw: talking({ talk: { rights: { table: false, team: false, mates: null, why: null } } }) },
  'an onlooker listens': {
    draw: talking({ talk: { rights: { table: false, team: false, mates: null, why: 'spectator' } } }),
  },

  'tools of the host': {
    draw: aboutTable({
      table: { webhook: true },
      seats: {
        1: away(NAMES[1]!, { opensIn: 5 * MINUTE }),
        2: { kind: 'person', name: NAMES[2]!, online: true, standIn: 'mate', because: 'out-of-time' },
        3: bot('mate', { owner: NAMES[3], opensIn: 0 }),
      },
      clocks: { asked: [0] },
    }),
  },
  'seats without a person': {
    draw: aboutTable({
      seats: {
        1: { kind: 'open' },
        2: { kind: 'person', name: NAMES[2]!, online: true, standIn: null, bot: true },
        3: bot('mate'),
      },
    }),
  },
  'the host is asked who gets a seat': {
    draw: aboutTable({ seats: { 1: away(NAMES[1]!, { opensIn: 0 }) } }),
    press: ['Give the seat away…'],
  },
  'the panel of somebody who is not the host': {
    draw: aboutTable({
      you: { seat: 1 },
      table: { hostPassesIn: 3 * MINUTE, asking: { ...asking, what: 'end' } },
      seats: { 0: away(NAMES[0]!, { opensIn: 0 }), 2: away(NAMES[2]!, { opensIn: MINUTE }) },
      clocks: { paused: NOW, wanted: [1] },
    }),
  },
  'the panel of an onlooker': { draw: aboutTable({ you: { seat: null }, table: { status: 'over' } }) },
  'leaving a game alone': {
    draw: aboutTable({ seats: { 1: bot('mate'), 2: bot('mate'), 3: bot('mate') } }),
    press: ['Leave the table'],
  },

  'a table that gathers, for its host': {
    draw: gathering({
      seats: {
        1: bot('mate'),
        2: away(NAMES[2]!),
        3: { kind: 'person', name: NAMES[3]!, online: true, standIn: null, bot: true },
      },
    }),
  },
  'a table that gathers, for a guest': {
    draw: gathering({
      you: { seat: 1 },
      table: { hostPassesIn: 2 * MINUTE },
      seats: { 2: bot('admiral'), 3: { kind: 'open' } },
    }),
  },
  'a table that gathers, with a new host': {
    draw: gathering({ table: { host: 1 }, you: { seat: 0, host: false }, notes: [{ kind: 'host-passed', seat: 1 }] }),
  },
  'a table that gathers: I am the new host': { draw: gathering({ notes: [{ kind: 'host-passed', seat: 0 }] }) },

  passkeys: {
    draw: () => sheet(<PasskeyList identity={identity({ passkeys })} onChange={() => {}} />),
  },
  devices: { draw: () => sheet(<DeviceList identity={identity()} onChange={() => {}} />) },
  'signing out without a way back': {
    draw: () =>
      sheet(<DeviceList identity={identity({ devices: identity().devices.slice(0, 1) })} onChange={() => {}} />),
    press: ['Sign out this device'],
  },
  'signing out with ways back': {
    draw: () => sheet(<DeviceList identity={identity({ passkeys, recovery: NOW })} onChange={() => {}} />),
    press: ['Sign out this device'],
  },
  'becoming somebody else': {
    draw: () =>
      sheet(
        <Leaving identity={identity({ recovery: NOW })} onSafe={() => {}} />,
        <Leaving identity={identity({ devices: identity().devices.slice(0, 1) })} onSafe={() => {}} />,
      ),
  },
  'an offer to be told of the next turn': {
    draw: () => sheet(<TurnOffer table={overDays()} awaited={[1]} />),
  },
  'keeping a seat': { draw: () => sheet(<RecoveryCodeOffer />), press: ['Keep my seat safe'] },
  'my bots': { draw: () => sheet(<BotTokens />) },
  'a webhook': { draw: () => sheet(<Webhook socket={socket} table="ţ" has />), press: ['Send a test message'] },
  'handing a device on': {
    draw: () => <HandOver players={NAMES.map((name, seat) => ({ name, seat }))} next={[1]} onTake={() => {}} />,
  },
  'who has the device': {
    draw: () => <HandOver players={NAMES.map((name, seat) => ({ name, seat }))} next={[]} onTake={() => {}} />,
  },

  'every error of the server': {
    draw: () =>
      sentences(
        Object.keys(ERRORS)
          .filter(code => code !== 'bad-record')
          .map(code => errorSentence(code, ARGS)),
      ),
  },
  'every fault of a record': {
    draw: () => sentences(FAULTS.map(fault => errorSentence('bad-record', { ...ARGS, fault }))),
  },
  'every verdict on the dice': {
    draw: () =>
      sentences(
        Object.keys(VERDICTS).map(code => verdictSentence({ code, args: ARGS, agrees: true, ply: 1 } as never, null)),
      ),
  },
  'dice that could not be checked': {
    draw: () => sheet(<CheckDice record={() => Promise.reject(new Error('on purpose'))} onLook={() => {}} />),
    press: ['Check the dice'],
  },
  'results of asking for notifications': {
    draw: () => sentences([...Object.values(notifyWords.outcomes), notifyWords.install]),
  },
  'a refusal in a toast': {
    draw: () => {
      toast(errorSentence('replay-too-long', ARGS));
      toast(errorSentence('too-many-tables', ARGS));
      return playing({})();
    },
  },
  'a part that failed': {
    draw: () => (
      <ErrorBoundary part="state" sentence="Ţ">
        <Broken />
      </ErrorBoundary>
    ),
  },
  'a page that must be reloaded': {
    draw: () => {
      sessionStorage.setItem('quayside.reloaded-at', String(Date.now()));
      return <MustReload why={errorSentence('reload-page', ARGS)} />;
    },
  },
};

const { RECORD_FAULTS } = await import('@quayside/engine/recordFaults');
const FAULTS = Object.keys(RECORD_FAULTS).filter(fault => faultWhy({ ...ARGS, fault }) !== null);

/** What the server would answer these components. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/me/identity': identity({ devices: identity().devices.slice(0, 1) }),
  '/api/me/bots': { now: NOW, bots: [{ id: 'b', name: 'Ŕöḃ', since: NOW - 50 * HOUR, seen: NOW - HOUR }] },
  '/api/tables/ţ/webhook/test': { kind: 'other', status: 204 },
};
globalThis.fetch = async input => {
  const { pathname } = new URL(String(input), location.href);
  const answer = ANSWERS[decodeURI(pathname)];
  return new Response(JSON.stringify(answer ?? { code: 'not-found' }), { status: answer ? 200 : 404 });
};

const root = document.getElementById('app')!;

export function show(name: string): void {
  render(null, root);
  const { draw } = STATES[name]!;
  render(
    <>
      {draw()}
      <ToastLayer />
    </>,
    root,
  );
  document.title = GAMES['waves']!.meta.title;
}
