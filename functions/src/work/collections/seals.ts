import type { Seal } from '@domain/sessions/seals.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const seals = collection<Seal>('seals');

/** Undefined: not sealed by this platform. */
export const readSeal = async (sha256: string): Promise<Seal | undefined> => seals.get(sha256);
