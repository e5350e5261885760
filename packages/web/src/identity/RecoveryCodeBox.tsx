// The recovery code: made on demand, shown once, kept by the person.

import { words } from './words.ts';
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
        <Icon name="key" /> {has ? words.replaceCode : words.makeCode}
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
      <p>{words.codeShownOnce}</p>
      <Button onClick={() => shown.current && void copyShown(shown.current, words.codeCopied)}>
        <Icon name="copy" /> {words.copyCode}
      </Button>
    </div>
  );
}
