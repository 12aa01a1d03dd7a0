import { Timestamp } from 'firebase-admin/firestore';
import type { Project } from '@domain/projects/projects.ts';
import { readUser } from '../../work/collections/users.ts';
import { isQueued, queueMail } from './outbox.ts';
import type { Work } from '../../work/unit/work.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Queues the hour's digest of new takes and refusals for a project's creator, once. */
export const queueTakeDigest = async (
  work: Work,
  { id: projectId, agencyId, createdBy }: Pick<Project, 'id' | 'agencyId' | 'createdBy'>,
): Promise<void> => {
  const hour = Math.ceil(Date.now() / HOUR_MS);
  const occasion = `takes_${projectId}_${hour}`;
  const user = (await isQueued(occasion, work)) ? undefined : await readUser(createdBy, work);
  if (!user) return;

  queueMail(
    work,
    occasion,
    {
      kind: 'takes-arrived',
      to: user.email,
      locale: user.locale,
      agencyId,
      params: { name: user.displayName, uid: user.id, projectId, since: (hour - 1) * HOUR_MS },
    },
    Timestamp.fromMillis(hour * HOUR_MS),
  );
};
