import { toStatus, type StatusError } from '../status/status.ts';
import { planWrites, type Plan } from '../storage/apply-writes.ts';
import type { Database } from '../storage/database.ts';
import { checkOnce, checkVerified } from '../storage/batch.ts';
import { checkWrite } from '../storage/limits.ts';
import type { Write, WriteOutcome } from '../storage/write.ts';
import type { TouchedDocuments, WriteLock } from '../transactions/locks.ts';
import { readOnlyWrite, type Transactions } from '../transactions/transactions.ts';
import { getAuthor, requireAdmin, type Caller } from './caller.ts';
import type { Guard, ReadCounter } from './guard.ts';
import type { Meter, UsageCounter } from './usage.ts';

interface Committed {
  readonly commitMicros: bigint;
  readonly outcomes: readonly WriteOutcome[];
}

/** For a first evaluation of rules that are later evaluated and counted again. */
const UNCOUNTED: ReadCounter = { read: () => undefined };

/** All writes to one database: each batch is one step, once no transaction blocks it. */
export class Commits {
  readonly #store: Database;
  readonly #guard: Guard;
  readonly #transactions: Transactions;
  readonly #usage: UsageCounter;

  constructor(store: Database, guard: Guard, transactions: Transactions, usage: UsageCounter) {
    this.#store = store;
    this.#guard = guard;
    this.#transactions = transactions;
    this.#usage = usage;
  }

  /** Commits a batch atomically. */
  async commit(caller: Caller, writes: readonly Write[], transaction?: Uint8Array): Promise<Committed> {
    return this.#commit(caller, writes, this.#meter('Commit', writes[0]?.path), transaction);
  }

  async #commit(
    caller: Caller,
    writes: readonly Write[],
    meter: Meter,
    transaction?: Uint8Array,
  ): Promise<Committed> {
    const open = transaction && this.#transactions.check(transaction);
    if (open?.readMicros !== undefined && writes.length > 0) {
      throw readOnlyWrite();
    }

    // An invalid write fails immediately and ends no transaction.
    for (const write of writes) checkWrite(write);

    checkVerified(writes);

    // A verified document stays unchanged.
    const changing = writes.filter(({ kind }) => kind !== 'verify');

    const writing: WriteLock = {
      documents: changing.map(({ path }) => path),
      touched: () => this.#touched(writes, changing),
      admit: () => {
        this.#guard.write(caller, this.#plan(writes), UNCOUNTED);
      },
    };

    return this.#transactions.exclusively(transaction, writing, () => this.#commitNow(caller, writes, meter));
  }

  /** Returns what a batch would change; empty when it would fail in the current state. */
  #touched(writes: readonly Write[], changing: readonly Write[]): readonly TouchedDocuments[] {
    const { failure, steps } = this.#plan(writes);
    if (failure === undefined) {
      return steps.map(({ write: { path }, before, after }) => ({ path, before, after }));
    }
    return changing.map(({ path }) => ({ path, before: this.#store.get(path), after: undefined }));
  }

  #plan(writes: readonly Write[]): Plan {
    return planWrites(this.#store, writes, this.#store.nextCommitMicros());
  }

  /** Commits each write separately. A failed one doesn't block the others, but an invalid one refuses all. */
  async batchWrite(
    caller: Caller,
    writes: readonly Write[],
  ): Promise<readonly (WriteOutcome | StatusError)[]> {
    for (const write of writes) checkWrite(write);

    checkOnce(writes);
    requireAdmin(caller, 'Batch writes');

    const meter = this.#meter('BatchWrite', writes[0]?.path);
    const results: (WriteOutcome | StatusError)[] = [];

    for (const write of writes) {
      try {
        const { outcomes } = await this.#commit(caller, [write], meter);
        results.push(outcomes[0] ?? { transformResults: [] });
      } catch (error) {
        results.push(toStatus(error));
      }
    }

    return results;
  }

  rollback(transaction: Uint8Array): void {
    this.#transactions.rollback(transaction);
  }

  #commitNow(caller: Caller, writes: readonly Write[], meter: Meter): Committed {
    const commitMicros = this.#store.nextCommitMicros();
    const plan = planWrites(this.#store, writes, commitMicros);
    this.#guard.write(caller, plan, meter);
    // Not earlier, because it reveals stored data.
    if (plan.failure !== undefined) throw plan.failure;
    meter.delete(writes.filter((write) => write.kind === 'delete').length);
    meter.write(writes.filter((write) => write.kind === 'set').length);
    this.#store.commit({ commitMicros, changes: plan.changes, author: getAuthor(caller) });
    return { commitMicros, outcomes: plan.outcomes };
  }

  #meter(method: string, subject: readonly string[] | undefined): Meter {
    return this.#usage.start(method, (subject ?? []).join('/'));
  }
}
