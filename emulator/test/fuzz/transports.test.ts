import fc from 'fast-check';
import { connect, type ClientHttp2Session } from 'node:http2';
import { connect as connectTcp } from 'node:net';
import { describe, expect, it } from 'vitest';
import { getCodec } from '../../src/transports/wire/codec.ts';
import { METHODS, SERVICE } from '../../src/transports/rpc/methods.ts';
import { useEmulator } from '../support/use-emulator.ts';

const { emulator, admin } = useEmulator();
const DATABASE = 'projects/demo-casting/databases/(default)';
const MEGABYTE = 1024 * 1024;

/** Another client is served in time. */
async function expectOthersServed(): Promise<void> {
  const started = performance.now();
  await admin.db.doc('others/one').set({ at: started });
  expect((await admin.db.doc('others/one').get()).get('at')).toBe(started);
  expect(performance.now() - started).toBeLessThan(3000);
}

const frame = (message: Uint8Array) => {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
};

const open = (session: ClientHttp2Session, method: string) =>
  session
    .request({
      ':method': 'POST',
      ':path': `/${SERVICE}/${method}`,
      'content-type': 'application/grpc',
      te: 'trailers',
      authorization: 'Bearer owner',
    })
    .on('error', () => undefined);

async function withSession(use: (session: ClientHttp2Session) => Promise<void>): Promise<void> {
  const session = connect(emulator.url).on('error', () => undefined);
  try {
    await use(session);
  } finally {
    session.destroy();
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('other clients are served regardless of', () => {
  it('bytes outside any protocol', async () => {
    const preface = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
    const beginning = fc.constantFrom(
      Buffer.alloc(0),
      preface,
      preface.subarray(0, 9),
      Buffer.from('GET / HT'),
    );
    await fc.assert(
      fc.asyncProperty(beginning, fc.uint8Array({ maxLength: 200 }), async (start, rest) => {
        const socket = connectTcp(emulator.port, '127.0.0.1').on('error', () => undefined);
        await new Promise((resolve) => socket.end(Buffer.concat([start, rest]), () => resolve(undefined)));
        socket.destroy();
      }),
      { numRuns: 100 },
    );

    await expectOthersServed();
  }, 15_000);

  it('invalid messages to every method', async () => {
    await withSession(async (session) => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...Object.keys(METHODS)),
          fc.uint8Array({ maxLength: 60 }),
          fc.boolean(),
          async (method, bytes, whole) => {
            const call = open(session, method).resume();
            const closed = new Promise((resolve) => call.on('close', resolve));
            call.end(whole ? frame(bytes) : bytes);
            await Promise.race([closed, pause(1000)]);
            call.close();
          },
        ),
        { numRuns: 150 },
      );
    });

    await expectOthersServed();
  }, 15_000);

  it('foreign JSON to REST and WebChannel', async () => {
    const paths = [
      ...['commit', 'runQuery', 'batchGet', 'runAggregationQuery', 'batchWrite', 'listCollectionIds'].map(
        (verb) => `/v1/${DATABASE}/documents:${verb}`,
      ),
      `/${SERVICE}/Listen/channel?VER=8&RID=1`,
      `/${SERVICE}/Write/channel?VER=8&RID=1`,
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), fc.oneof(fc.json(), fc.string()), async (path, body) => {
        const text = path.startsWith('/v1')
          ? body
          : `count=1&ofs=0&req0___data__=${encodeURIComponent(body)}`;
        const response = await fetch(emulator.url + path, {
          method: 'POST',
          headers: { authorization: 'Bearer owner' },
          body: text,
        });
        expect(response.status).not.toBe(500);
        await response.arrayBuffer();
      }),
      { numRuns: 300 },
    );

    await expectOthersServed();
  }, 15_000);

  it('half-open streams', async () => {
    await withSession(async (session) => {
      const add = getCodec('ListenRequest').encode({
        database: DATABASE,
        addTarget: { targetId: 1, documents: { documents: [`${DATABASE}/documents/others/one`] } },
      });
      for (let n = 0; n < 50; n++) {
        open(session, 'Listen').write(frame(add));
        open(session, 'Write').write(
          frame(getCodec('WriteRequest').encode({ database: DATABASE })).subarray(0, 7),
        );
        open(session, 'Commit').write(Buffer.from([0, 0, 0, 9]));
      }

      await expectOthersServed();
    });

    await expectOthersServed();
  }, 15_000);

  it('a message over the limit, which is refused', async () => {
    await withSession(async (session) => {
      const call = open(session, 'Commit').resume();
      const status = new Promise((resolve) => {
        call.on('trailers', (trailers) => resolve(trailers['grpc-status']));
        call.on('response', (headers) => headers['grpc-status'] && resolve(headers['grpc-status']));
        call.on('close', () => resolve(undefined));
      });
      const head = Buffer.alloc(5);
      head.writeUInt32BE(101 * MEGABYTE, 1);
      call.write(head);

      const chunk = Buffer.alloc(MEGABYTE);
      for (let sent = 0; sent < 101 && !call.closed && !call.destroyed; sent++) {
        if (!call.write(chunk))
          await Promise.race([new Promise((resolve) => call.once('drain', resolve)), pause(50)]);
      }

      expect(await Promise.race([status, pause(3000)])).toBe('8');
      await expectOthersServed();
    });
  }, 15_000);

  it('a listener that never reads, at low cost', async () => {
    const document = admin.db.doc('others/large');
    await document.set({ text: 'x' });

    await withSession(async (session) => {
      const add = getCodec('ListenRequest').encode({
        database: DATABASE,
        addTarget: { targetId: 1, documents: { documents: [`${DATABASE}/documents/others/large`] } },
      });
      for (let n = 0; n < 10; n++) open(session, 'Listen').pause().write(frame(add));
      await pause(100);

      const before = process.memoryUsage.rss();
      for (let n = 0; n < 100; n++)
        await document.set({ text: String(n).repeat(400_000 / String(n).length) });
      // A hundred versions for ten clients would be four hundred megabytes.
      expect((process.memoryUsage.rss() - before) / MEGABYTE).toBeLessThan(250);
      await expectOthersServed();
    });
  }, 15_000);
});
