import { describe, expect, it, vi } from 'vitest';
import { ApiError, createNetworkError } from '../http/apiError.ts';
import { createSubmitter, type Submission } from './submitter.ts';

const makeRefused = () => new ApiError({ status: 422, code: 'validation.invalid', message: 'No' });
const makeBusy = () => new ApiError({ status: 503, code: 'server.busy', message: 'Later' });

/** Sends with the given outcomes in order; returns the keys that were sent. */
const createSender = (...outcomes: (Error | undefined)[]) => {
  const keys: string[] = [];
  const send = ({ idempotencyKey }: Submission): Promise<void> => {
    const outcome = outcomes[keys.push(idempotencyKey) - 1];
    return outcome ? Promise.reject(outcome) : Promise.resolve();
  };
  return { keys, send };
};

describe('a submission', () => {
  it('is the current one while that is under way', async () => {
    const submit = createSubmitter();
    const send = vi.fn(() => Promise.resolve());
    const first = submit('same', send);
    const second = submit('same', send);
    await Promise.all([first, second]);
    expect(send).toHaveBeenCalledTimes(1);
    expect(second).toBe(first);
    await submit('same', send);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['no answer came', createNetworkError()],
    ['the server could not say', makeBusy()],
  ])('keeps its key when %s', async (_, failure) => {
    const submit = createSubmitter();
    const { keys, send } = createSender(failure, failure);
    await expect(submit('same', send)).rejects.toBe(failure);
    await expect(submit('same', send)).rejects.toBe(failure);
    await submit('same', send);
    expect(new Set(keys).size).toBe(1);
  });

  it('is new after a reply', async () => {
    const submit = createSubmitter();
    const { keys, send } = createSender(makeRefused(), undefined);
    await expect(submit('same', send)).rejects.toThrow('No');
    await submit('same', send);
    await submit('same', send);
    expect(new Set(keys).size).toBe(3);
  });

  it('is new for other content', async () => {
    const submit = createSubmitter();
    const { keys, send } = createSender(createNetworkError(), undefined, undefined);
    await expect(submit('one', send)).rejects.toThrow();
    await submit('other', send);
    await submit('one', send);
    expect(new Set(keys).size).toBe(3);
  });
});
