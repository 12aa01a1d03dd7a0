import { Timestamp } from 'firebase-admin/firestore';
import { notFound } from '../../errors/app-error.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { openInvite, readInvite } from '../../records/talent-invites.ts';

/** Records, once, that the invitation's page was used, anonymously. */
export const noteOpened: Operation<'talents.noteOpened'> = async ({ params: { id } }) => {
  await transact(async (transaction) => {
    const invite = await readInvite(id, transaction);
    if (!invite || invite.status === 'withdrawn') throw notFound();
    if (!invite.openedAt) openInvite(transaction, id, Timestamp.now());
  });
  return { id };
};
