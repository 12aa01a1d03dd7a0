import { existsSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { api } from '@domain/api.ts';

/** Where tests note which calls they have made with success, on each of the stacks side by side. */
export const CALLED = fileURLToPath(
  new URL(`../../node_modules/.cache/called/${process.env['STACK_NUMBER'] ?? '1'}/`, import.meta.url),
);

/** Calls that no test has made with success since the notes were begun. */
export const neverCalled = (): readonly string[] => {
  const notes = existsSync(`${CALLED}names`) ? readFileSync(`${CALLED}names`, 'utf8') : '';
  const called = new Set(notes.split('\n'));
  return Object.keys(api).filter((name) => !called.has(name));
};

export const forgetCalls = (): void => {
  rmSync(CALLED, { recursive: true, force: true });
};
