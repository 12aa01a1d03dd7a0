import type { CastingDemo } from '@domain/castings/castings.ts';
import { CommentsDialog } from '../../../components/comments/CommentsDialog.tsx';
import { useText } from '../../../i18n/useText.ts';
import { demoUrl } from '../../../lib/audio.ts';
import { useVoiceComments } from '../../../lib/board/useColleagues.ts';
import { sendVoiceComment } from '../data/comments.ts';

interface Props {
  readonly item: CastingDemo;
  readonly character: string;
  readonly onClose: () => void;
}

/** What the project's own people say of a shortlisted voice. */
export const VoiceCommentsDialog = ({ item, character, onClose }: Props) => {
  const text = useText();
  const comments = useVoiceComments(item.id);
  const { talentId, demoId, demo, castingId, isWithdrawn } = item;
  const { talentPublicName: name, peaks, durationMs, level } = demo;
  const recording = {
    title: `${name}, ${demo.name}`,
    peaks,
    durationMs,
    level,
    getUrl: () => demoUrl(talentId, demoId),
  };
  return (
    <CommentsDialog
      title={text('comments.title', { name, character })}
      lead={text('comments.lead')}
      name={name}
      castingId={castingId}
      recording={isWithdrawn ? null : recording}
      comments={comments}
      draft={`casting.comment.${item.id}`}
      onSend={(said, press) => sendVoiceComment(item, said, press)}
      onClose={onClose}
    />
  );
};
