import { getAgencies } from '@domain/access/roles.ts';
import type { VoiceComment } from '@domain/castings/voice-comments.ts';
import type { Caller } from '../../../work/access/caller.ts';
import { AppError, notFound } from '../../../platform/errors/app-error.ts';
import { castings, requireActiveCasting } from '../../../work/collections/castings.ts';
import { readVoiceComment } from '../../../work/collections/voice-comments.ts';
import { operation } from '../../../work/unit/operation.ts';

const isStaffIn = ({ claims }: Caller, agencyId: string): boolean =>
  (['agencyTeam', 'admin'] as const).some((role) => getAgencies(claims, role).includes(agencyId));

const getSubject = ({ castingDemoId, auditionEntryId }: VoiceComment) =>
  auditionEntryId === undefined ? { castingDemoId } : { auditionEntryId };

/** Deletes a comment and its text. Idempotent. 403 for a colleague's, unless the caller is staff of the agency. */
export const removeComment = operation(
  'castings.removeComment',
  async ({ work, caller, params: { id: castingId, commentId } }) => {
    const casting = requireActiveCasting(await work.get(castings, castingId));
    const comment = await readVoiceComment(commentId, work);
    if (!comment) return { id: commentId };
    if (comment.castingId !== casting.id) throw notFound();
    if (comment.userId !== caller.uid && !isStaffIn(caller, casting.agencyId))
      throw new AppError(403, 'auth.forbidden');

    work.delete(comment);

    work.audit(
      { subject: `voiceComments/${commentId}`, agencyId: casting.agencyId },
      { userId: comment.userId, atMs: comment.atMs, ...getSubject(comment) },
      null,
    );

    return { id: commentId };
  },
);
