import { project } from '../queries/run.ts';
import { toResourceName, type DatabaseName } from '../storage/names.ts';
import type { StoredDocument } from '../values/value.ts';
import { createBloomFilter } from './bloom-filter.ts';
import type { ListenEvent, TargetRequest } from './events.ts';

/** What a commit means for one document across a stream's targets. */
export interface DocumentNews {
  readonly name: string;
  document?: StoredDocument;
  gone: boolean;
  readonly targetIds: number[];
  readonly removedTargetIds: number[];
}

export function* createDocumentEvents(
  news: Iterable<DocumentNews>,
  readMicros: bigint,
): IterableIterator<ListenEvent> {
  for (const { name, document, gone, targetIds, removedTargetIds } of news) {
    if (document !== undefined) yield { kind: 'change', document, targetIds, removedTargetIds };
    else yield { kind: gone ? 'delete' : 'remove', name, removedTargetIds, readMicros };
  }
}

export function* createFullEvents(
  request: TargetRequest,
  found: readonly StoredDocument[],
  database: DatabaseName,
  readMicros: bigint,
): IterableIterator<ListenEvent> {
  const targetIds = [request.targetId];
  // The client's past is no longer known, so it starts over.
  if (request.resumeFrom !== undefined) yield { kind: 'target', change: 'reset', targetIds };
  yield* changeEvents(request, found);

  if (request.what.kind !== 'documents') return;

  const names = new Set(found.map((document) => document.name));
  for (const path of request.what.paths) {
    const name = toResourceName(database, path);
    if (!names.has(name)) yield { kind: 'delete', name, removedTargetIds: targetIds, readMicros };
  }
}

/** Yields changes and a digest of all current documents, from which the client derives those that left. */
export function* createDigestEvents(
  request: TargetRequest,
  found: readonly StoredDocument[],
  changed: readonly StoredDocument[],
): IterableIterator<ListenEvent> {
  yield* changeEvents(request, changed);
  yield filterEvent(request, found);
}

/** The filter that tells a client which documents it should hold. */
export function filterEvent(
  { targetId, expectedCount }: TargetRequest,
  found: readonly StoredDocument[],
): ListenEvent {
  const count = found.length;
  if (expectedCount === undefined) return { kind: 'filter', targetId, count };
  return { kind: 'filter', targetId, count, names: createBloomFilter(found.map(({ name }) => name)) };
}

/**
 * Returns the time from which document changes alone update a client. Only for queries without a
 * window: documents unchanged since then were in the result then, too.
 */
export function getKnownSince({ resumeFrom, what }: TargetRequest): bigint | undefined {
  if (typeof resumeFrom !== 'bigint' || what.kind !== 'query') return undefined;
  const { limit, offset } = what.query;
  return limit === undefined && offset === undefined ? resumeFrom : undefined;
}

export function projectFor(request: TargetRequest, document: StoredDocument): StoredDocument {
  return request.what.kind === 'query' ? project(request.what.query, document) : document;
}

function* changeEvents(
  request: TargetRequest,
  documents: readonly StoredDocument[],
): IterableIterator<ListenEvent> {
  const targetIds = [request.targetId];
  for (const document of documents) {
    yield { kind: 'change', document: projectFor(request, document), targetIds, removedTargetIds: [] };
  }
}
