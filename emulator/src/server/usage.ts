/** What a project's requests cost, counted as the service bills them. */
export interface Usage {
  readonly requests: number;
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

/** Counts document reads, writes and deletes; a query that finds nothing costs one read. */
export class UsageCounter {
  #requests = 0;
  #reads = 0;
  #writes = 0;
  #deletes = 0;

  request(): void {
    this.#requests++;
  }

  read(documents: number): void {
    this.#reads += documents;
  }

  query(rows: number): void {
    this.#reads += Math.max(1, rows);
  }

  write(documents: number): void {
    this.#writes += documents;
  }

  delete(documents: number): void {
    this.#deletes += documents;
  }

  total(): Usage {
    return { requests: this.#requests, reads: this.#reads, writes: this.#writes, deletes: this.#deletes };
  }

  reset(): void {
    this.#requests = this.#reads = this.#writes = this.#deletes = 0;
  }
}
