// What the host settles besides the game: time, stand-ins, onlookers, talk, hints.

import '../ui/Form.css';
import type { Terms } from '@quayside/protocol';
import { CLOCK_NAMES, CLOCKS, type ClockName, LEVELS, type Level } from '@quayside/protocol/limits';
import { clockInWords } from '../clock/time.ts';
import { Switch } from '../ui/Switch.tsx';
import { ChoiceField } from './OptionForm.tsx';

const TITLES: Record<ClockName, string> = {
  none: 'No clock',
  brisk: 'Brisk',
  steady: 'Steady',
  long: 'Long',
  day: 'A day for each',
  'three-days': 'Three days for each',
  week: 'A week for each',
};

const HELP = {
  none: 'Everybody takes the time they need.',
  live: 'For people who sit down together. Bots have no clock.',
  days: 'For a game over days: everybody comes back when it is their turn.',
};

const ENTRIES = [5, 10, 20, 50];
const MINUTES = [0, 5, 15, 60];

type Props = { terms: Terms; hints: boolean; onTerms(changed: Partial<Terms>): void; onHints(allow: boolean): void };

export const TermsForm = ({ terms, hints, onTerms, onHints }: Props) => (
  <div class="fields">
    <ChoiceField
      label="Clock"
      value={terms.clock}
      choices={CLOCK_NAMES.map(name => ({
        value: name,
        label: name === 'none' ? TITLES[name] : `${TITLES[name]}: ${clockInWords(name)}`,
        help: HELP[CLOCKS[name].kind],
      }))}
      onChange={clock => onTerms({ clock: clock as ClockName })}
    />
    {terms.clock !== 'none' && (
      <ChoiceField
        label="When time runs out"
        value={terms.runOut}
        choices={[
          { value: 'bot', label: 'A bot plays', help: 'A bot plays on until the person is back.' },
          { value: 'skip', label: 'The others may go on', help: 'The others may let a bot play that one decision.' },
        ]}
        onChange={runOut => onTerms({ runOut: runOut as Terms['runOut'] })}
      />
    )}
    <ChoiceField
      label="Stand-in"
      help="How well the bot plays that stands in for somebody who left."
      value={terms.standIn}
      choices={LEVELS.map(level => ({ value: level, label: `Bot: ${level}` }))}
      onChange={level => onTerms({ standIn: level as Level })}
    />
    <Watching terms={terms} onTerms={onTerms} />
    <Switch
      label="Show who is ready when all decide at once"
      on={terms.readyMarks}
      onChange={readyMarks => onTerms({ readyMarks })}
    />
    <Switch
      label="Onlookers may talk at the table"
      on={terms.spectatorsTalk}
      onChange={spectatorsTalk => onTerms({ spectatorsTalk })}
    />
    <Switch label="Hints may be asked for" on={hints} onChange={onHints} />
  </div>
);

function Watching({ terms, onTerms }: Pick<Props, 'terms' | 'onTerms'>) {
  const { watching, lateBy } = terms;
  return (
    <>
      <ChoiceField
        label="Onlookers see"
        value={watching}
        choices={[
          { value: 'open', label: 'What is open to all', help: 'Nobody’s secrets until the game is over.' },
          { value: 'late', label: 'Every hand, but later', help: 'Through the eyes of any seat, some time behind.' },
        ]}
        onChange={value => onTerms({ watching: value as Terms['watching'] })}
      />
      {watching === 'late' && (
        <>
          <ChoiceField
            label="Behind by moves"
            help="At least so many moves."
            value={String(lateBy.entries)}
            choices={ENTRIES.map(n => ({ value: String(n), label: `${n} moves` }))}
            onChange={n => onTerms({ lateBy: { ...lateBy, entries: Number(n) } })}
          />
          <ChoiceField
            label="Behind by minutes"
            help="And at least so long."
            value={String(lateBy.minutes)}
            choices={MINUTES.map(n => ({ value: String(n), label: n === 0 ? 'No longer' : `${n} minutes` }))}
            onChange={n => onTerms({ lateBy: { ...lateBy, minutes: Number(n) } })}
          />
        </>
      )}
    </>
  );
}

/** The terms as everybody reads them: what differs from the usual is worth a line. */
export function termsInWords(terms: Terms, hints: boolean): [string, string][] {
  const lines: [string, string][] = [['Clock', clockInWords(terms.clock)]];
  if (terms.clock !== 'none')
    lines.push(['When time runs out', terms.runOut === 'bot' ? 'a bot plays' : 'the others may go on']);
  const { entries, minutes } = terms.lateBy;
  lines.push([
    'Onlookers see',
    terms.watching === 'open'
      ? 'what is open to all'
      : `every hand, ${entries} moves${minutes > 0 ? ` and ${minutes} minutes` : ''} later`,
  ]);
  if (!terms.readyMarks) lines.push(['When all decide at once', 'nobody sees who is ready']);
  if (terms.spectatorsTalk) lines.push(['Talk', 'onlookers may talk too']);
  if (!hints) lines.push(['Hints', 'none at this table']);
  return lines;
}
