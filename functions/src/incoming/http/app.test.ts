import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers } from '../../handlers.ts';
import { createApp, createLongApp } from './app.ts';
import { keepBodiesRaw } from './raw-body.ts';

/** The app without emulators, which add headers such as open CORS. */
let server: Server;
beforeAll(async () => {
  // As every process that serves it.
  keepBodiesRaw();
  const host = express()
    .disable('x-powered-by')
    .use('/long', createLongApp(handlers))
    .use(createApp(handlers));
  server = createServer(host);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const send = (
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<IncomingMessage & { text: string }> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const call = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve(Object.assign(answer, { text })));
    });
    call.on('error', reject);
    call.end();
  });

const OWN = 'http://127.0.0.1:5002';

describe('every response', () => {
  it.each([
    ['/api/clientConfig', 200],
    ['/api/demoCache', 401],
    ['/api/nothing', 404],
    ['/elsewhere', 404],
  ])('forbids framing, sniffing and storing: %s', async (path, status) => {
    const { statusCode, headers } = await send('GET', path);
    expect(statusCode).toBe(status);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

describe('a path with invalid percent-encoding', () => {
  it.each(['/api/project/%E0%A4%A', '/api/project/%', '/api/%FF'])(
    'is refused in our envelope: %s',
    async (path) => {
      const { statusCode, text } = await send('GET', path);
      expect(statusCode).toBe(404);
      expect(Object.keys(JSON.parse(text) as object)).toEqual([
        'status',
        'code',
        'property',
        'message',
        'requestId',
      ]);
    },
  );
});

describe('other origins', () => {
  const sendPreflight = (origin: string) =>
    send('OPTIONS', '/api/project', { Origin: origin, 'Access-Control-Request-Method': 'POST' });

  it('allow the app’s own page', async () => {
    const { statusCode, headers } = await sendPreflight(OWN);
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, OWN]);
    expect(headers['access-control-allow-headers']).toContain('Authorization');
    expect(headers.vary).toContain('Origin');
  });

  it.each(['https://elsewhere.example', `${OWN}.elsewhere.example`, 'null'])('refuse %s', async (origin) => {
    const { headers } = await sendPreflight(origin);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('the address for long calls', () => {
  it.each([
    ['/long/api/casting/downloadAll/any', 401],
    ['/long/api/privacy/export', 401],
    ['/long/api/casting/any', 404],
    ['/long/api/clientConfig', 404],
  ])('answers long calls only: %s', async (path, status) => {
    expect((await send('GET', path)).statusCode).toBe(status);
  });

  it('allows the app’s own page to call', async () => {
    const { headers } = await send('OPTIONS', '/long/api/casting/downloadAll/any', { Origin: OWN });
    expect(headers['access-control-allow-origin']).toBe(OWN);
  });
});

describe('a cached response', () => {
  it('is revalidated by its ETag and not sent twice', async () => {
    const first = await send('GET', '/api/openapi.json');
    expect(first.statusCode).toBe(200);
    const again = await send('GET', '/api/openapi.json', { 'If-None-Match': first.headers.etag ?? '' });
    expect([again.statusCode, again.text]).toEqual([304, '']);
  });
});
