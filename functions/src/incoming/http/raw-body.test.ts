import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOversize, keepBodiesRaw, getContentType, getContentEncoding } from './raw-body.ts';

let server: Server;
const seen: Pick<IncomingMessage, 'headers' | 'url'>[] = [];
beforeAll(async () => {
  keepBodiesRaw();
  // Calling it again changes nothing.
  keepBodiesRaw();
  server = createServer(({ headers, url }, response) => {
    seen.push({ headers, url });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const receive = (path: string, headers: Readonly<Record<string, string>>) =>
  new Promise<Pick<IncomingMessage, 'headers' | 'url'>>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const call = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(seen.at(-1) ?? { headers: {} }));
    });
    call.on('error', reject);
    // Announced bodies that are never sent aren't awaited.
    if ('content-length' in headers) call.flushHeaders();
    else call.end();
  });

describe('a request on the platform', () => {
  it('has a body of plain bytes for any content type', async () => {
    const notified = {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      'ce-type': 'an.event',
    };
    const { headers } = await receive('/api', notified);
    expect(headers['content-type']).toBe('application/octet-stream');
    expect(headers['content-encoding']).toBeUndefined();
    expect([getContentType(headers), getContentEncoding(headers)]).toEqual(['application/json', 'gzip']);
  });

  it('has no body when it is too large', async () => {
    const { headers } = await receive('/api', {
      'content-type': 'text/plain',
      'content-length': '40000000',
    });
    expect(headers['content-type']).toBeUndefined();
    expect(isOversize(headers)).toBe(true);
    expect(getContentType(headers)).toBe('text/plain');
  });

  it('has a decodable path', async () => {
    expect((await receive('/api/project/%E0%A4%A?a=1', {})).url).toBe('/unreadable-path');
    expect((await receive('/api/project/%C3%B1?a=%E0%A4%A', {})).url).toBe('/api/project/%C3%B1?a=%E0%A4%A');
  });
});
