import { useEffect, useId, useRef, useState } from 'react';
import GraphicEq from '@mui/icons-material/GraphicEqOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { AUDIO_LIMITS, getAudioLimitValues } from '@domain/audio/limits.ts';
import { CLIP_PENDING } from '@domain/auditions/auditions.schema.ts';
import type { ReferenceClip } from '@domain/auditions/reference-clip.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { AudioUploader } from '../../../components/upload/AudioUploader.tsx';
import type { ChosenAudio } from '../../../components/upload/ChosenRecording.tsx';
import { WaveformPlayer } from '../../../components/waveform/WaveformPlayer.tsx';
import { useText } from '../../../i18n/useText.ts';
import { upload } from '../../../lib/http/upload.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useSubmission } from '../../../lib/submission/useSubmission.ts';
import { api } from '../../../lib/http/api.ts';

const LIMIT = AUDIO_LIMITS.reference;

interface Props {
  readonly projectId: string;
  /** The edited callback, whose clip can be heard; absent: a new one. */
  readonly saved?: { readonly auditionId: string; readonly clip: ReferenceClip | null };
}

/** A recording of what a callback is to sound like: uploaded when it is chosen, and sent with the form. */
export const ClipField = ({ projectId, saved }: Props) => {
  const text = useText();
  const errorText = useErrorText();
  const helpId = useId();
  const [{ value }, { error }, { setValue }] = useField<string | null>('clip');
  const [isOpen, setOpen] = useState(false);
  const [audio, setAudio] = useState<ChosenAudio | null>(null);
  const [fault, setFault] = useState<string>();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The button that opened it is gone.
    if (isOpen) box.current?.querySelector('input')?.focus();
  }, [isOpen]);

  const { busy, submit } = useSubmission(
    async (submission: Submission, { file }: { readonly file: File }, _about: string) => {
      const { id } = await upload(api.auditions.uploadClip, { params: { projectId }, file, submission });
      await setValue(id);
    },
    (failure) => {
      setFault(errorText(failure));
      setAudio(null);
      void setValue(null);
    },
  );

  const choose = (chosen: ChosenAudio | null) => {
    setAudio(chosen);
    setFault(undefined);
    // The form isn't sent without the clip that its user has chosen.
    void setValue(chosen ? CLIP_PENDING : null);
    if (chosen) {
      const { name, size, lastModified } = chosen.file;
      void submit({ file: chosen.file }, `${name} ${size} ${lastModified}`);
    }
  };

  const referenceClip = saved?.clip && value === saved.clip.id ? saved.clip : undefined;
  const view = fault ?? (busy ? undefined : error);

  return (
    <div ref={box} role="group" aria-label={text('callback.clip')} aria-describedby={helpId}>
      {isOpen && <Muted sx={{ marginBottom: 0.5 }}>{text('callback.clip')}</Muted>}
      <Row align="center">
        {value !== null && !isOpen && (
          <Typography sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
            <GraphicEq fontSize="small" aria-hidden />
            {text('callback.clipAdded')}
          </Typography>
        )}
        {!isOpen && (
          <Button size="small" variant="outlined" color="inherit" onClick={() => setOpen(true)}>
            {text(value === null ? 'callback.clipAdd' : 'callback.clipReplace')}
          </Button>
        )}
        {value !== null && !isOpen && (
          <Button size="small" color="error" onClick={() => void setValue(null)}>
            {text('callback.clipRemove')}
          </Button>
        )}
      </Row>
      {referenceClip && saved && !isOpen && (
        <WaveformPlayer
          title={text('callback.clip')}
          {...referenceClip}
          getUrl={async () => (await api.auditions.clip({ id: saved.auditionId })).audioUrl}
        />
      )}
      {isOpen && <AudioUploader value={audio} limit={LIMIT} disabled={busy} onChange={choose} />}
      <FormHelperText id={helpId} error={view !== undefined} role={view === undefined ? undefined : 'alert'}>
        {view ?? text(busy ? 'callback.clipSending' : 'callback.clipHelp', getAudioLimitValues(LIMIT))}
      </FormHelperText>
    </div>
  );
};
