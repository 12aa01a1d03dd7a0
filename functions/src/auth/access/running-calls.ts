import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { Response } from 'express';
import { AppError } from '../../platform/errors/app-error.ts';
import { getWindow, type RunningWindow } from '../../work/collections/call-windows.ts';
import { transact } from '../../work/unit/transact.ts';
import { withLock } from './with-lock.ts';

/** Long calls that one person may run simultaneously; the function takes 40. */
export const RUNNING_MAX = 6;
/** The function's time limit: a call that was killed no longer counts afterwards. */
const RUNNING_MS = 30 * 60 * 1000;
const RETRY_SECONDS = 30;

const listRunning = (window: RunningWindow | undefined): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(window?.running ?? {}).filter(([, endsAt]) => endsAt > Date.now()));

const toWindow = (running: Readonly<Record<string, number>>): RunningWindow => ({
  endpoint: 'running calls',
  calls: Object.keys(running).length,
  endsAt: Timestamp.fromMillis(Date.now() + RUNNING_MS),
  running,
});

/** Counts a long call until its response ends or breaks. 429 while the person runs as many as allowed. */
export const countRunning = async (person: string, response: Response): Promise<void> => {
  const ref = getWindow('running calls', person);
  const id = randomUUID();
  const change = (next: (running: Readonly<Record<string, number>>) => Readonly<Record<string, number>>) =>
    withLock(ref.id, () =>
      transact(async (work) => {
        const stored = (await work.transaction.get(ref)).data() as RunningWindow | undefined;
        work.transaction.set(ref, toWindow(next(listRunning(stored))));
      }),
    );

  await change((running) => {
    if (Object.keys(running).length >= RUNNING_MAX)
      throw new AppError(429, 'request.tooManyRunning', {
        values: { max: RUNNING_MAX },
        retryAfterSeconds: RETRY_SECONDS,
      });
    return { ...running, [id]: Date.now() + RUNNING_MS };
  });

  const release = () => change(({ [id]: _ended, ...running }) => running).catch(() => undefined);
  if (response.destroyed || response.writableEnded) await release();
  else response.once('close', () => void release());
};
