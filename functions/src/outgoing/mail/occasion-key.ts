import { createHash } from 'node:crypto';

/** Returns an email's id part without identifying the person, because ids outlive an erasure. 24 hex digits. */
export const getOccasionKey = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 24);
