// /replay: a game from a file on disk. It never leaves this browser unless somebody plays on from it.

import './FilePage.css';
import { parseRecord } from '@quayside/engine';
import { useEffect, useState } from 'preact/hooks';
import { PageHeader } from '../header/PageHeader.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import { type Replay, replayOfRecord } from './load.ts';
import { sentenceFor } from './ReplayPage.tsx';
import { ReplayView } from './ReplayView.tsx';

const LARGEST = 4 * 1024 * 1024; // bytes: a whole game takes a few kB

async function replayOfFile(file: File): Promise<Replay> {
  const text = file.size <= LARGEST ? await file.text() : '';
  let raw: unknown = null;
  try {
    raw = JSON.parse(text);
  } catch {
    // Not JSON: parseRecord says that it is no record.
  }
  return replayOfRecord(parseRecord(raw), null);
}

export function FilePage() {
  const [replay, setReplay] = useState<Replay | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  useEffect(() => {
    document.title = 'Open a game · Quayside';
  }, []);
  const open = (file: File | undefined) => {
    if (file) replayOfFile(file).then(setReplay, error => setProblem(sentenceFor(error)));
  };
  if (replay) return <ReplayView replay={replay} />;
  return (
    <>
      <PageHeader />
      <main id="main" class="file-page sea">
        <section class="rope sheet">
          <Heading>Open a game</Heading>
          <p>A game that was downloaded after its end can be looked at again here. The file stays in your browser.</p>
          <label
            class={`file-drop ${over ? 'file-over' : ''}`}
            onDragOver={event => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={event => {
              event.preventDefault();
              setOver(false);
              open(event.dataTransfer?.files[0]);
            }}
          >
            <Icon name="download" />
            <span>Drop the file here, or choose it</span>
            <input
              type="file"
              accept="application/json,.json"
              onChange={event => open(event.currentTarget.files?.[0])}
            />
          </label>
          <p role="alert">{problem}</p>
        </section>
      </main>
    </>
  );
}
