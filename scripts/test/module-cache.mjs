import { mkdirSync } from 'node:fs';
import { ROOT } from '../bootstrap.mjs';

const fsModuleCachePath = `${ROOT}node_modules/.cache/vitest`;

/** Vitest's option to keep transformed modules between runs. Creates the folder, which Vitest requires. */
export const moduleCache = () => {
  mkdirSync(fsModuleCachePath, { recursive: true });
  return { fsModuleCache: true, fsModuleCachePath };
};
