// My bots: make a token, which is shown once, see them, revoke one.

import '../ui/CopyText.css';
import type { BotList, MadeBot } from '@quayside/protocol';
import { LIMITS } from '@quayside/protocol/limits';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ago } from '../clock/time.ts';
import { loadBots, makeBot, revokeBot } from '../net/identity.ts';
import { useAction } from '../shared/useAction.ts';
import { Button } from '../ui/Button.tsx';
import { copyShown } from '../ui/copied.ts';
import { Icon } from '../ui/Icon.tsx';
import { TextField } from '../ui/TextField.tsx';
import { words } from './words.ts';

export function BotTokens() {
  const [list, setList] = useState<BotList | null>(null);
  const [made, setMade] = useState<MadeBot | null>(null);
  const { why, problem, run } = useAction();
  const load = async () => setList(await loadBots());
  useEffect(() => run(load), []);
  const make = (name: string) =>
    run(async () => {
      setMade(await makeBot(name));
      await load();
    });
  const revoke = (id: string) =>
    run(async () => {
      await revokeBot(id);
      if (made?.id === id) setMade(null);
      await load();
    });
  return (
    <>
      {list && list.bots.length > 0 && (
        <ul class="you-list">
          {list.bots.map(({ id, name, since, seen }) => (
            <li key={id}>
              <p>
                <strong>
                  <Icon name="bot" /> <bdi>{name}</bdi>
                </strong>
                <span class="you-note">{words.since(ago(list.now - since), ago(list.now - seen))}</span>
              </p>
              <Button why={why} aria-label={words.revokeBot(name)} onClick={() => revoke(id)}>
                {words.revoke}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {made && <FreshToken made={made} />}
      <NewBot why={why} problem={problem} onMake={make} />
    </>
  );
}

type NewBotProps = { why: string | null; problem: string | null; onMake(name: string): void };

function NewBot({ why, problem, onMake }: NewBotProps) {
  const [name, setName] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    if (name.trim()) onMake(name);
    setName('');
  };
  return (
    <form class="field" onSubmit={submit}>
      <TextField
        id="bot-name"
        label={words.botName}
        autocomplete="off"
        maxLength={LIMITS.nameLength}
        value={name}
        help={words.botNameHelp}
        problem={problem}
        onText={setName}
      />
      <div class="you-actions">
        <Button type="submit" why={why ?? (name.trim() ? null : words.botNameEmpty)}>
          <Icon name="key" /> {words.makeToken}
        </Button>
      </div>
    </form>
  );
}

function FreshToken({ made: { name, token } }: { made: MadeBot }) {
  const shown = useRef<HTMLParagraphElement>(null);
  return (
    <div role="status">
      <p ref={shown} class="copy-text" translate={false}>
        {token}
      </p>
      <p>{words.tokenShownOnce(<bdi>{name}</bdi>)}</p>
      <Button onClick={() => shown.current && void copyShown(shown.current, words.tokenCopied)}>
        <Icon name="copy" /> {words.copyToken}
      </Button>
    </div>
  );
}
