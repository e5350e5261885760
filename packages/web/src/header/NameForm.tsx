import { LIMITS } from '@quayside/protocol/limits';
import { useState } from 'preact/hooks';
import { ApiError, rename } from '../net/api.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { words } from './words.ts';

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
      <TextField
        id="name"
        label={words.yourName}
        autocomplete="nickname"
        maxLength={LIMITS.nameLength}
        value={text}
        help={words.nameHelp(LIMITS.nameLength)}
        problem={problem}
        onText={setText}
      />
      <div class="dialog-actions">
        <Button type="submit" kind="brass" why={text.trim() ? null : words.nameEmpty}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
