import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetAllLive, forgetLive, holdLive, retryRefused, watchLiveFailures } from './liveRegistry.ts';
import { watchNewRights } from '../refusedRequests.ts';
import { getLiveSource, type Emission } from './getLiveSource.ts';

const watch = (key: string, subscribe: Parameters<typeof getLiveSource<number>>[1]) => {
  const values: Emission<number>[] = [];
  const subscription = getLiveSource<number>(key, subscribe).subscribe((value) => values.push(value));
  return { values, subscription };
};

describe('the registry of live queries', () => {
  afterEach(() => {
    forgetAllLive();
    vi.useRealTimers();
  });

  it('returns a failure as a value, so that no error is cached', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { values } = watch('a', (_next, fail) => {
      fail(new Error('permission-denied'));
      return () => undefined;
    });
    expect(values).toEqual([{ kind: 'failure', error: new Error('permission-denied') }]);
  });

  it('reports a failure to current subscribers', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);

    const watcher = vi.fn();
    const stop = watchLiveFailures(watcher);

    const failNow = (_next: unknown, fail: (error: Error) => void) => {
      fail(new Error('permission-denied'));
      return () => undefined;
    };

    watch('a', failNow);
    expect(watcher).toHaveBeenCalledExactlyOnceWith(new Error('permission-denied'));
    stop();
    watch('b', failNow);
    expect(watcher).toHaveBeenCalledOnce();
  });

  it('starts again after a query was dropped', () => {
    const start = vi.fn(() => () => undefined);
    watch('a', start);
    watch('a', start);
    const shared = getLiveSource('a', start);
    expect(getLiveSource('a', start)).toBe(shared);
    forgetLive('a');
    expect(getLiveSource('a', start)).not.toBe(shared);
  });

  it('stops listeners on sign-out and empties the cache of reactfire', () => {
    const cache = new Map<string, unknown>([['a', {}]]);
    (globalThis as { _reactFirePreloadedObservables?: unknown })._reactFirePreloadedObservables = cache;
    const stop = vi.fn();
    watch('a', () => stop);
    forgetAllLive();
    expect(stop).toHaveBeenCalledOnce();
    expect(cache.size).toBe(0);
  });

  it('ends a listener a while after its last reader left', () => {
    vi.useFakeTimers();

    const stop = vi.fn();
    watch('a', () => stop);

    const first = holdLive('a');
    const second = holdLive('a');
    first();
    vi.advanceTimersByTime(60_000);
    expect(stop).not.toHaveBeenCalled();
    second();
    vi.advanceTimersByTime(29_000);
    expect(stop).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    expect(stop).toHaveBeenCalledOnce();
  });

  it('retries refused queries under new rights, and forgets unused ones', () => {
    const stops = { read: vi.fn(), left: vi.fn(), coming: vi.fn() };
    watch('read', () => stops.read);
    holdLive('read');
    watch('left', () => stops.left);
    holdLive('left')();
    watch('coming', () => stops.coming);

    const refused = vi.fn();
    const gone = vi.fn();
    watchNewRights(refused);
    watchNewRights(gone)();
    retryRefused();
    expect(refused).toHaveBeenCalledOnce();
    expect(gone).not.toHaveBeenCalled();
    expect(stops.left).toHaveBeenCalledOnce();
    expect(stops.read).not.toHaveBeenCalled();
    expect(stops.coming).not.toHaveBeenCalled();
  });
});
