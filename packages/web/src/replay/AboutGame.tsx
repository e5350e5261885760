// What is known about a game besides its moves: when, how, with which dice; and the file of it.

import { dateTag } from '../words/locale.ts';
import { words } from './words.ts';
import '../ui/Form.css';
import '../table/AboutTable.css';
import type { GameRecord } from '@quayside/engine';
import { openOptions } from '../options/options.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { CheckDice } from '../verify/CheckDice.tsx';
import type { Replay } from './load.ts';

const DATE = new Intl.DateTimeFormat(dateTag, { dateStyle: 'long', timeStyle: 'short' });

export function AboutGame({ replay, onLook }: { replay: Replay; onLook(ply: number): void }) {
  const { record, game } = replay;
  return (
    <div class="at-table">
      {record ? (
        <>
          <section>
            <h3>{words.theGame}</h3>
            <Facts replay={replay} record={record} />
            <Button onClick={() => download(record)}>
              <Icon name="download" /> {words.download}
            </Button>
          </section>
          <section>
            <h3>{words.honestDice}</h3>
            <p>{words.honestDiceHow}</p>
            <CheckDice record={async () => record} onLook={onLook} />
          </section>
        </>
      ) : (
        <section>
          <h3>{words.theGame}</h3>
          <p>{words.stillPlayed(game.title)}</p>
        </section>
      )}
      <section>
        <h3>{words.keysTitle}</h3>
        <dl class="keys">
          {words.keys.map(([key, effect]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{effect}</dd>
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
        <dt>{words.begun}</dt>
        <dd>
          <time dateTime={new Date(record.at).toISOString()}>{DATE.format(record.at)}</time>
        </dd>
      </div>
    )}
    <div>
      <dt>{words.whoPlayed}</dt>
      <dd>{words.players(names)}</dd>
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
        <dt>{words.hints}</dt>
        <dd>{words.hintsAsked(record.hints.length)}</dd>
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
