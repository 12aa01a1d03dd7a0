import type { Query } from '../queries/query.ts';
import { documentComparator, inScope } from '../queries/match.ts';
import { effectiveOrder } from '../queries/normalize.ts';
import { isRow, runQuery, window } from '../queries/run.ts';
import { SortedList } from '../storage/sorted-list.ts';
import type { Change, DocumentSource } from '../storage/database.ts';
import type { StoredDocument } from '../values/value.ts';

/** What a commit changed in one target's result. */
export interface TargetDelta {
  readonly changed: readonly StoredDocument[];
  /** Left the result: `gone` when the document no longer exists at all. */
  readonly removed: readonly { readonly name: string; readonly gone: boolean }[];
}

/** One followed result. */
export interface TargetView {
  /** The whole result now. */
  current(): readonly StoredDocument[];
  /** What these changes did to it. */
  apply(changes: readonly Change[]): TargetDelta;
}

/** Follows named documents. */
export class DocumentsView implements TargetView {
  readonly paths: ReadonlyMap<string, readonly string[]>;
  readonly #database: DocumentSource;

  constructor(database: DocumentSource, paths: readonly (readonly string[])[]) {
    this.#database = database;
    this.paths = new Map(paths.map((path) => [path.join('/'), path]));
  }

  current(): readonly StoredDocument[] {
    return [...this.paths.values()].flatMap((path) => this.#database.get(path) ?? []);
  }

  apply(changes: readonly Change[]): TargetDelta {
    const relevant = changes.filter((change) => this.paths.has(change.path.join('/')));
    return {
      changed: relevant.flatMap((change) => change.after ?? []),
      removed: relevant.flatMap((change) =>
        change.after === undefined && change.before !== undefined
          ? [{ name: change.before.name, gone: true }]
          : [],
      ),
    };
  }
}

/** Builds the view of a query: a window only where a limit makes one necessary. */
export function queryView(database: DocumentSource, query: Query): TargetView {
  const windowed = query.limit !== undefined || query.offset !== undefined;
  return windowed ? new WindowView(database, query) : new UnlimitedView(database, query);
}

/** A query without limit: whether a document belongs depends on that document alone, so nothing is remembered. */
class UnlimitedView implements TargetView {
  readonly #database: DocumentSource;
  readonly #query: Query;
  readonly #orders;

  constructor(database: DocumentSource, query: Query) {
    this.#database = database;
    this.#query = query;
    this.#orders = effectiveOrder(query);
  }

  current(): readonly StoredDocument[] {
    return runQuery(this.#database, this.#query).documents;
  }

  apply(changes: readonly Change[]): TargetDelta {
    const changed: StoredDocument[] = [];
    const removed: { name: string; gone: boolean }[] = [];
    for (const { path, before, after } of changes) {
      if (!inScope(this.#query, path)) continue;
      if (after !== undefined && isRow(this.#query, this.#orders, after)) changed.push(after);
      else if (before !== undefined && isRow(this.#query, this.#orders, before)) {
        removed.push({ name: before.name, gone: after === undefined });
      }
    }
    return { changed, removed };
  }
}

/** A query with a limit: all rows are kept in order, and the window over them is compared after each commit. */
class WindowView implements TargetView {
  readonly #query: Query;
  readonly #orders;
  readonly #rows: SortedList<StoredDocument>;
  #window: ReadonlyMap<string, StoredDocument>;

  constructor(database: DocumentSource, query: Query) {
    this.#query = query;
    this.#orders = effectiveOrder(query);
    this.#rows = new SortedList(documentComparator(this.#orders));
    for (const collection of database.group(query.collectionId)) {
      if (!inScope(query, [...collection.path, ''])) continue;
      for (const document of collection.documents()) {
        if (isRow(query, this.#orders, document)) this.#rows.add(document);
      }
    }
    this.#window = this.#slice();
  }

  current(): readonly StoredDocument[] {
    return [...this.#window.values()];
  }

  apply(changes: readonly Change[]): TargetDelta {
    const gone = new Set<string>();
    let touched = false;
    for (const { path, before, after } of changes) {
      if (!inScope(this.#query, path)) continue;
      if (before !== undefined && isRow(this.#query, this.#orders, before)) {
        touched = this.#rows.delete(before) || touched;
      }
      if (after !== undefined && isRow(this.#query, this.#orders, after)) {
        this.#rows.add(after);
        touched = true;
      } else if (after === undefined && before !== undefined) gone.add(before.name);
    }
    if (!touched) return { changed: [], removed: [] };
    const earlier = this.#window;
    this.#window = this.#slice();
    return {
      changed: [...this.#window.values()].filter((document) => earlier.get(document.name) !== document),
      removed: [...earlier.keys()]
        .filter((name) => !this.#window.has(name))
        .map((name) => ({ name, gone: gone.has(name) })),
    };
  }

  #slice(): ReadonlyMap<string, StoredDocument> {
    const { limit, limitToLast, offset = 0 } = this.#query;
    const rows: StoredDocument[] = [];
    if (limit === undefined || limitToLast === true) rows.push(...window(this.#query, [...this.#rows]));
    else {
      let position = 0;
      for (const row of this.#rows) {
        if (position >= offset + limit) break;
        if (position++ >= offset) rows.push(row);
      }
    }
    return new Map(rows.map((document) => [document.name, document]));
  }
}
