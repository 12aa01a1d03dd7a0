import { useEffect, useRef, useState } from 'react';
import { Muted } from '../../components/layout/Muted.tsx';
import { Row } from '../../components/layout/Row.tsx';
import { api } from '../../lib/http/api.ts';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useToasts } from '../../lib/toasts.ts';
import { useText } from '../../i18n/useText.ts';
import { download } from '../../lib/http/download.ts';
import { useErrorText } from '../../lib/http/useErrorText.ts';
import { useSubmission } from '../../lib/submission/useSubmission.ts';

const MEGABYTE = 1_000_000;

/** Downloads all data held about the signed-in talent as a zip. Its size is unknown before. */
export const DataExport = () => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const [bytes, setBytes] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const { submit: start } = useSubmission(async () => {
    const abort = new AbortController();
    running.current = abort;
    setBytes(0);

    try {
      await download(api.privacy.export, {
        name: 'my-data.zip',
        signal: abort.signal,
        onBytes: setBytes,
      });
      toasts.success(text('ownData.exported'));
    } catch (error) {
      if (!abort.signal.aborted) toasts.error(errorText(error));
    } finally {
      setBytes(undefined);
    }
  });

  return (
    <Row gap={2} align="center">
      <Typography sx={{ flex: '1 1 260px' }}>{text('ownData.exportText')}</Typography>
      {bytes === undefined ? (
        <Button variant="outlined" color="inherit" startIcon={<DownloadIcon />} onClick={() => void start()}>
          {text('ownData.export')}
        </Button>
      ) : (
        <>
          <Muted role="status" variant="body1">
            {text('ownData.exporting', { megabytes: Math.round((bytes / MEGABYTE) * 10) / 10 })}
          </Muted>
          <Button color="inherit" onClick={() => running.current?.abort()}>
            {text('common.cancel')}
          </Button>
        </>
      )}
    </Row>
  );
};
