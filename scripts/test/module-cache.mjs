import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { ROOT } from '../bootstrap.mjs';

const CACHE = `${ROOT}node_modules/.cache/`;

/** Returns Vitest's module cache in a folder per lock file: Vitest clears a cache of another lock file, which a second stage may be using. */
export const getModuleCache = () => {
  const lock = createHash('sha256').update(readFileSync(`${ROOT}package-lock.json`));
  const folder = `vitest-${lock.digest('hex').slice(0, 12)}`;
  mkdirSync(CACHE + folder, { recursive: true });
  for (const name of readdirSync(CACHE))
    if (/^vitest($|-)/.test(name) && name !== folder) rmSync(CACHE + name, { recursive: true, force: true });
  return { fsModuleCache: true, fsModuleCachePath: CACHE + folder };
};
