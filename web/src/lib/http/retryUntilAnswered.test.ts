import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, createNetworkError } from './apiError.ts';
import { retryUntilAnswered } from './retryUntilAnswered.ts';

let browser: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  browser = new EventTarget();
  vi.stubGlobal('window', browser);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const makeLostOnce = () =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(createNetworkError()).mockResolvedValue('there');

describe('a request without an answer', () => {
  it('is retried immediately when the browser is online', async () => {
    const attempt = makeLostOnce();
    const onWait = vi.fn();
    const outcome = retryUntilAnswered(attempt, { signal: new AbortController().signal, onWait });
    await vi.advanceTimersByTimeAsync(0);
    expect(attempt).toHaveBeenCalledTimes(1);
    expect(onWait).toHaveBeenCalledTimes(1);
    browser.dispatchEvent(new Event('online'));
    await expect(outcome).resolves.toBe('there');
  });

  it('is retried after a while, whether the browser is online or not', async () => {
    const outcome = retryUntilAnswered(makeLostOnce(), {
      signal: new AbortController().signal,
      onWait: vi.fn(),
    });
    await vi.advanceTimersByTimeAsync(2000);
    await expect(outcome).resolves.toBe('there');
  });

  it('stops when cancelled', async () => {
    const abort = new AbortController();
    const attempt = makeLostOnce();
    const outcome = retryUntilAnswered(attempt, { signal: abort.signal, onWait: vi.fn() });
    const reply = expect(outcome).rejects.toThrow('Given up');
    await vi.advanceTimersByTimeAsync(0);
    abort.abort();
    await reply;
    browser.dispatchEvent(new Event('online'));
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('fails on a negative reply', async () => {
    const refusal = new ApiError({ status: 410, code: 'audition.expired', message: 'Over' });
    const attempt = vi.fn(() => Promise.reject(refusal));
    const outcome = retryUntilAnswered(attempt, { signal: new AbortController().signal, onWait: vi.fn() });
    await expect(outcome).rejects.toBe(refusal);
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
