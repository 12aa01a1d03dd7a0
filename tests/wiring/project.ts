import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** A file of the project, by its path from the root. */
export const readText = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** Files below a folder, by their paths from the root. */
export const listFiles = (folder: string): readonly string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.replaceAll('\\', '/')}/${entry.name}`)
    .map((path) => path.slice(path.indexOf(`/${folder}/`) + 1));
