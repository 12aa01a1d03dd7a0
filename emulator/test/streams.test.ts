import { beforeEach, describe, expect, it } from 'vitest';
import { METHODS } from '../src/transports/rpc/methods.ts';
import { codec } from '../src/transports/wire/codec.ts';
import { eventually } from './support/clients.ts';
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
  };
  readonly documentChange?: {
    readonly document: { updateTime: string };
    readonly targetIds?: readonly number[];
  };
  readonly writeResults?: readonly object[];
}

/** A stream without a transport: what it is told, and the error it ended with. */
function open(stream: 'Listen' | 'Write') {
  const method = METHODS[stream]!;
  if (method.kind !== 'duplex') throw new Error(`${stream} is no stream.`);
  const told: Told[] = [];
  const end: { status?: string; message?: string } = {};
  const handler = method.open(
    { emulator: emulator.inside, authorization: 'Bearer owner' },
    {
      send: (message) => told.push(codec(method.response).toJson(message) as Told),
      congested: () => false,
      onDrain: () => undefined,
      end: (error) => Object.assign(end, { status: error?.status, message: error?.message }),
    },
  );
  return {
    told,
    end,
    send: (request: object) => {
      handler.message(codec(method.request).fromJson(request));
    },
    /** The ids that were added, or removed with a reason. */
    ids: (change: 'ADD' | 'REMOVE') =>
      told.flatMap(({ targetChange }) =>
        targetChange?.targetChangeType === change ? (targetChange.targetIds ?? []) : [],
      ),
  };
}

const rooms = (database: string, targetId?: number) => ({
  ...(targetId !== undefined && { targetId }),
  query: { parent: `${database}/documents`, structuredQuery: { from: [{ collectionId: 'rooms' }] } },
});

describe('a stream is for one database', () => {
  it('which every request of a listener names', () => {
    const stream = open('Listen');
    stream.send({ database: CASTING, addTarget: rooms(CASTING, 2) });
    expect(stream.end).toEqual({});
    stream.send({ database: OTHER, addTarget: rooms(OTHER, 4) });
    expect(stream.end).toEqual({
      status: 'INVALID_ARGUMENT',
      message: `Request specified a database (${OTHER}) that did not match the expected database (${CASTING})`,
    });
    expect(stream.ids('ADD')).toEqual([2]);
  });

  it('in which alone a listener finds documents', async () => {
    await admin.db.doc('rooms/a').set({ n: 1 });
    const stream = open('Listen');
    stream.send({ database: CASTING, addTarget: rooms(OTHER, 2) });
    stream.send({ database: CASTING, addTarget: rooms(CASTING, 4) });
    expect(stream.ids('REMOVE')).toEqual([2]);
    expect(stream.told.flatMap(({ documentChange }) => documentChange?.targetIds ?? [])).toEqual([4]);
  });

  it('to which alone it writes', async () => {
    const stream = open('Write');
    stream.send({ database: CASTING });
    stream.send({ writes: [{ update: { name: `${CASTING}/documents/rooms/a` } }] });
    await eventually(() => stream.told.length === 2);
    stream.send({ database: OTHER, writes: [{ update: { name: `${CASTING}/documents/rooms/b` } }] });
    await eventually(() => stream.end.status);
    expect(stream.end.status).toBe('INVALID_ARGUMENT');
    expect((await admin.db.collection('rooms').get()).docs.map(({ id }) => id)).toEqual(['a']);
  });
});

describe('targets without an id', () => {
  it('are given ids of their own, told when they are added', async () => {
    const stream = open('Listen');
    stream.send({ database: CASTING, addTarget: rooms(CASTING) });
    stream.send({
      database: CASTING,
      addTarget: { documents: { documents: [`${CASTING}/documents/rooms/a`] } },
    });
    expect(stream.ids('ADD')).toEqual([1, 2]);
    await admin.db.doc('rooms/a').set({ n: 1 });
    expect(stream.told.find(({ documentChange }) => documentChange)?.documentChange?.targetIds).toEqual([
      1, 2,
    ]);
    stream.send({ database: CASTING, removeTarget: 1 });
    expect(stream.ids('REMOVE')).toEqual([1]);
  });

  it('keep clear of ids given before, and of any given after', () => {
    const stream = open('Listen');
    stream.send({ database: CASTING, addTarget: rooms(CASTING, 7) });
    stream.send({ database: CASTING, addTarget: rooms(CASTING) });
    stream.send({ database: CASTING, addTarget: rooms(CASTING, 9) });
    stream.send({ database: CASTING, addTarget: rooms(CASTING) });
    expect(stream.ids('REMOVE')).toEqual([9]);
    expect(stream.ids('ADD')).toEqual([7, 8, 9, 10]);
  });
});

it('shows a write in a snapshot of a later time, by which tabs tell it from the answer to the write', async () => {
  const stream = open('Listen');
  stream.send({ database: CASTING, addTarget: rooms(CASTING, 2) });
  await admin.db.doc('rooms/a').set({ n: 1 });
  const written = stream.told.flatMap(({ documentChange }) => documentChange?.document.updateTime ?? []);
  const told = stream.told.at(-1)?.targetChange?.readTime ?? '';
  expect(written).toHaveLength(1);
  expect(told > written[0]!).toBe(true);
});
