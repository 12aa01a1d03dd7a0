import type { Query } from 'firebase-admin/firestore';
import type { Participant, ParticipantContact } from '@domain/sessions/session-fields.ts';
import type { SessionContacts } from '@domain/sessions/sessions.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { toRecord } from '../../platform/firestore/db.ts';
import type { Work } from '../unit/work.ts';

export const sessionContacts = collection<SessionContacts>('sessionContacts');

export const readContacts = async (
  sessionId: string,
  work?: Work,
): Promise<readonly ParticipantContact[]> => {
  const ref = sessionContacts.doc(sessionId);
  const snapshot = await (work ? work.transaction.get(ref) : ref.get());
  return toRecord<SessionContacts>(snapshot)?.participants ?? [];
};

export const getNames = (participants: readonly ParticipantContact[]): readonly Participant[] =>
  participants.map(({ name, side }) => ({ name, side }));

export const queryContactsByEmail = (email: string): Query =>
  sessionContacts.ref.where('emails', 'array-contains', email);
