import { getTakeState, takeTransitions } from '@domain/auditions/transitions.ts';
import { notFound } from '../../../platform/errors/app-error.ts';
import { requireState } from '../../../platform/errors/require-state.ts';
import { serialise } from '../../../platform/firestore/db.ts';
import { auditionEntries } from '../../../work/collections/audition-entries.ts';
import { castings, requireActiveCasting } from '../../../work/collections/castings.ts';
import { countCommentsOnTake } from '../../../work/collections/voice-comments.ts';
import { operation } from '../../../work/unit/operation.ts';
import { writeComment } from './write-comment.ts';

/** Stores a project member's comment on a take, outside the audition's record, which its talent reads. 409 before a take, and at the limit. */
export const commentOnTake = operation(
  'castings.commentTake',
  async ({ work, caller, params: { id: castingId }, body: { auditionEntryId, ...content } }) => {
    const casting = requireActiveCasting(await work.get(castings, castingId));
    const entry = await work.get(auditionEntries, auditionEntryId);
    if (entry.castingId !== casting.id) throw notFound();
    requireState(takeTransitions.comment, getTakeState(entry, false, Date.now()));

    const comment = writeComment(work, caller, {
      whose: entry,
      subject: { auditionEntryId, voiceId: entry.voiceId },
      durationMs: entry.durationMs ?? 0,
      comments: await countCommentsOnTake(auditionEntryId, work),
      said: content,
    });

    work.audit({ subject: `voiceComments/${comment.id}`, agencyId: casting.agencyId }, null, {
      auditionEntryId,
      atMs: comment.atMs,
    });

    return serialise(comment);
  },
);
