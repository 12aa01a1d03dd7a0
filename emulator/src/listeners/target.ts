import type { Query } from '../queries/query.ts';
import { createDocumentComparator, isInScope } from '../queries/match.ts';
import { getEffectiveOrder } from '../queries/normalize.ts';
import { isRow, runQuery, limitRows } from '../queries/run.ts';
import { SortedList } from '../storage/sorted-list.ts';
import type { DocumentSource } from '../storage/database.ts';
import type { Change } from '../storage/change.ts';
import type { StoredDocument } from '../values/value.ts';

interface TargetDelta {
  readonly changed: readonly StoredDocument[];
  /** `gone` if the document no longer exists. */
  readonly removed: readonly { readonly name: string; readonly gone: boolean }[];
}

export interface TargetView {
  current(): readonly StoredDocument[];
  apply(changes: readonly Change[]): TargetDelta;
}

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

/**
 * A query's view as of `source`, the past when a client resumes; kept in memory only for a limit.
 * Apply changes once the present has them all.
 */
export function queryView(
  source: DocumentSource,
  present: DocumentSource,
  query: Query,
  spare = SPARE_ROWS,
): TargetView {
  const windowed = query.limit !== undefined || query.offset !== undefined;
  return windowed ? new WindowView(source, present, query, spare) : new UnlimitedView(source, query);
}

/** A query without a limit keeps no state: each document is decided independently. */
class UnlimitedView implements TargetView {
  readonly #database: DocumentSource;
  readonly #query: Query;
  readonly #orders;

  constructor(database: DocumentSource, query: Query) {
    this.#database = database;
    this.#query = query;
    this.#orders = getEffectiveOrder(query);
  }

  current(): readonly StoredDocument[] {
    return runQuery(this.#database, this.#query).documents;
  }

  apply(changes: readonly Change[]): TargetDelta {
    const changed: StoredDocument[] = [];
    const removed: { name: string; gone: boolean }[] = [];

    for (const { path, before, after } of changes) {
      if (!isInScope(this.#query, path)) continue;
      if (after !== undefined && isRow(this.#query, this.#orders, after)) changed.push(after);
      else if (before !== undefined && isRow(this.#query, this.#orders, before)) {
        removed.push({ name: before.name, gone: after === undefined });
      }
    }

    return { changed, removed };
  }
}

/** Rows kept beyond a view's window, so a row leaving it needs no new query. */
const SPARE_ROWS = 100;

/**
 * A query with a limit keeps its rows and some spare ones in order and compares the window after
 * each commit. It reads again when too many have left.
 */
class WindowView implements TargetView {
  readonly #present: DocumentSource;
  readonly #query: Query;
  readonly #orders;
  readonly #compare: (a: StoredDocument, b: StoredDocument) => number;
  /** Rows from the first one to the window's end. */
  readonly #reach: number;
  readonly #spare: number;
  #rows: SortedList<StoredDocument>;
  #more = false;
  #window: ReadonlyMap<string, StoredDocument>;
  /** The last row of a full window: changes behind it don't matter. */
  #edge: StoredDocument | undefined;

  constructor(source: DocumentSource, present: DocumentSource, query: Query, spare: number) {
    const { limit, limitToLast, offset = 0 } = query;
    this.#present = present;
    this.#query = query;
    this.#orders = getEffectiveOrder(query);
    this.#compare = createDocumentComparator(this.#orders);
    this.#reach = limit === undefined || limitToLast === true ? Infinity : offset + limit;
    this.#spare = spare;
    this.#rows = this.#read(source);
    this.#window = this.#slice();
  }

  current(): readonly StoredDocument[] {
    return [...this.#window.values()];
  }

  apply(changes: readonly Change[]): TargetDelta {
    const gone = new Set<string>();
    let touched = false;

    for (const { path, before, after } of changes) {
      if (!isInScope(this.#query, path)) continue;
      if (before !== undefined && isRow(this.#query, this.#orders, before)) {
        touched = (this.#rows.delete(before) && this.#reaches(before)) || touched;
      }
      if (after !== undefined && isRow(this.#query, this.#orders, after))
        touched = (this.#add(after) && this.#reaches(after)) || touched;
      else if (after === undefined && before !== undefined) gone.add(before.name);
    }

    if (!touched) return { changed: [], removed: [] };

    if (this.#more && this.#rows.size < this.#reach) this.#rows = this.#read(this.#present);

    const earlier = this.#window;

    this.#window = this.#slice();

    return {
      changed: [...this.#window.values()].filter((document) => earlier.get(document.name) !== document),
      removed: [...earlier.keys()]
        .filter((name) => !this.#window.has(name))
        .map((name) => ({ name, gone: gone.has(name) })),
    };
  }

  #reaches(row: StoredDocument): boolean {
    return this.#edge === undefined || this.#compare(row, this.#edge) <= 0;
  }

  /** Keeps a row unless it lies behind those kept, where others aren't known either. */
  #add(row: StoredDocument): boolean {
    const { last } = this.#rows;
    if (this.#more && (last === undefined || this.#compare(row, last) > 0)) return false;
    this.#rows.add(row);
    if (last !== undefined && this.#rows.size > this.#reach + 2 * this.#spare) {
      this.#rows.delete(last);
      this.#more = true;
    }
    return true;
  }

  #read(source: DocumentSource): SortedList<StoredDocument> {
    const most = this.#reach === Infinity ? undefined : this.#reach + this.#spare;
    const whole: Query = { ...this.#query, offset: undefined, limit: most, limitToLast: undefined };
    const rows = runQuery(source, whole).documents;
    this.#more = rows.length === most;
    return SortedList.fromSorted(this.#compare, rows);
  }

  #slice(): ReadonlyMap<string, StoredDocument> {
    const { limit, limitToLast, offset = 0 } = this.#query;
    const rows: StoredDocument[] = [];

    if (limit === undefined || limitToLast === true) rows.push(...limitRows(this.#query, [...this.#rows]));
    else {
      let position = 0;
      for (const row of this.#rows) {
        if (position >= offset + limit) break;
        if (position++ >= offset) rows.push(row);
      }
    }

    this.#edge = rows.length === limit && limitToLast !== true ? rows.at(-1) : undefined;

    return new Map(rows.map((document) => [document.name, document]));
  }
}
