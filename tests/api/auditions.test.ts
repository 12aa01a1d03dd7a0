import { readFileSync } from 'node:fs';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AuditionEntry, AuditionEntryPage } from '@domain/auditions/auditions.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { bucket, firestore } from '../stack/admin.ts';
import { requestAuditions, getLinkIdentifier } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { countMails, findLink, waitForMail } from '../stack/inbox.ts';
import { addAsset, addLicence, saveTable } from '../stack/pricing.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { listEvents } from '../stack/webhook-events.ts';
import { makePerson } from './accounts.ts';

const readFixture = (name: string): Buffer => readFileSync(new URL(`../fixtures/${name}`, import.meta.url));
const take = readFixture('take.mp3');

let tenant: Tenant;
let otherTenant: Tenant;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(3), makeTenant(1)]);
});

const request = (cast: Cast, token = tenant.clientToken, body: object = {}) =>
  requestAuditions(cast, token, { ...body });

const toEntryId = (cast: Cast, number: number): string =>
  `${cast.castingId}_${cast.voice.id}_${tenant.talents[number - 1]?.id}`;

const toEntry = async (cast: Cast, number: number) =>
  (await firestore().collection('auditionEntries').doc(toEntryId(cast, number)).get()).data();

const identify = async (cast: Cast, number: number) =>
  call<{ jwtToken: string }>('POST', '/audition-entry/identity', {
    body: {
      email: tenant.talents[number - 1]?.email,
      urlIdentifier: await getLinkIdentifier(toEntryId(cast, number)),
    },
  });

/** Uploads a take as the page does, to the address that the token page names. */
const upload = async (token: string, bytes: Uint8Array, name?: string, takes?: string) => {
  const page = await call<AuditionEntryPage>('GET', `/audition-entry?token=${token}`);
  const id = page.status === 200 ? page.collection.id : 'unknown';
  const takesQuery = takes === undefined ? '' : `&takes=${takes}`;
  return call('POST', `/audition-entry/upload/${id}?token=${token}${takesQuery}`, {
    body: uploadForm(bytes, name),
  });
};

const countStoredTakes = async (id: string): Promise<number> =>
  (await bucket().getFiles({ prefix: `auditions/${id}/` }))[0].length;

describe('asking for auditions', () => {
  it('writes one entry and one email per listed talent, and only requests new ones the next time', async () => {
    const cast = await makeCast(tenant, 2);
    const first = await request(cast);
    expect([first.status, first.collection['talents']]).toEqual([201, 2]);
    const mails = await Promise.all(tenant.talents.slice(0, 2).map(({ email }) => waitForMail(email)));
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array(2).fill('Audition request: Production, Narrator'),
    );
    expect(await toEntry(cast, 1)).toMatchObject({ status: 'open', talentPublicName: 'Talent 1.' });

    const again = await request(cast);
    expect([again.status, again.error.code]).toEqual([409, 'audition.nobodyNew']);

    const body = {
      castingId: cast.castingId,
      voiceId: cast.voice.id,
      demoId: tenant.talents[2]?.demoId,
    };
    await call('POST', `/casting-demo/${cast.project.id}`, { token: tenant.clientToken, body });
    const second = await request(cast);
    expect([second.status, second.collection['talents']]).toEqual([201, 1]);
    await waitForMail(tenant.talents[2]?.email ?? '');
  });

  it('mails everyone once despite concurrent requests', async () => {
    const cast = await makeCast(tenant, 2);
    const before = await countMails(tenant.talents[0]?.email ?? '');
    const answers = await Promise.all([request(cast), request(cast)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    await waitForMail(tenant.talents[0]?.email ?? '', before + 1);

    const queued = await firestore()
      .collection('mail')
      .where('params.entryId', '==', toEntryId(cast, 1))
      .get();
    expect(queued.size).toBe(1);
  });

  it.each([
    ['a past deadline', { deadline: '2020-01-01T00:00:00Z' }, 'validation.deadlinePast', 'deadline'],
    ['a deadline today', { deadline: new Date().toISOString() }, 'validation.deadlinePast', 'deadline'],
    ['a deadline that is none', { deadline: 'soon' }, 'validation.deadlinePast', 'deadline'],
    ['a script of 513 characters', { script: 'x'.repeat(513) }, 'validation.tooLong', 'script'],
    ['no style', { style: undefined }, 'validation.required', 'style'],
  ])('refuses %s', async (_, body, code, property) => {
    const cast = await makeCast(tenant, 1);
    const { status, error } = await request(cast, tenant.clientToken, body);
    expect([status, error.code, error.property]).toEqual([422, code, property]);
    expect(await toEntry(cast, 1)).toBeUndefined();
  });

  it('refuses a character without voices, and another agency’s casting', async () => {
    const cast = await makeCast(tenant, 0);
    const empty = await request(cast);
    expect([empty.status, empty.error.code]).toEqual([409, 'audition.noTalents']);
    expect((await request(cast, otherTenant.clientToken)).status).toBe(404);
  });
});

describe('the mailed link and the identity check', () => {
  it('shows the script only after the check', async () => {
    const cast = await makeCast(tenant, 1);
    const email = tenant.talents[0]?.email ?? '';
    const before = await countMails(email);
    await request(cast);
    const link = findLink(await waitForMail(email, before + 1));
    const identifier = await getLinkIdentifier(toEntryId(cast, 1));
    expect(identifier).toMatch(/^[\w-]{24}$/);
    const invite = link.searchParams.get('token') ?? '';
    expect(`${link.pathname}${link.search}`).toBe(addresses.auditionGate.href(identifier, invite));

    const unproven = await call<AuditionEntryPage>('GET', `/audition-entry?token=${invite}`);
    expect(unproven.collection).toMatchObject({ state: 'open', jwtToken: null, script: '', brief: '' });
    const refused = await upload(invite ?? '', take);
    expect([refused.status, refused.error.code]).toEqual([401, 'link.invalid']);

    const { collection } = await identify(cast, 1);
    const proven = await call<AuditionEntryPage>('GET', `/audition-entry?token=${collection.jwtToken}`);
    expect(proven.collection).toMatchObject({
      state: 'open',
      script: 'The script.',
      brief: 'The brief.',
      jwtToken: collection.jwtToken,
    });
  });

  it('states fee, usage, category and dates in the email, and on the page only after the check', async () => {
    const cast = await makeCast(tenant, 1);
    const admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    await saveTable(admin.token, 0);
    const asset = await addAsset(tenant.clientToken, cast.voice.id);
    await addLicence(tenant.clientToken, asset.id);
    const planned = { brandCategory: 'CARS', estimatedRecordingDate: '2031-05-01', airDate: '2031-06-01' };
    const project = `/project/${cast.project.id}`;
    expect((await call('PATCH', project, { token: tenant.clientToken, body: planned })).status).toBe(200);

    const email = tenant.talents[0]?.email ?? '';
    const before = await countMails(email);
    await request(cast);
    const mail = await waitForMail(email, before + 1);
    for (const part of ['€500.00', 'Internet', 'Spain', '1 year', 'Cars', 'May 1, 2031', 'June 1, 2031'])
      expect(mail.text).toContain(part);

    const invite = findLink(mail).searchParams.get('token') ?? '';
    const unproven = await call<AuditionEntryPage>('GET', `/audition-entry?token=${invite}`);
    expect(unproven.collection.usage).toBeNull();

    const { collection } = await identify(cast, 1);
    const proven = await call<AuditionEntryPage>('GET', `/audition-entry?token=${collection.jwtToken}`);
    expect(proven.collection.usage).toMatchObject({
      fee: 50_000,
      currency: 'EUR',
      recordingOn: '2031-05-01',
      airsOn: '2031-06-01',
      category: { label: 'Cars and motorcycles' },
      assets: [
        { name: 'Spot', licences: [{ format: { code: 'INTERNET' }, territoryCover: { code: 'ESP' } }] },
      ],
    });
  });

  it('gives the same answer for an uninvited address and an unknown link', async () => {
    const cast = await makeCast(tenant, 1);
    await request(cast);

    const stranger = {
      email: 'stranger@example.com',
      urlIdentifier: await getLinkIdentifier(toEntryId(cast, 1)),
    };
    const unknown = await call('POST', '/audition-entry/identity', { body: stranger });
    expect(unknown.error).toMatchObject({ status: 404, message: 'Talent email not found for this casting' });

    const nowhere = { email: tenant.talents[0]?.email, urlIdentifier: 'no-such-link' };
    expect((await call('POST', '/audition-entry/identity', { body: nowhere })).error).toEqual(unknown.error);
  });

  it('is rate limited', async () => {
    const body = { email: 'guess@example.com', urlIdentifier: 'guessing' };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 21; attempt += 1) {
      const answer = await call('POST', '/audition-entry/identity', { body });
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('submitting the audition', () => {
  it('accepts one MP3, once, and the client plays and approves it', async () => {
    const cast = await makeCast(tenant, 1);
    await request(cast);
    const id = toEntryId(cast, 1);
    const approve = (token: string) =>
      call('PATCH', `/audition-entry/approve/${id}`, { token, body: { isApproved: true } });
    const early = await approve(tenant.clientToken);
    expect([early.status, early.error.code]).toEqual([409, 'audition.notUploaded']);

    const { collection } = await identify(cast, 1);
    const first = await upload(collection.jwtToken, take);
    expect(first.status).toBe(201);
    expect(first.collection['durationMs']).toBeGreaterThan(5000);

    const again = await upload(collection.jwtToken, take);
    expect([again.status, again.collection]).toEqual([201, first.collection]);

    const another = await upload(collection.jwtToken, readFixture('sixty-seconds.mp3'));
    expect([another.status, another.error.message]).toEqual([
      409,
      'This audition request has already been uploaded.',
    ]);

    expect(await countStoredTakes(id)).toBe(1);

    const { durationMs } = first.collection;
    const about = { projectId: cast.project.id, castingId: cast.castingId, voiceId: cast.voice.id };
    expect(await listEvents(tenant.agencyId, 'audition.received', { entryId: id })).toMatchObject([
      { ...about, talentId: tenant.talents[0]!.id, durationMs },
    ]);

    // Players level the volume with this.
    const { level } = (await toEntry(cast, 1)) as AuditionEntry;
    expect(level?.loudness).toBeLessThan(0);
    expect(level?.truePeak).toBeLessThan(1);

    const signed = await call<{ audioUrl: string }>('GET', `/audition-entry/${id}/signedUrl`, {
      token: tenant.clientToken,
    });
    const audio = await fetch(
      `${process.env['APP_ADDRESS'] ?? 'http://127.0.0.1:5002'}${signed.collection.audioUrl}`,
      {
        headers: { Range: 'bytes=0-99' },
      },
    );
    expect([audio.status, audio.headers.get('content-type')]).toEqual([206, 'audio/mpeg']);
    expect(Buffer.from(await audio.arrayBuffer())).toEqual(take.subarray(0, 100));
    expect(
      (await call('GET', `/audition-entry/${id}/signedUrl`, { token: otherTenant.clientToken })).status,
    ).toBe(404);

    expect((await approve(otherTenant.clientToken)).status).toBe(404);
    expect((await approve(tenant.clientToken)).status).toBe(200);
    expect(await toEntry(cast, 1)).toMatchObject({ status: 'uploaded', isApproved: true });
  });

  it('stores the talent’s borders of takes within the recording, without advice for the client', async () => {
    const cast = await makeCast(tenant, 1);
    await request(cast);

    const { jwtToken } = (await identify(cast, 1)).collection;
    const refused = await upload(jwtToken, take, 'take.mp3', '500-4000,4500-60000');
    expect([refused.status, refused.error.code, refused.error.property]).toEqual([
      422,
      'audition.takeBorders',
      'takes',
    ]);

    expect((await upload(jwtToken, take, 'take.mp3', '500-4000,4500-9000')).status).toBe(201);

    const takes = [
      { startMs: 500, endMs: 4000 },
      { startMs: 4500, endMs: 9000 },
    ];
    const entry = await toEntry(cast, 1);
    expect(entry).toMatchObject({ takes });
    expect(entry).not.toHaveProperty('findings');
  });

  it('keeps one of two simultaneous uploads', async () => {
    const cast = await makeCast(tenant, 1);
    await request(cast);
    const id = toEntryId(cast, 1);
    const { collection } = await identify(cast, 1);
    const taps = await Promise.all([upload(collection.jwtToken, take), upload(collection.jwtToken, take)]);
    expect(taps.map(({ status }) => status)).toEqual([201, 201]);
    expect(taps[0]?.collection).toEqual(taps[1]?.collection);
    expect(await countStoredTakes(id)).toBe(1);
  });

  it('keeps one of two simultaneous recordings', async () => {
    const cast = await makeCast(tenant, 1);
    await request(cast);
    const { collection } = await identify(cast, 1);
    const answers = await Promise.all(
      [take, readFixture('sixty-seconds.mp3')].map((bytes) => upload(collection.jwtToken, bytes)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await countStoredTakes(toEntryId(cast, 1))).toBe(1);
  });

  it('is refused after the deadline', async () => {
    const cast = await makeCast(tenant, 1);
    await request(cast);

    const id = toEntryId(cast, 1);
    const { collection } = await identify(cast, 1);
    const past = Timestamp.fromMillis(Date.now() - 1000);
    await firestore().collection('auditionEntries').doc(id).update({ deadline: past });

    const late = await upload(collection.jwtToken, take);
    expect([late.status, late.error.code]).toEqual([410, 'audition.late']);

    const page = await call<AuditionEntryPage>('GET', `/audition-entry?token=${collection.jwtToken}`);
    expect(page.collection.state).toBe('expired');
    expect(await countStoredTakes(id)).toBe(0);
  });

  it('refuses a token of another entry, and a damaged or revoked one', async () => {
    const cast = await makeCast(tenant, 2);
    await request(cast);

    const [answer, foreign] = await Promise.all([identify(cast, 1), identify(cast, 2)]);
    const id = toEntryId(cast, 1);
    const { collection: page } = await call<AuditionEntryPage>(
      'GET',
      `/audition-entry?token=${answer.collection.jwtToken}`,
    );
    const openAt = (address: string, token: string) =>
      call('POST', `/audition-entry/upload/${address}?token=${token}`, { body: uploadForm(take) });
    const crossed = await openAt(page.id, foreign.collection.jwtToken);
    expect([crossed.status, crossed.error.code]).toEqual([403, 'link.invalid']);
    expect((await openAt(id, answer.collection.jwtToken)).status).toBe(403);

    const damaged = await openAt(page.id, `${answer.collection.jwtToken}x`);
    expect([damaged.status, damaged.error.code]).toEqual([401, 'link.invalid']);
    await firestore().collection('auditionInvites').doc(id).update({ linkVersion: 2 });

    const revoked = await openAt(page.id, answer.collection.jwtToken);
    expect([revoked.status, revoked.error.code]).toEqual([401, 'link.invalid']);
    expect(await countStoredTakes(id)).toBe(0);
  });

  describe('files that are no audition are refused', () => {
    const zip = Buffer.concat([Buffer.from([0x50, 0x4b, 0x03, 0x04]), Buffer.alloc(40_000, 7)]);

    const cases: readonly [string, Uint8Array, number, string][] = [
      ['a zip named .mp3', zip, 415, 'audio.notMp3'],
      ['text named .mp3', Buffer.from('not audio at all'), 415, 'audio.notMp3'],
      ['an empty file', Buffer.alloc(0), 422, 'audio.empty'],
      ['61 seconds', readFixture('sixty-one-seconds.mp3'), 422, 'audio.tooLong'],
      ['a truncated MP3', take.subarray(0, Math.floor(take.length / 2)), 422, 'audio.damaged'],
      ['30 MB', Buffer.alloc(30 * 1024 * 1024, 1), 413, 'audio.tooLarge'],
    ];

    let cast: Cast;
    let id: string;
    let token: string;
    beforeAll(async () => {
      cast = await makeCast(tenant, 1);
      await request(cast);
      id = toEntryId(cast, 1);
      token = (await identify(cast, 1)).collection.jwtToken;
    });

    it.each(cases)('%s', async (_, bytes, status, code) => {
      const answer = await upload(token, bytes);
      expect([answer.status, answer.error.code, answer.error.property]).toEqual([status, code, 'record']);
      expect(await countStoredTakes(id)).toBe(0);
      expect(await toEntry(cast, 1)).toMatchObject({ status: 'open', uploadedAt: null });
    });

    it('two files, another field, no multipart at all', async () => {
      const two = uploadForm(take);
      two.append('record', new Blob([new Uint8Array(take)]), 'second.mp3');
      const page = await call<AuditionEntryPage>('GET', `/audition-entry?token=${token}`);
      const path = `/audition-entry/upload/${page.collection.id}?token=${token}`;
      expect((await call('POST', path, { body: two })).error.code).toBe('audio.onlyOne');
      expect((await call('POST', path, { body: uploadForm(take, 'take.mp3', 'file') })).status).toBe(422);
      expect((await call('POST', path, { body: { record: 'x' } })).status).toBe(415);
      expect(await countStoredTakes(id)).toBe(0);
    });

    it('but a minute of audio is accepted afterwards', async () => {
      const answer = await upload(token, readFixture('sixty-seconds.mp3'));
      expect([answer.status, answer.error.code]).toEqual([201, undefined]);
    });
  });
});
