import { describe, expect, it, vi } from 'vitest';
import { withRetry } from './with-retry.ts';

const makeError = (code: unknown): Error => Object.assign(new Error('of Storage'), { code });
const NO_WAITS = [0, 0];

describe('a repeatable call', () => {
  it('is retried after a transient failure', async () => {
    const work = vi.fn().mockRejectedValueOnce(makeError(503)).mockRejectedValueOnce(makeError('ECONNRESET'));
    work.mockResolvedValue('done');
    await expect(withRetry(work, NO_WAITS)).resolves.toBe('done');
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('fails with the last failure after all retries', async () => {
    const work = vi.fn().mockRejectedValue(makeError(503));
    await expect(withRetry(work, NO_WAITS)).rejects.toMatchObject({ code: 503 });
    expect(work).toHaveBeenCalledTimes(3);
  });

  it.each([403, 404, 412, undefined])('is not retried after %s', async (code) => {
    const work = vi.fn().mockRejectedValue(makeError(code));
    await expect(withRetry(work, NO_WAITS)).rejects.toThrow();
    expect(work).toHaveBeenCalledOnce();
  });
});
