import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { ROOT } from '../bootstrap.mjs';

const CACHE = `${ROOT}node_modules/.cache/`;

/**
 * Vitest's option to keep transformed modules between runs. Creates the folder, which Vitest requires. Every lock file has a
 * folder of its own: Vitest empties one that another lock file filled, while a second stage may be using it.
 */
export const moduleCache = () => {
  const lock = createHash('sha256').update(readFileSync(`${ROOT}package-lock.json`));
  const own = `vitest-${lock.digest('hex').slice(0, 12)}`;
  mkdirSync(CACHE + own, { recursive: true });
  for (const name of readdirSync(CACHE))
    if (/^vitest($|-)/.test(name) && name !== own) rmSync(CACHE + name, { recursive: true, force: true });
  return { fsModuleCache: true, fsModuleCachePath: CACHE + own };
};
