/** Cost of requests in billed units. */
interface Cost {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

/** One request's cost so far; a listener's grows as long as it listens. */
interface RequestUsage extends Cost {
  /** The method, such as `RunQuery`, and its subject. */
  readonly method: string;
  readonly subject: string;
  readonly time: string;
}

/** A project's total requests and the latest ones. */
interface Usage extends Cost {
  readonly requests: number;
  readonly recent: readonly RequestUsage[];
}

const REMEMBERED = 500;

export class Meter {
  readonly #total: Counts;
  readonly #own: Counts;

  constructor(total: Counts, counts: Counts) {
    this.#total = total;
    this.#own = counts;
  }

  read(documents: number): void {
    this.#total.reads += documents;
    this.#own.reads += documents;
  }

  /** A query that finds nothing costs one read. */
  query(rows: number): void {
    this.read(Math.max(1, rows));
  }

  write(documents: number): void {
    this.#total.writes += documents;
    this.#own.writes += documents;
  }

  delete(documents: number): void {
    this.#total.deletes += documents;
    this.#own.deletes += documents;
  }
}

interface Counts {
  reads: number;
  writes: number;
  deletes: number;
}

/** Counts the cost of a project's requests, so that a test can pin a screen's cost. */
export class UsageCounter {
  #requests = 0;
  #total: Counts = { reads: 0, writes: 0, deletes: 0 };
  #recent: (Counts & { method: string; subject: string; time: string })[] = [];

  start(method: string, subject: string): Meter {
    this.#requests++;
    const entry = { method, subject, time: new Date().toISOString(), reads: 0, writes: 0, deletes: 0 };
    this.#recent.push(entry);
    if (this.#recent.length > REMEMBERED * 2) this.#recent = this.#recent.slice(-REMEMBERED);
    return new Meter(this.#total, entry);
  }

  read(): Usage {
    return { requests: this.#requests, ...this.#total, recent: this.#recent.slice(-REMEMBERED) };
  }

  reset(): void {
    this.#requests = 0;
    this.#total = { reads: 0, writes: 0, deletes: 0 };
    this.#recent = [];
  }
}
