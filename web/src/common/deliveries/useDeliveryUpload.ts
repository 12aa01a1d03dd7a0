import { useCallback, useEffect, useRef, useState } from 'react';
import { DELIVERY_MAX_BYTES } from '@domain/deliveries/deliveries.ts';
import { detectDeliveryType, getNamedType } from '@domain/deliveries/delivery-type.ts';
import type { Press } from '../../lib/press/presser.ts';
import { cancelDelivery } from './deliveryCalls.ts';
import { sendDelivery } from './sendDelivery.ts';

/** Bytes that identify a file's type. */
const HEAD_BYTES = 64 * 1024;

export type DeliveryPhase =
  | { readonly kind: 'idle' | 'tooLarge' | 'otherType' | 'paused' | 'waiting' | 'checking' }
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'failed'; readonly error: unknown };

const getFault = async (file: File): Promise<'tooLarge' | 'otherType' | undefined> => {
  if (file.size > DELIVERY_MAX_BYTES) return 'tooLarge';
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const type = getNamedType(file.name);
  return type && detectDeliveryType(head) === type ? undefined : 'otherType';
};

/** Uploads a delivery with progress. It resumes on reconnect, after a pause, and when the same file is chosen again later. */
export const useDeliveryUpload = (sessionId: string, onDone: (file: File) => void) => {
  const [chosen, setChosen] = useState<File>();
  const [phase, setPhase] = useState<DeliveryPhase>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  const uploadId = useRef<string>(undefined);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => () => running.current?.abort(), []);

  const forget = useCallback(() => {
    uploadId.current = undefined;
    setChosen(undefined);
    setPhase({ kind: 'idle' });
  }, []);

  const send = useCallback(
    async (file: File): Promise<void> => {
      setChosen(file);
      const controller = new AbortController();
      const { signal } = controller;
      running.current = controller;
      setPhase({ kind: 'sending', share: 0 });
      try {
        const fault = await getFault(file);
        if (fault) return setPhase({ kind: fault });
        await sendDelivery(sessionId, file, {
          signal,
          onUpload: (id) => {
            uploadId.current = id;
          },
          onProgress: (share) => {
            if (!signal.aborted) setPhase({ kind: 'sending', share });
          },
          onWait: () => setPhase({ kind: 'waiting' }),
          onCheck: () => setPhase({ kind: 'checking' }),
        });
        forget();
        done.current(file);
      } catch (error) {
        setPhase(signal.aborted ? { kind: 'paused' } : { kind: 'failed', error });
      }
      return undefined;
    },
    [forget, sessionId],
  );

  const pause = useCallback(() => running.current?.abort(), []);
  /** Cancels the upload for good. */
  const cancel = async (press: Press): Promise<void> => {
    running.current?.abort();
    if (uploadId.current !== undefined) await cancelDelivery(sessionId, uploadId.current, press);
    forget();
  };
  return { chosen, phase, send, pause, cancel, forget };
};
