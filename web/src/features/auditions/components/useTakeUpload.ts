import { useCallback, useRef, useState } from 'react';
import { isAudioFault, type AudioFault } from '../../../components/upload/readAudio.ts';
import { isApiError } from '../../../lib/http/apiError.ts';
import { uploadTake } from '../data/uploadCalls.ts';
import type { Outcome } from './UploadTask.tsx';

export type UploadPhase =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'cancelled' }
  /** `fault`: what is wrong with the file itself, when that is the reason. */
  | { readonly kind: 'failed'; readonly fault?: AudioFault };

const faultOf = (error: unknown): AudioFault | undefined =>
  isApiError(error) && isAudioFault(error.code) ? error.code : undefined;

/** Sends one recording, tells how far it is, and can be stopped. */
export const useTakeUpload = (entryId: string, token: string, onOutcome: (outcome: Outcome) => void) => {
  const [phase, setPhase] = useState<UploadPhase>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);

  const send = useCallback(
    async (file: File) => {
      const controller = new AbortController();
      running.current = controller;
      setPhase({ kind: 'sending', share: 0 });
      try {
        await uploadTake({
          entryId,
          token,
          file,
          signal: controller.signal,
          onProgress: (share) => setPhase({ kind: 'sending', share }),
        });
        onOutcome('submitted');
      } catch (error) {
        if (controller.signal.aborted) return setPhase({ kind: 'cancelled' });
        if (isApiError(error) && error.code === 'audition.alreadyUploaded') return onOutcome('uploaded');
        if (isApiError(error) && error.code === 'audition.expired') return onOutcome('expired');
        const fault = faultOf(error);
        setPhase({ kind: 'failed', ...(fault ? { fault } : {}) });
      }
      return undefined;
    },
    [entryId, token, onOutcome],
  );

  const cancel = useCallback(() => running.current?.abort(), []);
  const reset = useCallback(() => setPhase({ kind: 'idle' }), []);
  return { phase, send, cancel, reset };
};
