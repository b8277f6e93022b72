/** The messages of a stream, which can be sent again from the first on until it is answered. */

export class Replayable<T> {
  readonly #source: AsyncIterator<T>;
  #kept: T[] = [];
  #settled = false;
  #pulling: Promise<void> | undefined;
  #ended = false;
  #latest = 0;

  constructor(source: AsyncIterable<T>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** The messages from the first on, for a new attempt; an earlier one gets no more. */
  async *attempt(): AsyncGenerator<T> {
    const mine = ++this.#latest;
    for (let place = 0; ; ) {
      if (place < this.#kept.length) {
        yield this.#kept[place++] as T;
      } else if (this.#ended) {
        return;
      } else {
        if (this.#settled) {
          this.#kept = [];
          place = 0;
        }
        await this.#pull();
      }
      if (mine !== this.#latest) {
        return;
      }
    }
  }

  /** No attempt follows: what has been sent need not be kept. */
  settle(): void {
    this.#settled = true;
  }

  /** The stream is over: whoever makes the messages may clean up. */
  close(): void {
    this.#latest++;
    // Not awaited: a source that waits for something returns only when that has come.
    void this.#source.return?.().catch(() => undefined);
  }

  /** Takes one message from the source; attempts that ask at the same time share it. */
  #pull(): Promise<void> {
    this.#pulling ??= this.#source
      .next()
      .then((result) => {
        if (result.done === true) {
          this.#ended = true;
        } else {
          this.#kept.push(result.value);
        }
      })
      .finally(() => {
        this.#pulling = undefined;
      });
    return this.#pulling;
  }
}
