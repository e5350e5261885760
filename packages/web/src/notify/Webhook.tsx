// The host sets the webhook of a chat that gets messages about the table, and can send a test message.

import './Webhook.css';
import type { WebhookTested } from '@quayside/protocol';
import { LIMITS } from '@quayside/protocol/limits';
import { useState } from 'preact/hooks';
import { ask } from '../net/api.ts';
import type { TableSocket } from '../net/tableSocket.ts';
import { useAction } from '../shared/useAction.ts';
import { Button } from '../ui/Button.tsx';
import { words } from './webhookWords.ts';

type Props = { socket: TableSocket; table: string; has: boolean };

export function Webhook({ socket, table, has }: Props) {
  const [url, setUrl] = useState('');
  const save = (event: Event) => {
    event.preventDefault();
    if (!url.trim()) return;
    socket.send({ t: 'webhook', url: url.trim() });
    setUrl('');
  };
  return (
    <form class="webhook field" onSubmit={save}>
      <p class="field-help" id="webhook-help">
        {has ? words.has : words.about}
      </p>
      <label for="webhook">{words.label}</label>
      <input
        id="webhook"
        type="url"
        placeholder="https://"
        maxLength={LIMITS.webhookLength}
        value={url}
        aria-describedby="webhook-help"
        onInput={event => setUrl(event.currentTarget.value)}
      />
      <div class="share-actions">
        <Button type="submit" why={url.trim() ? null : words.empty}>
          {has ? words.saveNew : words.save}
        </Button>
        {has && <Button onClick={() => socket.send({ t: 'webhook', url: null })}>{words.tellNobody}</Button>}
      </div>
      {has && <TestMessage table={table} />}
      <dl class="webhook-how-to">
        {words.howTo.map(([chat, how]) => (
          <div key={chat}>
            <dt>{chat}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </form>
  );
}

function TestMessage({ table }: { table: string }) {
  const { why, problem, run } = useAction();
  const [answer, setAnswer] = useState<string | null>(null);
  const send = () => {
    setAnswer(null);
    run(async () => setAnswer(words.tested(await ask<WebhookTested>('POST', `/api/tables/${table}/webhook/test`, {}))));
  };
  return (
    <div class="webhook-test">
      <Button why={why} onClick={send}>
        {words.test}
      </Button>
      <p role="status">{why ?? problem ?? answer}</p>
    </div>
  );
}
