import Box from '@mui/material/Box';
import { useText } from '../../i18n/useText.ts';
import { ProgressBar } from '../ProgressBar.tsx';
import { Muted } from '../layout/Muted.tsx';

/** Progress of a conversion to MP3. */
export const ConversionProgress = ({ share }: { readonly share: number }) => {
  const text = useText();
  const percent = Math.round(share * 100);

  return (
    <Box sx={{ width: 1 }}>
      <ProgressBar percent={percent} label={text('upload.converting', { percent })} />
      <Muted sx={{ marginTop: 0.5 }}>{text('upload.converting', { percent })}</Muted>
    </Box>
  );
};
