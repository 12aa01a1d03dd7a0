import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '../../i18n/useText.ts';
import { ProgressBar } from '../ProgressBar.tsx';

/** Progress of a conversion to MP3. */
export const ConversionProgress = ({ share }: { readonly share: number }) => {
  const text = useText();
  const percent = Math.round(share * 100);

  return (
    <Box sx={{ width: 1 }}>
      <ProgressBar percent={percent} label={text('upload.converting', { percent })} />
      <Typography variant="body2" sx={{ marginTop: 0.5, color: 'text.secondary' }}>
        {text('upload.converting', { percent })}
      </Typography>
    </Box>
  );
};
