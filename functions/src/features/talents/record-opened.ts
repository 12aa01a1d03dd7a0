import { Timestamp } from 'firebase-admin/firestore';
import { notFound } from '../../platform/errors/app-error.ts';
import { transact } from '../../work/unit/transact.ts';
import type { Operation } from '../../work/operation.ts';
import { openInvite, readInvite } from '../../work/records/talent-invites.ts';

/** Records, once, that the invitation's page was used, anonymously. */
export const recordOpened: Operation<'talents.noteOpened'> = async ({ params: { id } }) => {
  await transact(async (work) => {
    const invite = await readInvite(id, work);
    if (!invite || invite.status === 'withdrawn') throw notFound();
    if (!invite.openedAt) openInvite(work, id, Timestamp.now());
  });
  return { id };
};
