import type { FollowedTarget } from '../listeners/events.ts';
import { aggregate, type Aggregation } from '../queries/aggregate.ts';
import {
  listCollectionIdsBelow,
  listWithMissing,
  getPosition,
  type ListingEntry,
} from '../queries/listing.ts';
import { checkPartitioned, listCutPoints } from '../queries/partition.ts';
import type { Order, Query } from '../queries/query.ts';
import { project, runQuery } from '../queries/run.ts';
import { checkQuery } from '../queries/validate.ts';
import { invalidArgument } from '../status/status.ts';
import type { Database, DocumentSource } from '../storage/database.ts';
import { checkPath } from '../storage/limits.ts';
import { getStateAt } from '../storage/past.ts';
import type { ReadLock } from '../transactions/locks.ts';
import type { Transactions } from '../transactions/transactions.ts';
import type { StoredDocument, Value } from '../values/value.ts';
import type { Caller } from './caller.ts';
import { LATEST, type Consistency } from './consistency.ts';
import { explainAggregation, explainPlan, explainRun, type Explain, type ExplainedQuery } from './explain.ts';
import type { Guard } from './guard.ts';
import type { ProjectContext } from './project-context.ts';
import type { Meter } from './usage.ts';

interface ReadContext {
  readonly readMicros: bigint;
  /** The transaction that the read started, if any. */
  readonly transaction?: Uint8Array;
}

export interface Explainable {
  readonly explained?: ExplainedQuery;
}

export interface QueryRows extends ReadContext, Explainable {
  readonly documents: readonly StoredDocument[];
  readonly skipped: number;
}

interface ListRequest {
  readonly parent: readonly string[];
  readonly collectionId: string;
  readonly orderBy: readonly Order[];
  readonly showMissing: boolean;
  readonly pageSize: number;
  /** The previous page's end, in the listing's order. */
  readonly after?: readonly Value[];
}

/** All reads of one database, with rules, transactions and counters. */
export class Reads {
  readonly #store: Database;
  readonly #guard: Guard;
  readonly #transactions: Transactions;
  readonly #context: ProjectContext;

  constructor(store: Database, guard: Guard, transactions: Transactions, context: ProjectContext) {
    this.#store = store;
    this.#guard = guard;
    this.#transactions = transactions;
    this.#context = context;
  }

  /** Reads documents by path, in the given order; missing ones are undefined. */
  async getDocuments(
    caller: Caller,
    paths: readonly (readonly string[])[],
    consistency: Consistency,
  ): Promise<ReadContext & { readonly documents: readonly (StoredDocument | undefined)[] }> {
    for (const path of paths) checkPath(path);
    const reading: ReadLock = { documents: paths, queries: [] };
    await this.#turn(consistency, reading);
    const meter = this.#meter('BatchGetDocuments', paths[0]);
    this.#guard.get(caller, paths, meter, this.#mayWrite(consistency));
    const context = this.#read(consistency, reading);
    meter.read(paths.length);
    const { source, ...rest } = context;
    return { ...rest, documents: paths.map((path) => source.get(path)) };
  }

  /** Runs a query and projects its rows. A planned query returns none. */
  async runQuery(
    caller: Caller,
    query: Query,
    consistency: Consistency,
    explain?: Explain,
  ): Promise<QueryRows> {
    const reading: ReadLock = { documents: [], queries: [query] };
    await this.#turn(consistency, reading);

    const meter = this.#meter('RunQuery', [...query.parent, query.collectionId]);
    this.#guard.list(caller, query, meter, this.#mayWrite(consistency));

    const { indexes } = this.#context;
    indexes.check(query);

    if (explain === 'plan') {
      meter.query(0);
      const explained = explainPlan(indexes.catalog, query);
      return { readMicros: this.#store.now(), documents: [], skipped: 0, explained };
    }

    const { source, ...context } = this.#read(consistency, reading);
    const startedAt = performance.now();
    const { documents, skipped } = runQuery(source, query);
    const durationMs = performance.now() - startedAt;

    meter.query(documents.length + skipped);

    const run = { returned: documents.length, skipped, durationMs };

    return {
      ...context,
      skipped,
      documents: documents.map((document) => project(query, document)),
      ...(explain && { explained: explainRun(indexes.catalog, source, query, run) }),
    };
  }

  /** Counts, sums and averages a query's rows. A planned one returns no results. */
  async runAggregation(
    caller: Caller,
    query: Query,
    aggregations: readonly Aggregation[],
    consistency: Consistency,
    explain?: Explain,
  ): Promise<ReadContext & Explainable & { readonly results: ReadonlyMap<string, Value> }> {
    const reading: ReadLock = { documents: [], queries: [query] };
    await this.#turn(consistency, reading);

    const meter = this.#meter('RunAggregationQuery', [...query.parent, query.collectionId]);
    this.#guard.list(caller, query, meter, this.#mayWrite(consistency));

    const { indexes } = this.#context;
    indexes.check(query, aggregations);

    if (explain === 'plan') {
      meter.query(0);
      const explained = explainPlan(indexes.catalog, query, aggregations);
      return { readMicros: this.#store.now(), results: new Map(), explained };
    }

    const { source, ...context } = this.#read(consistency, reading);
    const required = aggregations.flatMap((item) => (item.kind === 'count' ? [] : [item.field]));
    const rows = { ...query, required };
    const startedAt = performance.now();
    const { documents } = runQuery(source, rows);
    const results = aggregate(documents, aggregations);
    const durationMs = performance.now() - startedAt;

    // One read for each batch of up to a thousand index entries.
    meter.query(Math.ceil(documents.length / 1000));

    return {
      ...context,
      results,
      ...(explain && {
        explained: explainAggregation(indexes.catalog, source, rows, aggregations, durationMs),
      }),
    };
  }

  /** Names that cut a collection group into parts of similar size. */
  partition(
    query: Query,
    count: number,
    readMicros: bigint | undefined,
  ): ReadContext & { readonly names: readonly string[] } {
    checkPartitioned(query);
    const meter = this.#meter('PartitionQuery', [query.collectionId]);
    const consistency: Consistency =
      readMicros === undefined ? LATEST : { kind: 'read-time', micros: readMicros };
    const { source, ...context } = this.#read(consistency, { documents: [], queries: [] });
    const names = listCutPoints(runQuery(source, query).documents, count).map(({ name }) => name);
    meter.query(names.length);
    return { ...context, names };
  }

  /** Lists one collection, or all below the parent, in pages, optionally with missing documents. A full page returns its end. */
  async listDocuments(
    caller: Caller,
    { parent, collectionId, orderBy, showMissing, pageSize, after }: ListRequest,
    consistency: Consistency,
  ): Promise<{ readonly entries: readonly ListingEntry[]; readonly position?: readonly Value[] }> {
    const startAt = after && { values: after, before: false };
    const limit = pageSize > 0 ? pageSize : undefined;
    const query: Query = { parent, collectionId, allDescendants: false, orderBy, startAt, limit };
    checkQuery(query);

    const reading: ReadLock = { documents: [], queries: [query] };
    await this.#turn(consistency, reading);

    const meter = this.#meter('ListDocuments', [...parent, collectionId]);
    this.#guard.list(caller, query, meter, this.#mayWrite(consistency));
    this.#context.indexes.check(query);

    const { source } = this.#read(consistency, reading);
    const entries = showMissing ? listWithMissing(source, query) : runQuery(source, query).documents;

    meter.query(entries.length);

    const last = entries.length === limit ? entries.at(-1) : undefined;

    return { entries, ...(last && { position: getPosition(last, query) }) };
  }

  listCollectionIds(parent: readonly string[], consistency: Consistency): readonly string[] {
    this.#meter('ListCollectionIds', parent).read(1);
    return listCollectionIdsBelow(this.#read(consistency, { documents: [], queries: [] }).source, parent);
  }

  /** Authorises a listener's target and returns the meter of its documents. Throws when denied. */
  admit(caller: Caller, what: FollowedTarget): Meter {
    if (what.kind === 'documents') for (const path of what.paths) checkPath(path);
    const subject = what.kind === 'query' ? [...what.query.parent, what.query.collectionId] : what.paths[0];
    const meter = this.#meter('Listen', subject);
    if (what.kind === 'documents') this.#guard.get(caller, what.paths, meter);
    else {
      this.#guard.list(caller, what.query, meter);
      this.#context.indexes.check(what.query);
    }
    return meter;
  }

  /** Starts a transaction without reads. */
  beginTransaction(consistency: Consistency): Uint8Array {
    if (consistency.kind !== 'new-transaction') return this.#transactions.begin();
    const readMicros = this.#readMicrosOf(consistency);
    if (readMicros !== undefined) this.#stateAt(readMicros);
    return this.#transactions.begin(readMicros, consistency.retried);
  }

  /** Returns whether the read belongs to a transaction that may still write. */
  #mayWrite(consistency: Consistency): boolean {
    if (consistency.kind === 'new-transaction') return !consistency.readOnly;
    return consistency.kind === 'transaction' && this.#transactions.mayWrite(consistency.id);
  }

  #meter(method: string, subject: readonly string[] | undefined): Meter {
    return this.#context.usage.start(method, (subject ?? []).join('/'));
  }

  /** Waits for writers that precede the transaction's read. */
  async #turn(consistency: Consistency, reading: ReadLock): Promise<void> {
    if (consistency.kind === 'transaction') await this.#transactions.turn(consistency.id, reading);
    else if (consistency.kind === 'new-transaction' && !consistency.readOnly) {
      await this.#transactions.turn(undefined, reading);
    }
  }

  /** The source of a read, after registering it with its transaction. */
  #read(consistency: Consistency, reading: ReadLock): ReadContext & { readonly source: DocumentSource } {
    let transaction: Uint8Array | undefined;
    let readMicros = consistency.kind === 'read-time' ? consistency.micros : undefined;

    if (consistency.kind === 'new-transaction') {
      transaction = this.beginTransaction(consistency);
    }

    const id = consistency.kind === 'transaction' ? consistency.id : transaction;
    if (id !== undefined) {
      ({ readMicros } = this.#transactions.check(id));
      this.#transactions.read(id, reading);
    }

    if (readMicros === undefined) return { readMicros: this.#store.now(), transaction, source: this.#store };

    return { readMicros, transaction, source: this.#stateAt(readMicros) };
  }

  #stateAt(micros: bigint): DocumentSource {
    if (micros <= this.#store.now()) return getStateAt(this.#store, micros);
    throw invalidArgument("The requested 'read_time' cannot be in the future.");
  }

  #readMicrosOf(consistency: Extract<Consistency, { kind: 'new-transaction' }>): bigint | undefined {
    return consistency.readOnly ? (consistency.readMicros ?? this.#store.now()) : undefined;
  }
}
