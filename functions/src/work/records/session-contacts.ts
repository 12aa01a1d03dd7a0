import { Timestamp } from 'firebase-admin/firestore';
import type { ParticipantContact } from '@domain/sessions/session-fields.ts';
import type { ParticipantSide } from '@domain/sessions/session-limits.ts';
import type { RecordingSession, SessionContacts } from '@domain/sessions/sessions.ts';
import { omitId } from '../../platform/firestore/db.ts';
import { recordingSessions, readSession } from '../collections/recording-sessions.ts';
import type { Work } from '../unit/work.ts';
import { sessionContacts, readContacts, getNames } from '../collections/session-contacts.ts';

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
    sessionContacts.doc(id),
    omitId<SessionContacts>({ id, agencyId, companyId, projectId, participants, emails }),
  );
};

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
