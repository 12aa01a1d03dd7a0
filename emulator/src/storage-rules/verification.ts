import type { AccessBudget, Method, Ruleset, StorageValue, Verdict } from '../rules/contract.ts';
import type { StoredDocument } from '../values/value.ts';

/** Storage rules may read two documents. */
const mostDocuments = 2;

/** Thrown by the reader when a rule needs a document not yet fetched. */
class Pending extends Error {
  readonly path: readonly string[];

  constructor(path: readonly string[]) {
    super('A document is needed.');
    this.path = path;
  }
}

type Step =
  | { readonly kind: 'done'; readonly verdict: Verdict }
  | { readonly kind: 'fetch'; readonly path: readonly string[] };

/** The granular operations of a composite method. */
const covered: Readonly<Record<string, readonly Method[]>> = {
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

/**
 * One request under evaluation. Rules are evaluated synchronously and documents arrive later: at a missing
 * document the evaluation stops, the document is fetched, and the evaluation restarts.
 */
export class Verification {
  private readonly ruleset: Ruleset;
  private readonly methods: readonly Method[];
  private readonly path: readonly string[];
  private readonly variables: ReadonlyMap<string, StorageValue>;
  private readonly budget: AccessBudget = { limit: mostDocuments, seen: new Set() };
  private readonly fetched = new Map<string, StoredDocument | undefined>();
  private awaited: readonly string[] | undefined;

  constructor(
    ruleset: Ruleset,
    method: string,
    path: readonly string[],
    variables: ReadonlyMap<string, StorageValue>,
  ) {
    this.ruleset = ruleset;
    this.methods = (Object.hasOwn(covered, method) ? covered[method] : undefined) ?? [];
    this.path = path;
    this.variables = variables;
  }

  /** Evaluates as far as the fetched documents allow. */
  advance(): Step {
    try {
      return { kind: 'done', verdict: this.judge() };
    } catch (signal) {
      if (!(signal instanceof Pending)) throw signal;
      this.awaited = signal.path;
      return { kind: 'fetch', path: signal.path };
    }
  }

  /** Supplies the document last requested. */
  receive(read: (path: readonly string[]) => StoredDocument | undefined): void {
    if (this.awaited) this.fetched.set(this.awaited.join('/'), read(this.awaited));
    this.awaited = undefined;
  }

  private judge(): Verdict {
    const read = (path: readonly string[]): StoredDocument | undefined => {
      const key = path.join('/');
      if (!this.fetched.has(key)) throw new Pending(path);
      return this.fetched.get(key);
    };

    let last: Verdict = { allowed: false, detail: 'Unknown method.' };
    for (const method of this.methods) {
      last = this.ruleset.authorizeStorage({
        method,
        path: this.path,
        variables: this.variables,
        documents: { before: read, after: read },
        budget: this.budget,
      });
      if (!last.allowed) return last;
    }

    return last;
  }
}
