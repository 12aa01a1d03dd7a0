import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import type { download } from '../../lib/http/download.ts';
import { useErrorText } from '../../lib/http/useErrorText.ts';
import { useSubmission } from '../../lib/submission/useSubmission.ts';
import { useToasts } from '../../lib/toasts.ts';

const MEGABYTE = 1_000_000;

export interface ZipSource {
  /** Shown once the file has arrived, and when the download was cancelled. */
  readonly done: string;
  readonly stopped: string;
  readonly fetchFile: (
    how: Pick<Parameters<typeof download>[1], 'signal' | 'onBytes'>,
  ) => ReturnType<typeof download>;
}

export interface ZipDownloading {
  /** In words; undefined while nothing is downloaded. */
  readonly progress: string | undefined;
  readonly start: () => void;
  readonly cancel: () => void;
}

/** Downloads a zip with progress; leaving the page cancels it. */
export const useZipDownload = ({ done, stopped, fetchFile }: ZipSource): ZipDownloading => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const [progress, setProgress] = useState<{ bytes: number; expected?: number | undefined }>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const { submit } = useSubmission(async () => {
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

  const formatProgress = (bytes: number, expected: number | undefined): string =>
    expected === undefined
      ? text('selection.downloadBytes', { megabytes: Math.round((bytes / MEGABYTE) * 10) / 10 })
      : // The expected size leaves out headers and the list, so it never reaches the end.
        text('selection.downloadShare', { percent: Math.min(99, Math.floor((bytes / expected) * 100)) });

  return {
    progress: progress && formatProgress(progress.bytes, progress.expected),
    start: () => void submit(),
    cancel: () => running.current?.abort(),
  };
};
