/** Runs jobs in the order they come, only so many at a time, so that a large write does not call as often at once as it has documents. */
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
