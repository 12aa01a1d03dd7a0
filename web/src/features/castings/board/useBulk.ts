import { useCallback, useState } from 'react';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { createSubmitter, createAutomaticKey, type Submitter } from '../../../lib/submission/submitter.ts';
import type { BoardValue, BulkFailure } from './boardContext.ts';
import { toJobs, type BulkAction, type Job, type Placed } from './bulk.ts';

interface Bulk extends Pick<BoardValue, 'failed' | 'progress'> {
  /** Runs the action on voices in series; returns those that failed. */
  readonly carryOut: (action: BulkAction, voices: readonly Placed[]) => Promise<ReadonlySet<string>>;
}

/** Runs a bulk edit on voices, with progress, per-voice errors and a single undo. */
export const useBulk = (): Bulk => {
  const text = useText();
  const toasts = useToasts();
  const errorText = useErrorText();
  const [progress, setProgress] = useState<Bulk['progress']>(null);
  const [failed, setFailed] = useState<ReadonlyMap<string, BulkFailure>>(new Map());
  const [submitters] = useState(() => new Map<string, Submitter>());

  const undo = useCallback(
    async (jobs: readonly Job[]) => {
      try {
        for (const job of jobs) await job.undo?.(createAutomaticKey);
      } catch (error) {
        toasts.error(errorText(error));
      }
    },
    [toasts, errorText],
  );

  const carryOut = useCallback(
    async (action: BulkAction, voices: readonly Placed[]): Promise<ReadonlySet<string>> => {
      const jobs = toJobs(action, voices);
      const done: Job[] = [];
      const failures = new Map<string, BulkFailure>();

      setFailed((all) => new Map([...all].filter(([id]) => !voices.some(({ item }) => item.id === id))));

      for (const [index, job] of jobs.entries()) {
        setProgress({ done: index, total: jobs.length });

        const ids = job.voices.map(({ item }) => item.id);
        // Retries an unknown outcome under the same key.
        const key = ids.join(' ');
        const once = submitters.get(key) ?? createSubmitter();

        submitters.set(key, once);

        try {
          await once(JSON.stringify(action), job.send);
          done.push(job);
        } catch (error) {
          for (const id of ids) failures.set(id, { action, error });
        }
      }

      setProgress(null);
      setFailed((all) => new Map([...all, ...failures]));

      const count = voices.length - failures.size;
      if (count > 0)
        toasts.info(
          text(`bulk.done.${action.what}`, { count }),
          done.some((job) => job.undo)
            ? { action: { label: text('common.undo'), onAction: () => void undo(done) } }
            : {},
        );

      return new Set(failures.keys());
    },
    [submitters, text, toasts, undo],
  );

  return { failed, progress, carryOut };
};
