import type { TableInfo } from '@quayside/protocol';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

type Props = { table: TableInfo; moves: number; onAsk(): void; onClose(): void };

/** Before the table is asked: what going back would mean. */
export function AskUndo({ table, moves, onAsk, onClose }: Props) {
  const others = table.seats.filter(seat => seat.kind === 'person' && seat.standIn === null).length - 1;
  return (
    <Dialog title="Go back?" onClose={onClose}>
      <p>
        {moves === 1 ? 'The last move is' : `The last ${moves} moves are`} undone, what chance decided in them too: it
        falls anew.{' '}
        {others > 0
          ? 'It happens when everybody at the table agrees; everybody reads of it in the log.'
          : 'Nobody else is here to be asked, so it happens at once; the log says so.'}
      </p>
      <div class="dialog-actions">
        <Button onClick={onClose}>Play on</Button>
        <Button kind="brass" onClick={onAsk}>
          {others > 0 ? 'Ask the table' : 'Go back'}
        </Button>
      </div>
    </Dialog>
  );
}
