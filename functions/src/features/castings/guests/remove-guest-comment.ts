import { notFound } from '../../../platform/errors/app-error.ts';
import { castings, requireActiveCasting } from '../../../work/collections/castings.ts';
import { guestComments, readComment } from '../../../work/collections/guest-comments.ts';
import { operation } from '../../../work/unit/operation.ts';

/** Deletes a guest's comment and its text. Idempotent. */
export const removeGuestComment = operation(
  'castings.removeGuestComment',
  async ({ work, params: { id: castingId, commentId } }) => {
    const casting = requireActiveCasting(await work.get(castings, castingId));
    const comment = await readComment(commentId, work);
    if (!comment) return { id: commentId };
    if (comment.castingId !== casting.id) throw notFound();

    work.deleteById(guestComments, commentId);

    work.audit(
      { subject: `guestComments/${commentId}`, agencyId: casting.agencyId },
      { guestId: comment.guestId, castingDemoId: comment.castingDemoId, atMs: comment.atMs },
      null,
    );

    return { id: commentId };
  },
);
