// /replay: a game from a file on disk. It never leaves this browser unless somebody plays on from it.

import './FilePage.css';
import { parseRecord } from '@quayside/engine';
import { useEffect, useState } from 'preact/hooks';
import { HouseHeader } from '../app/HouseHeader.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Cinema } from './Cinema.tsx';
import { type Film, filmOfRecord } from './load.ts';
import { sentenceFor } from './ReplayPage.tsx';

const LARGEST = 4 * 1024 * 1024; // bytes: a whole game takes a few kB

async function filmOf(file: File): Promise<Film> {
  const text = file.size <= LARGEST ? await file.text() : '';
  let raw: unknown = null;
  try {
    raw = JSON.parse(text);
  } catch {
    // Not JSON: parseRecord says that it is no record.
  }
  return filmOfRecord(parseRecord(raw), null);
}

export function FilePage() {
  const [film, setFilm] = useState<Film | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  useEffect(() => {
    document.title = 'Open a game · Quayside';
  }, []);
  const open = (file: File | undefined) => {
    if (file) filmOf(file).then(setFilm, error => setProblem(sentenceFor(error)));
  };
  if (film) return <Cinema film={film} />;
  return (
    <>
      <HouseHeader />
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
