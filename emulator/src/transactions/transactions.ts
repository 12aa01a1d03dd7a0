import { randomBytes } from 'node:crypto';
import { StatusError, invalidArgument } from '../status/status.ts';
import { Locks, WAIT_MS, contention, type Party, type Reading, type Writing } from './locks.ts';

const IDLE_MS = 60_000;
/** Number of ended transactions remembered, to distinguish them from unknown ids. */
const REMEMBERED = 1000;

/** Ids look as the official emulator's: one field of a message, 64 bits wide. */
const ID_TAG = 0x11;
const ID_BYTES = 9;

/** Refuses what cannot be the id of a transaction. */
export function checkTransactionId(id: Uint8Array): void {
  if (id.length !== ID_BYTES || id[0] !== ID_TAG) throw invalidArgument('Invalid transaction.');
}

/** An open transaction. A read-only one sees the state at its start, or at the requested time. */
interface OpenTransaction {
  readonly readMicros?: bigint;
}

interface Open extends OpenTransaction {
  readonly age: number;
  timer: NodeJS.Timeout;
}

/** The open transactions of one database. */
export class Transactions {
  readonly #open = new Map<string, Open>();
  /** The ages of those that ended. */
  readonly #ended = new Map<string, number>();
  readonly #locks = new Locks((key) => {
    this.#finish(key);
  });
  #parties = 0;

  /**
   * Starts a transaction and returns its id. With a read time it is read-only, at that time. A retry
   * keeps the place of the failed transaction, so it gets its turn.
   */
  begin(readMicros?: bigint, retried?: Uint8Array): Uint8Array {
    const id = Buffer.concat([Buffer.of(ID_TAG), randomBytes(ID_BYTES - 1)]);
    const key = id.toString('base64');
    const age = (retried && this.#ended.get(getKey(retried))) ?? ++this.#parties;
    this.#open.set(key, { readMicros, age, timer: this.#expiry(key) });
    return id;
  }

  /** Waits until a read, of a transaction yet to begin if there is no id, finds no older writer before it. */
  async turn(id: Uint8Array | undefined, reading: Reading): Promise<void> {
    const key = id && getKey(id);
    const blocked = () => {
      const open = key === undefined ? undefined : this.#touch(key);
      if (open?.readMicros !== undefined) return undefined;
      return this.#locks.blockedReader({ holder: key, age: open?.age ?? Infinity }, reading);
    };
    for (let wait = blocked(); wait !== undefined; wait = blocked()) await wait;
  }

  /** Notes a read, so that nobody younger changes it before the transaction ends. */
  read(id: Uint8Array, reading: Reading): void {
    const key = getKey(id);
    const open = this.#touch(key);
    if (open.readMicros === undefined) this.#locks.share(key, open.age, reading);
  }

  /** The open transaction of that id; throws in Firestore's words when there is none. */
  check(id: Uint8Array): OpenTransaction {
    checkTransactionId(id);
    return this.#touch(getKey(id));
  }

  /** Ends a transaction without writing, which one that has ended already is content with. */
  rollback(id: Uint8Array): void {
    checkTransactionId(id);
    const key = getKey(id);
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
  async exclusively<T>(id: Uint8Array | undefined, writing: Writing, write: () => T): Promise<T> {
    const holder = id && getKey(id);
    const party: Party = {
      holder,
      age: holder === undefined ? ++this.#parties : this.#touch(holder).age,
    };
    const deadline = Date.now() + WAIT_MS;
    try {
      const blocked = () => this.#locks.blockedWriter(party, writing, deadline);
      for (let wait = blocked(); wait !== undefined; wait = blocked()) {
        await wait;
        // An older one may have come between.
        if (holder !== undefined && !this.#open.has(holder)) throw contention();
      }
      return write();
    } finally {
      if (id !== undefined) this.end(id);
    }
  }

  /** Whether the transaction is open and has not promised to read only. */
  mayWrite(id: Uint8Array): boolean {
    const open = this.#open.get(getKey(id));
    return open !== undefined && open.readMicros === undefined;
  }

  /** Ends a transaction, committed or not, and frees what it read. */
  end(id: Uint8Array): void {
    this.#finish(getKey(id));
  }

  /** Stops all timers and waiters. */
  close(): void {
    this.#locks.close();
    this.reset();
  }

  #finish(key: string): void {
    const open = this.#open.get(key);
    if (open !== undefined) {
      clearTimeout(open.timer);
      this.#ended.set(key, open.age);
      const [oldest] = this.#ended.keys();
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

const getKey = (id: Uint8Array) => Buffer.from(id).toString('base64');

/** A write through a transaction that promised to write nothing. */
export const readOnlyWrite = () =>
  new StatusError('INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.');
