import { createHash, randomBytes } from 'node:crypto';
import { FINGERPRINT_BYTES, type Delivery, type DeliveryUploadStart } from '@domain/deliveries/deliveries.ts';
import { firestore } from './admin.ts';
import { call } from './call.ts';

const HEAD = Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ', 'latin1');

/** A file that begins like a WAV, with random content. */
export const makeWav = (size: number): Buffer => Buffer.concat([HEAD, randomBytes(size - HEAD.length)]);

export const computeHash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What a page announces before it uploads a file. */
export const toAnnouncement = (bytes: Uint8Array, name: string) => ({
  name,
  size: bytes.length,
  fingerprint: computeHash(bytes.subarray(0, FINGERPRINT_BYTES)),
});

/** Uploads a file over one connection; returns its id. It isn't sent to the client. */
export const uploadFile = async (
  token: string,
  sessionId: string,
  name: string,
  bytes: Uint8Array = makeWav(4096),
): Promise<string> => {
  const path = `/casting/recordingSession/${sessionId}/delivery`;
  const begun = await call<DeliveryUploadStart>('POST', path, { token, body: toAnnouncement(bytes, name) });
  const { uploadId, uploadUrl } = begun.collection;
  await fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(bytes) });

  const completed = await call('POST', `${path}/${uploadId}`, {
    token,
    body: { sha256: computeHash(bytes) },
  });
  if (completed.status !== 201) throw new Error(JSON.stringify(completed));

  return uploadId;
};

/** Sends uploaded files of a session to the client. */
export const sendFiles = (token: string, sessionId: string, ids: readonly string[]) =>
  call('POST', `/casting/recordingSession/${sessionId}/sendDeliveries`, { token, body: { ids } });

/** Uploads a file and sends it to the client; returns the delivery's id. */
export const deliverFile = async (...file: Parameters<typeof uploadFile>): Promise<string> => {
  const [token, sessionId] = file;
  const id = await uploadFile(...file);
  const sent = await sendFiles(token, sessionId, [id]);
  if (sent.status !== 200) throw new Error(JSON.stringify(sent));
  return id;
};

export const readStoredDelivery = async (id: string): Promise<Delivery | undefined> =>
  (await firestore().doc(`deliveries/${id}`).get()).data() as Delivery | undefined;
