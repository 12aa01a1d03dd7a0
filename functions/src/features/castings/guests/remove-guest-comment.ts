import { notFound } from '../../../platform/errors/app-error.ts';
import { castings, openCasting } from '../../../work/records/castings.ts';
import { deleteComment, readComment } from '../../../work/records/guest-comments.ts';
import { unitOfWork } from '../../../work/unit/unit-of-work.ts';

/** Deletes a guest's comment and its text. Idempotent. */
export const removeGuestComment = unitOfWork(
  'castings.removeGuestComment',
  async ({ work, params: { id: castingId, commentId } }) => {
    const { transaction } = work;
    const casting = openCasting(await work.get(castings, castingId));
    const comment = await readComment(commentId, transaction);
    if (!comment) return { id: commentId };
    if (comment.castingId !== casting.id) throw notFound();

    deleteComment(transaction, commentId);

    work.audit(
      { subject: `guestComments/${commentId}`, agencyId: casting.agencyId },
      { guestId: comment.guestId, castingDemoId: comment.castingDemoId, atMs: comment.atMs },
      null,
    );

    return { id: commentId };
  },
);
