import { resolve } from 'node:path';
import { exportDatabase, readExport } from '../../export/export-files.ts';
import { importDocuments } from '../../export/import.ts';
import type { Emulator } from '../../server/emulator.ts';
import { invalidArgument } from '../../status/status.ts';
import { parseDatabaseName } from '../../storage/names.ts';

/** Writes a database to a directory, which is relative to where the emulator was started, as the CLI means it. */
export function exportEndpoint(emulator: Emulator, body: unknown): void {
  const request = fieldsOf(body);
  const name = parseDatabaseName(request['database'] ?? '');
  const exportName = request['export_name'] ?? `firestore_export_${Math.floor(Date.now() / 1000)}`;
  if (exportName.includes('/')) throw invalidArgument('export_name must not contain a slash.');
  exportDatabase(emulator.database(name).store, resolve(request['export_directory'] ?? ''), exportName);
}

/** Reads an export, named by its `.overall_export_metadata` file, into a database. */
export function importEndpoint(emulator: Emulator, body: unknown): void {
  const request = fieldsOf(body);
  const name = parseDatabaseName(request['database'] ?? '');
  const documents = readExport(resolve(request['export_directory'] ?? ''), name.projectId);
  importDocuments(emulator.database(name).store, documents);
}

/** The body's texts by their snake_case names. */
function fieldsOf(body: unknown): Record<string, string | undefined> {
  const fields: Record<string, string | undefined> = {};
  for (const [key, value] of Object.entries(typeof body === 'object' && body !== null ? body : {})) {
    if (typeof value === 'string')
      fields[key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] = value;
  }
  return fields;
}
