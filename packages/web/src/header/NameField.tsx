import { useState } from 'preact/hooks';
import { me } from '../net/state.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { NameForm } from './NameForm.tsx';
import { words } from './words.ts';

/** Your name, and the way to change it. */
export function NameField() {
  const [editing, setEditing] = useState(false);
  const close = () => setEditing(false);
  if (!me.value) return null;
  return (
    <>
      <Button kind="quiet" class="name-button" hint={words.changeName} onClick={() => setEditing(true)}>
        <Icon name="edit" />
        <bdi>{me.value.name}</bdi>
      </Button>
      {editing && (
        <Dialog title={words.nameQuestion} onClose={close}>
          <NameForm name={me.value.name} onSaved={close} />
          <Link to="/me" class="button button-paper">
            {words.devices}
          </Link>
        </Dialog>
      )}
    </>
  );
}
