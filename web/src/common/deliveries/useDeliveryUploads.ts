import { useCallback, useEffect, useRef, useState } from 'react';
import { findWrappedMp3 } from '@domain/audio/mp3-frames.ts';
import { DELIVERY_MAX_BYTES } from '@domain/deliveries/deliveries.ts';
import { detectDeliveryType, getNamedType } from '@domain/deliveries/delivery-type.ts';
import type { Submission } from '../../lib/submission/submitter.ts';
import { api } from '../../lib/http/api.ts';
import { forgetUpload, recordProgress } from './interruptedUploads.ts';
import { sendDelivery } from './sendDelivery.ts';

/** Bytes that identify a file's type. */
const HEAD_BYTES = 64 * 1024;

export type UploadPhase =
  | { readonly kind: 'queued' | 'tooLarge' | 'otherType' | 'mp3InWav' | 'paused' | 'waiting' | 'checking' }
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'failed'; readonly error: unknown };

/** A chosen file on its way to Storage. */
export interface DeliveryItem {
  readonly key: string;
  readonly file: File;
  readonly phase: UploadPhase;
}

const getFault = async (file: File): Promise<'tooLarge' | 'otherType' | 'mp3InWav' | undefined> => {
  if (file.size > DELIVERY_MAX_BYTES) return 'tooLarge';
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const type = getNamedType(file.name);
  if (findWrappedMp3(head) !== undefined) return 'mp3InWav';
  return type && detectDeliveryType(head, type) === type ? undefined : 'otherType';
};

/** Uploads chosen files one after another, with progress. Each resumes on reconnect, after a pause, and when it is chosen again later. */
export const useDeliveryUploads = (sessionId: string) => {
  const [items, setItems] = useState<readonly DeliveryItem[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [running] = useState(() => new Map<string, AbortController>());
  const [uploadIds] = useState(() => new Map<string, string>());
  const [removed] = useState(() => new Set<string>());

  useEffect(() => () => running.forEach((controller) => controller.abort()), [running]);

  const change = useCallback((key: string, phase: UploadPhase) => {
    setItems((all) => all.map((item) => (item.key === key ? { ...item, phase } : item)));
  }, []);

  const remove = useCallback(
    (key: string) => {
      removed.add(key);
      setItems((all) => all.filter((item) => item.key !== key));
    },
    [removed],
  );

  const send = useCallback(
    async (key: string, file: File): Promise<void> => {
      if (removed.has(key)) return;

      const controller = new AbortController();
      const { signal } = controller;

      running.set(key, controller);
      change(key, { kind: 'sending', share: 0 });

      try {
        const fault = await getFault(file);
        if (fault) return change(key, { kind: fault });

        await sendDelivery(sessionId, file, {
          signal,
          onUpload: (id) => uploadIds.set(key, id),
          onProgress: (share) => {
            recordProgress(sessionId, file, share);
            if (!signal.aborted) change(key, { kind: 'sending', share });
          },
          onWait: () => change(key, { kind: 'waiting' }),
          onCheck: () => change(key, { kind: 'checking' }),
        });

        forgetUpload(sessionId, file);
        remove(key);
      } catch (error) {
        change(key, signal.aborted ? { kind: 'paused' } : { kind: 'failed', error });
      } finally {
        running.delete(key);
      }

      return undefined;
    },
    [change, remove, removed, running, sessionId, uploadIds],
  );

  const add = useCallback(
    (files: readonly File[]): void => {
      const added = files.map((file): DeliveryItem => ({
        key: crypto.randomUUID(),
        file,
        phase: { kind: 'queued' },
      }));
      setItems((all) => [...all, ...added]);
      for (const { key, file } of added) queue.current = queue.current.then(() => send(key, file));
    },
    [send],
  );

  const pause = useCallback((key: string) => running.get(key)?.abort(), [running]);

  /** Cancels an upload for good. */
  const cancel = async (key: string, submission: Submission): Promise<void> => {
    running.get(key)?.abort();
    const uploadId = uploadIds.get(key);
    if (uploadId !== undefined) await api.deliveries.cancel({ id: sessionId, uploadId }, submission);
    const item = items.find((deliveryItem) => deliveryItem.key === key);
    if (item) forgetUpload(sessionId, item.file);
    remove(key);
  };

  return { items, add, send, pause, cancel, remove };
};
