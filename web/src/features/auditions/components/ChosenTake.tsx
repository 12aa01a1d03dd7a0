import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { AUDIO_LIMITS } from '@domain/audio/limits.ts';
import type { QualityReport } from '@domain/audio/quality.ts';
import { QualityAdvice } from '../../../components/demos/QualityAdvice.tsx';
import { measureAudio } from '../../../components/upload/measureAudio.ts';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly file: File;
  readonly consent: boolean;
  readonly onConsent: (consent: boolean) => void;
  readonly disabled: boolean;
}

/** What was measured of a file; undefined until it is, null when it cannot be: the API says so when it is sent. */
const useReport = (file: File): QualityReport | null | undefined => {
  const [measured, setMeasured] = useState<{ readonly file: File; readonly report: QualityReport | null }>();
  useEffect(() => {
    let isOver = false;
    const note = (report: QualityReport | null) => {
      if (!isOver) setMeasured({ file, report });
    };
    measureAudio(file, AUDIO_LIMITS.audition).then(
      (verdict) => note(verdict.ok ? verdict.audio.quality : null),
      () => note(null),
    );
    return () => {
      isOver = true;
    };
  }, [file]);
  return measured?.file === file ? measured.report : undefined;
};

/** What an engineer would say of the recording that is about to be sent, and what its talent consents to. */
export const ChosenTake = ({ file, consent, onConsent, disabled }: Props) => {
  const text = useText();
  const report = useReport(file);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, marginBlock: 2 }}>
      {report === undefined && (
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {text('demo.measuring')}
        </Typography>
      )}
      {report && <QualityAdvice report={report} />}
      <div>
        <FormControlLabel
          disabled={disabled}
          control={<Checkbox checked={consent} onChange={(_event, checked) => onConsent(checked)} />}
          label={text('take.consent')}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary', paddingInlineStart: '31px' }}>
          {text('take.consentHelp')}
        </Typography>
      </div>
    </Box>
  );
};
