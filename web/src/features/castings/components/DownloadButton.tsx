import { useEffect, useRef, useState } from 'react';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { castingBoardApi } from '@domain/castings/casting-board.api.ts';
import type { Casting } from '@domain/castings/castings.ts';
import { downloadName } from '@domain/castings/download.ts';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { download } from '../../../lib/http/download.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { usePress } from '../../../lib/press/usePress.ts';
import { useLanguageWord } from '../../../lib/reference.ts';

const MEGABYTE = 1_000_000;

interface Progress {
  readonly bytes: number;
  readonly expected?: number | undefined;
}

/** Saves the voices of a language as one zip; says how far it is, and can be stopped. */
export const DownloadButton = ({ casting }: { readonly casting: Casting }) => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const language = useLanguageWord()(casting.language);
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const { press: start } = usePress(async () => {
    const abort = new AbortController();
    running.current = abort;
    setProgress({ bytes: 0 });
    try {
      await download(castingBoardApi['castings.downloadAll'], {
        name: downloadName(casting.project.name, casting.language),
        params: { id: casting.id },
        signal: abort.signal,
        onBytes: (bytes, expected) => setProgress({ bytes, expected }),
      });
      toasts.success(text('selection.downloaded', { language }));
    } catch (error) {
      if (abort.signal.aborted) toasts.info(text('selection.downloadCancelled', { language }));
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
        aria-label={text('selection.downloadOf', { language })}
        onClick={() => void start()}
      >
        {text('selection.download')}
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
