import { upload } from '../../../lib/http/upload.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  SESSION_FILE_MAX_BYTES,
  WHOLE_FILE_MAX_BYTES,
  type AddedFileKind,
} from '@domain/sessions/session-files.ts';
import { retryUntilAnswered } from '../../../lib/http/retryUntilAnswered.ts';
import { createSubmitter } from '../../../lib/submission/submitter.ts';
import { computeSha256 } from '../../../lib/sha256.ts';
import { api } from '../../../lib/http/api.ts';
import { sendInParts } from './sendInParts.ts';

/** A chosen file with its kind. */
interface ChosenFile {
  readonly file: File;
  readonly kind: AddedFileKind;
}

export type FileUploadPhase =
  | { readonly kind: 'idle' | 'tooLarge' | 'cancelled' }
  | { readonly kind: 'sending'; readonly share: number }
  /** Offline; resumes automatically. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Uploads a session's file once, with progress; resumes on reconnect and can be cancelled. */
export const useFileUpload = (sessionId: string, onDone: () => void) => {
  const [chosen, setChosen] = useState<ChosenFile>();
  const [phase, setPhase] = useState<FileUploadPhase>({ kind: 'idle' });
  const [once] = useState(createSubmitter);
  const running = useRef<AbortController>(undefined);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => () => running.current?.abort(), []);

  const send = useCallback(
    async (chosenFile: ChosenFile): Promise<void> => {
      const { file, kind } = chosenFile;

      setChosen(chosenFile);

      if (file.size > SESSION_FILE_MAX_BYTES) return setPhase({ kind: 'tooLarge' });

      const controller = new AbortController();
      const { signal } = controller;

      running.current = controller;

      const onProgress = (share: number) => setPhase({ kind: 'sending', share });
      onProgress(0);

      try {
        // The hash detects corruption in transit.
        const sha256 = await computeSha256(await file.arrayBuffer());
        const onWait = () => setPhase({ kind: 'waiting' });

        await once(`${kind} ${sha256} ${file.name}`, async (submission) => {
          if (file.size > WHOLE_FILE_MAX_BYTES)
            return sendInParts(sessionId, { file, kind, sha256 }, { submission, signal, onProgress, onWait });
          const fields = { kind, sha256 };
          const attempt = () =>
            upload(api.sessions.addFile, {
              params: { id: sessionId },
              file,
              fields,
              onProgress,
              signal,
              submission,
            });
          await retryUntilAnswered(attempt, { signal, onWait });
          return undefined;
        });

        setChosen(undefined);
        setPhase({ kind: 'idle' });
        done.current();
      } catch (error) {
        setPhase(signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', error });
      }

      return undefined;
    },
    [once, sessionId],
  );

  const cancel = useCallback(() => running.current?.abort(), []);
  const forget = useCallback(() => {
    setChosen(undefined);
    setPhase({ kind: 'idle' });
  }, []);
  return { chosen, phase, send, cancel, forget };
};
