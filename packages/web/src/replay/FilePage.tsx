// /replay: a game from a file on disk, or behind the # of the address. It never leaves this browser unless somebody
// plays on from it.

import { pageTitle } from '../ui/pageTitle.ts';
import { words } from './words.ts';
import './FilePage.css';
import { parseRecord } from '@quayside/engine';
import { useEffect, useState } from 'preact/hooks';
import { PageHeader } from '../header/PageHeader.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import { type Replay, replayOfRecord } from './load.ts';
import { recordInAddress } from './packedRecord.ts';
import { sentenceFor } from './ReplayPage.tsx';
import { ReplayView } from './ReplayView.tsx';

const LARGEST = 4 * 1024 * 1024; // bytes: a whole game takes a few kB

const replayOfFile = async (file: File): Promise<Replay> => replayOfText(file.size <= LARGEST ? await file.text() : '');

async function replayOfText(text: string): Promise<Replay> {
  let raw: unknown = null;
  try {
    raw = JSON.parse(text);
  } catch {
    // Not JSON: `parseRecord` says that it is no record.
  }
  return replayOfRecord(parseRecord(raw), null);
}

export function FilePage() {
  const [replay, setReplay] = useState<Replay | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const show = (replay: Promise<Replay>) => void replay.then(setReplay, error => setProblem(sentenceFor(error)));
  useEffect(() => {
    document.title = pageTitle(words.openGame);
    const linked = recordInAddress(location.hash);
    if (linked !== null) show(linked.then(replayOfText));
  }, []);
  const open = (file: File | undefined) => {
    if (file) show(replayOfFile(file));
  };
  if (replay) return <ReplayView replay={replay} />;
  return (
    <>
      <PageHeader />
      <main id="main" class="file-page sea">
        <section class="rope sheet">
          <Heading>{words.openGame}</Heading>
          <p>{words.openGameHow}</p>
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
            <span>{words.drop}</span>
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
