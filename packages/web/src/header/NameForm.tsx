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
      <label for="name">Your name</label>
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
        {problem ?? `Up to ${LIMITS.nameLength} characters. Others at your tables see it.`}
      </p>
      <div class="dialog-actions">
        <Button type="submit" kind="brass" why={text.trim() ? null : 'A name needs at least one character.'}>
          Save
        </Button>
      </div>
    </form>
  );
}
