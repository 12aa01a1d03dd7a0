import { notFound } from '../../../platform/errors/app-error.ts';
import { serialise } from '../../../platform/firestore/db.ts';
import { castingDemos } from '../../../work/collections/casting-demos.ts';
import { castings, requireActiveCasting } from '../../../work/collections/castings.ts';
import { operation } from '../../../work/unit/operation.ts';
import { writeComment } from './write-comment.ts';

/** Stores a project member's comment on a shortlisted voice. 409 at the limit of comments. */
export const commentOnPlace = operation(
  'castings.comment',
  async ({ work, caller, params: { id: castingId }, body: { castingDemoId, ...content } }) => {
    const casting = requireActiveCasting(await work.get(castings, castingId));
    const place = await work.get(castingDemos, castingDemoId);
    if (place.castingId !== casting.id) throw notFound();

    const comment = writeComment(work, caller, {
      whose: place,
      subject: { castingDemoId },
      durationMs: place.demo.durationMs,
      comments: place.comments ?? 0,
      said: content,
    });

    work.audit({ subject: `voiceComments/${comment.id}`, agencyId: casting.agencyId }, null, {
      castingDemoId,
      atMs: comment.atMs,
    });

    return serialise(comment);
  },
);
