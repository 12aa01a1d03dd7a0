import type { Assignment } from '@domain/access/access.policy.ts';
import { collectionRef } from '../../platform/firestore/db.ts';

/** `sessionAssignments/{engineerId}_{talentId}`: a talent whose sessions an engineer runs, independent of tickets. */
interface SessionAssignment {
  readonly engineerId: string;
  readonly talentId: string;
  /** Agencies by planned session. */
  readonly sessions: Readonly<Record<string, string>>;
}

export const sessionAssignments = () => collectionRef('sessionAssignments');

/** Far above any engineer's number. */
const ASSIGNMENTS_MAX = 500;

export const readSessionAssignments = async (engineerId: string): Promise<readonly Assignment[]> => {
  const query = sessionAssignments().where('engineerId', '==', engineerId);
  return (await query.limit(ASSIGNMENTS_MAX).get()).docs.map((snapshot) => {
    const { talentId, sessions } = snapshot.data() as SessionAssignment;
    return { talentId, agencyIds: [...new Set(Object.values(sessions))] };
  });
};
