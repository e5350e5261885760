import { words } from './words.ts';
import './QrCode.css';
import { useEffect, useState } from 'preact/hooks';

const QUIET = 3; // modules of white around the code

/** Drawn in the browser by a library that is loaded on demand: what it says goes nowhere else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<{ size: number; path: string } | 'failed' | null>(null);
  useEffect(() => {
    const draw = async () => {
      const { create } = await import('qrcode');
      const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
      const dark = Array.from(data, (on, i) => (on ? `M${i % size} ${Math.floor(i / size)}h1v1h-1z` : ''));
      setDrawn({ size, path: dark.join('') });
    };
    draw().catch(() => setDrawn('failed'));
  }, [text]);
  if (!drawn) return <p>{words.drawingCode}</p>;
  if (drawn === 'failed') return <p>{words.codeNotDrawn}</p>;
  const span = drawn.size + 2 * QUIET;
  return (
    <svg class="qr" viewBox={`${-QUIET} ${-QUIET} ${span} ${span}`} role="img" aria-label={label}>
      <path d={drawn.path} shape-rendering="crispEdges" />
    </svg>
  );
}
