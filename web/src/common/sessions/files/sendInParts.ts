import { PART_BYTES, type AddedFileKind } from '@domain/sessions/session-files.ts';
import { upload } from '../../../lib/http/upload.ts';
import { retryUntilAnswered } from '../../../lib/http/retryUntilAnswered.ts';
import { createAutomaticKey, type Submission } from '../../../lib/submission/submitter.ts';
import { api } from '../../../lib/http/api.ts';

interface Large {
  readonly file: File;
  readonly kind: AddedFileKind;
  readonly sha256: string;
}

interface Watching {
  readonly submission: Submission;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  readonly onWait: () => void;
}

/** Uploads a large file in parts; parts that arrived earlier, even before a reload, aren't sent again. */
export const sendInParts = async (
  sessionId: string,
  { file, kind, sha256 }: Large,
  { submission, signal, onProgress, onWait }: Watching,
): Promise<void> => {
  const announced = { kind, sha256, name: file.name, size: file.size };
  const retryLasting = <Answer>(attempt: () => Promise<Answer>) =>
    retryUntilAnswered(attempt, { signal, onWait });
  const begin = createAutomaticKey();
  const { uploadId, parts, received } = await retryLasting(() =>
    api.sessions.startFile({ id: sessionId }, announced, begin),
  );
  const missing = Array.from({ length: parts }, (_, part) => part).filter((part) => !received.includes(part));
  for (const part of missing) {
    const from = part * PART_BYTES;
    const piece = new File([file.slice(from, from + PART_BYTES)], file.name);
    const key = createAutomaticKey();

    await retryLasting(() =>
      upload(api.sessions.addPart, {
        params: { id: sessionId, uploadId, part },
        file: piece,
        fields: { kind },
        onProgress: (share) => onProgress((from + share * piece.size) / file.size),
        signal,
        submission: key,
      }),
    );
  }

  onProgress(1);
  await retryLasting(() => api.sessions.finishFile({ id: sessionId, uploadId }, announced, submission));
};
