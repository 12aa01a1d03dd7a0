import type { AuditAction } from '@domain/audit/actions.ts';
import type { Transaction } from 'firebase-admin/firestore';
import type { LinkOwner } from '@domain/castings/links.ts';
import type { Caller } from '../../../access/caller.ts';
import { visibleTo } from '../../../access/visible-to.ts';
import { notFound } from '../../../errors/app-error.ts';
import { recordAudit } from '../../../firestore/audit.ts';
import { transact } from '../../../firestore/transact.ts';
import type { Operation } from '../../../operation.ts';
import { openCasting, readCasting } from '../../../records/castings.ts';
import { commentsBy, deleteComment } from '../../../records/guest-comments.ts';
import { deleteVote, votesBy } from '../../../records/guest-votes.ts';
import { deleteGuest, readGuest } from '../../../records/guests.ts';
import { openProject, readProject } from '../../../records/projects.ts';

/** Deletes a guest of a link with visits, votes and comments. Idempotent. */
const forget = (
  caller: Caller,
  action: AuditAction,
  guestId: string,
  linkIn: (transaction: Transaction) => Promise<LinkOwner>,
): Promise<void> =>
  transact(async (transaction) => {
    const { agencyId, projectId, castingId } = await linkIn(transaction);
    const guest = await readGuest(guestId, transaction);
    if (!guest) return;
    if (guest.projectId !== projectId || guest.castingId !== castingId) throw notFound();
    const votes = await votesBy(guestId, transaction);
    const comments = await commentsBy(guestId, transaction);
    for (const { id } of votes) deleteVote(transaction, id);
    for (const { id } of comments) deleteComment(transaction, id);
    deleteGuest(transaction, guestId);
    recordAudit(transaction, caller, {
      agencyId,
      action,
      subject: `guests/${guestId}`,
      before: { votes: votes.length, comments: comments.length },
      after: null,
    });
  });

export const forgetGuest: Operation<'castings.forgetGuest'> = async ({ caller, params: { id, guestId } }) => {
  await forget(caller, 'castings.forgetGuest', guestId, async (transaction) => {
    const casting = openCasting(visibleTo(caller, 'castings', await readCasting(id, transaction)));
    return { ...casting, castingId: id };
  });
  return { id: guestId };
};

export const forgetProjectGuest: Operation<'castings.forgetProjectGuest'> = async ({
  caller,
  params: { id, guestId },
}) => {
  await forget(caller, 'castings.forgetProjectGuest', guestId, async (transaction) => {
    const project = openProject(visibleTo(caller, 'projects', await readProject(id, transaction)));
    return { ...project, projectId: id, castingId: null };
  });
  return { id: guestId };
};
