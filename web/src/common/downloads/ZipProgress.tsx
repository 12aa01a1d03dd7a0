import Button from '@mui/material/Button';
import { Muted } from '../../components/layout/Muted.tsx';
import { Row } from '../../components/layout/Row.tsx';
import { useText } from '../../i18n/useText.ts';
import type { ZipDownloading } from './useZipDownload.ts';

/** Progress of a download with a cancel button; nothing without one. */
export const ZipProgress = ({ zip }: { readonly zip: ZipDownloading }) => {
  const text = useText();
  if (zip.progress === undefined) return null;

  return (
    <Row isOneLine gap={0.5} align="center">
      <Muted role="status">{zip.progress}</Muted>
      <Button size="small" color="inherit" onClick={zip.cancel}>
        {text('selection.cancelDownload')}
      </Button>
    </Row>
  );
};
