import { describe, expect, it } from 'vitest';
import { AUDIO_MAX_BYTES } from '@domain/audio/limits.ts';
import { isOversize } from './incoming/http/raw-body.ts';
import * as functions from './index.ts';
import { runAs, SERVICE_ACCOUNTS } from './service-accounts.ts';
import { SCHEDULES } from './incoming/scheduled/schedules.ts';

import where from './region.json' with { type: 'json' };

/** Maximum memory of one upload, of the process, and of the one that decodes; in megabytes. */
const UPLOAD_MB = 70;
const PROCESS_MB = 200;
const ENGINE_MB = 110;

const { api, erasures, fileSweep, identitySweep, mailQueued, mailRetry, pages, signUpGuard } = functions;

describe('the functions', () => {
  const { availableMemoryMb, concurrency } = api.__endpoint;

  it('have enough memory for all concurrent uploads', () => {
    const needed = PROCESS_MB + ENGINE_MB + UPLOAD_MB * Number(concurrency);
    expect(Number(availableMemoryMb)).toBeGreaterThanOrEqual(needed);
  });

  it('read the largest upload, and little more', () => {
    const announced = (bytes: number) => isOversize({ 'content-length': String(bytes) });
    expect(announced(AUDIO_MAX_BYTES + 100_000)).toBe(false);
    expect(announced(AUDIO_MAX_BYTES * 1.5)).toBe(true);
  });

  it('run in the given region, with a bounded number of instances', () => {
    for (const { __endpoint } of [
      api,
      pages,
      signUpGuard,
      mailQueued,
      mailRetry,
      fileSweep,
      identitySweep,
      erasures,
    ]) {
      expect(__endpoint.region).toEqual([where.region]);
      expect(Number(__endpoint.maxInstances)).toBeGreaterThan(0);
    }
  });

  it('each run as the account that is declared for them', () => {
    const declared = Object.entries(SERVICE_ACCOUNTS).flatMap(([name, { functions: names }]) =>
      names.map((id) => [id, runAs(name as keyof typeof SERVICE_ACCOUNTS).toCEL()]),
    );
    const used = Object.entries(functions).map(([id, { __endpoint }]) => {
      const { serviceAccountEmail } = __endpoint as { serviceAccountEmail?: { toCEL: () => string } };
      return [id, serviceAccountEmail?.toCEL()];
    });
    expect(Object.fromEntries(used)).toEqual(Object.fromEntries(declared));
    expect(declared.map(([id]) => id)).toHaveLength(Object.keys(functions).length);
  });

  it('all run at the times of the local clock', () => {
    const scheduled = Object.entries(functions).flatMap(([name, { __endpoint }]) => {
      const { scheduleTrigger } = __endpoint as { scheduleTrigger?: { schedule: string } };
      return scheduleTrigger ? [[name, scheduleTrigger.schedule]] : [];
    });
    expect(Object.fromEntries(scheduled)).toEqual(SCHEDULES);
  });
});
