import { Timestamp } from 'firebase-admin/firestore';
import { VOICE_COMMENTS_MAX, type VoiceComment } from '@domain/castings/voice-comments.ts';
import { visibleTo } from '../../../access/visible-to.ts';
import { AppError, notFound } from '../../../errors/app-error.ts';
import { recordAudit } from '../../../firestore/audit.ts';
import { serialised } from '../../../firestore/db.ts';
import { transact } from '../../../firestore/transact.ts';
import type { Operation } from '../../../operation.ts';
import { readCastingDemo } from '../../../records/casting-demos.ts';
import { openCasting, readCasting } from '../../../records/castings.ts';
import { createVoiceComment, newVoiceCommentId } from '../../../records/voice-comments.ts';

/**
 * Keeps what somebody of the project wrote about a shortlisted voice; a moment behind the demo's end stands at the end.
 * What it says stands in no other record. 409 for one comment too many on a voice.
 */
export const commentOnPlace: Operation<'castings.comment'> = async ({
  caller,
  params: { id: castingId },
  body: { castingDemoId, atMs, text },
}) =>
  serialised(
    await transact(async (transaction) => {
      const casting = openCasting(visibleTo(caller, 'castings', await readCasting(castingId, transaction)));
      const place = visibleTo(caller, 'castingDemos', await readCastingDemo(castingDemoId, transaction));
      if (place.castingId !== casting.id) throw notFound();
      if ((place.comments ?? 0) >= VOICE_COMMENTS_MAX)
        throw new AppError(409, 'casting.tooManyComments', { values: { max: VOICE_COMMENTS_MAX } });
      const { agencyId, companyId, projectId, talentId, demo } = place;
      const comment: VoiceComment = {
        id: newVoiceCommentId(),
        agencyId,
        companyId,
        projectId,
        castingId,
        castingDemoId,
        talentId,
        userId: caller.uid,
        name: caller.user.displayName,
        atMs: Math.min(atMs, Math.round(demo.durationMs)),
        text,
        createdAt: Timestamp.now(),
      };
      createVoiceComment(transaction, comment);
      recordAudit(transaction, caller, {
        agencyId,
        action: 'castings.comment',
        subject: `voiceComments/${comment.id}`,
        before: null,
        after: { castingDemoId, atMs: comment.atMs },
      });
      return comment;
    }),
  );
