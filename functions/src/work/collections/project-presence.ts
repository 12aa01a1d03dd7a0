import type { Presence } from '@domain/projects/presence.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const projectPresence = collection<Presence>('projectPresence');
