import { useEffect, useRef, useState } from 'react';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useToasts } from './toasts/toasts.ts';
import { useText } from '../i18n/useText.ts';
import type { download } from '../lib/http/download.ts';
import { useErrorText } from '../lib/http/useErrorText.ts';
import { usePress } from '../lib/press/usePress.ts';

const MEGABYTE = 1_000_000;

interface Progress {
  readonly bytes: number;
  readonly expected?: number | undefined;
}

interface Props {
  readonly label: string;
  /** What it is of, for who hears one of several such buttons. */
  readonly description: string;
  /** What is said once it is here, and when it was stopped. */
  readonly done: string;
  readonly stopped: string;
  /** Asks for the file, told when to stop; says how far it is. */
  readonly fetchFile: (
    how: Pick<Parameters<typeof download>[1], 'signal' | 'onBytes'>,
  ) => ReturnType<typeof download>;
}

/** Saves a zip; says how far it is, and can be stopped. */
export const ZipDownload = ({ label, description, done, stopped, fetchFile }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const { press: start } = usePress(async () => {
    const abort = new AbortController();
    running.current = abort;
    setProgress({ bytes: 0 });
    try {
      await fetchFile({
        signal: abort.signal,
        onBytes: (bytes, expected) => setProgress({ bytes, expected }),
      });
      toasts.success(done);
    } catch (error) {
      if (abort.signal.aborted) toasts.info(stopped);
      else toasts.error(errorText(error));
    } finally {
      setProgress(undefined);
    }
  });

  if (!progress)
    return (
      <Button
        size="small"
        color="inherit"
        startIcon={<DownloadIcon fontSize="small" />}
        aria-label={description}
        onClick={() => void start()}
      >
        {label}
      </Button>
    );
  const { bytes, expected } = progress;
  // What is expected is no promise: headers and the list come on top, and the whole is told once it is here.
  const percent = expected === undefined ? undefined : Math.min(99, Math.floor((bytes / expected) * 100));
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {percent === undefined
          ? text('selection.downloadBytes', { megabytes: Math.round((bytes / MEGABYTE) * 10) / 10 })
          : text('selection.downloadShare', { percent })}
      </Typography>
      <Button size="small" color="inherit" onClick={() => running.current?.abort()}>
        {text('selection.cancelDownload')}
      </Button>
    </Box>
  );
};
