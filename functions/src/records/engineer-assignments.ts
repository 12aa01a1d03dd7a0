import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import type { Assignment } from '@domain/access/access.policy.ts';
import type { CurationTicket } from '@domain/curation/curation.ts';
import { collectionRef } from '../firestore/db.ts';

const assignment = (engineerId: string, talentId: string): DocumentReference =>
  collectionRef('engineerAssignments').doc(`${engineerId}_${talentId}`);

/** Far more than anybody has to do with at a time. */
const ASSIGNMENTS_MAX = 500;

/** The talents that an engineer has to do with, by ticket or by session. */
export const readAssignments = async (engineerId: string): Promise<readonly Assignment[]> => {
  const own = collectionRef('engineerAssignments').where('engineerId', '==', engineerId);
  return (await own.limit(ASSIGNMENTS_MAX).get()).docs.map((snapshot) => snapshot.data() as Assignment);
};

/** Lets an engineer know of the talent whose ticket they have from now on. */
export const writeAssignment = (
  transaction: Transaction,
  engineerId: string,
  { talentId, agencyIds }: Assignment,
): void => {
  transaction.set(
    assignment(engineerId, talentId),
    { engineerId, talentId, agencyIds: FieldValue.arrayUnion(...agencyIds) },
    { merge: true },
  );
};

/** Leaves an agency out of those by which an engineer has to do with a talent. */
export const narrowAssignment = (
  transaction: Transaction,
  engineerId: string,
  talentId: string,
  agencyId: string,
): void => {
  transaction.update(assignment(engineerId, talentId), { agencyIds: FieldValue.arrayRemove(agencyId) });
};

/** Revokes an engineer's access through a ticket; another open ticket of theirs (`open`) keeps it. */
export const dropAssignment = (
  transaction: Transaction,
  { id, assignedTo }: Pick<CurationTicket, 'id' | 'assignedTo'>,
  { open, talentId }: { readonly open: readonly CurationTicket[]; readonly talentId: string },
): void => {
  if (assignedTo === null || open.some((other) => other.id !== id && other.assignedTo === assignedTo)) return;
  transaction.delete(assignment(assignedTo, talentId));
};
