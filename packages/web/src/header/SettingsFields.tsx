import { words } from './words.ts';
import '../ui/Form.css';
import type { Signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import {
  KEYS,
  keys,
  notify,
  SOUNDS,
  SPEEDS,
  sound,
  speed,
  THEMES,
  TIPS,
  theme,
  tips,
  VOLUMES,
  volume,
} from '../browser/settings.ts';
import { mustInstall } from '../notify/attention.ts';
import { type PushOutcome, turnNotificationsOff, turnNotificationsOn } from '../notify/push.ts';
import { words as notifyWords } from '../notify/words.ts';
import { ChoiceField } from '../options/OptionForm.tsx';

type Value = keyof typeof words.choices;

type Props<T extends Value> = { label: string; help: string; setting: Signal<T>; values: readonly T[] };

const Setting = <T extends Value>({ label, help, setting, values }: Props<T>) => (
  <ChoiceField
    label={label}
    help={help}
    value={setting.value}
    choices={values.map(value => ({ value, label: words.choices[value] }))}
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
      label={words.notifications}
      help={
        mustInstall() ? notifyWords.install : outcome === null ? notifyWords.turns.off : notifyWords.outcomes[outcome]
      }
      value={notify.value}
      choices={[
        { value: 'off', label: words.choices.off },
        { value: 'on', label: words.on },
      ]}
      onChange={choose}
    />
  );
}

export const SettingsFields = () => (
  <div class="fields">
    <Setting label={words.look} help={words.lookHelp} setting={theme} values={THEMES} />
    <Setting label={words.motion} help={words.motionHelp} setting={speed} values={SPEEDS} />
    <Setting label={words.sound} help={words.soundHelp} setting={sound} values={SOUNDS} />
    <Setting label={words.volume} help={words.volumeHelp} setting={volume} values={VOLUMES} />
    <Notices />
    <Setting label={words.tips} help={words.tipsHelp} setting={tips} values={TIPS} />
    <Setting label={words.keys} help={words.keysHelp} setting={keys} values={KEYS} />
  </div>
);
