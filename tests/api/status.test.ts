import { describe, expect, it, vi } from 'vitest';
import type { SystemStatus } from '@domain/reference/reference.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { hoursFromNow } from '../stack/health.ts';

describe('the status of the system', () => {
  const getOutbox = async () => (await call<SystemStatus>('GET', '/status')).collection.outbox;

  it('is public, and shows emails that nobody sends', async () => {
    const { status, collection } = await call<SystemStatus>('GET', '/status');
    expect(status).toBe(200);
    expect(collection.release).toBe('local');
    await vi.waitFor(async () => expect(await getOutbox()).toBe('current'), { timeout: 5000, interval: 250 });

    const late = firestore().doc('mail/late-for-status');
    await late.set({
      agencyId: null,
      state: 'queued',
      nextAttemptAt: hoursFromNow(1),
      to: 'late@status.example',
    });
    await vi.waitFor(
      async () => {
        // Its trigger tries to send it once.
        await late.update({ state: 'queued', nextAttemptAt: hoursFromNow(-1) });
        expect(await getOutbox()).toBe('late');
      },
      { timeout: 10_000, interval: 250 },
    );
    await late.delete();
  });
});
