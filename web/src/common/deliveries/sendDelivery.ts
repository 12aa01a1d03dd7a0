import { CHUNK_BYTES, FINGERPRINT_BYTES } from '@domain/deliveries/deliveries.ts';
import { hashFile } from '../../lib/fileHash.ts';
import { loadClientConfig } from '../../lib/branding.ts';
import { isFileChanged } from '../../lib/http/apiError.ts';
import { askReceived, sendChunk, UploadGone } from '../../lib/http/resumable.ts';
import { retryUntilAnswered } from '../../lib/http/retryUntilAnswered.ts';
import { createAutomaticKey } from '../../lib/submission/submitter.ts';
import { computeSha256 } from '../../lib/sha256.ts';
import { api } from '../../lib/http/api.ts';

interface Watching {
  readonly signal: AbortSignal;
  readonly onUpload: (uploadId: string) => void;
  readonly onProgress: (share: number) => void;
  /** Waits for the connection. */
  readonly onWait: () => void;
  /** All bytes have arrived and are compared. */
  readonly onCheck: () => void;
}

/** Sends what Storage doesn't have yet, chunk by chunk, and hashes the file on the way. */
const sendBytes = async (file: File, url: string, { signal, onProgress, onWait }: Watching) => {
  const hash = await hashFile(file);
  let storedBytes: number | undefined;

  const advance = async (): Promise<number> => {
    const from = storedBytes ?? (await askReceived(file.size, { url, signal }));

    // After a failure, Storage says what has arrived.
    storedBytes = undefined;

    if (from === file.size) return from;

    const to = Math.min(file.size, from + CHUNK_BYTES);
    const onSent = (bytes: number) => onProgress(Math.min(to, from + bytes) / file.size);

    onProgress(from / file.size);

    const [received] = await Promise.all([
      sendChunk(file, from, to, { url, signal, onSent }),
      hash.advance(to, signal),
    ]);

    return received;
  };

  do storedBytes = await retryUntilAnswered(advance, { signal, onWait });
  while (storedBytes < file.size);
  await hash.advance(file.size, signal);

  return hash.digest();
};

/** Uploads a delivery; what has arrived before, also on another day, isn't sent again. */
export const sendDelivery = async (sessionId: string, file: File, watching: Watching): Promise<void> => {
  const { signal, onUpload, onWait, onCheck } = watching;
  const retryLasting = <Answer>(attempt: () => Promise<Answer>) =>
    retryUntilAnswered(attempt, { signal, onWait });
  const fingerprint = await computeSha256(await file.slice(0, FINGERPRINT_BYTES).arrayBuffer());
  const announced = { name: file.name, size: file.size, fingerprint };

  const begin = async () => {
    const key = createAutomaticKey();
    const started = await retryLasting(() => api.deliveries.begin({ id: sessionId }, announced, key));
    onUpload(started.uploadId);
    return started;
  };

  const start = await begin();
  let { uploadId } = start;
  let sha256: string;

  try {
    sha256 = await sendBytes(file, start.uploadUrl, watching);
  } catch (error) {
    // What has arrived belongs to a file that no longer exists.
    if (isFileChanged(error)) await api.deliveries.cancel({ id: sessionId, uploadId }, createAutomaticKey());
    if (!(error instanceof UploadGone)) throw error;
    // Storage has forgotten the upload: start over, once.
    await api.deliveries.cancel({ id: sessionId, uploadId }, createAutomaticKey());
    const again = await begin();
    uploadId = again.uploadId;
    sha256 = await sendBytes(file, again.uploadUrl, watching);
  }

  onCheck();

  const key = createAutomaticKey();
  await retryLasting(async () => {
    // The check of a large file takes longer than Hosting waits.
    const { longCalls: host } = await loadClientConfig();
    await api.deliveries.complete({ id: sessionId, uploadId }, { sha256 }, { ...key, host });
  });
};
