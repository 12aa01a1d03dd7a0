/** Runs jobs in order with limited concurrency, so a large write doesn't make one concurrent call per document. */
export class Queue {
  readonly #width: number;
  readonly #waiting: (() => Promise<void>)[] = [];
  #running = 0;

  constructor(width: number) {
    this.#width = width;
  }

  add(job: () => Promise<void>): void {
    this.#waiting.push(job);
    this.#next();
  }

  #next(): void {
    if (this.#running >= this.#width) return;
    const job = this.#waiting.shift();
    if (job === undefined) return;
    this.#running++;
    void job().finally(() => {
      this.#running--;
      this.#next();
    });
  }
}
