import type { Seal } from '@domain/sessions/seals.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

const seals = collection<Seal>('seals');

/** Undefined: not sealed by this platform. */
export const readSeal = async (sha256: string): Promise<Seal | undefined> => seals.get(sha256);

/** Stores a seal permanently, in the transaction that records its file. */
export const keepSeal = (work: Work, record: Seal): Seal => work.set(seals, record);
