import { createHash } from 'node:crypto';

/** Names an occasion in the id of an email without naming the person: ids outlive an erasure. 24 hex digits. */
export const occasionKey = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 24);
