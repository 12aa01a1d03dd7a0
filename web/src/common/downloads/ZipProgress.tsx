import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '../../i18n/useText.ts';
import type { ZipDownloading } from './useZipDownload.ts';

/** Progress of a download with a cancel button; nothing without one. */
export const ZipProgress = ({ zip }: { readonly zip: ZipDownloading }) => {
  const text = useText();
  if (zip.progress === undefined) return null;

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {zip.progress}
      </Typography>
      <Button size="small" color="inherit" onClick={zip.cancel}>
        {text('selection.cancelDownload')}
      </Button>
    </Box>
  );
};
