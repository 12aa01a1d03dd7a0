import type { Presence } from '@domain/projects/presence.ts';
import { collection } from '../firestore/collection.ts';

const presence = collection<Presence>('projectPresence');

/** Writes a person's presence in a project, replacing the earlier one. */
export const writePresence = presence.set;
