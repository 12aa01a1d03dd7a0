import { invalidArgument, toStatus, type StatusError } from '../status/status.ts';
import type { Database, DocumentSource } from '../storage/database.ts';
import type { Change } from '../storage/change.ts';
import { Past } from '../storage/past.ts';
import type { ListenEvent, Outlet, TargetRequest } from './events.ts';
import type { Follower, ListenerHub } from './hub.ts';
import { PendingChanges } from './pending.ts';
import { DocumentsView, queryView, type TargetView } from './target.ts';
import {
  createDigestEvents,
  createDocumentEvents,
  filterEvent,
  getKnownSince,
  projectFor,
  createFullEvents,
  type DocumentNews,
} from './document-events.ts';

interface ReadMeter {
  read(documents: number): void;
}

/** Authorises a target and returns its read meter. Throws when denied. */
export type Admission = (request: TargetRequest) => ReadMeter;

interface Target {
  readonly request: TargetRequest;
  readonly view: TargetView;
  readonly meter: ReadMeter;
  readonly leave: () => void;
}

type Hub = Pick<ListenerHub, 'follow'>;

/**
 * One client's listen stream on a database. Events are created only as fast as the client takes
 * them; pending commits are folded, so a slow client costs little memory.
 */
export class ListenStream implements Follower {
  readonly #database: Database;
  readonly #hub: Hub;
  readonly #admit: Admission;
  readonly #outlet: Outlet;
  readonly #targets = new Map<number, Target>();
  readonly #work: Iterator<ListenEvent>[] = [];
  readonly #pending = new PendingChanges();
  #lastMicros = 0n;

  constructor(database: Database, hub: Hub, admit: Admission, outlet: Outlet) {
    this.#database = database;
    this.#hub = hub;
    this.#admit = admit;
    this.#outlet = outlet;
  }

  /** Adds a target and sends its whole current result. Throws if the id is in use. */
  add(request: TargetRequest): void {
    if (this.#targets.has(request.targetId)) {
      throw invalidArgument(`Target ID ${request.targetId} is already in use.`);
    }

    let meter: ReadMeter;
    try {
      meter = this.#admit(request);
    } catch (error) {
      this.refuse(request.targetId, toStatus(error));
      return;
    }

    this.#takePending();

    const missed = this.#missedBy(request);
    const source = missed === undefined ? this.#database : new Past(this.#database, missed);
    const view = viewOf(request, source, this.#database);
    const leave = request.once ? () => undefined : this.#hub.follow(this, request.what);
    const target: Target = { request, view, meter, leave };

    if (!request.once) this.#targets.set(request.targetId, target);
    this.#work.push(this.#start(target, missed));
    this.pump();
  }

  /** Returns what a resuming client has missed; undefined when it needs everything. */
  #missedBy({ resumeFrom }: TargetRequest): readonly Change[] | undefined {
    return typeof resumeFrom === 'bigint' ? this.#database.changesSince(resumeFrom) : undefined;
  }

  /** Refuses a target with the reason; the stream continues. */
  refuse(targetId: number, cause: StatusError): void {
    this.#tell({ kind: 'target', change: 'remove', targetIds: [targetId], cause });
  }

  remove(targetId: number): void {
    this.#forget(targetId);
    this.#tell({ kind: 'target', change: 'remove', targetIds: [targetId] });
  }

  /** Evaluates the rules for every target again and removes those denied now. */
  judgeAgain(): void {
    for (const [targetId, { request }] of [...this.#targets]) {
      try {
        this.#admit(request);
      } catch (error) {
        this.#forget(targetId);
        this.#tell({ kind: 'target', change: 'remove', targetIds: [targetId], cause: toStatus(error) });
      }
    }
  }

  /** Queues a commit or a new read time, and sends it as soon as the client keeps up. */
  onCommit(changes: readonly Change[], commitMicros: bigint): void {
    if (this.#targets.size === 0) return;
    this.#pending.add(changes, commitMicros);
    this.pump();
  }

  /** Ends the stream with an error, so the client restarts it. */
  fail(error: StatusError): void {
    this.close();
    this.#outlet.fail(error);
  }

  close(): void {
    for (const targetId of [...this.#targets.keys()]) this.#forget(targetId);
  }

  #forget(targetId: number): void {
    this.#targets.get(targetId)?.leave();
    this.#targets.delete(targetId);
  }

  /** Sends what is waiting while the client keeps up. Called again when it has caught up. */
  pump(): void {
    while (!this.#outlet.congested()) {
      const head = this.#work[0];
      if (head === undefined) {
        if (this.#pending.empty) return;
        this.#takePending();
        continue;
      }
      const next = head.next();
      if (next.done === true) this.#work.shift();
      else this.#outlet.send(next.value);
    }
  }

  #tell(event: ListenEvent): void {
    this.#work.push([event][Symbol.iterator]());
    this.pump();
  }

  /** Yields the events that bring a new target up to date, ending with CURRENT. */
  #start(target: Target, missed: readonly Change[] | undefined): IterableIterator<ListenEvent> {
    const { request } = target;
    const readMicros = this.#database.now();
    const body =
      missed === undefined
        ? this.#unannounced(target, readMicros)
        : this.#difference(target, missed, readMicros);
    return this.#startEvents(request, body, readMicros);
  }

  *#startEvents(
    request: TargetRequest,
    body: Iterable<ListenEvent>,
    readMicros: bigint,
  ): IterableIterator<ListenEvent> {
    yield { kind: 'target', change: 'add', targetIds: [request.targetId] };
    yield* body;
    yield* this.#current(request, readMicros);
  }

  /** The current state, for a client whose past isn't known in detail. */
  #unannounced({ request, view, meter }: Target, readMicros: bigint): Iterable<ListenEvent> {
    const found = view.current();
    const since = getKnownSince(request);
    const changed = since === undefined ? found : found.filter(({ updateMicros }) => updateMicros > since);
    meter.read(Math.max(1, changed.length));
    return since === undefined
      ? createFullEvents(request, found, this.#database.name, readMicros)
      : createDigestEvents(request, found, changed);
  }

  #difference(target: Target, missed: readonly Change[], readMicros: bigint): Iterable<ListenEvent> {
    const { request, view } = target;
    const documentCount = request.expectedCount === undefined ? undefined : view.current().length;
    const shown = createDocumentEvents(this.#newsFrom([target], missed), readMicros);
    if (documentCount === request.expectedCount) return shown;
    // The client's documents may differ, so it gets a filter to detect surplus ones.
    const found = viewOf(request, this.#database, this.#database).current();
    return [...shown, filterEvent(request, found)];
  }

  *#current(request: TargetRequest, readMicros: bigint): IterableIterator<ListenEvent> {
    const targetIds = [request.targetId];
    yield { kind: 'target', change: 'current', targetIds, readMicros };
    if (request.once) yield { kind: 'target', change: 'remove', targetIds };
    yield this.#snapshot(readMicros);
  }

  /** Computes the folded commits' effects on each target immediately; the pump sends them. */
  #takePending(): void {
    if (this.#pending.empty) return;
    const { changes, commitMicros } = this.#pending.take();
    const news = this.#newsFrom(this.#targets.values(), changes);
    // Without changes for this client nothing is sent, except a new read time.
    if (news.length === 0 && changes.length > 0) return;
    this.#work.push(this.#deltas(news, commitMicros));
  }

  #newsFrom(targets: Iterable<Target>, changes: readonly Change[]): readonly DocumentNews[] {
    const news = new Map<string, DocumentNews>();
    for (const { request, view, meter } of targets) {
      const delta = view.apply(changes);
      meter.read(delta.changed.length);

      const projected = request.what.kind === 'query' && request.what.query.select !== undefined;

      const newsOf = (name: string): DocumentNews => {
        // A projection changes the document, so it has a separate key.
        const key = projected ? `${request.targetId} ${name}` : name;
        const entry = news.get(key) ?? { name, gone: false, targetIds: [], removedTargetIds: [] };
        news.set(key, entry);
        return entry;
      };

      for (const document of delta.changed) {
        const entry = newsOf(document.name);
        entry.document = projectFor(request, document);
        entry.targetIds.push(request.targetId);
      }

      for (const { name, gone } of delta.removed) {
        const entry = newsOf(name);
        entry.gone = gone;
        entry.removedTargetIds.push(request.targetId);
      }
    }

    return [...news.values()];
  }

  /** The snapshot's time is later than the commit: browser tabs distinguish it by that from the write's own reply. */
  #deltas(news: Iterable<DocumentNews>, commitMicros: bigint): IterableIterator<ListenEvent> {
    return this.#deltaEvents(news, commitMicros, this.#database.now());
  }

  *#deltaEvents(
    news: Iterable<DocumentNews>,
    commitMicros: bigint,
    readMicros: bigint,
  ): IterableIterator<ListenEvent> {
    yield* createDocumentEvents(news, commitMicros);
    yield this.#snapshot(readMicros);
  }

  /** Makes everything sent before visible. Its time never decreases. */
  #snapshot(readMicros: bigint): ListenEvent {
    if (readMicros > this.#lastMicros) this.#lastMicros = readMicros;
    return { kind: 'target', change: 'no-change', targetIds: [], readMicros: this.#lastMicros };
  }
}

function viewOf({ what }: TargetRequest, source: DocumentSource, present: DocumentSource): TargetView {
  return what.kind === 'documents'
    ? new DocumentsView(source, what.paths)
    : queryView(source, present, what.query);
}
