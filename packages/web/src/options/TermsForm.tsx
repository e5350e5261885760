// What the host settles besides the game: time, stand-ins, spectators, talk, hints.

import { levels } from '../ui/levelWords.ts';
import { words } from './words.ts';
import '../ui/Form.css';
import type { Terms } from '@quayside/protocol';
import { LEVELS, type Level } from '@quayside/protocol/levels';
import { CLOCK_NAMES, CLOCKS, type ClockName } from '@quayside/protocol/timeControls';
import { clockInWords } from '../clock/time.ts';
import { Switch } from '../ui/Switch.tsx';
import { ChoiceField } from './OptionForm.tsx';

const ENTRIES = [5, 10, 20, 50];
const MINUTES = [0, 5, 15, 60];

type Props = { terms: Terms; hints: boolean; onTerms(changed: Partial<Terms>): void; onHints(allow: boolean): void };

export const TermsForm = ({ terms, hints, onTerms, onHints }: Props) => (
  <div class="fields">
    <ChoiceField
      label={words.clock}
      value={terms.clock}
      choices={CLOCK_NAMES.map(name => ({
        value: name,
        label: name === 'none' ? words.clocks[name] : words.clockChoice(words.clocks[name], clockInWords(name)),
        help: words.clockHelp[CLOCKS[name].kind],
      }))}
      onChange={clock => onTerms({ clock: clock as ClockName })}
    />
    {terms.clock !== 'none' && (
      <ChoiceField
        label={words.runOut}
        value={terms.runOut}
        choices={[
          { value: 'bot', label: words.botPlays, help: words.botPlaysHelp },
          { value: 'skip', label: words.othersGoOn, help: words.othersGoOnHelp },
        ]}
        onChange={runOut => onTerms({ runOut: runOut as Terms['runOut'] })}
      />
    )}
    <ChoiceField
      label={words.standIn}
      value={terms.standIn}
      choices={LEVELS.map(level => ({
        value: level,
        label: levels.choice[level],
        help: `${words.standInHelp} ${levels.about[level]}`,
      }))}
      onChange={level => onTerms({ standIn: level as Level })}
    />
    <Watching terms={terms} onTerms={onTerms} />
    <Switch label={words.readyMarks} on={terms.readyMarks} onChange={readyMarks => onTerms({ readyMarks })} />
    <Switch
      label={words.spectatorsTalk}
      on={terms.spectatorsTalk}
      onChange={spectatorsTalk => onTerms({ spectatorsTalk })}
    />
    <Switch label={words.hints} on={hints} onChange={onHints} />
  </div>
);

function Watching({ terms, onTerms }: Pick<Props, 'terms' | 'onTerms'>) {
  const { watching, lateBy } = terms;
  return (
    <>
      <ChoiceField
        label={words.watching}
        value={watching}
        choices={[
          { value: 'open', label: words.watchingOpen, help: words.watchingOpenHelp },
          { value: 'late', label: words.watchingLate, help: words.watchingLateHelp },
        ]}
        onChange={value => onTerms({ watching: value as Terms['watching'] })}
      />
      {watching === 'late' && (
        <>
          <ChoiceField
            label={words.lateMoves}
            help={words.lateMovesHelp}
            value={String(lateBy.entries)}
            choices={ENTRIES.map(n => ({ value: String(n), label: words.moves(n) }))}
            onChange={n => onTerms({ lateBy: { ...lateBy, entries: Number(n) } })}
          />
          <ChoiceField
            label={words.lateMinutes}
            help={words.lateMinutesHelp}
            value={String(lateBy.minutes)}
            choices={MINUTES.map(n => ({ value: String(n), label: n === 0 ? words.noLonger : words.minutes(n) }))}
            onChange={n => onTerms({ lateBy: { ...lateBy, minutes: Number(n) } })}
          />
        </>
      )}
    </>
  );
}

/** The terms as everybody reads them: what differs from the usual is worth a line. */
export function termsInWords(terms: Terms, hints: boolean): [string, string][] {
  const { agreed } = words;
  const lines: [string, string][] = [[words.clock, clockInWords(terms.clock)]];
  if (terms.clock !== 'none') lines.push([words.runOut, terms.runOut === 'bot' ? agreed.botPlays : agreed.othersGoOn]);
  lines.push([words.watching, terms.watching === 'open' ? agreed.open : lateness(terms.lateBy)]);
  if (!terms.readyMarks) lines.push([agreed.allAtOnce, agreed.noReadyMarks]);
  if (terms.spectatorsTalk) lines.push([agreed.talk, agreed.spectatorsTalk]);
  if (!hints) lines.push([agreed.hints, agreed.noHints]);
  return lines;
}

const lateness = ({ entries, minutes }: Terms['lateBy']): string =>
  minutes > 0 ? words.agreed.lateByBoth(entries, minutes) : words.agreed.lateByMoves(entries);
