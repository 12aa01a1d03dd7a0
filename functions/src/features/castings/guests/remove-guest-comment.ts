import { visibleTo } from '../../../access/visible-to.ts';
import { notFound } from '../../../errors/app-error.ts';
import { recordAudit } from '../../../firestore/audit.ts';
import { transact } from '../../../firestore/transact.ts';
import type { Operation } from '../../../operation.ts';
import { openCasting, readCasting } from '../../../records/castings.ts';
import { deleteComment, readComment } from '../../../records/guest-comments.ts';

/** Deletes a guest's comment and its text. Idempotent. */
export const removeGuestComment: Operation<'castings.removeGuestComment'> = async ({
  caller,
  params: { id: castingId, commentId },
}) => {
  await transact(async (transaction) => {
    const casting = openCasting(visibleTo(caller, 'castings', await readCasting(castingId, transaction)));
    const comment = await readComment(commentId, transaction);
    if (!comment) return;
    if (comment.castingId !== casting.id) throw notFound();
    deleteComment(transaction, commentId);
    recordAudit(transaction, caller, {
      agencyId: casting.agencyId,
      action: 'castings.removeGuestComment',
      subject: `guestComments/${commentId}`,
      before: { guestId: comment.guestId, castingDemoId: comment.castingDemoId, atMs: comment.atMs },
      after: null,
    });
  });
  return { id: commentId };
};
