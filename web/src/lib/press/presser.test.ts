import { describe, expect, it, vi } from 'vitest';
import { ApiError, createNetworkError } from '../http/apiError.ts';
import { createPresser, type Press } from './presser.ts';

const makeRefused = () => new ApiError({ status: 422, code: 'validation.invalid', message: 'No' });
const makeBusy = () => new ApiError({ status: 503, code: 'server.busy', message: 'Later' });

/** Sends with the given outcomes in order; returns the keys that were sent. */
const createSender = (...outcomes: (Error | undefined)[]) => {
  const keys: string[] = [];
  const send = ({ idempotencyKey }: Press): Promise<void> => {
    const outcome = outcomes[keys.push(idempotencyKey) - 1];
    return outcome ? Promise.reject(outcome) : Promise.resolve();
  };
  return { keys, send };
};

describe('a press', () => {
  it('while another is under way is that other', async () => {
    const press = createPresser();
    const send = vi.fn(() => Promise.resolve());
    const first = press('same', send);
    const second = press('same', send);
    await Promise.all([first, second]);
    expect(send).toHaveBeenCalledTimes(1);
    expect(second).toBe(first);
    await press('same', send);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['no answer came', createNetworkError()],
    ['the server could not say', makeBusy()],
  ])('continues under its key when %s', async (_, failure) => {
    const press = createPresser();
    const { keys, send } = createSender(failure, failure);
    await expect(press('same', send)).rejects.toBe(failure);
    await expect(press('same', send)).rejects.toBe(failure);
    await press('same', send);
    expect(new Set(keys).size).toBe(1);
  });

  it('is a new one once there was an answer', async () => {
    const press = createPresser();
    const { keys, send } = createSender(makeRefused(), undefined);
    await expect(press('same', send)).rejects.toThrow('No');
    await press('same', send);
    await press('same', send);
    expect(new Set(keys).size).toBe(3);
  });

  it('is a new one for something else', async () => {
    const press = createPresser();
    const { keys, send } = createSender(createNetworkError(), undefined, undefined);
    await expect(press('one', send)).rejects.toThrow();
    await press('other', send);
    await press('one', send);
    expect(new Set(keys).size).toBe(3);
  });
});
