import { describe, expect, it, vi } from 'vitest';
import { createSharedRequest } from './createSharedRequest.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a shared request', () => {
  it('runs once for any number of users', async () => {
    const load = vi.fn(() => Promise.resolve('data'));
    const request = createSharedRequest(load);
    expect(load).not.toHaveBeenCalled();
    request.need();
    request.need();
    expect(request.state()).toEqual({ status: 'loading' });
    await settle();
    request.need();
    expect(request.state()).toEqual({ status: 'success', data: 'data' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('reports a failure to all of them, and retries on demand', async () => {
    const error = new Error('lost');
    const load = vi.fn(() => Promise.resolve('data')).mockRejectedValueOnce(error);
    const request = createSharedRequest(load);
    const heard: string[] = [];
    const stops = ['one', 'other'].map((name) =>
      request.subscribe(() => heard.push(`${name} ${request.state().status}`)),
    );

    request.need();
    await settle();
    expect(request.state()).toEqual({ status: 'error', error });
    expect(heard).toEqual(['one error', 'other error']);
    request.reload();
    request.reload();
    expect(request.state()).toEqual({ status: 'loading' });
    await settle();
    expect(request.state()).toEqual({ status: 'success', data: 'data' });
    expect(load).toHaveBeenCalledTimes(2);
    for (const stop of stops) stop();
    request.reload();
    await settle();
    expect(heard).toHaveLength(6);
  });
});
