import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CodeMissingError } from './newRelease.ts';
import { retryImport } from './retryImport.ts';

/** Fails with each of `faults`, then returns a value. */
const makeFailing = (count: number, fault: () => unknown) => {
  const load = vi.fn(() => Promise.resolve('code'));
  for (let index = 0; index < count; index += 1)
    load.mockImplementationOnce(() => Promise.reject(fault() as Error));
  return load;
};
const stubNetwork = (isThere: boolean) =>
  vi.stubGlobal('fetch', () => (isThere ? Promise.resolve({ ok: true }) : Promise.reject(makeLost())));
const makeLost = () => new TypeError('Failed to fetch dynamically imported module');

describe('code that fails to load', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    stubNetwork(true);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const settle = async <Result>(result: Promise<Result>): Promise<PromiseSettledResult<Result>> => {
    const settled = Promise.allSettled([result]);
    await vi.runAllTimersAsync();
    const [only] = await settled;
    return only;
  };

  it('is requested again until it loads', async () => {
    const load = makeFailing(1, makeLost);
    expect(await settle(retryImport(load))).toEqual({ status: 'fulfilled', value: 'code' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is given up when its file is gone, but not while offline', async () => {
    const load = makeFailing(50, makeLost);
    expect(await settle(retryImport(load))).toMatchObject({
      status: 'rejected',
      reason: expect.any(CodeMissingError) as CodeMissingError,
    });
    expect(load).toHaveBeenCalledTimes(2);
    stubNetwork(false);
    expect(await settle(retryImport(makeFailing(50, makeLost)))).toMatchObject({ status: 'fulfilled' });
  });

  it('is given up when it throws, as that repeats', async () => {
    const broken = new Error('cannot run');
    const load = makeFailing(50, () => broken);
    expect(await settle(retryImport(load))).toEqual({ status: 'rejected', reason: broken });
    expect(load).toHaveBeenCalledTimes(2);
  });
});
