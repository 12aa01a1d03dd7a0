import { api } from '@domain/api.ts';
import { describe, expect, it } from 'vitest';
import { APP } from '../stack/admin.ts';
import { call } from '../stack/call.ts';

describe('every response', () => {
  it.each([
    ['a success', '/clientConfig', 200],
    ['a failure', '/demoCache?language=eng', 401],
    ['an unknown address', '/nothing', 404],
  ])('has a unique id: %s', async (_, path, status) => {
    const [first, second] = await Promise.all([call('GET', path), call('GET', path)]);
    expect(first.status).toBe(status);
    expect(first.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });
});

describe('the encoding of a response', () => {
  const readEncoding = async (path: string) => {
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
  ])('%s: %s', async (path, encoding) => {
    const [encoded, varies] = await readEncoding(path);
    expect(encoded).toBe(encoding);
    expect(varies).toBe(true);
  });
});

describe('the documentation', () => {
  it('is available to programs and people', async () => {
    const document = await (await fetch(`${APP}/api/openapi.json`)).json();
    expect(document).toMatchObject({ openapi: '3.1.0' });

    const page = await fetch(`${APP}/api/docs`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");

    const text = await page.text();
    const files = [...text.matchAll(/(?:href|src)="(\/api\/docs\/(?:style|script)\.\w+)"/g)].map(
      ([, path]) => path,
    );
    expect(files).toHaveLength(2);

    const types = await Promise.all(
      files.map(async (path) => (await fetch(`${APP}${path}`)).headers.get('content-type')),
    );
    expect(types).toEqual(['text/css; charset=utf-8', 'text/javascript; charset=utf-8']);
  });

  it('has a page for each operation', async () => {
    const index = await (await fetch(`${APP}/api/docs`)).text();
    const pages = [...index.matchAll(/href="(\/api\/docs\/(?!style|script)\w+\.\w+)"/g)].map(
      ([, path]) => path,
    );
    expect(pages).toHaveLength(Object.keys(api).length);

    const faults = [];
    for (const path of pages) {
      const page = await (await fetch(`${APP}${path}`)).text();
      if (!page.includes('<h2>Replies</h2>') || page.includes('undefined') || page.includes('[object'))
        faults.push(path);
    }

    expect(faults).toEqual([]);
    expect((await fetch(`${APP}/api/docs/nothing.here`)).status).toBe(404);
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
  ])('allows browsers to cache %s', async (path, count) => {
    const answer = await call<unknown[]>('GET', path);
    expect([answer.status, answer.collection.length >= count]).toEqual([200, true]);
    expect(answer.headers.get('cache-control')).toContain('max-age=3600');
    expect(answer.headers.get('etag')).toMatch(/"/);
  });

  it('has no unknown kinds', async () => {
    expect((await call('GET', '/catalog/NOTHING')).status).toBe(404);
  });

  it('transfers about 102000 bytes each way in the speed test, without storing them', async () => {
    const down = await fetch(`${APP}/api/speed-test`);
    expect((await down.arrayBuffer()).byteLength).toBe(102_000);
    const up = await fetch(`${APP}/api/speed-test`, { method: 'POST', body: new Uint8Array(102_000) });
    expect(await up.json()).toEqual({ collection: { bytes: 102_000 } });
    const tooMuch = await fetch(`${APP}/api/speed-test`, { method: 'POST', body: new Uint8Array(300_000) });
    expect(tooMuch.status).toBe(413);
  });
});
