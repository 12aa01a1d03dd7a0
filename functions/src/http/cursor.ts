import { AppError } from './app-error.ts';

/** Where the next page of a list begins, as the caller carries it: to be handed back, and not to be read. */
export const encodeCursor = (...parts: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

const partsOf = (cursor: string): readonly unknown[] => {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
};

/** What a list is ordered by, and the id of the record the page begins behind; 422 for a cursor that is not ours. */
export const decodeCursor = (cursor: string): { readonly keys: readonly unknown[]; readonly id: string } => {
  const parts = partsOf(cursor);
  const id = parts.at(-1);
  if (typeof id !== 'string' || id === '' || id.includes('/'))
    throw new AppError(422, 'validation.invalid', { property: 'cursor' });
  return { keys: parts.slice(0, -1), id };
};
