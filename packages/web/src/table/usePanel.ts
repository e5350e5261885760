// Which panel is open beside or over the board, and at which rule. None at first: the board has the room.

import { useState } from 'preact/hooks';
import type { TablePanelName } from './TablePanel.tsx';

export function usePanel() {
  const [panel, setPanel] = useState<TablePanelName | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  return {
    panel,
    rule,
    toggle(name: TablePanelName) {
      setRule(null);
      setPanel(now => (now === name ? null : name)); // pressed twice before it is drawn, it is shut again
    },
    showRule(number: string) {
      setRule(number);
      setPanel('rules');
    },
    close: () => setPanel(null),
  };
}
