import type { Seal } from '@domain/sessions/seals.ts';
import { collection } from '../firestore/collection.ts';

const seals = collection<Seal>('seals');

/** The seal of the file with a hash; undefined: this platform has sealed no such file. */
export const readSeal = async (sha256: string): Promise<Seal | undefined> => seals.get(sha256);

/** Remembers a seal for good, in the transaction that writes down the file it is on. */
export const keepSeal = seals.set;
