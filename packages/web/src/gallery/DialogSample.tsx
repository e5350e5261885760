import { useState } from 'preact/hooks';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** A modal covers the page, so it is opened by a button. */
export function DialogSample({ wide = false }: { wide?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <Dialog title="Leave the game?" wide={wide} onClose={() => setOpen(false)}>
          <p>A bot plays on for you until you come back.</p>
          <div class="dialog-actions">
            <Button>Stay</Button>
            <Button kind="danger">Leave</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
