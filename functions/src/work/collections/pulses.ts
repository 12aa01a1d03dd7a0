import type { Pulse } from '@domain/work/pulses.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const pulses = collection<Pulse>('pulses');

/** Whom a pulse addresses; its id and time come with the write. */
export type PulseAddress = Omit<Pulse, 'id' | 'at'>;
