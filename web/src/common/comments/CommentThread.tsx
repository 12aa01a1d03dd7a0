import Typography from '@mui/material/Typography';
import type { Span } from '@domain/audio/reel/reel.ts';
import { getTakeAt } from '@domain/audio/reel/take-at.ts';
import type { VoiceComment } from '@domain/castings/voice-comments.ts';
import { DateText } from '../../components/DateText.tsx';
import { PlainList } from '../../components/layout/PlainList.tsx';
import { formatClockTime } from '../../components/waveform/clock.ts';
import { useText } from '../../i18n/useText.ts';
import type { Submission } from '../../lib/submission/submitter.ts';
import { useToasts } from '../../lib/toasts.ts';
import { CommentRow } from './CommentRow.tsx';

export interface ThreadComment extends Pick<VoiceComment, 'id' | 'atMs' | 'text' | 'createdAt'> {
  readonly author: string;
  readonly shownAs: string;
  readonly isGuest?: true;
  /** Absent: not removable by the reader. */
  readonly onRemove?: (submission: Submission) => Promise<unknown>;
}

interface Props {
  /** Name of the voice. */
  readonly name: string;
  readonly comments: readonly ThreadComment[];
  readonly takes: readonly Span[];
  /** Plays the recording from a position in seconds; null: there is none. */
  readonly onPlay: ((seconds: number) => void) | null;
}

/** The comments on a recording, sorted by position, with their number. */
export const CommentThread = ({ name, comments, takes, onPlay }: Props) => {
  const text = useText();
  const toasts = useToasts();

  return (
    <>
      <Typography role="status" component="div" className={comments.length > 0 ? 'visually-hidden' : ''}>
        {text('comments.count', { count: comments.length })}
      </Typography>
      <PlainList aria-label={text('comments.on', { name })} gap={0.5}>
        {comments.map(({ id, atMs, text: content, author, shownAs, isGuest, createdAt, onRemove }) => {
          const time = formatClockTime(atMs / 1000);
          const take = takes[1] ? getTakeAt(takes, atMs) : null;

          return (
            <CommentRow
              key={id}
              atMs={atMs}
              text={content}
              by={
                <>
                  {take !== null && <>{text('player.take', { number: take })} · </>}
                  <bdi>{shownAs}</bdi> {isGuest && <>({text('comments.ofGuest')}) </>}·{' '}
                  <DateText instant={createdAt} withTime />
                </>
              }
              playLabel={text('comments.playFrom', { name, time })}
              onPlay={onPlay}
              {...(onRemove
                ? {
                    removal: {
                      label: text('comments.remove', { author, time }),
                      onRemove: async (submission) => {
                        await onRemove(submission);
                        toasts.success(text('comments.removed'));
                      },
                    },
                  }
                : {})}
            />
          );
        })}
      </PlainList>
    </>
  );
};
