import { isInScope, matches } from '../queries/match.ts';
import { getEffectiveOrder } from '../queries/normalize.ts';
import type { Query } from '../queries/query.ts';
import { StatusError } from '../status/status.ts';
import type { StoredDocument } from '../values/value.ts';

/** How long a writer waits for transactions before it fails. */
export const WAIT_MS = 2000;

/** Documents by path, and current or future results of queries. */
export interface ReadLock {
  readonly documents: readonly (readonly string[])[];
  readonly queries: readonly Query[];
}

/** A document about to be written, in its current state. */
export interface TouchedDocuments {
  readonly path: readonly string[];
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
}

/** A pending write. Recomputed each time, because it depends on other writes. */
export interface WriteLock {
  readonly documents: readonly (readonly string[])[];
  readonly touched: () => readonly TouchedDocuments[];
  /** Throws when the writer may not write; called before waiting or aborting others. */
  readonly admit: () => void;
}

/** A transaction, or a single write. Lower ages are older. */
export interface LockHolder {
  readonly holder: string | undefined;
  readonly age: number;
}

interface HolderLocks {
  readonly age: number;
  readonly documents: Set<string>;
  readonly queries: Query[];
}

interface Waiter extends LockHolder {
  /** Absent for readers. */
  readonly writing?: WriteLock;
  readonly inTheWay: () => boolean;
  readonly proceed: () => void;
  readonly refuse: (error: StatusError) => void;
  readonly timer?: NodeJS.Timeout;
}

/**
 * Shared locks of transactions; commits run in one step, without exclusive locks. Writers wait for older readers and abort
 * younger ones, readers wait for older writers. None waits for a younger one, so deadlocks are impossible.
 */
export class Locks {
  readonly #held = new Map<string, HolderLocks>();
  readonly #end: (holder: string) => void;
  #waiters: Waiter[] = [];
  #waking: NodeJS.Immediate | undefined;

  /** `end` is called with each aborted transaction. */
  constructor(end: (holder: string) => void) {
    this.#end = end;
  }

  /** Registers a transaction's read. */
  share(holder: string, age: number, { documents, queries }: ReadLock): void {
    let locks = this.#held.get(holder);
    if (locks === undefined) {
      locks = { age, documents: new Set(), queries: [] };
      this.#held.set(holder, locks);
    }
    for (const path of documents) locks.documents.add(path.join('/'));
    locks.queries.push(...queries);
  }

  /** Releases a transaction's locks and waits. Waiters continue in a later turn. */
  release(holder: string): void {
    this.#held.delete(holder);
    for (const waiter of this.#waiters.filter((item) => item.holder === holder)) {
      this.#forget(waiter);
      waiter.refuse(contention());
    }
    this.#wakeLater();
  }

  /**
   * Undefined when no older transaction has read what the writer changes: it may write in this step, and younger readers are
   * aborted. Otherwise a wait; check again afterwards. Rejects with ABORTED at the deadline.
   */
  blockedWriter(party: LockHolder, writing: WriteLock, deadline: number): Promise<void> | undefined {
    const inTheWay = () =>
      this.#holders(party, writing).some(([, { age }]) => age < party.age) ||
      this.#olderWriters(party).some((waiter) => isSamePath(waiter, writing));

    const waits = inTheWay();
    const younger = waits ? [] : this.#holders(party, writing);
    // A denied caller must neither learn of other transactions nor abort them.
    if (waits || younger.length > 0) writing.admit();

    if (waits) return this.#wait({ ...party, writing, inTheWay }, deadline);

    for (const [holder] of younger) this.#end(holder);

    return undefined;
  }

  /** Undefined when no older writer waits to change the data; otherwise a wait; check again afterwards. */
  blockedReader(party: LockHolder, reading: ReadLock): Promise<void> | undefined {
    const locks: HolderLocks = { age: party.age, documents: new Set(), queries: [...reading.queries] };
    for (const path of reading.documents) locks.documents.add(path.join('/'));
    const inTheWay = () => this.#olderWriters(party).some((waiter) => overlaps(locks, waiter));
    return inTheWay() ? this.#wait({ ...party, inTheWay }) : undefined;
  }

  /** Rejects all waiters when the server stops. */
  close(): void {
    clearImmediate(this.#waking);
    for (const waiter of [...this.#waiters]) {
      this.#forget(waiter);
      waiter.refuse(new StatusError('UNAVAILABLE', 'The emulator is stopping.'));
    }
  }

  #wait(waiter: Pick<Waiter, 'holder' | 'age' | 'writing' | 'inTheWay'>, deadline?: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiter = {
        ...waiter,
        proceed: resolve,
        refuse: reject,
        ...(deadline !== undefined && {
          timer: setTimeout(() => {
            this.#forget(waiting);
            reject(new StatusError('ABORTED', 'Transaction lock timeout.'));
            this.#wakeLater();
          }, deadline - Date.now()),
        }),
      };

      this.#waiters.push(waiting);
    });
  }

  #forget(waiter: Waiter): void {
    clearTimeout(waiter.timer);
    this.#waiters = this.#waiters.filter((item) => item !== waiter);
  }

  /** In a separate turn, so that the releasing call is answered before the waiters. */
  #wakeLater(): void {
    if (this.#waiters.length === 0) return;
    this.#waking ??= setImmediate(() => {
      this.#waking = undefined;
      this.#wake();
    });
  }

  #wake(): void {
    for (const waiter of this.#waiters.toSorted((a, b) => a.age - b.age)) {
      if (waiter.inTheWay()) continue;
      this.#forget(waiter);
      waiter.proceed();
      // Its writes decide who continues.
      if (waiter.writing !== undefined) {
        this.#wakeLater();
        return;
      }
    }
  }

  #holders({ holder }: LockHolder, writing: WriteLock): [string, HolderLocks][] {
    return [...this.#held].filter(([owner, locks]) => owner !== holder && overlaps(locks, { writing }));
  }

  #olderWriters({ age }: LockHolder): Waiter[] {
    return this.#waiters.filter((waiter) => waiter.writing !== undefined && waiter.age < age);
  }
}

/** Returns whether a write changes what another transaction has read, or adds to its queries' results. */
function overlaps(locks: HolderLocks, { writing }: { readonly writing?: WriteLock }): boolean {
  if (writing === undefined) return false;
  if (writing.documents.some((path) => locks.documents.has(path.join('/')))) return true;
  const queries = locks.queries.filter((query) => writing.documents.some((path) => isInScope(query, path)));
  if (queries.length === 0) return false;
  const touched = writing.touched();
  return queries.some((query) => touched.some((document) => concerns(query, document)));
}

function concerns(query: Query, { path, before, after }: TouchedDocuments): boolean {
  if (!isInScope(query, path)) return false;
  const orders = getEffectiveOrder(query);
  return [before, after].some((state) => state !== undefined && matches(query, orders, state));
}

function isSamePath({ writing }: Waiter, { documents }: WriteLock): boolean {
  const paths = new Set(documents.map((path) => path.join('/')));
  return writing?.documents.some((path) => paths.has(path.join('/'))) === true;
}

/** The error of a transaction aborted by an older one. */
export const contention = () =>
  new StatusError('ABORTED', 'Too much contention on these documents. Please try again.');
