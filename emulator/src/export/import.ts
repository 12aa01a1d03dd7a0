import type { Database } from '../storage/database.ts';
import type { Change } from '../storage/change.ts';
import { toResourceName } from '../storage/names.ts';
import { areFieldsIdentical } from '../values/order.ts';
import type { StoredDocument } from '../values/value.ts';
import type { ExportedDocument } from './entity-reader.ts';

/** Writes exported documents of that database id as one commit. Others stay; identical ones keep their times. */
export function importDocuments(database: Database, documents: readonly ExportedDocument[]): void {
  const commitMicros = database.nextCommitMicros();
  const changes: Change[] = [];

  for (const { database: id, path, fields } of documents) {
    if (id !== database.name.database) continue;

    const before = database.get(path);
    if (before !== undefined && areFieldsIdentical(before.fields, fields)) continue;

    const after: StoredDocument = {
      name: toResourceName(database.name, path),
      path,
      fields,
      createMicros: before?.createMicros ?? commitMicros,
      updateMicros: commitMicros,
    };

    changes.push({ path, before, after });
  }

  if (changes.length > 0) database.commit({ commitMicros, changes, imported: true });
}
