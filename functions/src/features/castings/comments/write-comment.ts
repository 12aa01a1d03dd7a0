import { Timestamp } from 'firebase-admin/firestore';
import { VOICE_COMMENTS_MAX, type VoiceComment } from '@domain/castings/voice-comments.ts';
import type { Caller } from '../../../work/access/caller.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { newVoiceCommentId, voiceComments } from '../../../work/collections/voice-comments.ts';
import type { Work } from '../../../work/unit/work.ts';

type Subject = Pick<VoiceComment, 'castingDemoId'> | Pick<VoiceComment, 'auditionEntryId' | 'voiceId'>;

interface Commenting {
  readonly whose: Pick<VoiceComment, 'agencyId' | 'companyId' | 'projectId' | 'castingId' | 'talentId'>;
  readonly subject: Subject;
  readonly durationMs: number;
  readonly comments: number;
  readonly said: Pick<VoiceComment, 'atMs' | 'text'>;
}

/** Stores a project member's comment; a time beyond the recording's end becomes its end. 409 at the limit. Reads nothing after its first write. */
export const writeComment = (
  work: Work,
  caller: Caller,
  { whose, subject, durationMs, comments, said: { atMs, text } }: Commenting,
): VoiceComment => {
  if (comments >= VOICE_COMMENTS_MAX)
    throw new AppError(409, 'casting.tooManyComments', { values: { max: VOICE_COMMENTS_MAX } });

  const { agencyId, companyId, projectId, castingId, talentId } = whose;

  const comment: VoiceComment = {
    id: newVoiceCommentId(),
    agencyId,
    companyId,
    projectId,
    castingId,
    ...subject,
    talentId,
    userId: caller.uid,
    name: caller.user.displayName,
    atMs: Math.min(atMs, Math.round(durationMs)),
    text,
    createdAt: Timestamp.now(),
  };

  return work.create(voiceComments, comment);
};
