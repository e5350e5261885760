// The recovery code: made on demand, shown once, kept by the person.

import './RecoveryCodeBox.css';
import '../ui/CopyText.css';
import { useRef, useState } from 'preact/hooks';
import { makeRecoveryCode } from '../net/identity.ts';
import { useAction } from '../shared/useAction.ts';
import { Button } from '../ui/Button.tsx';
import { copyShown } from '../ui/copied.ts';
import { Icon } from '../ui/Icon.tsx';

type Props = {
  /** There is one already; a new one takes its place. */
  has: boolean;
  kind?: 'brass' | 'paper';
  onMade?: () => void;
};

export function RecoveryCodeBox({ has, kind = 'paper', onMade }: Props) {
  const [code, setCode] = useState<string | null>(null);
  const { why, problem, run } = useAction();
  const make = () =>
    run(async () => {
      setCode(await makeRecoveryCode());
      onMade?.();
    });
  if (code !== null) return <FreshCode code={code} />;
  return (
    <div class="recovery">
      <Button kind={kind} why={why} onClick={make}>
        <Icon name="key" /> {has ? 'Replace it with a new code' : 'Make a recovery code'}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}

function FreshCode({ code }: { code: string }) {
  const shown = useRef<HTMLParagraphElement>(null);
  return (
    <div class="recovery" role="status">
      <p ref={shown} class="copy-text" translate={false}>
        {code}
      </p>
      <p>
        Write it down, or keep it where you keep your passwords: it is shown only now. Typed in on any device, on the
        page “You”, it brings you and your seats back. Whoever has it can play as you.
      </p>
      <Button onClick={() => shown.current && void copyShown(shown.current, 'The code is copied.')}>
        <Icon name="copy" /> Copy the code
      </Button>
    </div>
  );
}
