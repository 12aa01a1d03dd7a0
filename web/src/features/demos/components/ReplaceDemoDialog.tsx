import { useEffect, useId, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { AUDIO_LIMITS } from '@domain/audio/limits.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { AudioUploader } from '../../../components/upload/AudioUploader.tsx';
import type { ChosenAudio } from '../../../components/upload/ChosenRecording.tsx';
import { isAudioFault, type AudioFault } from '../../../components/upload/audioFaults.ts';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { useText } from '../../../i18n/useText.ts';
import { upload } from '../../../lib/http/upload.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { retryUntilAnswered } from '../../../lib/http/retryUntilAnswered.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { api } from '../../../lib/http/api.ts';
import { DemoAdvice } from '../../../common/demos/DemoAdvice.ts';

/** State of the new file; undefined before it is sent. */
type Phase =
  { readonly kind: 'sending'; readonly share: number } | { readonly kind: 'waiting' | 'cancelled' };

interface Props {
  readonly demo: Demo;
  readonly onClose: () => void;
}

/** Replaces a demo's file: previewed and checked before upload, cancellable, and resumed after a lost connection. */
const ReplaceDemoDialog = ({ demo, onClose }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const titleId = useId();
  const [audio, setAudio] = useState<ChosenAudio | null>(null);
  const [fault, setFault] = useState<AudioFault>();
  const [phase, setPhase] = useState<Phase>();
  const running = useRef<AbortController>(undefined);
  const isSending = phase?.kind === 'sending' || phase?.kind === 'waiting';

  useEffect(() => () => running.current?.abort(), []);

  const choose = (chosen: ChosenAudio | null) => {
    setAudio(chosen);
    setPhase(undefined);
    setFault(undefined);
  };

  const send = async (submission: Submission) => {
    if (!audio) return setFault('audio.required');

    const controller = new AbortController();
    const { signal } = controller;

    running.current = controller;

    const onProgress = (share: number) => setPhase({ kind: 'sending', share });

    const attempt = () => {
      onProgress(0);
      return upload(api.demos.replace, {
        file: audio.file,
        onProgress,
        signal,
        submission,
        params: { talentId: demo.talentId, demoId: demo.id },
      });
    };

    await retryUntilAnswered(attempt, { signal, onWait: () => setPhase({ kind: 'waiting' }) });
    toasts.success(text('upload.success'));

    return onClose();
  };

  const fail = (error: unknown) => {
    if (running.current?.signal.aborted) return setPhase({ kind: 'cancelled' });
    setPhase(undefined);
    if (isApiError(error) && isAudioFault(error.code)) return setFault(error.code);
    return toasts.error(`${text('upload.failed')} ${errorText(error)}`);
  };

  return (
    <Dialog
      open
      onClose={() => !isSending && onClose()}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 640, margin: 2 } } }}
    >
      <DialogTitle id={titleId}>{text('demo.replaceTitle', { name: demo.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Muted>{text(demo.approved ? 'demo.replaceText' : 'demo.guidance')}</Muted>
        <AudioUploader
          value={audio}
          limit={AUDIO_LIMITS.demo}
          onChange={choose}
          disabled={isSending}
          {...(fault ? { error: fault } : {})}
        />
        {audio && <DemoAdvice report={audio.quality} />}
        {phase?.kind === 'sending' && (
          <ProgressBar
            percent={Math.round(phase.share * 100)}
            label={text('upload.progress', { percent: Math.round(phase.share * 100) })}
          />
        )}
        {phase?.kind === 'waiting' && <Alert severity="warning">{text('demo.waiting')}</Alert>}
        {phase?.kind === 'cancelled' && <Alert severity="info">{text('upload.cancelled')}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={isSending ? () => running.current?.abort() : onClose}>
          {text(isSending ? 'upload.cancel' : 'common.cancel')}
        </Button>
        <SendButton variant="contained" onSend={send} onFailure={fail}>
          {text('demo.replaceSend')}
        </SendButton>
      </DialogActions>
    </Dialog>
  );
};

export default ReplaceDemoDialog;
