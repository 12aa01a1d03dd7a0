import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSignedAddresses } from '../storage/signed-addresses.mjs';

const DATA = Buffer.from('0123456789');
const adminStorageLayer = {
  getObject: ({ bucketId, decodedObjectId }: { bucketId: string; decodedObjectId: string }) =>
    bucketId === 'bucket' && decodedObjectId === 'a folder/file.wav'
      ? Promise.resolve({ metadata: { md5Hash: 'hash', contentType: 'audio/wav' }, data: DATA })
      : Promise.reject(new Error('missing')),
};

let origin: string;
let close: () => void;
beforeAll(async () => {
  const app = withSignedAddresses((_request, response) => response.writeHead(204).end(), {
    adminStorageLayer,
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});
afterAll(() => close());

const read = (
  options: RequestInit = {},
  { file = 'file.wav', seconds = 60, ...query }: Record<string, string | number> = {},
) => {
  const url = new URL(`/bucket/a%20folder/${file}`, origin);
  const date = new Date(Date.now() - 1000).toISOString().replace(/[-:]|\.\d+/g, '');
  const signature = { 'X-Goog-Date': date, 'X-Goog-Expires': String(seconds), 'X-Goog-Signature': 'any' };
  url.search = String(new URLSearchParams({ ...signature, ...(query as Record<string, string>) }));
  return fetch(url, options);
};

describe('a signed address', () => {
  it('reads a file under its name, whole or in parts', async () => {
    const whole = await read({}, { 'response-content-disposition': 'attachment; filename="mix.wav"' });
    expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
    expect(whole.headers.get('content-disposition')).toBe('attachment; filename="mix.wav"');

    const etag = String(whole.headers.get('etag'));
    const part = await read({ headers: { Range: 'bytes=4-', 'If-Range': etag } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 4-9/10',
      '456789',
    ]);
    expect((await read({ headers: { Range: 'bytes=4-', 'If-Range': '"older"' } })).status).toBe(200);
    expect((await read({ headers: { Range: 'bytes=10-' } })).status).toBe(416);

    const head = await read({ method: 'HEAD' });
    expect([head.headers.get('content-length'), await head.text()]).toEqual(['10', '']);
  });

  it('ends, and reads nothing else', async () => {
    expect((await read({}, { seconds: 0 })).status).toBe(400);
    expect((await read({}, { file: 'other.wav' })).status).toBe(404);
    expect((await fetch(`${origin}/bucket/a%20folder/file.wav`)).status).toBe(204);
  });
});
