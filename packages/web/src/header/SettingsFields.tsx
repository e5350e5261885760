import '../ui/Form.css';
import type { Signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { KEYS, keys, notify, SOUNDS, SPEEDS, sound, speed, THEMES, theme } from '../browser/settings.ts';
import { mustInstall } from '../notify/attention.ts';
import { type PushOutcome, turnNotificationsOff, turnNotificationsOn } from '../notify/push.ts';
import { INSTALL, OUTCOMES, TURNS } from '../notify/words.ts';
import { ChoiceField } from '../options/OptionForm.tsx';

const LABELS = {
  system: 'As the system',
  paper: 'Paper (day)',
  night: 'Night watch (dark)',
  off: 'Off',
  fast: 'Fast',
  normal: 'Normal',
  slow: 'Slow',
  on: 'On, softly',
  single: 'Act at once',
};
type Value = keyof typeof LABELS;

type Props<T extends Value> = { label: string; help: string; setting: Signal<T>; values: readonly T[] };

const Setting = <T extends Value>({ label, help, setting, values }: Props<T>) => (
  <ChoiceField
    label={label}
    help={help}
    value={setting.value}
    choices={values.map(value => ({ value, label: LABELS[value] }))}
    onChange={value => {
      setting.value = value as T;
    }}
  />
);

/** Asked for when it is switched on, never before. */
function Notices() {
  const [outcome, setOutcome] = useState<PushOutcome | null>(null);
  const choose = async (value: string) => {
    setOutcome(value === 'on' ? await turnNotificationsOn() : null);
    if (value === 'off') await turnNotificationsOff();
  };
  return (
    <ChoiceField
      label="Notifications"
      help={mustInstall() ? INSTALL : outcome === null ? TURNS.off : OUTCOMES[outcome]}
      value={notify.value}
      choices={[
        { value: 'off', label: 'Off' },
        { value: 'on', label: 'On' },
      ]}
      onChange={choose}
    />
  );
}

export const SettingsFields = () => (
  <div class="fields">
    <Setting label="Look" help="The chart by day or by lamplight." setting={theme} values={THEMES} />
    <Setting
      label="Motion"
      help="How fast events are shown; off shows the result at once."
      setting={speed}
      values={SPEEDS}
    />
    <Setting
      label="Sound"
      help="A bell when it is your turn, a knock when something happens."
      setting={sound}
      values={SOUNDS}
    />
    <Notices />
    <Setting
      label="Single keys"
      help="Letters, digits and signs as short cuts. Off if you dictate, or press keys by chance."
      setting={keys}
      values={KEYS}
    />
  </div>
);
