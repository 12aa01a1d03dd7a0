import type { SessionFileView } from '@domain/sessions/session-files.ts';
import { api } from '../../../lib/http/api.ts';
import { fetchFile } from '../../../lib/http/download.ts';

/** Fetches a file for playback; `onShare` receives the loaded fraction, 0 to 1. */
export const fetchAudio = (
  id: string,
  { id: fileId, size }: SessionFileView,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<Blob> =>
  fetchFile(api.sessions.file, {
    params: { id, fileId },
    signal,
    onBytes: (bytes) => onShare(Math.min(bytes / size, 1)),
  });
