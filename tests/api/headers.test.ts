import { describe, expect, it } from 'vitest';
import { APP } from '../stack/admin.ts';
import { call } from '../stack/call.ts';

describe('every answer of the API', () => {
  it.each([
    ['a success', '/clientConfig', 200],
    ['a failure', '/demoCache?language=eng', 401],
    ['an unknown address', '/nothing', 404],
  ])('carries its request id and forbids framing, sniffing and storing: %s', async (_, path, status) => {
    const answer = await call('GET', path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
    expect(answer.headers.get('x-powered-by')).toBeNull();
  });

  it('has an id of its own for each request', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await call('GET', '/clientConfig')).headers.get('x-request-id')),
    );
    expect(new Set(ids).size).toBe(3);
  });
});

describe('other origins', () => {
  const preflight = (origin: string) =>
    fetch(`${APP}/api/project`, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization',
      },
    });

  it('the app’s own page may call', async () => {
    const answer = await preflight(APP);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(APP);
    expect(answer.headers.get('access-control-allow-headers')).toContain('Authorization');
  });

  it('any other page may not', async () => {
    const answer = await preflight('https://elsewhere.example');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the app’s pages', () => {
  it('allow no inline script and no frame', async () => {
    const page = await fetch(`${APP}/account/signin`);
    const policy = page.headers.get('content-security-policy') ?? '';
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src'));
    expect(scripts).toBeDefined();
    expect(scripts).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(await page.text()).not.toMatch(/<script(?![^>]*src=)/);
  });
});

describe('the documentation', () => {
  it('is served for programs and for people', async () => {
    const document = await (await fetch(`${APP}/api/openapi.json`)).json();
    expect(document).toMatchObject({ openapi: '3.1.0' });
    const page = await fetch(`${APP}/api/docs`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('/api/demoCache');
  });
});

describe('reference data', () => {
  it.each([
    ['/catalog', 70],
    ['/catalog/DEMO_CATEGORY', 11],
    ['/country', 249],
    ['/language', 186],
    ['/language/available', 12],
    ['/language/selfService', 12],
  ])('%s may be kept by browsers', async (path, count) => {
    const answer = await call<unknown[]>('GET', path);
    expect([answer.status, answer.collection.length >= count]).toEqual([200, true]);
    expect(answer.headers.get('cache-control')).toContain('max-age=3600');
    const tag = answer.headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    const again = await fetch(`${APP}/api${path}`, { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);
  });

  it('an unknown kind is not found', async () => {
    expect((await call('GET', '/catalog/NOTHING')).status).toBe(404);
  });

  it('the speed test moves about 102000 bytes each way and keeps nothing', async () => {
    const down = await fetch(`${APP}/api/speed-test`);
    expect((await down.arrayBuffer()).byteLength).toBe(102_000);
    const up = await fetch(`${APP}/api/speed-test`, { method: 'POST', body: new Uint8Array(102_000) });
    expect(await up.json()).toEqual({ collection: { bytes: 102_000 } });
    const tooMuch = await fetch(`${APP}/api/speed-test`, { method: 'POST', body: new Uint8Array(300_000) });
    expect(tooMuch.status).toBe(413);
  });
});
