import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { CommentsDialog } from '../../../common/comments/CommentsDialog.tsx';
import { useText } from '../../../i18n/useText.ts';
import { fetchTakeUrl } from '../../../common/voices/playbackUrls.ts';
import { filterTakeComments, type TakeTalk } from '../../../common/board/useColleagues.ts';
import { api } from '../../../lib/http/api.ts';

interface Props {
  readonly entry: AuditionEntry;
  readonly character: string;
  readonly talk: TakeTalk;
  readonly onClose: () => void;
}

/** Project members' comments on a take. */
export const TakeCommentsDialog = ({ entry, character, talk, onClose }: Props) => {
  const text = useText();
  const { id, castingId, talentPublicName: name, peaks, level } = entry;

  return (
    <CommentsDialog
      title={text('takes.commentsTitle', { name, character })}
      lead={text('takes.commentsLead')}
      name={name}
      castingId={castingId}
      recording={{
        title: text('auditions.takeFor', { name }),
        peaks,
        durationMs: entry.durationMs ?? 0,
        level,
        takes: entry.takes,
        getUrl: () => fetchTakeUrl(id),
      }}
      comments={talk.status === 'success' ? { ...talk, data: filterTakeComments(talk, id) } : talk}
      draft={`audition.comment.${id}`}
      onSend={(commentText, submission) =>
        api.castings.commentTake(
          { id: entry.castingId },
          { auditionEntryId: entry.id, ...commentText },
          submission,
        )
      }
      onClose={onClose}
    />
  );
};
