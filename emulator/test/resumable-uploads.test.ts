import { randomBytes } from 'node:crypto';
import { createServer, request, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withCloudAddresses } from '../storage/resumable-uploads.mjs';

const require = createRequire(import.meta.url);
const QUANTUM = 256 * 1024;
const BYTES = randomBytes(2 * QUANTUM + 1000);

let origin: string;
let close: () => void;
beforeAll(async () => {
  const former = process.env['TMPDIR'];
  process.env['TMPDIR'] = mkdtempSync(join(tmpdir(), 'uploads-'));

  const { StorageEmulator } = require('firebase-tools/lib/emulator/storage');
  const { createApp } = require('firebase-tools/lib/emulator/storage/server');
  const { EmulatorRegistry } = require('firebase-tools/lib/emulator/registry');
  const emulator = new StorageEmulator({ projectId: 'p', rules: { name: 'storage.rules', content: '' } });
  const app = withCloudAddresses((await createApp('p', emulator)) as RequestListener, emulator);
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const { port } = server.address() as AddressInfo;
  EmulatorRegistry.set('storage', { getInfo: () => ({ host: '127.0.0.1', port }) });
  origin = `http://127.0.0.1:${port}`;
  close = () => server.close();
  if (former === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = former;
});
afterAll(() => close());

const start = async (name: string): Promise<string> => {
  const path = `/upload/storage/v1/b/bucket/o?uploadType=resumable&name=${name}`;
  const headers = { authorization: 'Bearer owner' };
  const response = await fetch(`${origin}${path}`, { method: 'POST', headers });
  return String(response.headers.get('location'));
};
const put = async (url: string, range: string, bytes: Uint8Array = new Uint8Array()) => {
  const headers = { 'Content-Range': `bytes ${range}`, Origin: 'http://app.example' };
  const response = await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) });
  return [response.status, response.headers.get('range')] as const;
};
const sendChunk = (url: string, from: number, to: number) =>
  put(url, `${from}-${to - 1}/${BYTES.length}`, BYTES.subarray(from, to));
const fetchStatus = (url: string) => put(url, `*/${BYTES.length}`);
const download = async (name: string): Promise<Buffer> => {
  const response = await fetch(`${origin}/storage/v1/b/bucket/o/${name}?alt=media`, {
    headers: { authorization: 'Bearer owner' },
  });
  return Buffer.from(await response.arrayBuffer());
};

/** Sends the head of a chunk and drops the connection. */
const breakOff = (url: string, from: number, sent: number): Promise<void> =>
  new Promise((resolve) => {
    const headers = {
      'Content-Range': `bytes ${from}-${BYTES.length - 1}/${BYTES.length}`,
      'Content-Length': BYTES.length - from,
    };
    const broken = request(url, { method: 'PUT', headers });
    broken.on('error', () => resolve());
    broken.write(BYTES.subarray(from, from + sent), () => setTimeout(() => broken.destroy(), 50));
  });

describe('a resumable upload', () => {
  it('accepts chunks, reports the stored size, and ignores repeated bytes', async () => {
    const url = await start('chunks');
    expect(await fetchStatus(url)).toEqual([308, null]);
    expect(await sendChunk(url, 0, QUANTUM)).toEqual([308, `bytes=0-${QUANTUM - 1}`]);
    expect(await sendChunk(url, 0, 2 * QUANTUM)).toEqual([308, `bytes=0-${2 * QUANTUM - 1}`]);
    expect(await sendChunk(url, 2 * QUANTUM, BYTES.length)).toEqual([200, null]);
    expect(await fetchStatus(url)).toEqual([200, null]);
    expect((await download('chunks')).equals(BYTES)).toBe(true);
  });

  it('returns the checksums of the stored file', async () => {
    const bytes = Buffer.from('123456789');
    const range = { 'Content-Range': `bytes 0-${bytes.length - 1}/${bytes.length}` };
    const response = await fetch(await start('checked'), { method: 'PUT', headers: range, body: bytes });
    expect(await response.json()).toMatchObject({
      size: bytes.length,
      crc32c: '4waSgw==',
      md5Hash: 'JfnnlDI7RTiF9RgfG2JNCw==',
    });
  });

  it('keeps complete quanta of a broken chunk and continues there', async () => {
    const url = await start('broken');
    await breakOff(url, 0, QUANTUM + 5);
    expect(await fetchStatus(url)).toEqual([308, `bytes=0-${QUANTUM - 1}`]);
    expect((await sendChunk(url, QUANTUM, BYTES.length))[0]).toBe(200);
    expect((await download('broken')).equals(BYTES)).toBe(true);
  });

  it('refuses misaligned chunks, gaps, and bytes after cancellation', async () => {
    const url = await start('cancelled');
    expect(await sendChunk(url, 0, 1000)).toEqual([400, null]);
    expect(await sendChunk(url, QUANTUM, BYTES.length)).toEqual([308, null]);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(499);
    expect((await sendChunk(url, 0, QUANTUM))[0]).toBe(499);
    expect((await put(url.replace(/upload_id=.*/u, 'upload_id=none'), '*/1'))[0]).toBe(404);
  });
});
