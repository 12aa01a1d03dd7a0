import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);

/** A file of the project, by its path from the root. */
export const readText = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** Files below a folder, by their paths from the root. */
export const listFiles = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(fileURLToPath(root), join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
