import { call } from '../stack/call.ts';
import { signToken } from '../stack/link-tokens.ts';
import { toEntryKey } from '../../functions/src/features/auditions/link-access.ts';
import type { UploadRequest } from './asking.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Confirms and declines requests alternately, `atOnce` in parallel; times in milliseconds. */
export const benchAnswering = async (
  requests: readonly UploadRequest[],
  atOnce: number,
): Promise<{ taken: number; answers: Readonly<Record<string, number>> }> => {
  const waiting = await Promise.all(
    requests.map(async ({ entryId }, index) => {
      const link = { kind: 'audition-upload', subject: entryId, version: 1 } as const;
      const token = await signToken(link, Date.now() + HOUR_MS);
      const body = index % 2 === 0 ? { answer: 'confirmed' } : { answer: 'declined', reason: 'notAvailable' };
      return { path: `/audition-entry/answer/${toEntryKey(entryId)}?token=${token}`, body };
    }),
  );

  const answers: Record<string, number> = {};
  const startedAt = performance.now();

  const answer = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { status } = await call('POST', next.path, { body: next.body });
      answers[status] = (answers[status] ?? 0) + 1;
    }
  };

  await Promise.all(Array.from({ length: atOnce }, answer));

  return { taken: performance.now() - startedAt, answers };
};
