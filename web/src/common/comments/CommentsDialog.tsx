import { useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { sortByMoment, type VoiceComment } from '@domain/castings/voice-comments.ts';
import type { Live } from '#firebase/live.ts';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import { Muted } from '../../components/layout/Muted.tsx';
import { useText } from '../../i18n/useText.ts';
import { api } from '../../lib/http/api.ts';
import type { CommentText } from '../board/commentText.ts';
import { useProjectArea } from '../board/useProjectArea.ts';
import type { Submission } from '../../lib/submission/submitter.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { ErrorState } from '../../components/states/states.tsx';
import { TableSkeleton } from '../../components/table/TableSkeleton.tsx';
import { TakeMarks } from '../voices/TakeMarks.tsx';
import type { TakesPlayerProps } from '../voices/TakesPlayer.tsx';
import { formatClockTime } from '../../components/waveform/clock.ts';
import { WaveformPlayer, type PlayerControls } from '../../components/waveform/WaveformPlayer.tsx';
import { CommentForm } from './CommentForm.tsx';
import { CommentThread, type ThreadComment } from './CommentThread.tsx';
import { Moments } from './Moments.tsx';

/** A guest's comment with its removal. */
export interface GuestCommentRow extends Pick<VoiceComment, 'id' | 'atMs' | 'text' | 'createdAt'> {
  /** Empty: nameless. */
  readonly name: string;
  readonly onRemove: (submission: Submission) => Promise<unknown>;
}

interface Props {
  readonly title: string;
  readonly lead: string;
  /** Name of the voice. */
  readonly name: string;
  readonly castingId: string;
  /** The recording; null: no longer available. */
  readonly recording: Pick<
    TakesPlayerProps,
    'title' | 'peaks' | 'durationMs' | 'level' | 'takes' | 'getUrl'
  > | null;
  readonly comments: Live<readonly VoiceComment[]>;
  /** Guests' comments on a shared link; absent: not shown here. */
  readonly guests?: Live<readonly GuestCommentRow[]>;
  /** Key of the draft. */
  readonly draft: string;
  readonly onSend: (commentText: CommentText, submission: Submission) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Comments of colleagues and guests on a recording in one thread, live. Talents never see them. */
export const CommentsDialog = (props: Props) => {
  const { title, lead, name, castingId, recording, comments, guests, draft, onSend, onClose } = props;
  const takes = recording?.takes ?? [];
  const text = useText();
  const titleId = useId();
  const { uid } = useSignedIn();
  // A user may be staff of one agency and client of another.
  const { isAgencys: isStaff } = useProjectArea();
  const controls = useRef<PlayerControls>(null);
  const [moment, setMoment] = useState<number | null>(null);
  const failed = [comments, guests].find((part) => part?.status === 'error');
  const isThere = comments.data !== undefined && (!guests || guests.data !== undefined);

  const colleagues = (comments.data ?? []).map((comment): ThreadComment => {
    const isOwn = comment.userId === uid;
    const remove = async (submission: Submission) =>
      api.castings.removeComment({ id: castingId, commentId: comment.id }, submission);
    return {
      ...comment,
      author: comment.name,
      shownAs: isOwn ? text('comments.you') : comment.name,
      ...(isOwn || isStaff ? { onRemove: remove } : {}),
    };
  });

  const guestRows = (guests?.data ?? []).map(({ name: author, ...comment }): ThreadComment => ({
    ...comment,
    author: author || text('comments.guest'),
    shownAs: author || text('comments.guest'),
    isGuest: true,
  }));
  const shown = sortByMoment([...colleagues, ...guestRows]);

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
        <Muted>{lead}</Muted>
        {recording && (
          <WaveformPlayer {...recording} size="row" controls={controls}>
            {takes[1] && <TakeMarks takes={takes} durationMs={recording.durationMs} />}
            <Moments comments={shown} durationMs={recording.durationMs} />
          </WaveformPlayer>
        )}
        {!isThere && !failed && <TableSkeleton columns={2} rows={2} />}
        {failed && <ErrorState error={failed.error} onRetry={failed.retry} />}
        {isThere && (
          <CommentThread
            name={name}
            comments={shown}
            takes={takes}
            onPlay={recording && ((seconds) => controls.current?.playFrom(seconds))}
          />
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
            label={text('comments.label', { name, time: formatClockTime(moment) })}
            submitLabel={text('comments.send')}
            onSend={(written, submission) =>
              onSend({ atMs: Math.round(moment * 1000), text: written }, submission)
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
