import { describe, expect, it } from 'vitest';
import { useEmulator } from './support/use-emulator.ts';

const DATABASE = 'projects/demo-casting/databases/(default)';

const { emulator, admin } = useEmulator();

const getChannelUrl = (stream: string, query: Record<string, string | number>) =>
  `${emulator.url}/google.firestore.v1.Firestore/${stream}/channel?VER=8&${new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString()}`;

const makeForm = (offset: number, messages: readonly object[], headers = '') =>
  new URLSearchParams([
    ['headers', headers],
    ['count', String(messages.length)],
    ['ofs', String(offset)],
    ...messages.map((message, index): [string, string] => [`req${index}___data__`, JSON.stringify(message)]),
  ]);

/** Splits a body into frames, checking each length. */
function parseFrames(body: string): unknown[] {
  const found: unknown[] = [];
  for (let rest = body; rest !== '';) {
    const newline = rest.indexOf('\n');
    const length = Number(rest.slice(0, newline));
    found.push(JSON.parse(rest.slice(newline + 1, newline + 1 + length)));
    rest = rest.slice(newline + 1 + length);
  }
  return found;
}

type Message = [number, [unknown]];

async function open(stream: string, messages: readonly object[], headers = ''): Promise<string> {
  const response = await fetch(
    getChannelUrl(stream, { RID: 1, CVER: 22, 'X-HTTP-Session-Id': 'gsessionid' }),
    {
      method: 'POST',
      body: makeForm(0, messages, headers),
    },
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('x-http-session-id')).toBeNull();

  const [[[id, [kind, sid, , version]]]] = parseFrames(await response.text()) as [
    [[number, [string, string, string, number]]],
  ];
  expect([id, kind, version]).toEqual([0, 'c', 8]);

  return sid;
}

const poll = async (stream: string, sid: string, acknowledged: number): Promise<Message[]> => {
  const url = getChannelUrl(stream, { RID: 'rpc', SID: sid, AID: acknowledged, CI: 1, TYPE: 'xmlhttp' });
  return parseFrames(await (await fetch(url)).text()).flat() as Message[];
};

const follow = (path: string) => ({
  database: DATABASE,
  addTarget: { targetId: 2, documents: { documents: [`${DATABASE}/documents/${path}`] } },
});

describe('a channel', () => {
  it('answers long polls with all pending messages, and holds them until then', async () => {
    const sid = await open('Listen', [follow('c/poll')]);
    const first = await poll('Listen', sid, 0);
    expect(first.map(([id]) => id)).toEqual([1, 2, 3, 4]);

    expect(first.map(([, [message]]) => Object.keys(message as object)[0])).toEqual([
      'targetChange',
      'documentDelete',
      'targetChange',
      'targetChange',
    ]);

    const pendingPoll = poll('Listen', sid, 4);
    expect(
      await Promise.race([pendingPoll, new Promise((resolve) => setTimeout(resolve, 200, 'held'))]),
    ).toBe('held');
    await admin.db.doc('c/poll').set({ n: 1 });
    expect((await pendingPoll).map(([id]) => id)).toEqual([5, 6]);
  });

  it('resends unacknowledged messages', async () => {
    const sid = await open('Listen', [follow('c/again')]);
    const first = await poll('Listen', sid, 0);
    expect(await poll('Listen', sid, 0)).toEqual(first);
    expect((await poll('Listen', sid, 2)).map(([id]) => id)).toEqual([3, 4]);
  });

  it('streams pending messages, an immediate noop, then new messages', async () => {
    const sid = await open('Listen', [follow('c/stream')]);
    const response = await fetch(
      getChannelUrl('Listen', { RID: 'rpc', SID: sid, AID: 0, CI: 0, TYPE: 'xmlhttp' }),
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');

    const reader = response.body!.getReader();
    let text = '';

    const readUntil = async (mark: string) => {
      while (!text.includes(mark)) text += new TextDecoder().decode((await reader.read()).value);
    };

    await readUntil('noop');
    await admin.db.doc('c/stream').set({ title: 'ünï 🎧' });
    await readUntil('🎧');
    expect((parseFrames(text).flat() as Message[]).map(([id]) => id)).toContain(6);
    await reader.cancel();
  });

  it('skips client messages that it has received', async () => {
    const sid = await open('Write', [{ database: DATABASE }]);
    const [[, [handshake]]] = (await poll('Write', sid, 0)) as [[number, [{ streamToken: string }]]];

    const write = {
      streamToken: handshake.streamToken,
      writes: [
        {
          transform: {
            document: `${DATABASE}/documents/c/once`,
            fieldTransforms: [{ fieldPath: 'n', increment: { integerValue: 1 } }],
          },
        },
      ],
    };
    for (let repeat = 0; repeat < 2; repeat++) {
      const answer = await fetch(getChannelUrl('Write', { SID: sid, RID: 2, AID: 1 }), {
        method: 'POST',
        body: makeForm(1, [write]),
      });
      expect(parseFrames(await answer.text())[0]).toEqual([0, expect.any(Number), 7]);
    }

    await poll('Write', sid, 1);
    expect((await admin.db.doc('c/once').get()).get('n')).toBe(1);
  });

  it('accepts a batch of nine megabytes, three times as long in its form', async () => {
    const sid = await open('Write', [{ database: DATABASE }]);
    const [[, [handshake]]] = (await poll('Write', sid, 0)) as [[number, [{ streamToken: string }]]];
    const text = { stringValue: 'é'.repeat(500_000) };
    const writes = Array.from({ length: 9 }, (_, n) => ({
      update: { name: `${DATABASE}/documents/long/${n}`, fields: { text } },
    }));
    const body = makeForm(1, [{ streamToken: handshake.streamToken, writes }]);
    expect(body.toString().length).toBeGreaterThan(27_000_000);

    const answer = await fetch(getChannelUrl('Write', { SID: sid, RID: 2, AID: 1 }), {
      method: 'POST',
      body,
    });
    expect(answer.status).toBe(200);
    await poll('Write', sid, 1);
    expect((await admin.db.collection('long').count().get()).data().count).toBe(9);
  });

  it('sends an error of a stream as a message of that stream', async () => {
    const sid = await open('Listen', [follow('c/x')], 'Authorization:Bearer nonsense');
    const [[, [message]]] = (await poll('Listen', sid, 0)) as [[number, [object]]];
    expect(message).toMatchObject({
      error: { status: 'INVALID_ARGUMENT', message: 'INVALID_ARGUMENT: invalid jwt' },
    });
  });

  it('ends on demand, and is refused if unknown', async () => {
    const sid = await open('Listen', [follow('c/end')]);
    const ended = await fetch(getChannelUrl('Listen', { SID: sid, RID: 3, TYPE: 'terminate' }), {
      method: 'POST',
    });
    expect([ended.status, await ended.text()]).toEqual([200, '']);
    const gone = await fetch(getChannelUrl('Listen', { SID: sid, RID: 'rpc', AID: 0, CI: 1 }));
    expect([gone.status, await gone.text()]).toEqual([400, '']);
  });

  it('waits for acknowledgements of a slow client', async () => {
    const batch = admin.db.bulkWriter();
    for (let index = 0; index < 12; index++)
      void batch.set(admin.db.doc(`heavy/${index}`), { text: 'x'.repeat(900_000) });
    await batch.close();

    const query = { parent: `${DATABASE}/documents`, structuredQuery: { from: [{ collectionId: 'heavy' }] } };
    const sid = await open('Listen', [{ database: DATABASE, addTarget: { targetId: 2, query } }]);
    let acknowledged = 0;
    const sizes: number[] = [];
    const seen = new Set<string>();
    while (seen.size < 12) {
      const messages = await poll('Listen', sid, acknowledged);
      sizes.push(JSON.stringify(messages).length);
      for (const [id, [message]] of messages) {
        acknowledged = id;
        const change = (message as { documentChange?: { document: { name: string } } }).documentChange;
        if (change) seen.add(change.document.name);
      }
    }

    expect(Math.max(...sizes)).toBeLessThan(6_000_000);
  });
});
