import type { Assignment } from '@domain/access/access.policy.ts';
import { collectionOf } from '../firestore/db.ts';

/** Far more than anybody has to do with at a time. */
const ASSIGNMENTS_MAX = 500;

/** The talents that an engineer has to do with, by ticket or by session. */
export const readAssignments = async (engineerId: string): Promise<readonly Assignment[]> => {
  const own = collectionOf('engineerAssignments').where('engineerId', '==', engineerId);
  return (await own.limit(ASSIGNMENTS_MAX).get()).docs.map((snapshot) => snapshot.data() as Assignment);
};
