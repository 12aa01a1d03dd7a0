import type { Transaction } from 'firebase-admin/firestore';
import type { Presence } from '@domain/projects/presence.ts';
import { collectionOf, withoutId } from '../firestore/db.ts';

const presence = () => collectionOf('projectPresence');

/** Writes that somebody is in a project, whole, in the place of when they said so before. */
export const writePresence = (transaction: Transaction, one: Presence): void => {
  transaction.set(presence().doc(one.id), withoutId(one));
};
