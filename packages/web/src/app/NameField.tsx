import './Form.css';
import { LIMITS } from '@quayside/protocol/limits';
import { useState } from 'preact/hooks';
import { ApiError, rename } from '../net/api.ts';
import { me } from '../net/state.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';

/** Your name, and the way to change it. */
export function NameField() {
  const [editing, setEditing] = useState(false);
  if (!me.value) return null;
  return (
    <>
      <Button kind="quiet" class="name-button" hint="Change your name" onClick={() => setEditing(true)}>
        <Icon name="edit" />
        <bdi>{me.value.name}</bdi>
      </Button>
      {editing && <NameDialog name={me.value.name} onClose={() => setEditing(false)} />}
    </>
  );
}

function NameDialog({ name, onClose }: { name: string; onClose(): void }) {
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (event: Event) => {
    event.preventDefault();
    try {
      await rename(text.trim());
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    }
  };
  return (
    <Dialog title="What shall we call you?" onClose={onClose}>
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
    </Dialog>
  );
}
