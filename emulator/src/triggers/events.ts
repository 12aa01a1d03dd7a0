import { randomUUID } from 'node:crypto';
import type { Author, Change, ChangeSet } from '../storage/change.ts';
import type { DatabaseName } from '../storage/names.ts';
import { formatFieldPath, type FieldPath } from '../values/field-path.ts';
import { areValuesIdentical } from '../values/order.ts';
import type { Fields, StoredDocument } from '../values/value.ts';
import { matchesPattern } from './path-pattern.ts';

type TriggerKind = 'written' | 'created' | 'updated' | 'deleted';

export interface TriggerDefinition {
  readonly generation: 1 | 2;
  readonly eventType: string;
  readonly database: string;
  readonly pattern: string;
}

export interface TriggerEvent {
  readonly id: string;
  readonly definition: TriggerDefinition;
  readonly database: DatabaseName;
  readonly path: readonly string[];
  readonly name: string;
  readonly micros: bigint;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
  /** Paths that differ between both states of an updated document. */
  readonly changedPaths: readonly string[];
  readonly author?: Author;
}

export function createEvents(
  definition: TriggerDefinition,
  database: DatabaseName,
  changeSet: ChangeSet,
): readonly TriggerEvent[] {
  if (definition.database !== database.database) return [];

  const kind = getKind(definition.eventType);

  return changeSet.changes
    .filter((change) => wants(kind, change) && matchesPattern(definition.pattern, change.path))
    .map((change) => ({
      id: randomUUID(),
      definition,
      database,
      path: change.path,
      name: change.after?.name ?? change.before?.name ?? '',
      micros: changeSet.commitMicros,
      before: change.before,
      after: change.after,
      changedPaths:
        change.before !== undefined && change.after !== undefined
          ? listChangedPaths(change.before.fields, change.after.fields, [])
          : [],
      author: changeSet.author,
    }));
}

/** `google.cloud.firestore.document.v1.created.withAuthContext` or `providers/…/document.create`. */
function getKind(eventType: string): TriggerKind {
  const name = eventType.replace(/\.withAuthContext$/, '');
  if (/creat(e|ed)$/.test(name)) return 'created';
  if (/updat(e|ed)$/.test(name)) return 'updated';
  if (/delet(e|ed)$/.test(name)) return 'deleted';
  return 'written';
}

function wants(kind: TriggerKind, change: Change): boolean {
  if (kind === 'written') return true;
  if (change.before === undefined) return kind === 'created';
  return change.after === undefined ? kind === 'deleted' : kind === 'updated';
}

function listChangedPaths(before: Fields, after: Fields, prefix: FieldPath): readonly string[] {
  const paths: string[] = [];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const old = before.get(key);
    const now = after.get(key);
    if (old !== undefined && now !== undefined && areValuesIdentical(old, now)) continue;
    if (old?.kind === 'map' && now?.kind === 'map') {
      paths.push(...listChangedPaths(old.fields, now.fields, [...prefix, key]));
    } else paths.push(formatFieldPath([...prefix, key]));
  }

  return paths;
}
