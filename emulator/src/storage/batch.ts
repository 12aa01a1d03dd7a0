import { invalidArgument } from '../status/status.ts';
import type { Write } from './write.ts';

/** Refuses a batch that both verifies and writes a document. */
export function checkVerified(writes: readonly Write[]): void {
  const verified = new Map<string, boolean>();
  for (const { kind, path } of writes) {
    const key = path.join('/');
    const before = verified.get(key);
    const verifies = kind === 'verify';
    if (before === undefined) verified.set(key, verifies);
    else if (before && verifies) throw twice('verified more than once');
    else if (before) throw twice('verified and then written');
    else if (verifies) throw twice('written and then verified');
  }
}

/** Refuses a batch with two writes to one document. */
export function checkOnce(writes: readonly Write[]): void {
  const paths = new Set(writes.map(({ path }) => path.join('/')));
  if (paths.size < writes.length) throw twice('written more than once');
}

const twice = (problem: string) =>
  invalidArgument(`the same document cannot be ${problem} in a single request`);
