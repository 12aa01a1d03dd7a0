import { useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { inDemoOrder } from '@domain/castings/voice-comments.ts';
import { DateText } from '../../../components/DateText.tsx';
import { ErrorState } from '../../../components/states/states.tsx';
import { TableSkeleton } from '../../../components/table/TableSkeleton.tsx';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { clockTime } from '../../../components/waveform/clock.ts';
import { WaveformPlayer, type PlayerControls } from '../../../components/waveform/WaveformPlayer.tsx';
import { useText } from '../../../i18n/useText.ts';
import { demoUrl } from '../../../lib/audio.ts';
import { useProjectArea } from '../../../lib/board/useProjectArea.ts';
import { useVoiceComments } from '../../../lib/board/useColleagues.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { removeVoiceComment, sendVoiceComment } from '../data/comments.ts';
import { CommentForm } from '../guest/CommentForm.tsx';
import { CommentRow } from './CommentRow.tsx';

interface Props {
  readonly item: CastingDemo;
  readonly character: string;
  readonly onClose: () => void;
}

/** What the project's own people say of a voice, live while it is open. Neither its talent nor a guest hears of it. */
export const VoiceCommentsDialog = ({ item, character, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const titleId = useId();
  const { uid } = useSignedIn();
  // Somebody may be of one agency's staff and another one's client.
  const { isAgencys: isStaff } = useProjectArea();
  const comments = useVoiceComments(item.id);
  const controls = useRef<PlayerControls>(null);
  const [moment, setMoment] = useState<number | null>(null);
  const { talentId, demoId, demo, castingId, isWithdrawn } = item;
  const name = demo.talentPublicName;
  const shown = inDemoOrder(comments.data ?? []);
  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        if (reason !== 'backdropClick') onClose();
      }}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 640, margin: { xs: 1, sm: 2 } } } }}
    >
      <DialogTitle id={titleId}>{text('comments.title', { name, character })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('comments.lead')}
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
        {comments.status === 'loading' && <TableSkeleton columns={2} rows={2} />}
        {comments.status === 'error' && <ErrorState error={comments.error} onRetry={comments.retry} />}
        {comments.status === 'success' && (
          <>
            <Typography role="status" component="div" className={shown.length > 0 ? 'visually-hidden' : ''}>
              {text('comments.count', { count: shown.length })}
            </Typography>
            <Box
              component="ul"
              aria-label={text('comments.on', { name })}
              sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.5 }}
            >
              {shown.map((comment) => {
                const isOwn = comment.userId === uid;
                const time = clockTime(comment.atMs / 1000);
                return (
                  <CommentRow
                    key={comment.id}
                    atMs={comment.atMs}
                    text={comment.text}
                    by={
                      <>
                        {isOwn ? text('comments.you') : comment.name} ·{' '}
                        <DateText instant={comment.createdAt} withTime />
                      </>
                    }
                    playLabel={text('comments.playFrom', { name, time })}
                    onPlay={isWithdrawn ? null : (seconds) => controls.current?.playFrom(seconds)}
                    {...(isOwn || isStaff
                      ? {
                          removal: {
                            label: text('comments.remove', { author: comment.name, time }),
                            onRemove: async (press) => {
                              await removeVoiceComment(castingId, comment.id, press);
                              toasts.success(text('comments.removed'));
                            },
                          },
                        }
                      : {})}
                  />
                );
              })}
            </Box>
          </>
        )}
        {moment === null ? (
          <Button
            color="inherit"
            onClick={() => setMoment(controls.current?.at() ?? 0)}
            sx={{ justifySelf: 'start' }}
          >
            {text('comments.write')}
          </Button>
        ) : (
          <CommentForm
            draft={`casting.comment.${item.id}`}
            label={text('comments.label', { name, time: clockTime(moment) })}
            submitLabel={text('comments.send')}
            onSend={(written, press) =>
              sendVoiceComment(item, { atMs: Math.round(moment * 1000), text: written }, press)
            }
            onClose={() => setMoment(null)}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {text('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
