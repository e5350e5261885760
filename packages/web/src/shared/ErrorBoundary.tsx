// Keeps an error inside the part of the page where it happened: everything around that part goes on working.

import { Component, type ComponentChildren } from 'preact';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { words } from './words.ts';
import './ErrorBoundary.css';
import { reportError } from '../net/reportError.ts';

type Props = {
  /** What is inside, for the report: 'board', 'actions', … */
  part: string;
  /** What the reader sees instead. */
  sentence: string;
  /** When this changes the part is drawn again: another position may well be drawable. */
  resetKey?: unknown;
  /** An error that happened before drawing, such as while the scene was made; shown like one of the part itself. */
  error?: unknown;
  children: ComponentChildren;
};
type State = { error: unknown; resetKey: unknown };

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static override getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static override getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    reportError(this.props.part, error);
  }

  override render({ sentence, children, error = null }: Props, state: State) {
    if (error === null && state.error === null) return children;
    return (
      <div class="part-failed rope" role="alert">
        <p>{words.failed(sentence)}</p>
        <div class="part-failed-actions">
          {state.error !== null && (
            <Button onClick={() => this.setState({ error: null })}>
              <Icon name="undo" /> {words.tryAgain}
            </Button>
          )}
          <Button kind="brass" onClick={() => location.reload()}>
            {words.reload}
          </Button>
        </div>
      </div>
    );
  }
}
