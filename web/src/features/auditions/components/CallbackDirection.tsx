import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AuditionEntryPage } from '@domain/auditions/auditions.ts';
import { api } from '../../../lib/http/api.ts';
import { WaveformPlayer } from '../../../components/waveform/WaveformPlayer.tsx';
import { useText } from '../../../i18n/useText.ts';

interface Props {
  readonly entry: AuditionEntryPage;
  readonly token: string;
}

/** What a callback is to sound like, in words and as a recording. */
export const CallbackDirection = ({ entry: { id, round, direction, clip }, token }: Props) => {
  const text = useText();

  return (
    <Alert
      severity="info"
      sx={{ marginBlock: 2, overflowWrap: 'anywhere', '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <AlertTitle>{text('upload.callback', { round })}</AlertTitle>
      {direction !== '' && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap' }}>
          {direction}
        </Typography>
      )}
      {clip && (
        <Box sx={{ color: 'text.primary', marginTop: 1 }}>
          <Typography variant="subtitle2" component="h2">
            {text('upload.clip')}
          </Typography>
          <WaveformPlayer
            key={clip.id}
            title={text('upload.clip')}
            size="large"
            peaks={clip.peaks}
            durationMs={clip.durationMs}
            level={clip.level}
            getUrl={async () => (await api.auditions.entryClip({ id }, { token })).audioUrl}
          />
        </Box>
      )}
    </Alert>
  );
};
