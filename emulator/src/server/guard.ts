import { StatusError } from '../status/status.ts';
import type { AccessBudget, DocumentReader, FirestoreRequest, Method, Ruleset } from '../rules/contract.ts';
import type { Query } from '../queries/query.ts';
import type { Plan } from '../storage/apply-writes.ts';
import type { Database } from '../storage/database.ts';
import type { Write } from '../storage/write.ts';
import type { Caller } from './caller.ts';
import type { Meter } from './usage.ts';

/** Maximum document look-ups of the rules per operation, and per request. */
const OPERATION_ACCESSES = 10;
const REQUEST_ACCESSES = 20;

export type ReadCounter = Pick<Meter, 'read'>;

/** Evaluates the rules, whose look-ups cost reads too. Without a ruleset everything is allowed. */
export class Guard {
  readonly #rules: () => Ruleset | undefined;
  readonly #database: Database;

  constructor(rules: () => Ruleset | undefined, database: Database) {
    this.#rules = rules;
    this.#database = database;
  }

  /** Throws PERMISSION_DENIED unless the caller may read all these documents. */
  get(
    caller: Caller,
    paths: readonly (readonly string[])[],
    meter: ReadCounter,
    inTransaction = false,
  ): void {
    const rules = this.#rulesFor(caller);
    if (rules === undefined) return;

    const seen = new Set<string>();
    const documents = this.#reader();

    for (const path of paths) {
      this.#judge(
        rules,
        {
          ...this.#base(caller, 'get', path),
          inTransaction,
          resource: documents.before(path),
          documents,
          budget: makeBudget(seen),
        },
        meter,
      );
    }
  }

  /** Throws PERMISSION_DENIED unless every potential row may be read. */
  list(caller: Caller, query: Query, meter: ReadCounter, inTransaction = false): void {
    const rules = this.#rulesFor(caller);
    if (rules === undefined) return;

    this.#judge(
      rules,
      {
        ...this.#base(caller, 'list', [...query.parent, query.collectionId]),
        query,
        inTransaction,
        documents: this.#reader(),
        budget: makeBudget(new Set()),
      },
      meter,
    );
  }

  /** Throws PERMISSION_DENIED unless the caller may make every write of the batch. */
  write(caller: Caller, plan: Plan, meter: ReadCounter): void {
    const rules = this.#rulesFor(caller);
    if (rules === undefined) return;

    const seen = new Set<string>();
    const documents = this.#reader(plan.after);

    for (const { write, before, after } of plan.steps) {
      const method = getMethod(write, before !== undefined);
      this.#judge(
        rules,
        {
          ...this.#base(caller, method, write.path),
          timeMicros: plan.requestMicros,
          inTransaction: true,
          ...(write.kind === 'set' && {
            write: { mask: write.mask, transforms: write.transforms.map(({ field }) => field) },
          }),
          resource: before,
          newResource: method === 'create' || method === 'update' ? after : undefined,
          documents,
          budget: makeBudget(seen),
        },
        meter,
      );
    }
  }

  #rulesFor(caller: Caller): Ruleset | undefined {
    return caller.admin ? undefined : this.#rules();
  }

  #base(caller: Caller, method: Method, path: readonly string[]) {
    const { projectId, database } = this.#database.name;
    return { projectId, database, method, path, auth: caller.auth, timeMicros: this.#database.now() };
  }

  #reader(after?: DocumentReader['after']): DocumentReader {
    const before = (path: readonly string[]) => this.#database.get(path);
    return { before, after: after ?? before };
  }

  #judge(rules: Ruleset, request: FirestoreRequest, meter: ReadCounter): void {
    const lookups = request.budget.seen.size;
    const verdict = rules.authorize(request);
    meter.read(request.budget.seen.size - lookups);
    if (!verdict.allowed) throw new StatusError('PERMISSION_DENIED', verdict.detail);
  }
}

/** The next operation's remaining look-ups, given those of the request. */
function makeBudget(seen: Set<string>): AccessBudget {
  return { limit: Math.min(REQUEST_ACCESSES, seen.size + OPERATION_ACCESSES), seen };
}

/** Returns a write's method: a precondition of existence makes it an update, whether or not the document exists. */
function getMethod({ kind, precondition }: Write, exists: boolean): Method {
  if (kind === 'verify') return 'get';
  if (kind === 'delete') return 'delete';
  if (precondition === undefined) return exists ? 'update' : 'create';
  return precondition.kind === 'exists' && !precondition.exists ? 'create' : 'update';
}
