import { useRef } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { GuestComment } from '@domain/castings/guests.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { formatClockTime } from '../../../components/waveform/clock.ts';
import { WaveformPlayer, type PlayerControls } from '../../../components/waveform/WaveformPlayer.tsx';
import { useText } from '../../../i18n/useText.ts';
import { fetchDemoUrl } from '../../../common/voices/playbackUrls.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { CommentRow } from '../../../common/comments/CommentRow.tsx';
import { api } from '../../../lib/http/api.ts';
import { toBookRows, type BookRow } from './bookRows.ts';
import type { GuestbookProps } from './guestbookParts.ts';
import { cameByProjectLink, getGuestNames } from './guestNames.ts';

interface Commented extends BookRow {
  readonly comments: readonly GuestComment[];
  readonly names: ReadonlyMap<string, string>;
  readonly withLanguage: boolean;
}

const CommentedVoice = ({ place, character, language, withLanguage, comments, names }: Commented) => {
  const text = useText();
  const languageName = useLanguageName();
  const toasts = useToasts();
  const controls = useRef<PlayerControls>(null);
  const { talentId, demoId, demo, isWithdrawn } = place;
  const name = demo.talentPublicName;

  return (
    <Box component="li" sx={{ paddingBlock: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography variant="subtitle2" component="h4">
        <bdi>{name}</bdi>
        <Muted component="span" variant="inherit" sx={{ fontWeight: 400 }}>
          {' · '}
          <bdi>{withLanguage ? joinDotted([languageName(language), character]) : character}</bdi>
        </Muted>
      </Typography>
      {!isWithdrawn && (
        <WaveformPlayer
          size="row"
          title={`${name}, ${demo.name}`}
          controls={controls}
          peaks={demo.peaks}
          durationMs={demo.durationMs}
          level={demo.level}
          getUrl={() => fetchDemoUrl(talentId, demoId, 'approved')}
        />
      )}
      <PlainList>
        {comments.map((comment) => {
          const time = formatClockTime(comment.atMs / 1000);
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
                onRemove: async (submission) => {
                  await api.castings.removeGuestComment(
                    { id: comment.castingId, commentId: comment.id },
                    submission,
                  );
                  toasts.success(text('sharing.commentRemoved'));
                },
              }}
            />
          );
        })}
      </PlainList>
    </Box>
  );
};

/** Guests' comments beside their voice; a timestamp plays from there. */
export const CommentList = ({ link, book, castings, voices }: GuestbookProps) => {
  const text = useText();
  const plain = getGuestNames(book.guests, text);

  const names = new Map(
    book.guests.map((guest) => {
      const name = plain.get(guest.id) ?? '';
      return [
        guest.id,
        cameByProjectLink(guest, link.kind) ? joinDotted([name, text('sharing.byProjectLink')]) : name,
      ] as const;
    }),
  );

  const commented = toBookRows(book.places, castings, voices)
    .map((row) => ({
      ...row,
      comments: book.comments.filter(({ castingDemoId }) => castingDemoId === row.place.id),
    }))
    .filter(({ comments }) => comments.length > 0);
  if (commented.length === 0) return <Muted variant="body1">{text('sharing.noComments')}</Muted>;

  return (
    <PlainList>
      {commented.map((row) => (
        <CommentedVoice key={row.place.id} names={names} withLanguage={link.kind === 'project'} {...row} />
      ))}
    </PlainList>
  );
};
