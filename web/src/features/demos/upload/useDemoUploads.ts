import { useCallback, useEffect, useRef, useState } from 'react';
import { AUDIO_LIMITS } from '@domain/audio/limits.ts';
import { MULTIPLE_MODE_MAX_FILES } from '@domain/demos/demos.ts';
import type { AudioFault } from '../../../components/upload/audioFaults.ts';
import { readAudio, type ReadAudio } from '../../../components/upload/readAudio.ts';
import { upload } from '../../../lib/http/upload.ts';
import { retryUntilAnswered } from '../../../lib/http/retryUntilAnswered.ts';
import { createSubmitter, type Submitter } from '../../../lib/submission/submitter.ts';
import { api } from '../../../lib/http/api.ts';

type UploadPhase =
  | { readonly kind: 'measuring' | 'ready' | 'cancelled' | 'done' }
  | { readonly kind: 'converting'; readonly share: number }
  | { readonly kind: 'faulty'; readonly code: AudioFault }
  | { readonly kind: 'sending'; readonly share: number }
  /** Offline; resumes automatically. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** A chosen file that becomes a demo. */
export interface DemoUpload {
  readonly key: string;
  readonly file: File;
  readonly url: string;
  readonly audio?: ReadAudio;
  readonly phase: UploadPhase;
}

/** Number of concurrent uploads. */
const LANES = 3;
/** Phases that allow sending or retrying. */
const SENDABLE: readonly UploadPhase['kind'][] = ['ready', 'cancelled', 'failed'];
export const isSendable = ({ phase }: DemoUpload): boolean => SENDABLE.includes(phase.kind);
export const isUnderWay = ({ phase: { kind } }: DemoUpload): boolean =>
  kind === 'sending' || kind === 'waiting';

/** Chosen files, up to the page's limit: each is measured and uploaded independently, once. */
export const useDemoUploads = (talentId: string) => {
  const [items, setItems] = useState<readonly DemoUpload[]>([]);
  const [isTooMany, setTooMany] = useState(false);
  const measuring = useRef<Promise<unknown>>(Promise.resolve());
  const [running] = useState(() => new Map<string, AbortController>());
  // Queued files have nothing to abort yet: they are skipped in the queue.
  const [passedOver] = useState(() => new Set<string>());
  // One key per file, kept for retries: a retried upload creates no second demo.
  const [submitters] = useState(() => new Map<string, Submitter>());

  const change = useCallback((key: string, part: Partial<DemoUpload>) => {
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...part } : item)));
  }, []);

  useEffect(() => () => running.forEach((controller) => controller.abort()), [running]);

  const add = useCallback(
    (files: readonly File[]): void => {
      const free = MULTIPLE_MODE_MAX_FILES - items.filter(({ phase }) => phase.kind !== 'done').length;
      setTooMany(files.length > free);

      const added = files.slice(0, free).map((file): DemoUpload => ({
        key: crypto.randomUUID(),
        file,
        url: '',
        phase: { kind: 'measuring' },
      }));

      setItems((all) => [...all, ...added]);

      for (const { key, file } of added) {
        measuring.current = measuring.current.then(async () => {
          const verdict = await readAudio(file, AUDIO_LIMITS.demo, {
            onConverting: (share) => change(key, { phase: { kind: 'converting', share } }),
          });
          if (!verdict.ok) return change(key, { phase: { kind: 'faulty', code: verdict.code } });
          const { audio } = verdict;
          const url = URL.createObjectURL(audio.file);
          return change(key, { file: audio.file, url, audio, phase: { kind: 'ready' } });
        });
      }
    },
    [change, items],
  );

  const send = useCallback(
    async ({ key, file }: DemoUpload, fields: Readonly<Record<string, string>>): Promise<void> => {
      const once = submitters.get(key) ?? createSubmitter();
      submitters.set(key, once);

      const controller = new AbortController();
      const { signal } = controller;

      running.set(key, controller);

      const onProgress = (share: number) => change(key, { phase: { kind: 'sending', share } });
      try {
        await once(JSON.stringify(fields), (submission) => {
          const attempt = () => {
            onProgress(0);
            return upload(api.demos.create, {
              file,
              fields,
              onProgress,
              signal,
              submission,
              params: { id: talentId },
            });
          };
          return retryUntilAnswered(attempt, {
            signal,
            onWait: () => change(key, { phase: { kind: 'waiting' } }),
          });
        });

        change(key, { phase: { kind: 'done' } });
      } catch (error) {
        change(key, { phase: signal.aborted ? { kind: 'cancelled' } : { kind: 'failed', error } });
      } finally {
        running.delete(key);
      }
    },
    [talentId, submitters, running, change],
  );

  /** Uploads these with limited concurrency; a failure doesn't stop the others. */
  const sendAll = useCallback(
    async (
      wanted: readonly { readonly item: DemoUpload; readonly fields: Readonly<Record<string, string>> }[],
    ): Promise<void> => {
      const queue = [...wanted];

      for (const { item } of wanted) {
        passedOver.delete(item.key);
        change(item.key, { phase: { kind: 'sending', share: 0 } });
      }

      const runLane = async () => {
        for (let next = queue.shift(); next; next = queue.shift())
          if (!passedOver.has(next.item.key)) await send(next.item, next.fields);
      };

      await Promise.all(Array.from({ length: LANES }, runLane));
    },
    [change, passedOver, send],
  );

  const cancel = useCallback(
    (key: string) => {
      const controller = running.get(key);
      if (controller) return controller.abort();
      passedOver.add(key);
      change(key, { phase: { kind: 'cancelled' } });
    },
    [running, passedOver, change],
  );

  const remove = useCallback(
    (key: string) => {
      running.get(key)?.abort();
      passedOver.add(key);
      setTooMany(false);
      setItems((all) =>
        all.filter((item) => {
          if (item.key === key) URL.revokeObjectURL(item.url);
          return item.key !== key;
        }),
      );
    },
    [running, passedOver],
  );

  return { items, isTooMany, add, sendAll, cancel, remove };
};
