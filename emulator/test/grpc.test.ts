import * as grpc from '@grpc/grpc-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getCodec } from '../src/transports/wire/codec.ts';
import { DOCUMENTS } from './support/rest.ts';
import { useEmulator } from './support/use-emulator.ts';

const { emulator, admin } = useEmulator();
let client: grpc.Client;

beforeAll(() => {
  client = new grpc.Client(`127.0.0.1:${emulator.port}`, grpc.credentials.createInsecure());
});

afterAll(() => {
  client.close();
});

interface Answer {
  readonly answer?: object;
  readonly error?: grpc.ServiceError;
}

function getDocument(service: string, name: string, authorization = 'Bearer owner'): Promise<Answer> {
  const metadata = new grpc.Metadata();
  metadata.set('authorization', authorization);

  return new Promise((resolve) => {
    client.makeUnaryRequest(
      `/google.firestore.${service}.Firestore/GetDocument`,
      (message: object) => getCodec('GetDocumentRequest').encode(message),
      (bytes) => getCodec('Document').toJson(getCodec('Document').decode(bytes)) as object,
      { name },
      metadata,
      (error, answer) => {
        resolve({ ...(answer && { answer }), ...(error && { error }) });
      },
    );
  });
}

it.each(['v1', 'v1beta1'])('serves %s', async (service) => {
  await admin.db.doc('c/a').set({ n: 1 });
  expect(await getDocument(service, `${DOCUMENTS}/c/a`)).toMatchObject({
    answer: { fields: { n: { integerValue: '1' } } },
  });
});

it('returns an error in the status only', async () => {
  const missing = await getDocument('v1', `${DOCUMENTS}/c/none`);
  expect(missing.error).toMatchObject({
    code: grpc.status.NOT_FOUND,
    details: `Document (${DOCUMENTS}/c/none) not found.`,
  });
  const unknown = await getDocument('v1', `${DOCUMENTS}/c/none`, 'nonsense');
  expect(unknown.error).toMatchObject({ code: grpc.status.UNKNOWN, details: '' });
});
