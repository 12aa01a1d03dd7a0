import { randomBytes } from 'node:crypto';
import { StatusError, invalidArgument } from '../status/status.ts';
import { Locks, WAIT_MS, contention, type LockHolder, type ReadLock, type WriteLock } from './locks.ts';

const IDLE_MS = 60_000;
/** Number of ended transactions remembered, to distinguish them from unknown ids. */
const REMEMBERED = 1000;

/** Ids like the official emulator's: one 64-bit field of a message. */
const ID_TAG = 0x11;
const ID_BYTES = 9;

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

export class Transactions {
  readonly #open = new Map<string, Open>();
  /** Ages of ended transactions. */
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

  /** Waits until no older writer precedes a read; without an id, of a transaction yet to start. */
  async turn(id: Uint8Array | undefined, reading: ReadLock): Promise<void> {
    const key = id && getKey(id);
    const isBlocked = () => {
      const open = key === undefined ? undefined : this.#touch(key);
      if (open?.readMicros !== undefined) return undefined;
      return this.#locks.blockedReader({ holder: key, age: open?.age ?? Infinity }, reading);
    };
    for (let wait = isBlocked(); wait !== undefined; wait = isBlocked()) await wait;
  }

  /** Registers a read, so that no younger transaction changes it before the end. */
  read(id: Uint8Array, reading: ReadLock): void {
    const key = getKey(id);
    const open = this.#touch(key);
    if (open.readMicros === undefined) this.#locks.share(key, open.age, reading);
  }

  /** The open transaction with that id; throws Firestore's error if there is none. */
  check(id: Uint8Array): OpenTransaction {
    checkTransactionId(id);
    return this.#touch(getKey(id));
  }

  /** Ends a transaction without writing; no error if it has ended. */
  rollback(id: Uint8Array): void {
    checkTransactionId(id);
    const key = getKey(id);
    if (!this.#ended.has(key)) this.#touch(key);
    this.#finish(key);
  }

  /** Ends all transactions and releases their locks. */
  reset(): void {
    for (const key of [...this.#open.keys()]) this.#finish(key);
  }

  /** Runs a write once no transaction blocks it. A refused transaction is over. */
  async exclusively<T>(id: Uint8Array | undefined, writing: WriteLock, write: () => T): Promise<T> {
    const holder = id && getKey(id);
    const party: LockHolder = {
      holder,
      age: holder === undefined ? ++this.#parties : this.#touch(holder).age,
    };
    const deadline = Date.now() + WAIT_MS;

    try {
      const isBlocked = () => this.#locks.blockedWriter(party, writing, deadline);
      for (let wait = isBlocked(); wait !== undefined; wait = isBlocked()) {
        await wait;
        // An older one may have come first.
        if (holder !== undefined && !this.#open.has(holder)) throw contention();
      }
      return write();
    } finally {
      if (id !== undefined) this.end(id);
    }
  }

  /** Whether the transaction is open and not read-only. */
  mayWrite(id: Uint8Array): boolean {
    const open = this.#open.get(getKey(id));
    return open !== undefined && open.readMicros === undefined;
  }

  /** Ends a transaction, committed or not, and releases its locks. */
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
      // SDKs restart on ABORTED, which is pointless for an unknown id.
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

/** The error of a write in a read-only transaction. */
export const readOnlyWrite = () =>
  new StatusError('INVALID_ARGUMENT', 'Cannot modify entities in a read-only transaction.');
