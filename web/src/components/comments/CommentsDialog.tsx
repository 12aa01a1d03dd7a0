import { useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { inHeardOrder, type VoiceComment } from '@domain/castings/voice-comments.ts';
import type { Live } from '#firebase/live.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useText } from '../../i18n/useText.ts';
import { removeVoiceComment, type Said } from '../../lib/board/commentCalls.ts';
import { useProjectArea } from '../../lib/board/useProjectArea.ts';
import type { Press } from '../../lib/press/presser.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { DateText } from '../DateText.tsx';
import { ErrorState } from '../states/states.tsx';
import { TableSkeleton } from '../table/TableSkeleton.tsx';
import { useToasts } from '../toasts/toasts.ts';
import { clockTime } from '../waveform/clock.ts';
import {
  WaveformPlayer,
  type PlayerControls,
  type WaveformPlayerProps,
} from '../waveform/WaveformPlayer.tsx';
import { CommentForm } from './CommentForm.tsx';
import { CommentRow } from './CommentRow.tsx';
import { Moments } from './Moments.tsx';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** Whose voice it is. */
  readonly name: string;
  readonly castingId: string;
  /** What is heard; null: it can no longer be. */
  readonly recording: Pick<WaveformPlayerProps, 'title' | 'peaks' | 'durationMs' | 'level' | 'getUrl'> | null;
  readonly comments: Live<readonly VoiceComment[]>;
  /** Under which what was typed is kept. */
  readonly draft: string;
  readonly onSend: (said: Said, press: Press) => Promise<void>;
  readonly onClose: () => void;
}

/** What the project's own people say of a recording, live while it is open. Neither its talent nor a guest hears of it. */
export const CommentsDialog = (props: Props) => {
  const { title, lead, name, castingId, recording, comments, draft, onSend, onClose } = props;
  const text = useText();
  const toasts = useToasts();
  const titleId = useId();
  const { uid } = useSignedIn();
  // Somebody may be of one agency's staff and another one's client.
  const { isAgencys: isStaff } = useProjectArea();
  const controls = useRef<PlayerControls>(null);
  const [moment, setMoment] = useState<number | null>(null);
  const shown = inHeardOrder(comments.data ?? []);
  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        if (reason !== 'backdropClick') onClose();
      }}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 640, margin: { xs: 1, sm: 2 } } } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {lead}
        </Typography>
        {recording && (
          <WaveformPlayer {...recording} size="row" controls={controls}>
            <Moments comments={shown} durationMs={recording.durationMs} />
          </WaveformPlayer>
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
                        <bdi>{isOwn ? text('comments.you') : comment.name}</bdi> ·{' '}
                        <DateText instant={comment.createdAt} withTime />
                      </>
                    }
                    playLabel={text('comments.playFrom', { name, time })}
                    onPlay={recording && ((seconds) => controls.current?.playFrom(seconds))}
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
            draft={draft}
            label={text('comments.label', { name, time: clockTime(moment) })}
            submitLabel={text('comments.send')}
            onSend={(written, press) => onSend({ atMs: Math.round(moment * 1000), text: written }, press)}
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
