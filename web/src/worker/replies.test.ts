import { afterEach, describe, expect, it, vi } from 'vitest';
import { handleCall } from './replies.ts';

// Workbox reads both as it loads.
vi.hoisted(() => {
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('registration', { scope: '/' });
});

afterEach(() => vi.unstubAllGlobals());

/** A call without an account, as pages behind links and acting admins make. */
const answer = (cache: RequestCache) =>
  handleCall({
    request: { cache, headers: new Headers(), url: 'http://app.example/api/country' } as Request,
    event: {} as ExtendableEvent,
    url: new URL('http://app.example/api/country'),
  });

describe('a call without a reader', () => {
  it('goes to the server, and nothing of it is kept', async () => {
    const fetchFromServer = vi.fn(() => Promise.resolve(new Response('[]')));
    const open = vi.fn();
    vi.stubGlobal('fetch', fetchFromServer);
    vi.stubGlobal('caches', { open });
    expect(await (await answer('default')).text()).toBe('[]');
    expect(fetchFromServer).toHaveBeenCalledOnce();
    expect(open).not.toHaveBeenCalled();
  });

  it('finds nothing kept, without a failure', async () => {
    const fetchFromServer = vi.fn();
    vi.stubGlobal('fetch', fetchFromServer);
    expect((await answer('only-if-cached')).status).toBe(204);
    expect(fetchFromServer).not.toHaveBeenCalled();
  });
});
