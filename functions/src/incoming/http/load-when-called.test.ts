import type { Express, Request, Response } from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadWhenCalled } from './load-when-called.ts';

const app = () => vi.fn() as unknown as Express & ReturnType<typeof vi.fn>;
const request = {} as Request;
const response = {} as Response;

describe('a lazily loaded app', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('is preloaded in its own process only', () => {
    const load = vi.fn(() => Promise.resolve<Express>(app()));
    vi.stubEnv('FUNCTION_TARGET', 'mailQueued');
    loadWhenCalled('api', load);
    expect(load).not.toHaveBeenCalled();
    vi.stubEnv('FUNCTION_TARGET', 'api');
    loadWhenCalled('api', load);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is loaded once for all calls', async () => {
    const served = app();
    const load = vi.fn(() => Promise.resolve<Express>(served));
    const call = loadWhenCalled('api', load);
    await Promise.all([call(request, response), call(request, response)]);
    expect(load).toHaveBeenCalledOnce();
    expect(served).toHaveBeenCalledTimes(2);
  });

  it('is loaded again by the next call after a failure', async () => {
    const served = app();
    const load = vi.fn(() => Promise.resolve<Express>(served));
    load.mockImplementationOnce(() => Promise.reject(new Error('no such file')));
    const call = loadWhenCalled('api', load);
    await expect(call(request, response)).rejects.toThrow('no such file');
    await call(request, response);
    expect(served).toHaveBeenCalledOnce();
  });
});
