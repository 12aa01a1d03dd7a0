import { readFileSync, watchFile } from 'node:fs';
import type { Ruleset } from '../rules/contract.ts';
import { compileFirestoreRules } from './ruleset.ts';

/** Polling interval in milliseconds. */
const INTERVAL_MS = 250;

/** Rules that don't compile deny everything until valid ones are loaded. */
export function readRules(file: string): Ruleset {
  const ruleset = compile(file);
  if (ruleset !== undefined) return ruleset;
  console.warn(`The rules in ${file} have errors: every client request is denied until they are corrected.`);
  return denyAll(`The rules in ${file} have errors.`);
}

/** Reloads the file on changes for the life of the process. With errors the old rules stay. */
export function watchRules(file: string, use: (ruleset: Ruleset) => void): void {
  const look = ({ mtimeMs }: { readonly mtimeMs: number }, before: { readonly mtimeMs: number }) => {
    // While an editor replaces it, the file is briefly missing.
    if (mtimeMs === 0 || mtimeMs === before.mtimeMs) return;
    const ruleset = compile(file);
    if (ruleset === undefined)
      console.warn(`The rules in ${file} have errors: the ones before stay in force.`);
    else use(ruleset);
  };
  watchFile(file, { interval: INTERVAL_MS, persistent: false }, look);
}

const denyAll = (detail: string): Ruleset => ({
  rulesVersion: '2',
  sources: [],
  authorize: () => ({ allowed: false, detail }),
  authorizeStorage: () => ({ allowed: false, detail }),
  coverage: () => [],
  coverageReport: () => [],
});

/** Compiles a file and prints the compiler's messages; undefined when it doesn't compile. */
function compile(file: string): Ruleset | undefined {
  const compiled = compileFirestoreRules([{ name: file, content: readFileSync(file, 'utf8') }]);
  for (const { fileName, line, column, severity, description } of compiled.issues) {
    console.warn(`${fileName}:${line}:${column} - ${severity} ${description}`);
  }
  return compiled.ok ? compiled.ruleset : undefined;
}
