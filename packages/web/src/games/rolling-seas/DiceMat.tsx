// The dice mat: a compass whose points hold the direction dice. The same points set the wind, take a stride for what
// it costs, or push a shape about; the exploration die lies beside it.

import { costOf, DIRECTIONS, type Direction, WIND_OF } from '@quayside/rules/rolling-seas';
import type { ComponentChildren } from 'preact';
import { Compass } from '../../ui/Compass.tsx';
import { piece, pieceId } from '../../ui/piece.ts';
import { tip } from '../../ui/Tooltip.tsx';
import { useLowPhone } from '../../ui/useSide.ts';
import { Mark, type MarkName } from './art/Marks.tsx';
import { WindDice } from './art/WindDice.tsx';
import { captainOf } from './Bar.tsx';
import { asked, offersOf, stride, turnShape } from './choices.ts';
import { type Draft, drawingOf, nextSpot, nudged, placing } from './draft.ts';
import { Find } from './Find.tsx';
import type { Props } from './props.ts';
import { account, underWay, windIndex } from './sailPreview.ts';
import { names, words } from './words.ts';
import './diceMat.css';

export function DiceMat(props: Props) {
  const { scene } = props;
  const asks = asked(props);
  const current = props.draft.value;
  const isLow = useLowPhone();
  return (
    <section class="rs-mat" aria-label={words.diceMat}>
      {!(isLow && asks === 'draw') && (
        <div class={`rs-rose ${asks === 'draw' ? 'rs-pad' : ''}`}>
          <Compass />
          {asks === 'draw' ? <Pad {...props} /> : <Winds {...props} />}
        </div>
      )}
      {current?.kind === 'sail' && asks === 'action' ? (
        <SailSoFar {...props} sail={current} />
      ) : (
        scene.dice && <Find face={scene.dice.face} live={asks === 'action'} {...props} />
      )}
    </section>
  );
}

type PointProps = {
  /** The name it can be pointed at by. */
  id: string;
  at: Direction;
  name: string;
  class?: string;
  why?: string | null;
  hint?: string;
  pressed?: boolean;
  press(): void;
  children: ComponentChildren;
};

const Point = ({ id, at, name, class: extra = '', why, hint, pressed, press, children }: PointProps) => (
  <button
    type="button"
    {...piece(id)}
    {...tip(why ?? hint)}
    class={`rs-point ${extra}`}
    data-point={at}
    aria-label={name}
    aria-disabled={why ? 'true' : undefined}
    aria-pressed={pressed}
    onClick={press}
  >
    {children}
  </button>
);

/** The dice where they point; pressed, they set the wind; then every point is a stride with its price. */
function Winds(props: Props) {
  const { scene, now, menu, draft } = props;
  const current = props.draft.value;
  const rolling = now?.type === 'dice' ? 'rs-rolling' : '';
  const mine = menu !== null && asked(props) === 'action';
  const counts = DIRECTIONS.map((_, at) => scene.dice?.values.filter(value => WIND_OF[value] === at).length ?? 0);
  if (mine && current?.kind === 'sail') return <Strides {...props} sail={current} />;
  return (
    <>
      {DIRECTIONS.map((at, n) => {
        const dice = counts[n]!;
        if (dice === 0) return null;
        const faces = <WindDice key={scene.turn} at={at} count={dice} class={rolling} />;
        if (!mine)
          return (
            <span
              key={at}
              class="rs-point rs-still"
              data-point={at}
              role="img"
              aria-label={words.windDice(at, dice)}
              {...piece('wind', at)}
              {...tip(words.windDice(at, dice))}
            >
              {faces}
            </span>
          );
        return (
          <Point
            key={at}
            id={pieceId('wind', at)}
            at={at}
            name={words.sailWith(at, dice)}
            hint={words.windHint(at)}
            class="rs-wind"
            press={() => {
              draft.value = { kind: 'sail', wind: at, path: [], bonus: false };
            }}
          >
            {faces}
          </Point>
        );
      })}
    </>
  );
}

function Strides(props: Props & { sail: Extract<Draft, { kind: 'sail' }> }) {
  const { draft, check, sentence, sail } = props;
  const open = offersOf(props);
  const wind = windIndex(sail.wind);
  return (
    <>
      {DIRECTIONS.map((at, n) => {
        const wanted = sail.bonus ? (`+${at}` as const) : at;
        const offer = open.find(it => it.stride === wanted);
        const refusal = offer ? null : check({ kind: 'sail', wind: sail.wind, path: [...sail.path, wanted] });
        const why = offer ? null : refusal ? sentence(refusal) : words.noWayOutOfStorm;
        const cost = costOf(n, wind);
        return (
          <Point
            key={at}
            id={pieceId('stride', at)}
            at={at}
            name={sail.bonus ? words.bonusStep(at) : words.step(at, cost)}
            why={why}
            class={`rs-stride ${at === sail.wind ? 'rs-downwind' : ''}`}
            press={() => stride(props, at, { bonus: sail.bonus })}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true" style={{ rotate: `${n * 45}deg` }}>
              <path d="M12 2.5 17 9h-3v5h-4V9H7Z" />
            </svg>
            <b>{sail.bonus ? '»' : cost}</b>
          </Point>
        );
      })}
      <button
        type="button"
        class="rs-point rs-hub"
        aria-label={words.anotherWind(sail.wind)}
        {...tip(words.anotherWindHint)}
        onClick={() => {
          draft.value = null;
        }}
      >
        <WindDice at={sail.wind} count={1} />
      </button>
    </>
  );
}

/** What the sail has left, has cost and has brought. */
function SailSoFar(props: Props & { sail: Extract<Draft, { kind: 'sail' }> }) {
  const captain = captainOf(props);
  const now = underWay(captain, props.sail, props.view.open.table);
  if (!now) return null;
  const { mp, provisions, moves, story } = account(captain, now.sailing);
  return (
    <p class="rs-find" role="status">
      <span class="rs-find-name">{words.pointsLeft(mp)}</span>
      <span class="rs-find-goods">
        <Change name="provisions" by={-provisions} says={names.tracks.provisions} />
        <Change name="move" by={-moves} says={words.bonusMovements} />
        <Change name="story" by={story} says={names.tracks.story} />
      </span>
    </p>
  );
}

const Change = ({ name, by, says }: { name: MarkName; by: number; says: string }) =>
  by === 0 ? null : (
    <span>
      {by > 0 ? `+${by}` : `−${-by}`}
      <Mark name={name} />
      <span class="sr-only">{says}</span>
    </span>
  );

/** On a low phone, where it has no room below the chart: in the bar, above the button that draws. */
export const PadInBar = (props: Props) =>
  useLowPhone() ? (
    <div class="rs-bar-pad rs-pad">
      <Pad {...props} />
    </div>
  ) : null;

/** Pushes, turns and flips a shape. */
function Pad(props: Props) {
  const { view, menu, draft } = props;
  const moves = menu!.moves;
  const { layings } = drawingOf(view)!;
  const here = placing(props.draft.value, moves);
  const put = ({ pose, at }: typeof here) => {
    draft.value = { kind: 'place', pose, at };
  };
  return (
    <>
      <Point id="turn" at="NW" name={words.turnShape} hint={words.turnShapeHint} press={() => turnShape(props, 'turn')}>
        <Mark name="turn" />
      </Point>
      <Point id="flip" at="NE" name={words.flipShape} hint={words.flipShapeHint} press={() => turnShape(props, 'flip')}>
        <Mark name="flip" />
      </Point>
      {(['W', 'N', 'S', 'E'] as const).map(at => (
        <Point
          key={at}
          id={pieceId('move', at)}
          at={at}
          name={words.moveShape(at)}
          press={() => put(nudged(layings, here, at))}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" style={{ rotate: `${DIRECTIONS.indexOf(at) * 45}deg` }}>
            <path d="M12 5l6.5 8H5.5Z" />
          </svg>
        </Point>
      ))}
      <Point
        id="next-spot"
        at="SE"
        name={words.nextSpot}
        hint={words.nextSpotHint}
        press={() => put(nextSpot(moves, here))}
      >
        <Mark name="next" />
      </Point>
    </>
  );
}
