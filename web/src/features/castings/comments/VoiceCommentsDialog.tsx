import type { CastingDemo } from '@domain/castings/castings.ts';
import { CommentsDialog } from '../../../common/comments/CommentsDialog.tsx';
import { toDemoRecording } from '../../../common/voices/toDemoRecording.ts';
import { useText } from '../../../i18n/useText.ts';
import { useVoiceComments } from '../../../common/board/useColleagues.ts';
import { api } from '../../../lib/http/api.ts';
import { useGuestComments } from '../data/useGuestComments.ts';

interface Props {
  readonly item: CastingDemo;
  readonly character: string;
  readonly onClose: () => void;
}

/** Comments of colleagues and guests on a shortlisted voice. */
export const VoiceCommentsDialog = ({ item, character, onClose }: Props) => {
  const text = useText();
  const comments = useVoiceComments(item.id);
  const guests = useGuestComments(item);
  const { demo, castingId, isWithdrawn } = item;
  const { talentPublicName: name } = demo;

  return (
    <CommentsDialog
      title={text('comments.title', { name, character })}
      lead={text('comments.lead')}
      name={name}
      castingId={castingId}
      recording={isWithdrawn ? null : toDemoRecording(item)}
      comments={comments}
      guests={guests}
      draft={`casting.comment.${item.id}`}
      onSend={(commentText, submission) =>
        api.castings.comment({ id: item.castingId }, { castingDemoId: item.id, ...commentText }, submission)
      }
      onClose={onClose}
    />
  );
};
