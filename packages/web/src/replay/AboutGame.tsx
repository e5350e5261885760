// What is known about a game besides its moves: when, how, with which dice; and the file of it.

import '../ui/Form.css';
import '../table/AboutTable.css';
import type { GameRecord } from '@quayside/engine';
import { openOptions } from '../options/options.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { CheckDice } from '../verify/CheckDice.tsx';
import type { Replay } from './load.ts';

const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' });

const REPLAY_KEYS = [
  ['← →', 'one move back or on'],
  ['Home, End', 'to the beginning or the end'],
  ['P', 'play or pause'],
  ['L', 'open or close the log'],
] as const;

export function AboutGame({ replay, onLook }: { replay: Replay; onLook(ply: number): void }) {
  const { record, game } = replay;
  return (
    <div class="at-table">
      {record ? (
        <>
          <section>
            <h3>The game</h3>
            <Facts replay={replay} record={record} />
            <Button onClick={() => download(record)}>
              <Icon name="download" /> Download the game
            </Button>
          </section>
          <section>
            <h3>Honest dice</h3>
            <p>
              Every move and every roll is run again in your browser, from the seed that the server and the players made
              together.
            </p>
            <CheckDice record={async () => record} onLook={onLook} />
          </section>
        </>
      ) : (
        <section>
          <h3>The game</h3>
          <p>{game.title} is still being played: you see what you could see. When it is over, all of it can be seen.</p>
        </section>
      )}
      <section>
        <h3>Keys</h3>
        <dl class="keys">
          {REPLAY_KEYS.map(([key, deed]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{deed}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

const Facts = ({ replay: { game, names }, record }: { replay: Replay; record: GameRecord }) => (
  <dl class="chosen">
    {record.at !== undefined && (
      <div>
        <dt>Begun</dt>
        <dd>{DATE.format(record.at)}</dd>
      </div>
    )}
    <div>
      <dt>Who played</dt>
      <dd>{names.join(', ')}</dd>
    </div>
    {openOptions(game, record.seats, record.options)
      .filter(({ choices }) => choices.length > 1)
      .map(({ spec, value }) => (
        <div key={spec.id}>
          <dt>{spec.label}</dt>
          <dd>{spec.choices.find(choice => choice.value === value)?.label}</dd>
        </div>
      ))}
    {record.hints && record.hints.length > 0 && (
      <div>
        <dt>Hints</dt>
        <dd>{record.hints.length} asked for</dd>
      </div>
    )}
  </dl>
);

function download(record: GameRecord): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  link.download = `quayside-${record.game}-${new Date(record.at ?? Date.now()).toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
