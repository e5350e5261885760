// Cuts a stream of bytes into lines and keeps no more than one line of limited length: whatever is longer is passed
// over up to its end, so a program that never ends its line cannot fill the memory.

/** `isCut`: the line was longer than allowed, and `text` is only its beginning. */
type OnLine = (text: string, isCut: boolean) => void;

const LINE_FEED = 10;

export class Lines {
  readonly #limit: number;
  readonly #onLine: OnLine;
  #kept: Buffer[] = [];
  #length = 0;
  #isCut = false;

  constructor(limit: number, onLine: OnLine) {
    this.#limit = limit;
    this.#onLine = onLine;
  }

  add(bytes: Buffer): void {
    let rest = bytes;
    for (let end = rest.indexOf(LINE_FEED); end >= 0; end = rest.indexOf(LINE_FEED)) {
      this.#keep(rest.subarray(0, end));
      this.end();
      rest = rest.subarray(end + 1);
    }
    this.#keep(rest);
  }

  /** The line is complete, also where its line feed is missing at the end of the stream. */
  end(): void {
    const text = Buffer.concat(this.#kept).toString().trim();
    const isCut = this.#isCut;
    this.#kept = [];
    this.#length = 0;
    this.#isCut = false;
    if (text !== '') this.#onLine(text, isCut);
  }

  #keep(bytes: Buffer): void {
    const room = this.#limit - this.#length;
    if (bytes.length > room) this.#isCut = true;
    if (room <= 0 || bytes.length === 0) return;
    // A copy: a short line must not hold on to the whole chunk it came in.
    const kept = Buffer.from(bytes.subarray(0, room));
    this.#kept.push(kept);
    this.#length += kept.length;
  }
}
