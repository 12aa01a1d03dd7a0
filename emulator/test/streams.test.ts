import { beforeEach, describe, expect, it } from 'vitest';
import { METHODS } from '../src/transports/rpc/methods.ts';
import { getCodec } from '../src/transports/wire/codec.ts';
import { waitFor } from './support/clients.ts';
import { useEmulator } from './support/use-emulator.ts';

const CASTING = 'projects/demo-casting/databases/(default)';
const OTHER = 'projects/demo-other/databases/(default)';

const { emulator, admin } = useEmulator();

beforeEach(() => emulator.clear());

interface Told {
  readonly targetChange?: {
    readonly targetChangeType?: string;
    readonly targetIds?: readonly number[];
    readonly readTime?: string;
    readonly cause?: { code: number; message: string };
  };
  readonly documentChange?: {
    readonly document: { updateTime: string };
    readonly targetIds?: readonly number[];
  };
  readonly writeResults?: readonly object[];
  readonly streamToken?: string;
}

/** A stream without a transport: its messages, and its final error. */
function open(stream: 'Listen' | 'Write') {
  const method = METHODS[stream]!;
  if (method.kind !== 'duplex') throw new Error(`${stream} is no stream.`);

  const notified: Told[] = [];
  const end: { status?: string; message?: string } = {};

  const handler = method.open(
    { emulator: emulator.inside, authorization: 'Bearer owner' },
    {
      send: (message) => notified.push(getCodec(method.response).toJson(message) as Told),
      congested: () => false,
      onDrain: () => undefined,
      end: (error) => Object.assign(end, { status: error?.status, message: error?.message }),
    },
  );

  return {
    notified,
    end,
    send: (request: object) => {
      handler.message(getCodec(method.request).fromJson(request));
    },
    finish: () => {
      handler.finish();
    },
    ids: (change: 'ADD' | 'REMOVE') =>
      notified.flatMap(({ targetChange }) =>
        targetChange?.targetChangeType === change ? (targetChange.targetIds ?? []) : [],
      ),
  };
}

const makeTarget = (database: string, targetId?: number) => ({
  ...(targetId !== undefined && { targetId }),
  query: { parent: `${database}/documents`, structuredQuery: { from: [{ collectionId: 'rooms' }] } },
});

describe('a stream is for one database', () => {
  it('in every request of a listener', () => {
    const stream = open('Listen');
    stream.send({ database: CASTING, addTarget: makeTarget(CASTING, 2) });
    expect(stream.end).toEqual({});
    stream.send({ database: OTHER, addTarget: makeTarget(OTHER, 4) });
    expect(stream.end).toEqual({
      status: 'INVALID_ARGUMENT',
      message: `Request specified a database (${OTHER}) that did not match the expected database (${CASTING})`,
    });
    expect(stream.ids('ADD')).toEqual([2]);
  });

  it('whose documents alone a listener finds', async () => {
    await admin.db.doc('rooms/a').set({ n: 1 });
    const stream = open('Listen');
    stream.send({ database: CASTING, addTarget: makeTarget(OTHER, 2) });
    stream.send({ database: CASTING, addTarget: makeTarget(CASTING, 4) });
    expect(stream.ids('REMOVE')).toEqual([2]);
    expect(stream.notified.flatMap(({ documentChange }) => documentChange?.targetIds ?? [])).toEqual([4]);
  });

  it('which alone it writes', async () => {
    const stream = open('Write');
    stream.send({ database: CASTING });
    stream.send({ writes: [{ update: { name: `${CASTING}/documents/rooms/a` } }] });
    await waitFor(() => stream.notified.length === 2);
    stream.send({ database: OTHER, writes: [{ update: { name: `${CASTING}/documents/rooms/b` } }] });
    await waitFor(() => stream.end.status);
    expect(stream.end.status).toBe('INVALID_ARGUMENT');
    expect((await admin.db.collection('rooms').get()).docs.map(({ id }) => id)).toEqual(['a']);
  });
});

describe('a target', () => {
  it('that cannot be parsed is refused separately, without being added', () => {
    const stream = open('Listen');
    stream.send({ database: CASTING, addTarget: makeTarget(CASTING, 2) });

    stream.send({
      database: CASTING,
      addTarget: { targetId: 4, documents: { documents: [`${CASTING}/documents/rooms`] } },
    });

    expect([stream.ids('ADD'), stream.ids('REMOVE'), stream.end]).toEqual([[2], [4], {}]);

    expect(stream.notified.at(-1)?.targetChange?.cause).toEqual({
      code: 3,
      message: `Document name "${CASTING}/documents/rooms" lacks "/" at index 57.`,
    });
  });

  it('has a unique id', () => {
    const stream = open('Listen');
    stream.send({ database: CASTING, addTarget: makeTarget(CASTING, 2) });
    stream.send({ database: CASTING, removeTarget: 2 });
    stream.send({ database: CASTING, addTarget: makeTarget(CASTING, 2) });
    expect(stream.end).toEqual({});
    stream.send({ database: CASTING, addTarget: makeTarget(CASTING, 2) });

    expect(stream.end).toEqual({
      status: 'INVALID_ARGUMENT',
      message: 'Target ID 2 is already in use.',
    });
  });
});

describe('a stream of writes', () => {
  const write = (path: string) => ({ writes: [{ update: { name: `${CASTING}/documents/${path}` } }] });
  const listTokens = ({ notified }: ReturnType<typeof open>) =>
    notified.map(({ streamToken = '' }) => Buffer.from(streamToken, 'base64').toString());

  it('numbers its replies by tokens, for any token sent, and ends with an empty request', async () => {
    const stream = open('Write');
    stream.send({ database: CASTING });
    stream.send({ ...write('rooms/a'), streamToken: 'bm9uZQ==' });
    stream.send({ ...write('rooms/b'), database: CASTING });
    stream.send({ writes: [] });
    await waitFor(() => 'status' in stream.end);
    expect(stream.end).toEqual({});
    expect(listTokens(stream)).toEqual(['0', '1', '2', '3']);
    expect(stream.notified.map(({ writeResults = [] }) => writeResults.length)).toEqual([0, 1, 1, 0]);
  });

  it('answers accepted messages before it closes', async () => {
    const stream = open('Write');
    stream.send({ database: CASTING });
    stream.send(write('rooms/a'));
    stream.send(write('rooms/b'));
    stream.finish();
    await waitFor(() => 'status' in stream.end);
    expect([listTokens(stream), stream.end]).toEqual([['0', '1', '2'], {}]);
  });

  it.each([
    [{ writes: [] }, "'database' must be set on an initial write request."],
    [{ database: CASTING, streamId: '1' }, 'Resuming streams is not supported, do not set stream ID.'],
    [
      { database: CASTING, streamToken: 'MQ==' },
      "Resuming streams is not supported, 'stream_token' must not be set on an initial write request.",
    ],
    [{ database: CASTING, ...write('rooms/a') }, "'writes' must not be set on an initial write request."],
    [{ database: 'projects/x' }, 'Database name "projects/x" lacks "/" at index 10.'],
  ])('refuses to begin with %j', async (request, message) => {
    const stream = open('Write');
    stream.send(request);
    await waitFor(() => stream.end.status);
    expect(stream.end).toEqual({ status: 'INVALID_ARGUMENT', message });
    expect(stream.notified).toEqual([]);
  });
});

describe('targets without an id in the request', () => {
  it('get ids when they are added', async () => {
    const stream = open('Listen');
    stream.send({ database: CASTING, addTarget: makeTarget(CASTING) });

    stream.send({
      database: CASTING,
      addTarget: { documents: { documents: [`${CASTING}/documents/rooms/a`] } },
    });

    expect(stream.ids('ADD')).toEqual([1, 2]);
    await admin.db.doc('rooms/a').set({ n: 1 });
    expect(stream.notified.find(({ documentChange }) => documentChange)?.documentChange?.targetIds).toEqual([
      1, 2,
    ]);
    stream.send({ database: CASTING, removeTarget: 1 });
    expect(stream.ids('REMOVE')).toEqual([1]);
  });

  it('avoid ids in use, before and after', () => {
    const stream = open('Listen');
    stream.send({ database: CASTING, addTarget: makeTarget(CASTING, 7) });
    stream.send({ database: CASTING, addTarget: makeTarget(CASTING) });
    stream.send({ database: CASTING, addTarget: makeTarget(CASTING, 9) });
    stream.send({ database: CASTING, addTarget: makeTarget(CASTING) });
    expect(stream.ids('REMOVE')).toEqual([9]);
    expect(stream.ids('ADD')).toEqual([7, 8, 10]);
  });
});

it('snapshots have a later time than the reply to their write, so that tabs distinguish them', async () => {
  const stream = open('Listen');
  stream.send({ database: CASTING, addTarget: makeTarget(CASTING, 2) });
  await admin.db.doc('rooms/a').set({ n: 1 });
  const written = stream.notified.flatMap(({ documentChange }) => documentChange?.document.updateTime ?? []);
  const notified = stream.notified.at(-1)?.targetChange?.readTime ?? '';
  expect(written).toHaveLength(1);
  expect(notified > written[0]!).toBe(true);
});
