import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { APP } from '../stack/admin.ts';
import { call } from '../stack/call.ts';

describe('every answer of the API', () => {
  it.each([
    ['a success', '/clientConfig', 200],
    ['a failure', '/demoCache?language=eng', 401],
    ['an unknown address', '/nothing', 404],
  ])('carries an id of its own: %s', async (_, path, status) => {
    const [first, second] = await Promise.all([call('GET', path), call('GET', path)]);
    expect(first.status).toBe(status);
    expect(first.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });
});

describe('how an answer travels', () => {
  const encodingOf = async (path: string) => {
    const response = await fetch(APP + path, { headers: { 'Accept-Encoding': 'gzip, br' } });
    await response.arrayBuffer();
    return [
      response.headers.get('content-encoding'),
      response.headers.get('vary')?.includes('Accept-Encoding'),
    ];
  };

  it.each([
    ['/api/catalog', 'br'],
    ['/api/openapi.json', 'br'],
    ['/client/project/project-harbour-light/casting', 'br'],
    ['/api/casting/urlIdentifier/none', null],
    // Compressed by nature, or to be told by its size.
    ['/api/speed-test', null],
  ])('%s: %s', async (path, encoding) => {
    const [encoded, varies] = await encodingOf(path);
    expect(encoded).toBe(encoding);
    expect(varies).toBe(true);
  });
});

describe('the app’s pages', () => {
  it('allow one inline script, which their policy names by what it says, and no frame', async () => {
    const page = await fetch(`${APP}/account/signin`);
    const policy = page.headers.get('content-security-policy') ?? '';
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src'));
    expect(scripts).toBeDefined();
    expect(scripts).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    const inline = [...(await page.text()).matchAll(/<script>(.*?)<\/script>/gs)].map(
      ([, text = '']) => text,
    );
    expect(inline).toHaveLength(1);
    const hash = createHash('sha256')
      .update(inline[0] ?? '')
      .digest('base64');
    expect(scripts).toContain(`'sha256-${hash}'`);
  });
});

describe('what browsers keep of the app', () => {
  const ask = async (path: string) => {
    const { status, headers } = await fetch(APP + path, { redirect: 'manual' });
    return { status, type: headers.get('content-type'), cache: headers.get('cache-control') };
  };
  const page = { status: 200, type: 'text/html; charset=utf-8', cache: 'no-cache' };

  it.each(['/', '/index.html', '/account/signin', '/clients/', '/a/b/c', '/project/Ab.c-dEfGhIjKl/x'])(
    'no page: %s',
    async (path) => {
      expect(await ask(path)).toEqual(page);
    },
  );

  it('for a year whatever has a hash in its name', async () => {
    const html = await (await fetch(APP)).text();
    const assets = [...html.matchAll(/\/assets\/[^"]+/g)].map(([path]) => path);
    expect(assets.length).toBeGreaterThan(0);
    for (const path of assets) {
      expect(await ask(path)).toMatchObject({ status: 200, cache: 'public, max-age=31536000, immutable' });
    }
  });

  it('nothing without one', async () => {
    expect(await ask('/favicon.svg')).toMatchObject({ status: 200, cache: 'no-cache' });
  });

  // On real Hosting the rule of /404.html speaks for every missing file.
  it.each(['/assets/none', '/assets/none.js', '/assets/a/none.css', '/assets/index-aB3_dEf9.js'])(
    'no missing asset: %s',
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 404, cache: 'no-store' });
    },
  );

  it.each(['/none.js', '/project/none.png'])('a missing file is not a page: %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, cache: 'no-cache' });
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
    expect(answer.headers.get('etag')).toMatch(/"/);
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
