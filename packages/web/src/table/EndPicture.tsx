// The picture of this very game, to keep or to share.

import './EndPicture.css';
import type { Outcome } from '@quayside/rules';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PRODUCT } from '../ui/pageTitle.ts';
import type { SeatFace } from '../ui/seatFace.ts';
import { boardPicture, dataUrl } from './boardPicture.ts';
import { words } from './endWords.ts';
import { pictureLine } from './pictureLine.ts';

type Props = {
  title: string;
  faces: readonly SeatFace[];
  outcome: Outcome;
  endedAt: number | null;
  /** All parts of the board are on the page. */
  isBoardDrawn: boolean;
};

/** `address`: what is saved; `shown`: what an image on the page may show. */
type Drawn = { file: File; address: string; shown: string };

/** Drawn once, when the board is wholly on the page; null where the browser cannot. */
export function useEndPicture({ title, faces, outcome, endedAt, isBoardDrawn }: Props): Drawn | 'drawing' | null {
  const [picture, setPicture] = useState<Drawn | 'drawing' | null>('drawing');
  useEffect(() => {
    if (!isBoardDrawn) return;
    let address: string | null = null;
    let isGone = false;
    const line = pictureLine(faces, outcome, endedAt);
    const draw = async (): Promise<Drawn | null> => {
      const board = document.querySelector<HTMLElement>('main.board > section');
      const png = await boardPicture(board, { title, line, house: PRODUCT });
      if (!png || isGone) return null;
      const file = new File([png], words.pictureFile(title), { type: 'image/png' });
      const shown = await dataUrl(file);
      if (isGone) return null;
      address = URL.createObjectURL(file);
      return { file, address, shown };
    };
    void draw().then(drawn => !isGone && setPicture(drawn));
    return () => {
      isGone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [isBoardDrawn]);
  return picture;
}

/** While the picture is being drawn its button has its place already, so that nothing moves when it comes. */
export function KeepPicture({ picture, title }: { picture: ReturnType<typeof useEndPicture>; title: string }) {
  if (picture === null) return null;
  if (picture === 'drawing')
    return (
      <Button class="end-keep" why={words.pictureComes}>
        <Icon name="copy" /> {words.keepPicture}
      </Button>
    );
  const { file, address, shown } = picture;
  const canShare = navigator.canShare?.({ files: [file] }) ?? false;
  return (
    <>
      <a class="button button-paper end-keep" href={address} download={file.name}>
        <img src={shown} alt="" /> {words.keepPicture}
      </a>
      {canShare && (
        // Somebody who changes their mind is no failure.
        <Button onClick={() => void navigator.share({ files: [file], title }).catch(() => {})}>
          {words.sharePicture}
        </Button>
      )}
    </>
  );
}
