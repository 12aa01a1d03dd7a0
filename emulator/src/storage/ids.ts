import { invalidArgument, type StatusError } from '../status/status.ts';

/** Canonical numbers only. */
const NUMERIC_ID = /^__id(0|-?[1-9]\d*)__$/;

export const isReserved = (name: string) => name.length >= 4 && name.startsWith('__') && name.endsWith('__');

/** Throws for an invalid collection id. The empty one means every collection and is the caller's responsibility. */
export function checkCollectionId(id: string): void {
  if (id.includes('/')) throw makeRefusal('Collection', id, 'contains "/"');
  if (isDots(id) || isReserved(id)) throw makeRefusal('Collection', id, 'is reserved');
}

/** Refuses invalid document ids. Numeric reserved ids of another API are allowed. */
export function checkDocumentId(id: string): void {
  if (id.includes('/')) throw makeRefusal('Resource', id, 'contains "/"');
  if (isDots(id)) throw makeRefusal('Resource', id, 'is reserved');
  // Four underscores alone are free.
  if (!isReserved(id) || id === '____') return;
  if (!id.startsWith('__id')) throw makeRefusal('Resource', id, 'is reserved');

  const number = BigInt(NUMERIC_ID.exec(id)?.[1] ?? 2n ** 64n);
  if (number === 0n) throw invalidArgument('Document ID of type long must be non-zero');
  if (BigInt.asIntN(64, number) === number) return;

  throw invalidArgument(
    `A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '${id}'.`,
  );
}

const isDots = (id: string) => id === '.' || id === '..';

const makeRefusal = (kind: string, id: string, problem: string): StatusError =>
  invalidArgument(`${kind} id "${id}" is invalid because it ${problem}.`);
