import type { TableInfo } from '@quayside/protocol';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { words } from './words.ts';

type Props = { table: TableInfo; moves: number; onAsk(): void; onClose(): void };

/** Before the table is asked: what going back would mean. */
export function AskUndo({ table, moves, onAsk, onClose }: Props) {
  const others = table.seats.filter(seat => seat.kind === 'person' && !seat.bot && seat.standIn === null).length - 1;
  return (
    <Dialog title={words.question} onClose={onClose}>
      <p>
        {words.undone(moves)} {others > 0 ? words.whenAllAgree : words.atOnce}
      </p>
      <div class="dialog-actions">
        <Button onClick={onClose}>{words.playOn}</Button>
        <Button kind="brass" onClick={onAsk}>
          {others > 0 ? words.askTable : words.goBack}
        </Button>
      </div>
    </Dialog>
  );
}
