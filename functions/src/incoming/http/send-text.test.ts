import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JSON_TYPE, sendText } from './send-text.ts';

const LONG = JSON.stringify({ text: 'ñ voice '.repeat(400) });
const server = createServer(
  express().get('/:length', (request, response) =>
    sendText(request, response, JSON_TYPE, request.params.length === 'long' ? LONG : '{}'),
  ),
);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

const ask = (path: string, accept?: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const headers = accept === undefined ? {} : { 'Accept-Encoding': accept };
    request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });

describe('a long response', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.1', 'gzip', gunzipSync],
  ])('is compressed as the caller accepts: %s', async (accept, encoding, unpack) => {
    const { headers, body } = await ask('/long', accept);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': JSON_TYPE,
      'content-length': String(body.length),
      vary: 'Accept-Encoding',
    });
    expect(unpack(body).toString()).toBe(LONG);
    expect(body.length).toBeLessThan(LONG.length / 10);
  });

  it.each([undefined, 'identity', 'deflate', 'br;q=0', '*;q=0'])('is unchanged for %s', async (accept) => {
    const { headers, body } = await ask('/long', accept);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body.toString()).toBe(LONG);
  });
});

it('a short response is not compressed', async () => {
  const { headers, body } = await ask('/short', 'br');
  expect([headers['content-encoding'], body.toString()]).toEqual([undefined, '{}']);
});
