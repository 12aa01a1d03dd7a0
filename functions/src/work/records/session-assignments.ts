import { FieldPath, FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import type { Assignment } from '@domain/access/access.policy.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { collectionRef } from '../../platform/firestore/db.ts';
import { findChanges, type FollowUp } from '../copies/changes.ts';
import type { Work } from '../unit/work.ts';

/** `sessionAssignments/{engineerId}_{talentId}`: a talent whose sessions an engineer runs, independent of tickets. */
interface SessionAssignment {
  readonly engineerId: string;
  readonly talentId: string;
  /** Agencies by planned session. */
  readonly sessions: Readonly<Record<string, string>>;
}

const sessionAssignments = () => collectionRef('sessionAssignments');

const assignmentRef = (engineerId: string, talentId: string): DocumentReference =>
  sessionAssignments().doc(`${engineerId}_${talentId}`);

/** Far above any engineer's number. */
const ASSIGNMENTS_MAX = 500;

type Pair = Pick<RecordingSession, 'id' | 'agencyId' | 'engineerId' | 'talentId'>;

export const readSessionAssignments = async (engineerId: string): Promise<readonly Assignment[]> => {
  const query = sessionAssignments().where('engineerId', '==', engineerId);
  return (await query.limit(ASSIGNMENTS_MAX).get()).docs.map((snapshot) => {
    const { talentId, sessions } = snapshot.data() as SessionAssignment;
    return { talentId, agencyIds: [...new Set(Object.values(sessions))] };
  });
};

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
