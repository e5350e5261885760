// The shared pieces of ui/ and dice/ in their states.

import type { VNode } from 'preact';
import { Cup } from '../dice/Cup.tsx';
import { CannonMark, GrapeshotMark, Numeral, SailMark, SkullMark } from '../dice/marks.tsx';
import { LyingDie, SeaBox } from '../dice/SeaBox.tsx';
import { Pointing } from '../pointing/Pointing.tsx';
import { Rings } from '../pointing/Rings.tsx';
import { PlayerPlate } from '../table/PlayerPlate.tsx';
import { coast } from '../ui/art/coast.ts';
import { Galleon } from '../ui/art/Galleon.tsx';
import { Land } from '../ui/art/Land.tsx';
import { Pips, SolidDie } from '../ui/art/SolidDie.tsx';
import { Banner } from '../ui/Banner.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { ChooseAgain } from '../ui/ChooseAgain.tsx';
import { Compass } from '../ui/Compass.tsx';
import { ConfirmMove } from '../ui/ConfirmMove.tsx';
import { Die } from '../ui/Die.tsx';
import { Emblem, EmblemMark, faceOf, SeatName, seatClass } from '../ui/Emblem.tsx';
import { FigureTable } from '../ui/FigureTable.tsx';
import { ICON_NAMES, Icon } from '../ui/Icon.tsx';
import { LevelHelp } from '../ui/LevelHelp.tsx';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Meter } from '../ui/Meter.tsx';
import { Names } from '../ui/Names.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Phrase } from '../ui/Phrase.tsx';
import { piece } from '../ui/piece.ts';
import { QrCode } from '../ui/QrCode.tsx';
import { RowCard } from '../ui/RowCard.tsx';
import { ScoreBars } from '../ui/ScoreBars.tsx';
import { SeatCurves } from '../ui/SeatCurves.tsx';
import { Switch } from '../ui/Switch.tsx';
import type { Sample } from '../ui/sample.ts';
import { TeamMark, TeamTag } from '../ui/TeamMark.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/Toast.tsx';
import { tip } from '../ui/Tooltip.tsx';
import { DialogSample } from './DialogSample.tsx';
import { FlightSample } from './FlightSample.tsx';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gwen', 'Hugo'];
const FACES = NAMES.map((name, seat) => faceOf(seat, name, seat === 0));
const FOUR = FACES.slice(0, 4);
const UNMARKED = { mark: null, faces: FACES, pieces: {} };
const nothing = () => {};
const MOVES = { check: () => null, sentence: () => '', send: nothing };

const each = <T extends string | number>(keys: readonly T[], draw: (key: T) => VNode): Record<string, VNode> =>
  Object.fromEntries(keys.map(key => [String(key), draw(key)]));

const ISLE = coast(
  [
    [20, 60],
    [60, 20],
    [130, 30],
    [150, 70],
    [90, 95],
    [20, 60],
  ],
  3,
);
const SIDES = [1, 2, 3, 4, 5, 6];
const dieSides = SIDES.map(value => <Numeral key={value} value={value} />);
const POSE = { x: 5_000, y: 5_000, rotation: 20, side: 2 };
const box = (left: number, top: number, size: number) => ({ left, top, right: left + size, bottom: top + size });
const RINGED = [
  { id: 'a', box: box(20, 20, 40), label: null },
  { id: 'b', box: box(220, 90, 40), label: null },
];
const CUP_MS = 1e9; // shaken for ever
const LOOK = { tint: seatClass(1), badge: 'B', sides: dieSides };

export const uiSamples: readonly Sample[] = [
  { name: 'Logo', states: { usual: <Logo /> } },
  {
    name: 'Button',
    states: {
      brass: <Button kind="brass">Start the game</Button>,
      paper: <Button>Look back</Button>,
      quiet: <Button kind="quiet">Rule 5.2</Button>,
      danger: <Button kind="danger">End the table</Button>,
      'with icon': (
        <Button>
          <Icon name="undo" /> Take back
        </Button>
      ),
      refused: <Button why="The others have yet to agree.">Start the game</Button>,
      'brass, refused': (
        <Button kind="brass" why="A seat is free.">
          Start the game
        </Button>
      ),
    },
  },
  {
    name: 'IconButton',
    states: {
      quiet: <IconButton icon="log" label="Log" />,
      paper: <IconButton icon="close" kind="paper" label="Close" />,
      pressed: <IconButton icon="log" label="Log" aria-expanded />,
      marked: <IconButton icon="talk" label="Talk" mark={{ text: '3', says: '3 new' }} />,
    },
  },
  {
    name: 'ConfirmMove',
    states: {
      ready: (
        <ConfirmMove move={{}} missing="" {...MOVES}>
          Sail to C4
        </ConfirmMove>
      ),
      'not chosen yet': (
        <ConfirmMove move={null} missing="Choose a tile first." {...MOVES}>
          Choose a tile
        </ConfirmMove>
      ),
    },
  },
  { name: 'ChooseAgain', states: { usual: <ChooseAgain label="Choose again" onClick={nothing} /> } },
  {
    name: 'ScoreBars',
    states: {
      usual: (
        <div style={{ width: '16rem' }}>
          <ScoreBars
            bars={[
              { source: 'gold', share: 0.5, tint: 'gallery-tint-1' },
              { source: 'cards', share: 0.3, tint: 'gallery-tint-2' },
            ]}
          />
        </div>
      ),
    },
  },
  {
    name: 'Link',
    states: {
      plain: <Link to="#">My tables</Link>,
      button: (
        <Link to="#" class="button button-paper">
          Open a table
        </Link>
      ),
    },
  },
  { name: 'Icon', states: each(ICON_NAMES, name => <Icon name={name} />) },
  { name: 'Emblem', states: each(NAMES, name => <Emblem face={FACES[NAMES.indexOf(name)]!} />) },
  {
    name: 'EmblemMark',
    states: each([0, 1, 2, 3, 4, 5, 6, 7], seat => (
      <span class={seatClass(seat)} style={{ display: 'inline-block', width: '2rem' }}>
        <EmblemMark seat={seat} />
      </span>
    )),
  },
  { name: 'SeatName', states: { you: <SeatName face={FACES[0]!} />, other: <SeatName face={FACES[3]!} /> } },
  {
    name: 'Names',
    states: {
      one: <Names seats={[1]} faces={FACES} />,
      two: <Names seats={[1, 2]} faces={FACES} />,
      three: <Names seats={[1, 2, 3]} faces={FACES} />,
    },
  },
  {
    name: 'Phrase',
    states: { 'with a seat': <Phrase phrase={[{ seat: 1 }, ' sails north.']} faces={FACES} pieces={{}} /> },
  },
  {
    name: 'PlayerPlate',
    states: {
      'your turn': (
        <ul class="plates gallery-plates">
          <PlayerPlate
            face={FACES[0]!}
            info={{ kind: 'person', name: 'Ann', online: true, standIn: null }}
            score={12}
            awaited
            winner={false}
            {...UNMARKED}
          />
        </ul>
      ),
      bot: (
        <ul class="plates gallery-plates">
          <PlayerPlate
            face={FACES[1]!}
            info={{ kind: 'bot', name: 'Ben', level: 'mate' }}
            score={7}
            awaited={false}
            winner={false}
            {...UNMARKED}
            mark={['+2 from ', { seat: 0 }]}
          />
        </ul>
      ),
      away: (
        <ul class="plates gallery-plates">
          <PlayerPlate
            face={FACES[2]!}
            info={{ kind: 'person', name: 'Cleo', online: false, standIn: null }}
            score={9}
            awaited
            winner={false}
            {...UNMARKED}
          />
        </ul>
      ),
      winner: (
        <ul class="plates gallery-plates">
          <PlayerPlate face={FACES[3]!} info={null} score={21} awaited={false} winner {...UNMARKED} />
        </ul>
      ),
    },
  },
  {
    name: 'Banner',
    states: {
      text: (
        <Banner icon="eye" label="You are watching">
          <p>All seats of this game are taken, so you are watching.</p>
        </Banner>
      ),
      'with buttons': (
        <Banner icon="undo" label="Going back">
          <p>Ben asks to go back two moves.</p>
          <div class="banner-actions">
            <Button>Decline</Button>
            <Button kind="brass">Agree</Button>
          </div>
        </Banner>
      ),
    },
  },
  { name: 'FlightLayer', states: { 'on its way': <FlightSample /> } },
  { name: 'Dialog', states: { closed: <DialogSample />, wide: <DialogSample wide /> } },
  {
    name: 'Panel',
    states: {
      usual: (
        <div class="gallery-frame">
          <Panel id="sample-panel" title="Log" onClose={nothing}>
            <p>What stands in the panel.</p>
          </Panel>
        </div>
      ),
    },
  },
  {
    name: 'Notice',
    states: {
      busy: (
        <div class="gallery-frame">
          <Notice title="Rowing to the table…" busy />
        </div>
      ),
      still: (
        <div class="gallery-frame">
          <Notice title="No table here">
            <p>It may have been closed.</p>
          </Notice>
        </div>
      ),
    },
  },
  {
    name: 'Toast',
    states: {
      refusal: <Button onClick={() => toast('A ship in irons may not fire.')}>Show</Button>,
      notice: <Button onClick={() => toast('Copied.', 'notice')}>Show</Button>,
    },
  },
  {
    name: 'Tooltip',
    states: {
      usual: (
        <button type="button" class="button button-paper" {...tip('Costs 2 Shells')}>
          Point here
        </button>
      ),
    },
  },
  {
    name: 'Switch',
    states: {
      on: <Switch label="Hints may be asked for" on onChange={nothing} />,
      off: <Switch label="Hints may be asked for" on={false} onChange={nothing} />,
    },
  },
  {
    name: 'TextField',
    states: Object.fromEntries(
      [null, 'Somebody else has this name.'].map(problem => [
        problem ? 'refused' : 'usual',
        <div key={problem} class="field" style={{ width: '16rem' }}>
          <TextField
            id={problem ? 'sample-refused' : 'sample-usual'}
            label="Your name"
            value="Salty Pip"
            maxLength={24}
            help="Up to 24 characters."
            problem={problem}
            onText={nothing}
          />
        </div>,
      ]),
    ),
  },
  {
    name: 'RowCard',
    states: Object.fromEntries(
      [false, true].map(marked => [
        marked ? 'marked' : 'usual',
        <div key={`${marked}`} style={{ width: '18rem' }}>
          <RowCard to="#" marked={marked}>
            <strong>Rolling Seas</strong>
            <span>your turn</span>
          </RowCard>
        </div>,
      ]),
    ),
  },
  {
    name: 'LevelHelp',
    states: {
      'one level': (
        <div style={{ width: '20rem' }}>
          <LevelHelp chosen={['mate']} />
        </div>
      ),
      'two levels': (
        <div style={{ width: '20rem' }}>
          <LevelHelp chosen={['deckhand', 'admiral']} />
        </div>
      ),
    },
  },
  {
    name: 'TeamMark, TeamTag',
    states: each([0, 1, 2, 3], side => (
      <>
        <TeamMark team={{ side, size: 2 }} /> <TeamTag team={{ side, size: side === 3 ? 1 : 2 }} />
      </>
    )),
  },
  {
    name: 'Rings',
    states: {
      rings: (
        <div class="gallery-pointing">
          <Rings pieces={RINGED} ropes={[]} />
        </div>
      ),
      rope: (
        <div class="gallery-pointing">
          <Rings pieces={RINGED} ropes={[[box(20, 20, 40), box(220, 90, 40)]]} />
        </div>
      ),
      route: (
        <div class="gallery-pointing">
          <Rings pieces={RINGED} ropes={[[box(20, 20, 40), box(130, 20, 40), box(220, 90, 40)]]} />
        </div>
      ),
    },
  },
  {
    name: 'Pointing',
    states: {
      speech: (
        <div class="gallery-pointing">
          <Pointing rings={[]} label="A tip">
            <p>This ship may sail now.</p>
          </Pointing>
        </div>
      ),
      'speech and piece': (
        <div class="gallery-pointing">
          <span {...piece('sample')}>a piece</span>
          <Pointing rings={['sample']} label="A tip">
            <p>This ship may sail now.</p>
          </Pointing>
        </div>
      ),
    },
  },
  {
    name: 'Cup',
    states: {
      full: (
        <div class="gallery-cup">
          <Cup dice={SIDES.map(seat => ({ ...LOOK, tint: seatClass(seat) }))} ms={CUP_MS} onEnd={nothing} />
        </div>
      ),
      'one die': (
        <div class="gallery-cup">
          <Cup dice={[LOOK]} ms={CUP_MS} onEnd={nothing} />
        </div>
      ),
    },
  },
  {
    name: 'Meter',
    states: each(['0 %', '40 %', '100 %'], part => (
      <div style={{ width: '10rem' }}>
        <Meter label="How far the game is" value={Number.parseInt(part, 10) / 100} />
      </div>
    )),
  },
  { name: 'QrCode', states: { usual: <QrCode text="https://example.org/t/abc" label="The table’s link" /> } },
  {
    name: 'Die',
    states: {
      ...each(SIDES, face => <Die face={face} class={seatClass(face - 1)} />),
      clear: <Die face={4} class="die-clear" />,
      marked: (
        <Die face={5} class={seatClass(2)}>
          <EmblemMark seat={2} />C
        </Die>
      ),
    },
  },
  {
    name: 'SolidDie',
    states: {
      usual: (
        <svg viewBox="0 0 120 120" width="120" role="img" aria-label="Die">
          <SolidDie
            at={[60, 60]}
            edge={48}
            tint={seatClass(1)}
            sides={[<Pips key="6" value={6} />, <Pips key="2" value={2} />, <Pips key="3" value={3} />]}
          />
        </svg>
      ),
    },
  },
  {
    name: 'SeaBox, LyingDie',
    states: {
      usual: (
        <div style={{ width: '20rem' }}>
          <SeaBox label="Sea">
            <LyingDie look={LOOK} pose={POSE} />
            <LyingDie
              look={{ tint: seatClass(3), badge: 'D', sides: dieSides }}
              pose={{ ...POSE, x: 12_000, side: 5 }}
              tag={[1, -1]}
            />
          </SeaBox>
        </div>
      ),
    },
  },
  {
    name: 'Marks of dice',
    states: Object.fromEntries(
      Object.entries({ CannonMark, SailMark, GrapeshotMark, SkullMark }).map(([name, Mark]) => [
        name,
        <svg key={name} viewBox="0 0 24 24" width="40" role="img" aria-label={name}>
          <Mark />
        </svg>,
      ]),
    ),
  },
  {
    name: 'FigureTable',
    states: {
      usual: (
        <FigureTable
          title="What everybody did"
          rows={[
            ['Ships sunk', log => log.sunk],
            ['Gold found', log => log.gold],
          ]}
          logs={FOUR.map(({ seat }) => ({ sunk: seat, gold: 10 * seat }))}
          faces={FOUR}
        />
      ),
    },
  },
  {
    name: 'SeatCurves',
    states: {
      usual: (
        <SeatCurves
          caption="Points round by round"
          points={[
            [0, 3, 6, 12, 15],
            [0, 2, 7, 9, 14],
            [0, 5, 5, 6, 10],
            [0, 1, 3, 8, 20],
          ]}
          faces={FOUR}
        />
      ),
    },
  },
  {
    name: 'Compass',
    states: {
      usual: (
        <div style={{ width: '10rem' }}>
          <Compass />
        </div>
      ),
    },
  },
  {
    name: 'Galleon, Land',
    states: {
      Galleon: (
        <svg viewBox="-100 -120 200 180" width="200" role="img" aria-label="Galleon">
          <Galleon />
        </svg>
      ),
      Land: (
        <svg viewBox="0 0 170 110" width="200" role="img" aria-label="Land">
          <Land line={ISLE} />
        </svg>
      ),
    },
  },
];
