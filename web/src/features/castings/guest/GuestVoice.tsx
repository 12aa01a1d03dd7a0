import { useState, type RefObject } from 'react';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PreviewVoice } from '@domain/castings/castings.ts';
import type { GuestPage, ShownComment } from '@domain/castings/guests.ts';
import { VOTES, type Vote } from '@domain/castings/votes.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { formatClockTime } from '../../../components/waveform/clock.ts';
import type { PlayerControls } from '../../../components/waveform/WaveformPlayer.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useOptimistic } from '../../../lib/submission/useOptimistic.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { removeComment, saveVote, sendComment } from './guestActions.ts';
import { GuestNameForm } from './GuestNameForm.tsx';
import { ownName, useRoom } from './guestRoom.ts';
import { useLinkExpiry } from './useLinkExpiry.ts';

interface Props {
  readonly link: string;
  readonly voice: PreviewVoice;
  readonly controls: RefObject<PlayerControls | null>;
  readonly onGone: () => void;
}

const CommentForm = lazyComponent(
  async () => (await import('../../../common/comments/CommentForm.tsx')).CommentForm,
);

/** Touch target height. */
const THUMB = 48;

const VoteButtons = ({
  link,
  voice,
  room,
  onGone,
}: Omit<Props, 'controls'> & { readonly room: GuestPage }) => {
  const text = useText();
  const orGone = useLinkExpiry(onGone);
  const stored: Vote | '' = room.votes.find((ownVote) => ownVote.voice === voice.key)?.vote ?? '';
  const vote = useOptimistic<Vote | ''>(stored, (next, submission) =>
    orGone(() => saveVote(link, voice.key, next === '' ? null : next, submission)),
  );

  return (
    <div>
      <Box
        role="group"
        aria-label={text('guest.voteOn', { name: voice.talentPublicName })}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1, maxWidth: 480 }}
      >
        {VOTES.map((value) => (
          <Button
            key={value}
            variant={vote.shown === value ? 'contained' : 'outlined'}
            color={value === 'yes' ? 'primary' : 'inherit'}
            aria-pressed={vote.shown === value}
            onClick={() => vote.change(vote.shown === value ? '' : value)}
            sx={{ minHeight: THUMB }}
          >
            {text(`guest.vote.${value}`)}
          </Button>
        ))}
      </Box>
      {vote.failure !== undefined && (
        <FailedHere error={vote.failure} what={text('guest.voteFailed')} onRetry={vote.retry} />
      )}
    </div>
  );
};

const CommentRow = ({
  link,
  comment,
  controls,
  onGone,
}: Omit<Props, 'voice'> & { readonly comment: ShownComment }) => {
  const text = useText();
  const orGone = useLinkExpiry(onGone);
  const seconds = comment.atMs / 1000;
  const time = formatClockTime(seconds);

  return (
    <Row component="li" isOneLine align="flex-start">
      <Button
        size="small"
        aria-label={text('guest.jumpTo', { time })}
        onClick={() => controls.current?.playFrom(seconds)}
        sx={{ minWidth: THUMB, minHeight: 36, flexShrink: 0 }}
      >
        {time}
      </Button>
      <Box sx={{ flex: 1, minWidth: 0, paddingTop: 0.75 }}>
        <Muted variant="caption">
          {comment.isOwn ? text('guest.you') : comment.name || text('guest.nameless')}
        </Muted>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {comment.text}
        </Typography>
      </Box>
      {comment.isOwn && (
        <SendButton
          size="small"
          color="inherit"
          aria-label={text('guest.remove', { time })}
          onSend={(submission) => orGone(() => removeComment(link, comment.key, submission))}
          sx={{ minWidth: THUMB, minHeight: 36 }}
        >
          <Close fontSize="small" />
        </SendButton>
      )}
    </Row>
  );
};

/** Returns the voice of the guest's first vote or comment, where their name is asked for. */
const getFirstHeard = ({ votes, comments }: GuestPage): string | undefined =>
  votes[0]?.voice ?? comments.find(({ isOwn }) => isOwn)?.voice;

/** A guest's vote and timed comments on a voice. */
export const GuestVoice = ({ link, voice, controls, onGone }: Props) => {
  const text = useText();
  const room = useRoom(link);
  const orGone = useLinkExpiry(onGone);
  const [moment, setMoment] = useState<number | null>(null);
  if (!room.asksVotes) return null;

  const comments = room.comments.filter((comment) => comment.voice === voice.key);
  const name = voice.talentPublicName;

  return (
    <Stack gap={1.5} sx={{ marginTop: 1 }}>
      <VoteButtons link={link} voice={voice} room={room} onGone={onGone} />
      {room.name === '' && getFirstHeard(room) === voice.key && (
        <GuestNameForm link={link} name={ownName.read() ?? ''} onGone={onGone} />
      )}
      {comments.length > 0 && (
        <PlainList aria-label={text('guest.commentsOn', { name })} gap={0.5}>
          {comments.map((comment) => (
            <CommentRow key={comment.key} link={link} comment={comment} controls={controls} onGone={onGone} />
          ))}
        </PlainList>
      )}
      {moment === null ? (
        <Button
          color="inherit"
          onPointerEnter={CommentForm.ahead}
          onFocus={CommentForm.ahead}
          onClick={() => setMoment(controls.current?.at() ?? 0)}
          sx={{ justifySelf: 'start', minHeight: THUMB }}
        >
          {text(voice.take ? 'guest.commentDemo' : 'guest.comment')}
        </Button>
      ) : (
        <CommentForm
          draft={`guest.comment.${voice.key}`}
          label={text('guest.commentLabel', { name, time: formatClockTime(moment) })}
          submitLabel={text('guest.send')}
          onSend={(written, submission) =>
            orGone(() =>
              sendComment(
                link,
                { voice: voice.key, atMs: Math.round(moment * 1000), text: written },
                submission,
              ),
            )
          }
          onClose={() => setMoment(null)}
        />
      )}
    </Stack>
  );
};
