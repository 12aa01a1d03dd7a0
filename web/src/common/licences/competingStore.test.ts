import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LicenceConflicts } from '@domain/ledger/ledger.api.ts';
import { createCompetingStore } from './competingStore.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const makeConflicts = (...talentIds: readonly string[]): LicenceConflicts => ({
  isCompared: true,
  voices: talentIds.map((talentId) => ({ talentId, conflict: 'conflict' })),
});
const settle = () => vi.advanceTimersByTimeAsync(1000);

it('requests voices in view in one call, once each', async () => {
  const ask = vi.fn(() => Promise.resolve(makeConflicts('b')));
  const store = createCompetingStore(ask);
  const watcher = vi.fn();
  store.version.subscribe(watcher);
  store.want(['a']);
  store.want(['b', 'a']);
  expect(store.of('b')).toBeUndefined();
  await settle();
  store.want(['a', 'b']);
  await settle();
  expect(ask.mock.calls).toEqual([[['a', 'b']]]);
  expect([store.of('a'), store.of('b'), watcher.mock.calls.length]).toEqual([
    undefined,
    { conflict: 'conflict' },
    1,
  ]);
});

it('waits for voices about to come into view', async () => {
  const ask = vi.fn(() => Promise.resolve(makeConflicts()));
  const store = createCompetingStore(ask);
  const release = store.hold();
  store.want(['a']);
  await settle();
  expect(ask).not.toHaveBeenCalled();
  store.want(['b']);
  release();
  await settle();
  expect(ask.mock.calls).toEqual([[['a', 'b']]]);
});

it('has no result for failed voices, and retries when they are in view again', async () => {
  const ask = vi.fn(() => Promise.resolve(makeConflicts('a')));
  ask.mockRejectedValueOnce(new Error('offline'));
  const store = createCompetingStore(ask);
  store.want(['a']);
  await settle();
  expect([store.of('a'), ask.mock.calls.length]).toEqual([undefined, 1]);
  store.want(['a']);
  await settle();
  expect([store.of('a'), ask.mock.calls.length]).toEqual([{ conflict: 'conflict' }, 2]);
});

it('requests at most as many voices as one call allows', async () => {
  const ask = vi.fn((ids: readonly string[]) => Promise.resolve(makeConflicts(...ids)));
  const store = createCompetingStore(ask);
  store.want(Array.from({ length: 70 }, (_, index) => `t${index}`));
  await settle();
  expect(ask.mock.calls.map(([ids]) => ids.length)).toEqual([60, 10]);
  expect(store.of('t69')).toEqual({ conflict: 'conflict' });
});
