import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { readProject } from '../records/projects.ts';
import { readUser } from '../records/users.ts';
import { isQueued, queueMail } from './outbox.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Reads who made the project of a take; the returned function queues one digest for them at the end of each hour. */
export const readyToTellOfTake = async (
  transaction: Transaction,
  { agencyId, projectId }: Pick<AuditionEntry, 'agencyId' | 'projectId'>,
): Promise<() => void> => {
  const hour = Math.ceil(Date.now() / HOUR_MS);
  const occasion = `takes_${projectId}_${hour}`;
  const [project, isKnown] = await Promise.all([
    // Outside of the transaction: uploads count in it, and none waits for another.
    readProject(projectId),
    isQueued(occasion, transaction),
  ]);
  const user = project && !isKnown ? await readUser(project.createdBy, transaction) : undefined;
  return () => {
    if (!user) return;
    queueMail(
      transaction,
      occasion,
      {
        kind: 'takes-arrived',
        to: user.email,
        locale: user.locale,
        agencyId,
        params: { name: user.displayName, uid: user.id, projectId },
      },
      Timestamp.fromMillis(hour * HOUR_MS),
    );
  };
};
