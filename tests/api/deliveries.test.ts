import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { FieldPath } from 'firebase-admin/firestore';
import { sendMail } from '../../functions/src/outgoing/mail/send.ts';
import { makeWavFile } from '@domain/audio/wav.fixture.ts';
import { makeStereo, makeTone } from '@domain/audio/tones.fixture.ts';
import { decodeWave, WAVE_POINTS } from '@domain/audio/wave.ts';
import { DELIVERIES_MAX, DELIVERY_MAX_BYTES, type Delivery } from '@domain/deliveries/deliveries.ts';
import type { DeliveryUploadStart } from '@domain/deliveries/deliveries.ts';
import type { FileAddress } from '@domain/values/file-address.ts';
import { makeOddFiles } from '../../functions/src/platform/sound/odd-files.fixture.ts';
import { measureDelivery } from '../../functions/src/features/deliveries/measure-delivery.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { APP, bucket, firestore } from '../stack/admin.ts';
import { findAuditEntry } from '../stack/audit.ts';
import { call } from '../stack/call.ts';
import { makeEngineer } from '../stack/curation.ts';
import {
  computeHash,
  deliverFile,
  makeWav,
  readStoredDelivery,
  sendFiles,
  toAnnouncement,
} from '../stack/deliveries.ts';
import { waitForMail } from '../stack/inbox.ts';
import { moveBack } from '../stack/moments.ts';
import { bookVoice, changeSession, plan, makePlan, type SessionReply } from '../stack/sessions.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';
import { fetchUnderRules } from '../stack/under-rules.ts';
import { listEvents } from '../stack/webhook-events.ts';

const QUANTUM = 256 * 1024;

let tenant: Tenant;
let engineer: Account;
let talent: Account;
let session: SessionReply;
beforeAll(async () => {
  tenant = await makeTenant(1);
  const cast = await makeCast(tenant, 1);
  engineer = await makeEngineer([tenant.agencyId], {}, ['eng']);
  const [voice] = tenant.talents;
  talent = await makeAccount({ uid: voice!.id, email: voice!.email, held: { talent: [tenant.agencyId] } });
  const booked = await bookVoice(tenant, cast);
  const body = makePlan(tenant, booked, { engineerId: engineer.uid });
  session = (await plan(tenant.teamToken, cast.castingId, body)).collection;
});

const getUploadPath = (id = session.id): string => `/casting/recordingSession/${id}/delivery`;
const announce = (bytes: Uint8Array, name = 'Final mix.wav') => toAnnouncement(bytes, name);
const begin = (token: string, body: object, id?: string) =>
  call<DeliveryUploadStart>('POST', getUploadPath(id), { token, body });
const complete = (token: string, uploadId: string, bytes: Uint8Array) =>
  call<{ id: string }>('POST', `${getUploadPath()}/${uploadId}`, {
    token,
    body: { sha256: computeHash(bytes) },
  });
const cancel = (token: string, uploadId: string) =>
  call('DELETE', `${getUploadPath()}/${uploadId}`, { token });

const put = async (url: string, range: string, bytes: Uint8Array = new Uint8Array()) => {
  const headers = { 'Content-Range': `bytes ${range}` };
  return fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) });
};
/** Number of bytes that have arrived; undefined: all. */
const getReceived = async (url: string, size: number): Promise<number | undefined> => {
  const response = await put(url, `*/${size}`);
  if (response.status === 200) return undefined;
  const [, last] = /-(\d+)$/u.exec(response.headers.get('range') ?? '') ?? [];
  return last === undefined ? 0 : Number(last) + 1;
};
/** Sends the head of a chunk and drops the connection. */
const breakOff = (url: string, bytes: Uint8Array, from: number, sent: number): Promise<void> =>
  new Promise((resolve) => {
    const headers = {
      'Content-Range': `bytes ${from}-${bytes.length - 1}/${bytes.length}`,
      'Content-Length': bytes.length - from,
    };
    const broken = request(url, { method: 'PUT', headers });
    broken.on('error', () => resolve());
    broken.write(bytes.subarray(from, from + sent), () => setTimeout(() => broken.destroy(), 30));
  });
const sendAll = async (url: string, bytes: Uint8Array): Promise<void> => {
  for (let from = await getReceived(url, bytes.length); from !== undefined && from < bytes.length;) {
    const to = Math.min(bytes.length, from + QUANTUM);
    await put(url, `${from}-${to - 1}/${bytes.length}`, bytes.subarray(from, to));
    from = to;
  }
};
const upload = async (token: string, bytes: Uint8Array, name?: string): Promise<string> => {
  const { uploadId, uploadUrl } = (await begin(token, announce(bytes, name))).collection;
  await sendAll(uploadUrl, bytes);
  expect((await complete(token, uploadId, bytes)).status).toBe(201);
  return uploadId;
};
const deliver = async (token: string, bytes: Uint8Array, name?: string): Promise<string> => {
  const id = await upload(token, bytes, name);
  expect((await sendFiles(token, session.id, [id])).status).toBe(200);
  return id;
};
const withdraw = (token: string, id: string) => call('POST', `/delivery/${id}/withdraw`, { token, body: {} });
const remove = (token: string, id: string) => call('DELETE', `/delivery/${id}`, { token });
/** The delivery once it has been measured. */
const waitForMeasurement = async (id: string): Promise<Delivery> => {
  let delivery = await readStoredDelivery(id);
  while (delivery?.check === 'pending') {
    await sleep(20);
    delivery = await readStoredDelivery(id);
  }
  return delivery!;
};
const getAddress = (token: string, id: string) =>
  call<FileAddress>('GET', `/delivery/${id}/signed-url`, { token });
const download = async (token: string, id: string, headers: Record<string, string> = {}) =>
  fetch((await getAddress(token, id)).collection.url, { headers });
/** Sends the mail about a session's further files, which otherwise waits for the end of its ten minutes. */
const sendFurther = async (): Promise<void> => {
  const ids = `delivery-arrived_${session.id}_`;
  const mails = firestore().collection('mail').orderBy(FieldPath.documentId());
  const { docs } = await mails.startAt(ids).endAt(`${ids}~`).get();
  const further = docs.findLast(({ id }) => id.endsWith('_further'))!;
  await moveBack(further.ref.path, { nextAttemptAt: 0 });
  await sendMail(further.id);
};
const accept = (token: string, id: string) => call('POST', `/delivery/${id}/accept`, { token, body: {} });
const revise = (token: string, id: string, body: object = { atMs: 83_000, note: 'A softer breath.' }) =>
  call('POST', `/delivery/${id}/revision`, { token, body });

const fix = (token: string, id: string, body: object, headers: Record<string, string> = {}) =>
  call<{ id: string }>('POST', `/delivery/${id}/mend`, { token, body, headers });

describe('the upload of a delivery', () => {
  it('arrives bit by bit identical over broken connections', async () => {
    const bytes = makeWav(5 * QUANTUM + 12_345);
    const { uploadId, uploadUrl } = (await begin(engineer.token, announce(bytes))).collection;
    for (const sent of [10, QUANTUM + 7, 2 * QUANTUM - 1, QUANTUM])
      await breakOff(uploadUrl, bytes, (await getReceived(uploadUrl, bytes.length)) ?? 0, sent);

    const received = (await getReceived(uploadUrl, bytes.length)) ?? 0;
    expect([received > 0, received % QUANTUM]).toEqual([true, 0]);

    const early = await complete(engineer.token, uploadId, bytes);
    expect([early.status, early.error.code]).toEqual([409, 'file.partsMissing']);

    // Another day or device: the same file continues.
    const again = (await begin(engineer.token, announce(bytes))).collection;
    expect(again).toEqual({ uploadId, uploadUrl });
    expect(await fetchUnderRules(tenant.clientToken, `deliveries/${uploadId}`)).not.toBe('OK');
    expect((await getAddress(tenant.clientToken, uploadId)).status).toBe(404);
    await sendAll(uploadUrl, bytes);
    expect(await readStoredDelivery(uploadId)).toBeUndefined();
    expect((await complete(engineer.token, uploadId, bytes)).status).toBe(201);
    expect((await complete(engineer.token, uploadId, bytes)).collection).toEqual({ id: uploadId });

    expect(await readStoredDelivery(uploadId)).toMatchObject({
      name: 'Final mix.wav',
      version: 1,
      size: bytes.length,
      contentType: 'audio/wav',
      sha256: computeHash(bytes),
      state: 'uploaded',
      uploadedBy: engineer.uid,
    });

    expect((await sendFiles(engineer.token, session.id, [uploadId])).status).toBe(200);

    const answer = await download(tenant.clientToken, uploadId);
    expect(computeHash(Buffer.from(await answer.arrayBuffer()))).toBe(computeHash(bytes));
    expect(answer.headers.get('content-disposition')).toContain('Final%20mix.wav');

    const range = await download(tenant.clientToken, uploadId, { Range: 'bytes=100-199' });
    expect([range.status, Buffer.from(await range.arrayBuffer())]).toEqual([206, bytes.subarray(100, 200)]);
  });

  it('fails permanently for other bytes or another type, and then restarts', async () => {
    const bytes = makeWav(QUANTUM);
    const { uploadId, uploadUrl } = (await begin(engineer.token, announce(bytes, 'b.wav'))).collection;
    await sendAll(uploadUrl, bytes);

    const refused = await complete(engineer.token, uploadId, makeWav(QUANTUM));
    expect([refused.status, refused.error.code]).toEqual([422, 'file.changed']);
    expect((await complete(engineer.token, uploadId, bytes)).status).toBe(409);
    expect((await bucket().file(`deliveries/${session.id}/${uploadId}`).exists())[0]).toBe(false);

    const next = (await begin(engineer.token, announce(bytes, 'b.wav'))).collection;
    expect(next.uploadId).not.toBe(uploadId);

    const pdf = Buffer.from('%PDF-1.7\nA script.\n%%EOF\n');
    const deliveryUploadStart = (await begin(engineer.token, announce(pdf, 'c.wav'))).collection;
    await sendAll(deliveryUploadStart.uploadUrl, pdf);
    expect((await complete(engineer.token, deliveryUploadStart.uploadId, pdf)).status).toBe(415);
    expect((await begin(engineer.token, announce(pdf, 'c.pdf'))).status).toBe(415);

    const huge = { ...announce(bytes), size: DELIVERY_MAX_BYTES + 1 };
    expect((await begin(engineer.token, huge)).status).toBe(422);
  });

  it('is limited to its sender, who may cancel it', async () => {
    const rival = await makeTenant(1);
    const stranger = await makeEngineer([tenant.agencyId], {}, ['eng']);
    const bytes = makeWav(QUANTUM);
    const { uploadId, uploadUrl } = (await begin(engineer.token, announce(bytes, 'own.wav'))).collection;
    for (const [token, status] of [
      [tenant.clientToken, 403],
      [talent.token, 403],
      [rival.teamToken, 404],
      [stranger.token, 404],
    ] as const) {
      expect((await begin(token, announce(bytes))).status).toBe(status);
      expect((await complete(token, uploadId, bytes)).status).toBe(status);
      expect((await cancel(token, uploadId)).status).toBe(status);
    }

    expect((await complete(tenant.teamToken, uploadId, bytes)).status).toBe(404);
    expect((await cancel(engineer.token, uploadId)).status).toBe(200);
    expect((await put(uploadUrl, `0-${QUANTUM - 1}/${QUANTUM}`, bytes)).status).toBe(499);
    expect((await cancel(engineer.token, uploadId)).status).toBe(404);
    expect((await begin(tenant.teamToken, announce(bytes, 'team.wav'))).status).toBe(200);
  });
});

describe('a delivery', () => {
  it('is visible to its client, agency and engineer only', async () => {
    const id = await deliver(engineer.token, makeWav(QUANTUM), 'read.wav');
    const rival = await makeTenant(0);

    const [colleague, stranger] = [
      await makeAccount({
        uid: `other-${rival.key}`,
        held: { client: [tenant.agencyId] },
        user: { companyId: rival.companyId },
      }),
      await makeEngineer([tenant.agencyId], {}, ['eng']),
    ];
    for (const token of [tenant.clientToken, tenant.teamToken, engineer.token]) {
      expect(await fetchUnderRules(token, `deliveries/${id}`)).toBe('OK');
      expect(await fetchUnderRules(token, `deliveryUploads/${id}`)).toBe('PERMISSION_DENIED');
      expect((await download(token, id)).status).toBe(200);
    }

    for (const token of [rival.clientToken, rival.teamToken, colleague.token, stranger.token, talent.token]) {
      expect(await fetchUnderRules(token, `deliveries/${id}`)).toBe('PERMISSION_DENIED');
      expect([403, 404]).toContain((await getAddress(token, id)).status);
      expect([403, 404]).toContain((await accept(token, id)).status);
    }
  });

  it('is announced, returned with a moment, replaced by a new version, and accepted', async () => {
    const first = await deliver(engineer.token, makeWav(QUANTUM), 'spot.wav');
    await deliver(engineer.token, makeWav(QUANTUM), 'tag.wav');
    await sendFurther();

    const clientMail = await waitForMail(`client.${tenant.key}@tests.example`.toLowerCase(), 1, ({ text }) =>
      /(?:spot|tag)\.wav/u.test(text),
    );
    expect(clientMail.text).toMatch(/version 1, and (?:another|\d+ other) new file/u);

    for (const token of [engineer.token, tenant.teamToken]) {
      expect((await accept(token, first)).status).toBe(403);
      expect((await revise(token, first)).status).toBe(403);
    }

    expect(await revise(tenant.clientToken, first, { atMs: -1, note: '' })).toMatchObject({ status: 422 });
    expect((await revise(tenant.clientToken, first)).status).toBe(200);

    expect(await readStoredDelivery(first)).toMatchObject({
      state: 'revisionRequested',
      revision: { atMs: 83_000, note: 'A softer breath.' },
    });

    const told = await waitForMail(engineer.email, 1, ({ text }) => text.includes('spot.wav'));
    expect(told.text).toContain('At 1:23: A softer breath.');

    const second = await deliver(tenant.teamToken, makeWav(QUANTUM), 'spot.wav');
    expect(await readStoredDelivery(first)).toMatchObject({ state: 'replaced', revision: { atMs: 83_000 } });

    expect(await readStoredDelivery(second)).toMatchObject({
      version: 2,
      state: 'delivered',
      revision: null,
    });

    expect((await download(tenant.clientToken, first)).status).toBe(200);

    const late = await accept(tenant.clientToken, first);
    expect([late.status, late.error.code]).toEqual([409, 'delivery.replaced']);
    expect((await accept(tenant.clientToken, second)).status).toBe(200);

    expect(await readStoredDelivery(second)).toMatchObject({
      state: 'accepted',
      acceptedAt: expect.anything(),
    });

    for (const answer of [accept, revise])
      expect((await answer(tenant.clientToken, second)).error.code).toBe('delivery.accepted');

    const listStates = async (deliveryId: string) =>
      (await listEvents(tenant.agencyId, 'delivery.changed', { deliveryId })).map(
        (data) => data['deliveryState'],
      );

    expect(await listStates(first)).toEqual(['delivered', 'revisionRequested', 'replaced']);
    expect(await listStates(second)).toEqual(['delivered', 'accepted']);

    expect(
      (await findAuditEntry(`deliveries/${second}`)).docs
        .map((snapshot) => String(snapshot.get('action')))
        .sort(),
    ).toEqual(['deliveries.accept', 'deliveries.complete', 'deliveries.send']);
  });

  it('is measured after its arrival, for all its readers, without changing its state', async () => {
    const tone = makeTone([
      [0.5, null],
      [2, -20],
      [0.25, null],
    ]);
    tone.fill(1, 48_000, 48_010);

    const id = await deliver(engineer.token, Buffer.from(makeWavFile(makeStereo(tone))), 'tone.wav');
    const { check, measurement, peaks, state } = await waitForMeasurement(id);
    expect([check, state]).toEqual(['done', 'delivered']);

    expect(measurement).toMatchObject({
      sampleRate: 48_000,
      bits: 24,
      channels: 2,
      bitRate: null,
      durationMs: 2750,
      silenceStartMs: 500,
      silenceEndMs: 250,
      clips: [{ atMs: 1000, samples: 20 }],
    });

    expect(measurement?.loudness).toBeCloseTo(-20, 0);

    const wave = decodeWave(peaks ?? '');
    expect([wave.length, wave[0]]).toEqual([WAVE_POINTS, 0]);
    expect((await listEvents(tenant.agencyId, 'delivery.changed', { deliveryId: id })).length).toBe(1);
    await measureDelivery(id);
    expect((await waitForMeasurement(id)).measurement).toEqual(measurement);
  });

  it('reports unreadable sound, and that other types have none', async () => {
    const broken = await deliver(engineer.token, makeWav(QUANTUM), 'broken.wav');
    expect(await waitForMeasurement(broken)).toMatchObject({
      check: 'unreadable',
      measurement: null,
      peaks: null,
    });

    // Its process ended twice without a result, which nothing catches.
    await firestore().doc(`deliveries/${broken}`).update({ check: 'pending', checkAttempts: 2 });
    await measureDelivery(broken);
    expect(await readStoredDelivery(broken)).toMatchObject({ check: 'unmeasured', checkAttempts: 2 });

    const zip = Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(100)]);
    const zipId = await deliver(engineer.token, zip, 'all.zip');
    expect(await readStoredDelivery(zipId)).toMatchObject({ check: 'none', measurement: null, peaks: null });
  });

  it('is refused as an MP3 in a WAV, and read with remarks when players read it', async () => {
    const files = makeOddFiles();
    const wrapped = files['in-riff.mp3']!;
    for (const name of ['wrapped.wav', 'wrapped.mp3']) {
      const { uploadId, uploadUrl } = (await begin(engineer.token, announce(wrapped, name))).collection;
      await sendAll(uploadUrl, wrapped);
      const { status, error } = await complete(engineer.token, uploadId, wrapped);
      expect([status, error.code]).toEqual([415, 'delivery.mp3InWav']);
    }

    for (const [name, durationMs, remarks] of [
      ['id3-in-front.flac', 500, ['tagged']],
      ['id3v1-behind.flac', 500, ['tagged']],
      ['no-size.wav', 500, ['notClosed']],
      ['odd-chunk.wav', 500, []],
      ['u-law.wav', 500, ['g711']],
      ['two-tags.mp3', 2612, []],
    ] as const) {
      const id = await upload(engineer.token, files[name]!, name);
      const { check, measurement } = await waitForMeasurement(id);
      const isLong = Math.abs((measurement?.durationMs ?? 0) - durationMs) <= 60;
      expect([name, check, isLong, measurement?.remarks]).toEqual([name, 'done', true, remarks]);
    }
  });

  it('is fixed automatically as the next version, and the original is kept', async () => {
    const rival = await makeTenant(1);
    const stranger = await makeEngineer([tenant.agencyId], {}, ['eng']);

    const line = makeTone(
      [
        [0.9, null],
        [2, -3],
        [0.1, null],
      ],
      44_100,
    );

    const bytes = Buffer.from(makeWavFile([line], { sampleRate: 44_100, bits: 16 }));
    const first = await deliver(engineer.token, bytes, 'line.wav');
    await waitForMeasurement(first);

    const body = { profile: 'game', fixes: ['silence', 'sampleRate', 'bits'], name: null };
    for (const [token, status] of [
      [tenant.clientToken, 403],
      [rival.teamToken, 404],
      [stranger.token, 404],
      [talent.token, 403],
    ] as const)
      expect((await fix(token, first, body)).status).toBe(status);

    for (const needless of [{ fixes: ['gain'] }, { fixes: [] }, { fixes: [], name: 'line' }]) {
      const { status, error } = await fix(engineer.token, first, { ...body, ...needless });
      expect([status, error.code]).toEqual([409, 'delivery.nothingToMend']);
    }

    const headers = { 'Idempotency-Key': `mend-${first}` };
    const { status, collection } = await fix(engineer.token, first, body, headers);
    expect(status).toBe(201);
    expect((await fix(engineer.token, first, body, headers)).collection).toEqual(collection);

    const { id } = collection;
    expect(await readStoredDelivery(first)).toMatchObject({ state: 'delivered' });
    await sendFiles(engineer.token, session.id, [id]);

    const { measurement, ...second } = await waitForMeasurement(id);
    expect(second).toMatchObject({ name: 'line.wav', version: 2, state: 'delivered', mendedFrom: first });

    expect(measurement).toMatchObject({
      sampleRate: 48_000,
      bits: 24,
      channels: 1,
      durationMs: 2200,
    });

    // The filter of the sample rate rings for a moment at the edges of a tone.
    expect(
      [measurement!.silenceStartMs, measurement!.silenceEndMs].map((ms) => [90, 100].includes(ms)),
    ).toEqual([true, true]);

    const answer = await download(tenant.clientToken, id);
    const fixed = Buffer.from(await answer.arrayBuffer());
    expect([fixed.length, computeHash(fixed)]).toEqual([second.size, second.sha256]);
    expect(await readStoredDelivery(first)).toMatchObject({ state: 'replaced', sha256: computeHash(bytes) });
    expect((await download(tenant.clientToken, first)).status).toBe(200);

    const late = await fix(engineer.token, first, body);
    expect([late.status, late.error.code]).toEqual([409, 'delivery.replaced']);

    const { docs } = await findAuditEntry(`deliveries/${id}`);
    expect(docs.map((snapshot) => String(snapshot.get('action'))).sort()).toEqual([
      'deliveries.mend',
      'deliveries.open',
      'deliveries.send',
    ]);

    const events = await listEvents(tenant.agencyId, 'delivery.changed', { deliveryId: id });
    expect(events.map((data) => data['deliveryState'])).toEqual(['delivered']);
  });

  it('is fixed by the agency under another name, which replaces it', async () => {
    const loud = makeTone([[3, -10]]);
    const first = await deliver(engineer.token, Buffer.from(makeWavFile([loud])), 'loud.wav');
    await waitForMeasurement(first);

    const body = { profile: 'ebuR128', fixes: ['gain'], name: 'Spot 30' };
    const { id } = (await fix(tenant.teamToken, first, body)).collection;
    await sendFiles(tenant.teamToken, session.id, [id]);

    const { name, version, measurement } = await waitForMeasurement(id);
    expect([name, version]).toEqual(['Spot 30.wav', 1]);
    expect(measurement?.loudness).toBeCloseTo(-23, 1);
    expect(await readStoredDelivery(first)).toMatchObject({ state: 'replaced' });
  });

  it('gets the ordered name and metadata, or only a new name', async () => {
    const bytes = Buffer.from(makeWavFile([makeTone([[1, -10]])]));
    const first = await deliver(engineer.token, bytes, 'take 7.wav');
    await waitForMeasurement(first);

    const body = { profile: 'game', fixes: ['metadata'], name: 'Spot ñ.wav' };
    const { id } = (await fix(engineer.token, first, body)).collection;
    await sendFiles(engineer.token, session.id, [id]);

    const tagged = Buffer.from(await (await download(tenant.clientToken, id)).arrayBuffer());
    const { projectName, talentPublicName } = session;
    for (const text of ['Spot ñ', projectName, talentPublicName])
      expect(tagged.includes(Buffer.from(`${text}\0`))).toBe(true);

    const renamed = (await fix(engineer.token, id, { ...body, fixes: [], name: 'Spot' })).collection.id;
    expect(await readStoredDelivery(renamed)).toMatchObject({
      name: 'Spot.wav',
      version: 1,
      mendedFrom: id,
      size: tagged.length,
      sha256: computeHash(tagged),
    });

    await sendFiles(engineer.token, session.id, [renamed]);
    expect(await readStoredDelivery(id)).toMatchObject({ name: 'Spot ñ.wav', state: 'replaced' });
    expect((await accept(tenant.clientToken, renamed)).status).toBe(200);

    const late = await fix(engineer.token, renamed, body);
    expect([late.status, late.error.code]).toEqual([409, 'delivery.accepted']);

    // Nor does another file take its name: by an upload, a new name or one that was begun earlier.
    const again = makeWav(QUANTUM);
    const begun = await begin(engineer.token, announce(again, 'Spot 2.wav'));
    await sendAll(begun.collection.uploadUrl, again);
    await firestore().doc(`deliveryUploads/${begun.collection.uploadId}`).update({ name: 'Spot.wav' });

    const secondId = await deliver(engineer.token, again, 'other.wav');
    for (const refused of [
      await begin(engineer.token, announce(again, 'Spot.wav')),
      await fix(engineer.token, secondId, { ...body, fixes: [], name: 'Spot' }),
      await complete(engineer.token, begun.collection.uploadId, again),
    ])
      expect([refused.status, refused.error.code]).toEqual([409, 'delivery.nameAccepted']);

    expect(await readStoredDelivery(renamed)).toMatchObject({ state: 'accepted' });
  });

  it('is limited to engineer and agency until it is sent', async () => {
    const id = await upload(engineer.token, makeWav(QUANTUM), 'unsent.wav');
    const rival = await makeTenant(0);
    expect(await fetchUnderRules(tenant.clientToken, `deliveries/${id}`)).toBe('PERMISSION_DENIED');

    for (const ask of [getAddress, accept, revise, withdraw, remove]) {
      const { status } = await ask(tenant.clientToken, id);
      expect([403, 404]).toContain(status);
    }

    expect(await listEvents(tenant.agencyId, 'delivery.changed', { deliveryId: id })).toEqual([]);

    for (const token of [engineer.token, tenant.teamToken]) {
      expect(await fetchUnderRules(token, `deliveries/${id}`)).toBe('OK');
      expect((await download(token, id)).status).toBe(200);
    }

    for (const token of [tenant.clientToken, talent.token, rival.teamToken])
      expect([403, 404]).toContain((await sendFiles(token, session.id, [id])).status);
    expect((await sendFiles(tenant.teamToken, session.id, [id])).status).toBe(200);
    expect((await readStoredDelivery(id))?.openedAt).toBeNull();
    expect(await fetchUnderRules(tenant.clientToken, `deliveries/${id}`)).toBe('OK');

    const again = await sendFiles(engineer.token, session.id, [id]);
    expect([again.status, again.error.code]).toEqual([409, 'delivery.sent']);
  });

  it('can be withdrawn until the client has opened it, which restores what it replaced', async () => {
    const first = await deliver(engineer.token, makeWav(QUANTUM), 'wrong.wav');
    expect((await revise(tenant.clientToken, first)).status).toBe(200);

    const second = await deliver(engineer.token, makeWav(QUANTUM), 'wrong.wav');
    expect((await withdraw(tenant.clientToken, second)).status).toBe(403);
    expect((await withdraw(engineer.token, second)).status).toBe(200);
    expect(await readStoredDelivery(second)).toMatchObject({ state: 'uploaded', isSent: false });
    expect(await readStoredDelivery(first)).toMatchObject({ state: 'revisionRequested', replacedBy: null });
    expect(await fetchUnderRules(tenant.clientToken, `deliveries/${second}`)).toBe('PERMISSION_DENIED');

    const mail = await waitForMail(`client.${tenant.key}@tests.example`.toLowerCase(), 1, ({ subject }) =>
      subject.includes('withdrawn'),
    );
    expect(mail.text).toContain('wrong.wav');
    expect((await sendFiles(engineer.token, session.id, [second])).status).toBe(200);
    expect((await download(tenant.clientToken, second)).status).toBe(200);

    const late = await withdraw(engineer.token, second);
    expect([late.status, late.error.code]).toEqual([409, 'delivery.opened']);

    const { docs } = await findAuditEntry(`deliveries/${second}`);
    expect(docs.map((entry) => String(entry.get('action')))).toEqual(
      expect.arrayContaining(['deliveries.withdraw', 'deliveries.open']),
    );
  });

  it('is deleted only while it is unsent', async () => {
    const id = await upload(engineer.token, makeWav(QUANTUM), 'slip.wav');
    const secondId = await deliver(engineer.token, makeWav(QUANTUM), 'kept.wav');
    expect((await remove(engineer.token, secondId)).error.code).toBe('delivery.sent');
    expect((await remove(engineer.token, id)).status).toBe(200);
    expect(await readStoredDelivery(id)).toBeUndefined();
    expect((await bucket().file(`deliveries/${session.id}/${id}`).exists())[0]).toBe(false);
  });

  it('never replaces a version that the client has accepted', async () => {
    const first = await deliver(engineer.token, makeWav(QUANTUM), 'final.wav');
    const early = await upload(engineer.token, makeWav(QUANTUM), 'final.wav');
    expect((await accept(tenant.clientToken, first)).status).toBe(200);
    const sent = await sendFiles(engineer.token, session.id, [early]);
    expect([sent.status, sent.error.code]).toEqual([409, 'delivery.nameAccepted']);
    expect(await readStoredDelivery(first)).toMatchObject({ state: 'accepted' });
    const secondId = await upload(engineer.token, makeWav(QUANTUM), 'other.wav');
    const renamed = await fix(engineer.token, secondId, { profile: 'acx', fixes: [], name: 'final.wav' });
    expect([renamed.status, renamed.error.code]).toEqual([409, 'delivery.nameAccepted']);
  });

  it('is downloaded from Storage: continued for as long as the file needs, and refused afterwards', async () => {
    const bytes = makeWav(8 * 1024 ** 2);
    const id = await deliverFile(engineer.token, session.id, 'large.wav', bytes);
    const { url, expiresAt, name, size } = (await getAddress(tenant.clientToken, id)).collection;
    expect([name, size]).toEqual(['large.wav', bytes.length]);
    expect(new URL(url).host).not.toBe(new URL(APP).host);
    const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
    expect([minutes > 5, minutes < 11]).toEqual([true, true]);

    const whole = await fetch(url);
    expect(whole.headers.get('content-length')).toBe(String(bytes.length));
    const etag = String(whole.headers.get('etag'));
    await whole.body?.cancel();
    const rest = await fetch(url, { headers: { Range: 'bytes=4000000-', 'If-Range': etag } });
    expect(rest.status).toBe(206);
    expect(Buffer.from(await rest.arrayBuffer()).equals(bytes.subarray(4_000_000))).toBe(true);

    const late = new URL(url);
    late.searchParams.set('X-Goog-Expires', '0');
    await sleep(1);
    expect((await fetch(late)).status).toBe(400);
  });

  it('is refused beyond the limit of a session, even for concurrent uploads', async () => {
    const first = await upload(engineer.token, makeWav(QUANTUM), 'count.wav');
    const stored = await readStoredDelivery(first);
    const all = firestore().collection('deliveries').where('sessionId', '==', session.id);
    const { count } = (await all.count().get()).data();
    const batch = firestore().batch();
    const fillers = Array.from({ length: DELIVERIES_MAX - 1 - count }, (_, index) =>
      firestore().doc(`deliveries/${first}-${index}`),
    );
    for (const filler of fillers) batch.set(filler, { ...stored, id: filler.id, name: filler.id });
    await batch.commit();

    const sends = ['one.wav', 'two.wav'].map(async (name) => {
      const bytes = makeWav(QUANTUM);
      const { uploadId, uploadUrl } = (await begin(engineer.token, announce(bytes, name))).collection;
      await sendAll(uploadUrl, bytes);
      return () => complete(engineer.token, uploadId, bytes);
    });
    const completions = await Promise.all((await Promise.all(sends)).map((send) => send()));
    expect(completions.map(({ status }) => status).toSorted()).toEqual([201, 409]);

    const cleanUp = firestore().batch();
    for (const filler of fillers) cleanUp.delete(filler);
    await cleanUp.commit();
  });

  it('follows its session to another engineer', async () => {
    const id = await deliver(engineer.token, makeWav(QUANTUM), 'handed.wav');
    const next = await makeEngineer([tenant.agencyId], {}, ['eng']);
    const change = { engineerId: next.uid, revision: session.revision };
    const changed = await changeSession(tenant.teamToken, session.id, change);
    expect(changed.status).toBe(200);
    expect(await fetchUnderRules(next.token, `deliveries/${id}`)).toBe('OK');
    expect(await fetchUnderRules(engineer.token, `deliveries/${id}`)).toBe('PERMISSION_DENIED');
  });
});
