import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Span } from '@domain/audio/reel/reel.ts';
import { QualityAdvice } from '../../../common/demos/QualityAdvice.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import type { ReadAudio } from '../../../components/upload/readAudio.ts';
import { useText } from '../../../i18n/useText.ts';
import { ReelEditor } from '../reel/ReelEditor.tsx';

interface Props {
  readonly audio: ReadAudio;
  /** The talent's own borders of its takes; undefined: as found. */
  readonly takes: readonly Span[] | undefined;
  readonly onTakes: (takes: readonly Span[] | undefined) => void;
  readonly consent: boolean;
  readonly onConsent: (consent: boolean) => void;
  readonly disabled: boolean;
}

/** Findings on the recording about to be sent, its takes, and its talent's consent. */
export const ChosenTake = ({ audio, takes, onTakes, consent, onConsent, disabled }: Props) => {
  const text = useText();

  return (
    <Stack gap={1.5} sx={{ marginBlock: 2 }}>
      <QualityAdvice report={audio.quality} />
      <ReelEditor audio={audio} takes={takes} onTakes={onTakes} disabled={disabled} />
      <div>
        <FormControlLabel
          disabled={disabled}
          control={<Checkbox checked={consent} onChange={(_event, checked) => onConsent(checked)} />}
          label={text('take.consent')}
        />
        <Muted sx={{ paddingInlineStart: '31px' }}>{text('take.consentHelp')}</Muted>
      </div>
    </Stack>
  );
};
