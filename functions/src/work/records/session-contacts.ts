import { Timestamp, type Query } from 'firebase-admin/firestore';
import type { Participant, ParticipantContact } from '@domain/sessions/session-fields.ts';
import type { ParticipantSide } from '@domain/sessions/session-limits.ts';
import type { RecordingSession, SessionContacts } from '@domain/sessions/sessions.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { toRecord, omitId } from '../../platform/firestore/db.ts';
import { recordingSessions, readSession } from './recording-sessions.ts';
import type { Work } from '../unit/work.ts';

const contacts = collection<SessionContacts>('sessionContacts');

export const readContacts = async (
  sessionId: string,
  work?: Work,
): Promise<readonly ParticipantContact[]> => {
  const ref = contacts.doc(sessionId);
  const snapshot = await (work ? work.transaction.get(ref) : ref.get());
  return toRecord<SessionContacts>(snapshot)?.participants ?? [];
};

export const getNames = (participants: readonly ParticipantContact[]): readonly Participant[] =>
  participants.map(({ name, side }) => ({ name, side }));

/** Replaces a session's contacts. The caller updates its `participants` by `getNames`. */
export const setContacts = (
  work: Work,
  {
    id,
    agencyId,
    companyId,
    projectId,
  }: Pick<RecordingSession, 'id' | 'agencyId' | 'companyId' | 'projectId'>,
  participants: readonly ParticipantContact[],
): void => {
  const emails = [...new Set(participants.map(({ email }) => email))];
  work.transaction.set(
    contacts.doc(id),
    omitId<SessionContacts>({ id, agencyId, companyId, projectId, participants, emails }),
  );
};

export const queryContactsByEmail = (email: string): Query =>
  contacts.ref.where('emails', 'array-contains', email);

/** Removes an address from a session's participants on some sides; an open editor gets 409 for its outdated state. */
export const forgetParticipant = async (
  work: Work,
  id: string,
  { email: gone, sides }: { readonly email: string; readonly sides: readonly ParticipantSide[] },
): Promise<void> => {
  const [session, all] = [await readSession(id, work), await readContacts(id, work)];
  const left = all.filter(({ email, side }) => email !== gone || !sides.includes(side));
  if (!session || left.length === all.length) return;
  setContacts(work, session, left);
  work.updateById(recordingSessions, id, {
    participants: getNames(left),
    revision: session.revision + 1,
    updatedAt: Timestamp.now(),
  });
};
