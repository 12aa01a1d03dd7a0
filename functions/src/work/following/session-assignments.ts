import { FieldPath, FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { findChanges, type FollowUp } from '../copies/changes.ts';
import type { Work } from '../unit/work.ts';
import { sessionAssignments } from '../collections/session-assignments.ts';

const assignmentRef = (engineerId: string, talentId: string): DocumentReference =>
  sessionAssignments().doc(`${engineerId}_${talentId}`);

type Pair = Pick<RecordingSession, 'id' | 'agencyId' | 'engineerId' | 'talentId'>;

const assignToSession = (work: Work, { id, agencyId, engineerId, talentId }: Pair): void => {
  work.transaction.set(
    assignmentRef(engineerId, talentId),
    { engineerId, talentId, sessions: { [id]: agencyId } },
    { merge: true },
  );
};

/** Ends an engineer's access to the talent of a session, which stays as it is when the talent leaves. */
export const endSessionAssignment = (
  work: Work,
  { id, engineerId, talentId }: Pick<Pair, 'id' | 'engineerId' | 'talentId'>,
): void => {
  work.transaction.set(
    assignmentRef(engineerId, talentId),
    { engineerId, talentId, sessions: { [id]: FieldValue.delete() } },
    { mergeFields: ['engineerId', 'talentId', new FieldPath('sessions', id)] },
  );
};

const getPair = (session: RecordingSession | undefined): Pair | undefined =>
  session?.state === 'cancelled' ? undefined : session;

/** An engineer has access to the talents of their sessions, cancelled ones excepted. */
export const followAssignments: FollowUp = async (state) => {
  const fields = ['engineerId', 'talentId', 'state'] as const;

  for (const change of await findChanges<RecordingSession>(state, 'recordingSessions', fields)) {
    const [before, after] = [getPair(change.before), getPair(change.after)];
    if (before?.engineerId === after?.engineerId && before?.talentId === after?.talentId) continue;
    if (before) endSessionAssignment(state.work, before);
    if (after) assignToSession(state.work, after);
  }
};
