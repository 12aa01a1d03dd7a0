import { Timestamp, type Query, type Transaction } from 'firebase-admin/firestore';
import type { Participant, ParticipantContact } from '@domain/sessions/session-fields.ts';
import type { ParticipantSide } from '@domain/sessions/session-limits.ts';
import type { RecordingSession, SessionContacts } from '@domain/sessions/sessions.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { toRecord, omitId } from '../../platform/firestore/db.ts';
import { readSession, updateSession } from './recording-sessions.ts';

const contacts = collection<SessionContacts>('sessionContacts');

export const readContacts = async (
  sessionId: string,
  transaction?: Transaction,
): Promise<readonly ParticipantContact[]> => {
  const ref = contacts.doc(sessionId);
  const snapshot = await (transaction ? transaction.get(ref) : ref.get());
  return toRecord<SessionContacts>(snapshot)?.participants ?? [];
};

export const getNames = (participants: readonly ParticipantContact[]): readonly Participant[] =>
  participants.map(({ name, side }) => ({ name, side }));

/** Replaces a session's contacts. The caller updates its `participants` by `getNames`. */
export const setContacts = (
  transaction: Transaction,
  {
    id,
    agencyId,
    companyId,
    projectId,
  }: Pick<RecordingSession, 'id' | 'agencyId' | 'companyId' | 'projectId'>,
  participants: readonly ParticipantContact[],
): void => {
  const emails = [...new Set(participants.map(({ email }) => email))];
  transaction.set(
    contacts.doc(id),
    omitId<SessionContacts>({ id, agencyId, companyId, projectId, participants, emails }),
  );
};

export const queryContactsByEmail = (email: string): Query =>
  contacts.ref.where('emails', 'array-contains', email);

/** Removes an address from a session's participants on some sides; an open editor gets 409 for its outdated state. */
export const forgetParticipant = async (
  transaction: Transaction,
  id: string,
  { email: gone, sides }: { readonly email: string; readonly sides: readonly ParticipantSide[] },
): Promise<void> => {
  const [session, all] = [await readSession(id, transaction), await readContacts(id, transaction)];
  const left = all.filter(({ email, side }) => email !== gone || !sides.includes(side));
  if (!session || left.length === all.length) return;
  setContacts(transaction, session, left);
  updateSession(transaction, id, {
    participants: getNames(left),
    revision: session.revision + 1,
    updatedAt: Timestamp.now(),
  });
};
