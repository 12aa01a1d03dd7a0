import type { Query } from '../queries/query.ts';
import { project } from '../queries/run.ts';
import type { StatusError } from '../status/status.ts';
import { toStatus } from '../status/status.ts';
import type { Change, Database } from '../storage/database.ts';
import { resourceName } from '../storage/names.ts';
import type { StoredDocument } from '../values/value.ts';
import { DocumentsView, queryView, type TargetView } from './target.ts';

/** Named documents, or the rows of a query. */
export type Followed =
  | { readonly kind: 'documents'; readonly paths: readonly (readonly string[])[] }
  | { readonly kind: 'query'; readonly query: Query };

/** What a client asks to follow. */
export interface TargetRequest {
  readonly targetId: number;
  readonly what: Followed;
  /** The client has seen an earlier state and wants the difference. */
  readonly resumes: boolean;
  readonly once: boolean;
}

/** What a stream tells its client, free of any encoding. */
export type ListenEvent =
  | {
      readonly kind: 'target';
      readonly change: 'add' | 'remove' | 'current' | 'reset' | 'no-change';
      readonly targetIds: readonly number[];
      readonly cause?: StatusError;
      /** Present where the client may resume from. */
      readonly readMicros?: bigint;
    }
  | {
      readonly kind: 'change';
      readonly document: StoredDocument;
      readonly targetIds: readonly number[];
      readonly removedTargetIds: readonly number[];
    }
  | {
      readonly kind: 'delete' | 'remove';
      readonly name: string;
      readonly removedTargetIds: readonly number[];
      readonly readMicros: bigint;
    };

/** Counts documents told to a client. */
export interface ReadMeter {
  read(documents: number): void;
}

/** Judges a target and answers where its reads are counted. Throws where the target may not be followed. */
export type Admission = (request: TargetRequest) => ReadMeter;

interface Target {
  readonly request: TargetRequest;
  readonly view: TargetView;
  readonly meter: ReadMeter;
}

/** One client's listen stream over one database: its targets, and what to tell after each commit. */
export class ListenStream {
  readonly #database: Database;
  readonly #admit: Admission;
  readonly #send: (event: ListenEvent) => void;
  readonly #targets = new Map<number, Target>();

  constructor(database: Database, admit: Admission, send: (event: ListenEvent) => void) {
    this.#database = database;
    this.#admit = admit;
    this.#send = send;
  }

  /** Adds a target and tells its whole present result. */
  add(request: TargetRequest): void {
    const targetIds = [request.targetId];
    let meter: ReadMeter;
    try {
      meter = this.#admit(request);
    } catch (error) {
      this.#send({ kind: 'target', change: 'add', targetIds });
      this.#send({ kind: 'target', change: 'remove', targetIds, cause: toStatus(error) });
      return;
    }
    const view =
      request.what.kind === 'documents'
        ? new DocumentsView(this.#database, request.what.paths)
        : queryView(this.#database, request.what.query);
    const readMicros = this.#database.now();
    this.#send({ kind: 'target', change: 'add', targetIds });
    // Old states are not kept: a resuming client is told everything anew.
    if (request.resumes) this.#send({ kind: 'target', change: 'reset', targetIds });
    const found = view.current();
    meter.read(Math.max(1, found.length));
    for (const document of found) this.#sendChange(request, document);
    if (request.what.kind === 'documents')
      this.#tellMissing(request.what.paths, found, readMicros, targetIds);
    this.#send({ kind: 'target', change: 'current', targetIds, readMicros });
    if (request.once) this.#send({ kind: 'target', change: 'remove', targetIds });
    else this.#targets.set(request.targetId, { request, view, meter });
    this.#snapshot(readMicros);
  }

  /** Stops following a target. */
  remove(targetId: number): void {
    this.#targets.delete(targetId);
    this.#send({ kind: 'target', change: 'remove', targetIds: [targetId] });
  }

  /** Puts every target before the rules again; those denied now are removed. */
  judgeAgain(): void {
    for (const [targetId, { request }] of this.#targets) {
      try {
        this.#admit(request);
      } catch (error) {
        this.#targets.delete(targetId);
        this.#send({ kind: 'target', change: 'remove', targetIds: [targetId], cause: toStatus(error) });
      }
    }
  }

  /** Tells what a commit changed in any target, then the snapshot that makes it visible. */
  onCommit(changes: readonly Change[], commitMicros: bigint): void {
    if (this.#targets.size === 0) return;
    for (const { request, view, meter } of this.#targets.values()) {
      const delta = view.apply(changes);
      meter.read(delta.changed.length);
      for (const { name, gone } of delta.removed) {
        this.#send({
          kind: gone ? 'delete' : 'remove',
          name,
          removedTargetIds: [request.targetId],
          readMicros: commitMicros,
        });
      }
      for (const document of delta.changed) this.#sendChange(request, document);
    }
    this.#snapshot(commitMicros);
  }

  #sendChange(request: TargetRequest, document: StoredDocument): void {
    const shown = request.what.kind === 'query' ? project(request.what.query, document) : document;
    this.#send({ kind: 'change', document: shown, targetIds: [request.targetId], removedTargetIds: [] });
  }

  #tellMissing(
    paths: readonly (readonly string[])[],
    found: readonly StoredDocument[],
    readMicros: bigint,
    removedTargetIds: readonly number[],
  ): void {
    const names = new Set(found.map((document) => document.name));
    for (const path of paths) {
      const name = resourceName(this.#database.name, path);
      if (!names.has(name)) this.#send({ kind: 'delete', name, removedTargetIds, readMicros });
    }
  }

  #snapshot(readMicros: bigint): void {
    this.#send({ kind: 'target', change: 'no-change', targetIds: [], readMicros });
  }
}
