import type { Presence } from '@domain/projects/presence.ts';
import { collection } from '../../platform/firestore/collection.ts';

const presence = collection<Presence>('projectPresence');

export const writePresence = presence.set;
