import {
  DocumentReference,
  Query,
  type DocumentSnapshot,
  type QuerySnapshot,
  type Transaction,
} from 'firebase-admin/firestore';

interface PendingQuery {
  readonly query: Query;
  readonly found: Promise<QuerySnapshot>;
}

/** Results of queries that return whole documents. */
const whole = new WeakSet<QuerySnapshot>();

/** Records that a query returned whole documents, so its transaction doesn't read them again. */
export const rememberWholeDocuments = (snapshot: QuerySnapshot): QuerySnapshot => {
  whole.add(snapshot);
  return snapshot;
};

/** A transaction's reads, each sent once: repeats return the same result, as the transaction guarantees anyway. */
export class RememberedReads {
  readonly #transaction: Transaction;
  readonly #documents = new Map<string, Promise<DocumentSnapshot>>();
  readonly #queries: PendingQuery[] = [];
  readonly #found = new Map<string, DocumentSnapshot>();

  constructor(transaction: Transaction) {
    this.#transaction = transaction;
  }

  readonly getDocument = (ref: DocumentReference): Promise<DocumentSnapshot> => {
    const pending = this.#documents.get(ref.path);
    if (pending) return pending;
    const found = this.#transaction.get(ref);
    this.#documents.set(ref.path, found);
    return found;
  };

  readonly getQuery = (query: Query): Promise<QuerySnapshot> => {
    const pending = this.#queries.find((item) => item.query.isEqual(query));
    if (pending) return pending.found;
    const found = this.#transaction.get(query);
    this.#queries.push({ query, found });
    return found;
  };

  /** Returns a document that any read has found; reads it otherwise. */
  readonly find = async (ref: DocumentReference): Promise<DocumentSnapshot> => {
    for (const { found } of this.#queries) {
      const snapshot = await found;
      if (whole.has(snapshot)) for (const each of snapshot.docs) this.#found.set(each.ref.path, each);
    }
    return this.#documents.get(ref.path) ?? this.#found.get(ref.path) ?? this.getDocument(ref);
  };

  /** Replaces a reading method of the transaction; undefined: it has no repeats to answer. */
  readonly get: (target: unknown) => unknown = (target) => {
    if (target instanceof DocumentReference) return this.getDocument(target);
    if (target instanceof Query) return this.getQuery(target);
    return Reflect.apply(this.#transaction.get, this.#transaction, [target]) as unknown;
  };

  readonly getAll = async (...targets: readonly unknown[]): Promise<readonly DocumentSnapshot[]> => {
    const refs = targets.filter((item) => item instanceof DocumentReference);
    // With a mask, documents aren't whole.
    if (refs.length < targets.length || refs.length === 0)
      return Reflect.apply(this.#transaction.getAll, this.#transaction, targets) as Promise<
        DocumentSnapshot[]
      >;

    const missing = refs.filter(({ path }) => !this.#documents.has(path));
    if (missing.length > 0) {
      const found = this.#transaction.getAll(...missing);
      for (const [index, { path }] of missing.entries())
        this.#documents.set(
          path,
          found.then((all) => all[index] as DocumentSnapshot),
        );
    }

    return Promise.all(refs.map((ref) => this.getDocument(ref)));
  };
}
