import { useCallback, useEffect, useState } from 'react';
import { api } from '../../../lib/http/api.ts';
import { retryUntilAnswered } from '../../../lib/http/retryUntilAnswered.ts';
import { upload } from '../../../lib/http/upload.ts';
import { createSubmitter, type Submitter } from '../../../lib/submission/submitter.ts';
import type { DemoUpload } from './demoUpload.ts';

/** Number of concurrent uploads. */
const LANES = 3;

/** Uploads files of a talent, some at a time, each once; `change` stores their progress. */
export const useUploadQueue = (
  talentId: string,
  change: (key: string, part: Partial<DemoUpload>) => void,
) => {
  const [running] = useState(() => new Map<string, AbortController>());
  // Queued files have nothing to abort yet: they are skipped in the queue.
  const [passedOver] = useState(() => new Set<string>());
  // One key per file, kept for retries: a retried upload creates no second demo.
  const [submitters] = useState(() => new Map<string, Submitter>());

  useEffect(() => () => running.forEach((controller) => controller.abort()), [running]);

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
      uploads: readonly { readonly item: DemoUpload; readonly fields: Readonly<Record<string, string>> }[],
    ): Promise<void> => {
      const queue = [...uploads];

      for (const { item } of uploads) {
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

  /** Stops a file that leaves the page. */
  const drop = useCallback(
    (key: string) => {
      running.get(key)?.abort();
      passedOver.add(key);
    },
    [running, passedOver],
  );

  return { sendAll, cancel, drop };
};
