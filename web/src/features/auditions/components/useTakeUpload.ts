import { useCallback, useEffect, useRef, useState } from 'react';
import type { AuditionEntryPage, EntryState } from '@domain/auditions/auditions.ts';
import { isAudioFault, type AudioFault } from '../../../components/upload/audioFaults.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { retryUntilAnswered } from '../../../lib/http/retryUntilAnswered.ts';
import { createSubmitter } from '../../../lib/submission/submitter.ts';
import { uploadTake, type Take } from '../data/uploadTake.ts';

/** Why the form closes. */
export type UploadOutcome = EntryState | 'submitted';

export type UploadPhase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly share: number }
  /** Offline; resumes automatically. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'cancelled' }
  /** The page has been open for longer than its token. */
  | { readonly kind: 'expired' }
  /** `fault`: the file's own fault, if it caused the failure. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly fault?: AudioFault };

const getFault = (error: unknown): AudioFault | undefined =>
  isApiError(error) && isAudioFault(error.code) ? error.code : undefined;

/** The recording to send, with what its talent chose for it. */
type ChosenRecording = Pick<Take, 'file' | 'syntheticVoiceConsent' | 'takes'>;

const getName = ({ file: { name, size, lastModified }, syntheticVoiceConsent, takes }: ChosenRecording) =>
  JSON.stringify([name, size, lastModified, syntheticVoiceConsent, takes]);

/** Uploads one recording once, with progress; resumes on reconnect and can be cancelled. */
export const useTakeUpload = (
  { id: entryId, revision }: Pick<AuditionEntryPage, 'id' | 'revision'>,
  {
    onOutcome,
    onChanged,
  }: {
    readonly onOutcome: (outcome: UploadOutcome, view?: string) => void;
    /** The request has changed: it must be reloaded before sending. */
    readonly onChanged: () => Promise<void>;
  },
) => {
  const [phase, setPhase] = useState<UploadPhase>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  const [once] = useState(createSubmitter);
  useEffect(() => () => running.current?.abort(), []);

  const send = useCallback(
    async (take: ChosenRecording, token: string) => {
      const controller = new AbortController();
      const { signal } = controller;

      try {
        await once(`${revision} ${getName(take)}`, async (submission) => {
          running.current = controller;

          const onProgress = (share: number) => setPhase({ kind: 'sending', share });

          const attempt = () => {
            onProgress(0);

            return uploadTake({
              entryId,
              revision,
              ...take,
              token,
              signal,
              onProgress,
              submission,
            });
          };

          await retryUntilAnswered(attempt, { signal, onWait: () => setPhase({ kind: 'waiting' }) });
        });

        onOutcome('submitted');
      } catch (error) {
        if (running.current?.signal.aborted) return setPhase({ kind: 'cancelled' });
        if (isApiError(error) && error.code === 'link.expired') return setPhase({ kind: 'expired' });
        if (isApiError(error) && error.code === 'audition.alreadyUploaded') return onOutcome('uploaded');
        if (isApiError(error) && error.code === 'audition.late') return onOutcome('expired', error.message);
        if (isApiError(error) && error.code === 'audition.cancelled') return onOutcome('cancelled');
        if (isApiError(error) && error.code === 'audition.changed') {
          return onChanged().then(
            () => setPhase({ kind: 'idle' }),
            (fault: unknown) => setPhase({ kind: 'failed', error: fault }),
          );
        }

        const fault = getFault(error);
        setPhase({ kind: 'failed', error, ...(fault ? { fault } : {}) });
      }

      return undefined;
    },
    [entryId, revision, onOutcome, onChanged, once],
  );

  const cancel = useCallback(() => running.current?.abort(), []);
  const reset = useCallback(() => setPhase({ kind: 'idle' }), []);
  return { phase, send, cancel, reset };
};
