import { words } from './words.ts';
import '../ui/Form.css';
import { LIMITS } from '@quayside/protocol/limits';
import { useState } from 'preact/hooks';
import { ApiError, rename } from '../net/api.ts';
import { Button } from '../ui/Button.tsx';

export function NameForm({ name, onSaved }: { name: string; onSaved(): void }) {
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (event: Event) => {
    event.preventDefault();
    try {
      await rename(text.trim());
      onSaved();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <form class="field" onSubmit={save}>
      <label for="name">{words.yourName}</label>
      <input
        id="name"
        type="text"
        autocomplete="nickname"
        maxLength={LIMITS.nameLength}
        value={text}
        aria-describedby="name-help"
        aria-invalid={problem !== null}
        onInput={event => setText(event.currentTarget.value)}
      />
      <p id="name-help" class="field-help" role="status">
        {problem ?? words.nameHelp(LIMITS.nameLength)}
      </p>
      <div class="dialog-actions">
        <Button type="submit" kind="brass" why={text.trim() ? null : words.nameEmpty}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
