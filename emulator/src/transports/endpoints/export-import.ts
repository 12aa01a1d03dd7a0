import { resolve } from 'node:path';
import { exportDatabase, readExport } from '../../export/export-files.ts';
import { importDocuments } from '../../export/import.ts';
import { getCaller } from '../../server/caller.ts';
import type { Emulator } from '../../server/emulator.ts';
import { StatusError } from '../../status/status.ts';
import { parseDatabaseName } from '../../storage/names.ts';
import { invalidPayload } from '../rest/http.ts';

/**
 * Exports a database to a directory, relative to the emulator's start directory, like the CLI.
 * Credentials are optional, but bad ones are refused; the same for imports.
 */
export function exportEndpoint(emulator: Emulator, body: unknown, authorization: string | undefined): void {
  const request = getTexts(body, ['database', 'export_directory', 'export_name']);
  const name = parseDatabaseName(request.database);
  getCaller(authorization);
  const exportName = request.export_name || `firestore_export_${Math.floor(Date.now() / 1000)}`;
  if (exportName.includes('/')) throw new StatusError('INTERNAL', 'failed to write export');
  exportDatabase(emulator.database(name).store, getPath(request.export_directory), exportName);
}

/** Reads an export, named by its `.overall_export_metadata` file, into a database. */
export function importEndpoint(emulator: Emulator, body: unknown, authorization: string | undefined): void {
  const request = getTexts(body, ['database', 'export_directory']);
  const name = parseDatabaseName(request.database);
  getCaller(authorization);
  const documents = readExport(getPath(request.export_directory), name.projectId);
  importDocuments(emulator.database(name).store, documents);
}

/** An empty path stays empty; {@link resolve} would return the working directory. */
const getPath = (text: string) => text && resolve(text);

/** String fields of the body by name, also in camelCase; empty if missing. */
function getTexts<Name extends string>(body: unknown, names: readonly Name[]): Record<Name, string> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalidPayload();
  const texts = Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
  for (const [key, value] of Object.entries(body)) {
    const snake = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const name = names.find((text) => text === snake);
    if (name === undefined) throw invalidPayload();
    texts[name] = toText(value);
  }
  return texts;
}

/** A scalar as text, as in JsonFormat. */
function toText(value: unknown): string {
  if (value === null) return '';
  if (typeof value === 'object') throw invalidPayload();
  return String(value);
}
