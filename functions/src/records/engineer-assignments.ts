import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import type { Assignment } from '@domain/access/access.policy.ts';
import type { CurationTicket } from '@domain/curation/curation.ts';
import { collectionRef } from '../firestore/db.ts';

const engineerAssignments = () => collectionRef('engineerAssignments');

const assignment = (engineerId: string, talentId: string): DocumentReference =>
  engineerAssignments().doc(`${engineerId}_${talentId}`);

/** Far above any engineer's number. */
const ASSIGNMENTS_MAX = 500;

/** Talents that an engineer may see through tickets or sessions. */
export const readAssignments = async (engineerId: string): Promise<readonly Assignment[]> => {
  const own = engineerAssignments().where('engineerId', '==', engineerId);
  return (await own.limit(ASSIGNMENTS_MAX).get()).docs.map((snapshot) => snapshot.data() as Assignment);
};

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
