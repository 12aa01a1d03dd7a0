import { randomBytes } from 'node:crypto';
import { StatusError, invalidArgument } from '../status/status.ts';
import { Locks, WAIT_MS, type Footprint } from './locks.ts';

const IDLE_MS = 60_000;
/** How many ended transactions are told from those that never were. */
const REMEMBERED = 1000;

/** Ids look as the official emulator's: one field of a message, 64 bits wide. */
const ID_TAG = 0x11;
const ID_BYTES = 9;

/** Refuses what cannot be the id of a transaction. */
export function checkTransactionId(id: Uint8Array): void {
  if (id.length !== ID_BYTES || id[0] !== ID_TAG) throw invalidArgument('Invalid transaction.');
}

/** An open transaction. One that only reads sees the moment it began, or the one it asked for. */
export interface OpenTransaction {
  readonly readMicros?: bigint;
}

interface Open extends OpenTransaction {
  timer: NodeJS.Timeout;
}

/** The open transactions of one database. */
export class Transactions {
  readonly #open = new Map<string, Open>();
  readonly #ended = new Set<string>();
  readonly #locks = new Locks();

  /** Starts a transaction and answers its id. With a read time it may only read, as of then. */
  begin(readMicros?: bigint): Uint8Array {
    const id = Buffer.concat([Buffer.of(ID_TAG), randomBytes(ID_BYTES - 1)]);
    const key = id.toString('base64');
    this.#open.set(key, { readMicros, timer: this.#expiry(key) });
    return id;
  }

  /** Notes a read, so that nobody else changes it before the transaction ends. */
  read(
    id: Uint8Array,
    documents: readonly (readonly string[])[],
    collectionIds: readonly string[] = [],
  ): void {
    const key = keyOf(id);
    const open = this.#touch(key);
    if (open.readMicros !== undefined) return;
    this.#locks.share(
      key,
      documents.map((path) => path.join('/')),
      collectionIds,
    );
  }

  /** The open transaction of that id; throws in Firestore's words when there is none. */
  check(id: Uint8Array): OpenTransaction {
    checkTransactionId(id);
    return this.#touch(keyOf(id));
  }

  /** Ends a transaction without writing, which one that has ended already is content with. */
  rollback(id: Uint8Array): void {
    checkTransactionId(id);
    const key = keyOf(id);
    if (!this.#ended.has(key)) this.#touch(key);
    this.#finish(key);
  }

  /** Ends all transactions, and frees what they read. */
  reset(): void {
    for (const key of [...this.#open.keys()]) this.#finish(key);
  }

  /**
   * Runs a write in the step in which nobody else's transaction is in its way, waiting for that. A transaction that
   * is refused is over.
   */
  async exclusively<T>(
    id: Uint8Array | undefined,
    paths: readonly (readonly string[])[],
    write: () => T,
  ): Promise<T> {
    const holder = id && keyOf(id);
    const footprint: Footprint = {
      documents: new Set(paths.map((path) => path.join('/'))),
      collectionIds: new Set(paths.map((path) => path.at(-2) ?? '')),
    };
    const deadline = Date.now() + WAIT_MS;
    try {
      const blocked = () => this.#locks.blocked(holder, footprint, deadline);
      for (let wait = blocked(); wait !== undefined; wait = blocked()) await wait;
      return write();
    } finally {
      if (id !== undefined) this.end(id);
    }
  }

  /** Whether the transaction is open and has not promised to read only. */
  mayWrite(id: Uint8Array): boolean {
    const open = this.#open.get(keyOf(id));
    return open !== undefined && open.readMicros === undefined;
  }

  /** Ends a transaction, committed or not, and frees what it read. */
  end(id: Uint8Array): void {
    this.#finish(keyOf(id));
  }

  /** Stops all timers and waiters. */
  close(): void {
    this.reset();
    this.#locks.close();
  }

  #finish(key: string): void {
    const open = this.#open.get(key);
    if (open !== undefined) {
      clearTimeout(open.timer);
      this.#ended.add(key);
      const [oldest] = this.#ended;
      if (this.#ended.size > REMEMBERED && oldest !== undefined) this.#ended.delete(oldest);
    }
    this.#open.delete(key);
    this.#locks.release(key);
  }

  #touch(key: string): Open {
    const open = this.#open.get(key);
    if (open === undefined) {
      // The SDKs start again on ABORTED, which would be pointless for an id that never was.
      throw this.#ended.has(key)
        ? new StatusError('ABORTED', 'The referenced transaction has expired or is no longer valid.')
        : invalidArgument('Transaction is invalid or expired.');
    }
    clearTimeout(open.timer);
    open.timer = this.#expiry(key);
    return open;
  }

  #expiry(key: string): NodeJS.Timeout {
    const timer = setTimeout(() => {
      this.#finish(key);
    }, IDLE_MS);
    timer.unref();
    return timer;
  }
}

const keyOf = (id: Uint8Array) => Buffer.from(id).toString('base64');

/** A write through a transaction that promised to write nothing. */
export const readOnlyWrite = () =>
  new StatusError('INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.');
