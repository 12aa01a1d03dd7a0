import { useRef } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GuestComment } from '@domain/castings/guests.ts';
import type { Voice } from '@domain/projects/projects.ts';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { clockTime } from '../../../components/waveform/clock.ts';
import { WaveformPlayer, type PlayerControls } from '../../../components/waveform/WaveformPlayer.tsx';
import { useText } from '../../../i18n/useText.ts';
import { demoUrl } from '../../../lib/audio.ts';
import { CommentRow } from '../../../components/comments/CommentRow.tsx';
import { removeGuestComment } from '../data/castingSharing.ts';
import type { Guestbook } from '../data/useGuests.ts';
import { bookRows, type BookRow } from './bookRows.ts';
import { guestNames } from './guestNames.ts';

interface Props {
  readonly castingId: string;
  readonly book: Guestbook;
  readonly voices: readonly Voice[];
}

interface Commented extends BookRow {
  readonly castingId: string;
  readonly comments: readonly GuestComment[];
  readonly names: ReadonlyMap<string, string>;
}

const CommentedVoice = ({ castingId, place, character, comments, names }: Commented) => {
  const text = useText();
  const toasts = useToasts();
  const controls = useRef<PlayerControls>(null);
  const { talentId, demoId, demo, isWithdrawn } = place;
  const name = demo.talentPublicName;
  return (
    <Box component="li" sx={{ paddingBlock: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography variant="subtitle2" component="h4">
        {name}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {' · '}
          {character}
        </Box>
      </Typography>
      {!isWithdrawn && (
        <WaveformPlayer
          size="row"
          title={`${name}, ${demo.name}`}
          controls={controls}
          peaks={demo.peaks}
          durationMs={demo.durationMs}
          level={demo.level}
          getUrl={() => demoUrl(talentId, demoId)}
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {comments.map((comment) => {
          const time = clockTime(comment.atMs / 1000);
          const guest = names.get(comment.guestId) ?? text('sharing.nameless');
          return (
            <CommentRow
              key={comment.id}
              atMs={comment.atMs}
              by={guest}
              text={comment.text}
              playLabel={text('sharing.playFrom', { name, time })}
              onPlay={isWithdrawn ? null : (seconds) => controls.current?.playFrom(seconds)}
              removal={{
                label: text('sharing.removeComment', { guest, time }),
                onRemove: async (press) => {
                  await removeGuestComment(castingId, comment.id, press);
                  toasts.success(text('sharing.commentRemoved'));
                },
              }}
            />
          );
        })}
      </Box>
    </Box>
  );
};

/** What guests wrote, beside the voice that it is about: a press on a moment plays from there. */
export const CommentList = ({ castingId, book, voices }: Props) => {
  const text = useText();
  const names = guestNames(book.guests, text);
  const commented = bookRows(book.places, voices)
    .map((row) => ({
      ...row,
      comments: book.comments.filter(({ castingDemoId }) => castingDemoId === row.place.id),
    }))
    .filter(({ comments }) => comments.length > 0);
  if (commented.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{text('sharing.noComments')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {commented.map((row) => (
        <CommentedVoice key={row.place.id} castingId={castingId} names={names} {...row} />
      ))}
    </Box>
  );
};
