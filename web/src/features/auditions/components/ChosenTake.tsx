import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { QualityReport } from '@domain/audio/quality.ts';
import { QualityAdvice } from '../../../common/demos/QualityAdvice.tsx';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly quality: QualityReport;
  readonly consent: boolean;
  readonly onConsent: (consent: boolean) => void;
  readonly disabled: boolean;
}

/** Findings on the recording about to be sent, and its talent's consent. */
export const ChosenTake = ({ quality, consent, onConsent, disabled }: Props) => {
  const text = useText();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, marginBlock: 2 }}>
      <QualityAdvice report={quality} />
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
