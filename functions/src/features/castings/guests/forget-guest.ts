import { visibleTo } from '../../../access/visible-to.ts';
import { notFound } from '../../../errors/app-error.ts';
import { recordAudit } from '../../../firestore/audit.ts';
import { transact } from '../../../firestore/transact.ts';
import type { Operation } from '../../../operation.ts';
import { openCasting, readCasting } from '../../../records/castings.ts';
import { commentsBy, deleteComment } from '../../../records/guest-comments.ts';
import { deleteVote, votesBy } from '../../../records/guest-votes.ts';
import { deleteGuest, readGuest } from '../../../records/guests.ts';

/**
 * Forgets one guest of a link with their visits, votes and comments; they may be forgotten already. Whoever comes back by
 * the link is somebody new.
 */
export const forgetGuest: Operation<'castings.forgetGuest'> = async ({
  caller,
  params: { id: castingId, guestId },
}) => {
  await transact(async (transaction) => {
    const casting = openCasting(visibleTo(caller, 'castings', await readCasting(castingId, transaction)));
    const guest = await readGuest(guestId, transaction);
    if (!guest) return;
    if (guest.castingId !== casting.id) throw notFound();
    const votes = await votesBy(guestId, transaction);
    const comments = await commentsBy(guestId, transaction);
    for (const { id } of votes) deleteVote(transaction, id);
    for (const { id } of comments) deleteComment(transaction, id);
    deleteGuest(transaction, guestId);
    recordAudit(transaction, caller, {
      agencyId: casting.agencyId,
      action: 'castings.forgetGuest',
      subject: `guests/${guestId}`,
      before: { votes: votes.length, comments: comments.length },
      after: null,
    });
  });
  return { id: guestId };
};
