import type { Presence } from '@domain/projects/presence.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

const presence = collection<Presence>('projectPresence');

export const writePresence = (work: Work, record: Presence): Presence => work.set(presence, record);
