import { useState } from 'preact/hooks';
import { me } from '../net/state.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { NameForm } from './NameForm.tsx';

/** Your name, and the way to change it. */
export function NameField() {
  const [editing, setEditing] = useState(false);
  const close = () => setEditing(false);
  if (!me.value) return null;
  return (
    <>
      <Button kind="quiet" class="name-button" hint="Change your name" onClick={() => setEditing(true)}>
        <Icon name="edit" />
        <bdi>{me.value.name}</bdi>
      </Button>
      {editing && (
        <Dialog title="What shall we call you?" onClose={close}>
          <NameForm name={me.value.name} onSaved={close} />
          <Link to="/me" class="button button-paper">
            Your devices and recovery code
          </Link>
        </Dialog>
      )}
    </>
  );
}
