import type { Transaction } from 'firebase-admin/firestore';
import type { Presence } from '@domain/projects/presence.ts';
import { collectionRef, withoutId } from '../firestore/db.ts';

const presence = () => collectionRef('projectPresence');

/** Writes a person's presence in a project, replacing the earlier one. */
export const writePresence = (transaction: Transaction, one: Presence): void => {
  transaction.set(presence().doc(one.id), withoutId(one));
};
