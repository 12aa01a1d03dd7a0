import { mkdirSync } from 'node:fs';
import { ROOT } from '../bootstrap.mjs';

const fsModuleCachePath = `${ROOT}node_modules/.cache/vitest`;

/** Vitest's option to keep transformed modules between runs. Makes the folder, which Vitest takes for granted. */
export const moduleCache = () => {
  mkdirSync(fsModuleCachePath, { recursive: true });
  return { fsModuleCache: true, fsModuleCachePath };
};
