import { Database } from '../storage/database.ts';
import type { DatabaseName } from '../storage/names.ts';
import { Transactions } from '../transactions/transactions.ts';
import { Commits } from './commits.ts';
import { Guard } from './guard.ts';
import type { ProjectContext } from './project-context.ts';
import { Reads } from './reads.ts';

/** Every operation on one database, with rules and transactions. Knows no transport. */
export class DatabaseService {
  readonly store: Database;
  readonly reads: Reads;
  readonly commits: Commits;
  readonly #transactions = new Transactions();

  constructor(name: DatabaseName, context: ProjectContext) {
    this.store = new Database(name);
    const guard = new Guard(context.rules, this.store);
    this.reads = new Reads(this.store, guard, this.#transactions, context);
    this.commits = new Commits(this.store, guard, this.#transactions, context.usage);
  }

  /** Clears the database and ends its transactions. */
  reset(): void {
    this.#transactions.reset();
    this.store.clear();
  }

  /** Stops timers; open transactions are dropped. */
  close(): void {
    this.#transactions.close();
  }
}
