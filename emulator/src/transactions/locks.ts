import { StatusError } from '../status/status.ts';

/** How long a writer waits for transactions before it gives up. */
export const WAIT_MS = 2000;

/** What transactions hold shared and writers need alone: documents, and whole collection ids for queries. */
export interface Footprint {
  readonly documents: ReadonlySet<string>;
  readonly collectionIds: ReadonlySet<string>;
}

interface Waiter {
  readonly holder: string | undefined;
  readonly footprint: Footprint;
  readonly proceed: () => void;
  readonly refuse: (error: StatusError) => void;
  readonly timer: NodeJS.Timeout;
}

interface Held {
  readonly documents: Set<string>;
  readonly collectionIds: Set<string>;
}

/**
 * Shared locks of transactions. Commits run in one step, so nothing is ever held exclusively: a writer only waits for
 * the readers of what it is about to change, two seconds at most.
 */
export class Locks {
  readonly #held = new Map<string, Held>();
  #waiters: Waiter[] = [];

  /** Notes that a transaction has read these documents or collections. */
  share(holder: string, documents: Iterable<string>, collectionIds: Iterable<string> = []): void {
    let held = this.#held.get(holder);
    if (held === undefined) {
      held = { documents: new Set(), collectionIds: new Set() };
      this.#held.set(holder, held);
    }
    for (const document of documents) held.documents.add(document);
    for (const id of collectionIds) held.collectionIds.add(id);
  }

  /** Drops what a transaction holds and lets the writers it kept waiting go on. */
  release(holder: string): void {
    this.#held.delete(holder);
    const ready = this.#waiters.filter(
      (waiter) => this.#blockers(waiter.holder, waiter.footprint).length === 0,
    );
    for (const waiter of ready) {
      // An earlier one of this round may have changed what is held.
      if (this.#blockers(waiter.holder, waiter.footprint).length > 0) continue;
      this.#forget(waiter);
      waiter.proceed();
    }
  }

  /**
   * Undefined when no other transaction has read what the writer changes: it may do so in this very step. Otherwise
   * what to wait for before asking again, since somebody may read between the end of the wait and the next step.
   * The wait fails with ABORTED at the deadline, or at once when two transactions wait for each other, since neither
   * could ever go on.
   */
  blocked(holder: string | undefined, footprint: Footprint, deadline: number): Promise<void> | undefined {
    const blockers = this.#blockers(holder, footprint);
    if (blockers.length === 0) return undefined;
    if (holder !== undefined && this.#deadlocked(holder, blockers)) return Promise.reject(timeout());
    return new Promise<void>((resolve, reject) => {
      const waiter: Waiter = {
        holder,
        footprint,
        proceed: resolve,
        refuse: reject,
        timer: setTimeout(() => {
          this.#forget(waiter);
          reject(timeout());
        }, deadline - Date.now()),
      };
      this.#waiters.push(waiter);
    });
  }

  /** Refuses every writer still waiting, when the server stops. */
  close(): void {
    for (const waiter of [...this.#waiters]) {
      this.#forget(waiter);
      waiter.refuse(new StatusError('UNAVAILABLE', 'The emulator is stopping.'));
    }
  }

  #forget(waiter: Waiter): void {
    clearTimeout(waiter.timer);
    this.#waiters = this.#waiters.filter((other) => other !== waiter);
  }

  #blockers(holder: string | undefined, footprint: Footprint): string[] {
    const blockers: string[] = [];
    for (const [other, held] of this.#held) {
      if (other !== holder && overlaps(held, footprint)) blockers.push(other);
    }
    return blockers;
  }

  #deadlocked(holder: string, blockers: readonly string[]): boolean {
    const seen = new Set<string>();
    const pending = [...blockers];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      if (next === holder) return true;
      if (seen.has(next)) continue;
      seen.add(next);
      const waiting = this.#waiters.find((waiter) => waiter.holder === next);
      if (waiting !== undefined) pending.push(...this.#blockers(waiting.holder, waiting.footprint));
    }
    return false;
  }
}

function overlaps(held: Footprint, wanted: Footprint): boolean {
  const [small, large] =
    held.documents.size < wanted.documents.size
      ? [held.documents, wanted.documents]
      : [wanted.documents, held.documents];
  for (const document of small) if (large.has(document)) return true;
  for (const id of wanted.collectionIds) if (held.collectionIds.has(id)) return true;
  return false;
}

const timeout = () => new StatusError('ABORTED', 'Transaction lock timeout.');
