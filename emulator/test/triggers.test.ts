import { doc, setDoc } from 'firebase/firestore';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCodec } from '../src/transports/wire/codec.ts';
import { waitFor, createWebClient } from './support/clients.ts';
import { useEmulator } from './support/use-emulator.ts';

interface Call {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const calls: Call[] = [];
let functions: Server;
/** Pending replies of a slow function: call one to reply. */
const releases: (() => void)[] = [];

beforeAll(async () => {
  functions = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      calls.push({ path: request.url ?? '', headers: request.headers, body });
      const answer = () => void response.end('{"status":"acknowledged"}');
      if (request.url?.endsWith('k-slow')) releases.push(answer);
      else answer();
    });
  });

  await new Promise<void>((resolve) => functions.listen(0, '127.0.0.1', resolve));
});

const { emulator, admin } = useEmulator(() => ({
  functionsHost: `127.0.0.1:${(functions.address() as AddressInfo).port}`,
}));

afterAll(async () => {
  functions.close();
});

beforeEach(() => {
  calls.length = 0;
});

const getBase = () => `${emulator.url}/emulator/v1/projects/demo-casting`;
const registerV2 = (key: string, eventType: string, pattern: string) =>
  fetch(`${getBase()}/eventarcTrigger?eventarcTriggerId=${key}`, {
    method: 'POST',
    body: JSON.stringify({
      eventType,
      database: '(default)',
      namespace: '(default)',
      document: { value: pattern, matchType: 'PATH_PATTERN' },
    }),
  });
const listCalls = (key: string) => calls.filter((call) => call.path.endsWith(`/triggers/${key}`));
const decode = (call: Call | undefined) => {
  const data = getCodec('google.events.cloud.firestore.v1.DocumentEventData');
  return data.toJson(data.decode(Buffer.from(call?.body ?? '', 'base64')));
};

describe('second generation triggers', () => {
  it('receive the changes of their path, with both states', async () => {
    const registered = await registerV2(
      'k-written',
      'google.cloud.firestore.document.v1.written',
      'rooms/{id}',
    );
    expect(await registered.json()).toMatchObject({ database: '(default)' });
    await registerV2('k-created', 'google.cloud.firestore.document.v1.created', 'rooms/{id}');
    await registerV2('k-updated', 'google.cloud.firestore.document.v1.updated', 'rooms/{id}');
    await registerV2('k-deleted', 'google.cloud.firestore.document.v1.deleted', 'rooms/{id}');

    const room = admin.db.doc('rooms/a');
    await room.set({ n: 1, same: 'x' });
    await room.update({ n: 2 });
    await room.delete();
    await admin.db.doc('rooms/a/below/b').set({ n: 1 });
    await waitFor(() => listCalls('k-written').length === 3 && listCalls('k-deleted').length === 1);
    expect(listCalls('k-created')).toHaveLength(1);

    const [updated] = listCalls('k-updated');
    expect(updated?.path).toBe('/functions/projects/demo-casting/triggers/k-updated');

    expect(updated?.headers).toMatchObject({
      'content-type': 'application/protobuf',
      'ce-specversion': '1.0',
      'ce-type': 'google.cloud.firestore.document.v1.updated',
      'ce-source': '//firestore.googleapis.com/projects/demo-casting/databases/(default)',
      'ce-subject': 'documents/rooms/a',
      'ce-document': 'rooms/a',
      'ce-database': '(default)',
    });

    expect(decode(updated)).toMatchObject({
      value: {
        name: 'projects/demo-casting/databases/(default)/documents/rooms/a',
        fields: { n: { integerValue: '2' } },
      },
      oldValue: { fields: { n: { integerValue: '1' } } },
      updateMask: { fieldPaths: ['n'] },
    });

    expect(decode(listCalls('k-deleted')[0])).not.toHaveProperty('value');
    // Only updates list paths, but the mask is always present.
    expect(decode(listCalls('k-created')[0])).toMatchObject({ updateMask: {} });
  });

  it('skip a write that changes nothing', async () => {
    await registerV2('k-same', 'google.cloud.firestore.document.v1.written', 'same/{id}');
    await admin.db.doc('same/a').set({ n: 1 });
    await admin.db.doc('same/a').set({ n: 1 });
    await admin.db.doc('same/a').set({ n: 2 });
    await waitFor(() => listCalls('k-same').length >= 2);
    expect(listCalls('k-same')).toHaveLength(2);
  });

  it('are called a few at a time, without waiting for a slow one', async () => {
    await registerV2('k-slow', 'google.cloud.firestore.document.v1.created', 'burst/{id}');
    await registerV2('k-quick', 'google.cloud.firestore.document.v1.created', 'burst/{id}');

    const batch = admin.db.batch();
    for (let number = 0; number < 12; number += 1) batch.set(admin.db.doc(`burst/${number}`), { number });
    await batch.commit();
    await waitFor(() => listCalls('k-quick').length === 12 && releases.length === 3);

    for (let answered = 0; answered < 12; answered += 1) {
      await waitFor(() => releases.length > answered);
      expect(releases.length).toBeLessThanOrEqual(answered + 3);
      releases[answered]?.();
    }

    expect(new Set(listCalls('k-slow').map(({ body }) => body)).size).toBe(12);
  });

  it('receive the writer on demand', async () => {
    await registerV2(
      'k-auth',
      'google.cloud.firestore.document.v1.created.withAuthContext',
      'who/{id}/{rest=**}',
    );

    const web = createWebClient(emulator.port, { sub: 'alice' });
    await setDoc(doc(web.db, 'who/a'), { n: 1 });
    await admin.db.doc('who/b').set({ n: 1 });
    await waitFor(() => listCalls('k-auth').length === 2);

    expect(
      listCalls('k-auth').map((call) => [call.headers['ce-authtype'], call.headers['ce-authid']]),
    ).toEqual([
      ['app_user', 'alice'],
      ['system', undefined],
    ]);

    await web.close();
  });
});

describe('first generation triggers', () => {
  it('receive JSON', async () => {
    const registered = await fetch(`${getBase()}/triggers/k-v1`, {
      method: 'PUT',
      body: JSON.stringify({
        eventTrigger: {
          eventType: 'providers/cloud.firestore/eventTypes/document.create',
          resource: 'projects/demo-casting/databases/(default)/documents/old/{id}',
          service: 'firestore.googleapis.com',
        },
      }),
    });
    expect(await registered.json()).toEqual({});
    await admin.db.doc('old/a').set({ n: 1 });

    const call = await waitFor(() => listCalls('k-v1')[0]);
    expect(JSON.parse(call.body)).toMatchObject({
      data: { value: { fields: { n: { integerValue: '1' } } }, updateMask: {} },
      context: {
        eventType: 'providers/cloud.firestore/eventTypes/document.create',
        resource: { name: 'projects/demo-casting/databases/(default)/documents/old/a' },
      },
    });
  });
});
