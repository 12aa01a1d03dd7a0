import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { VoiceData } from '@domain/privacy/voice-data.ts';
import { makeAccount } from '../stack/account.ts';
import { getActingToken } from '../stack/acting.ts';
import { bucket, firestore } from '../stack/admin.ts';
import { requestAuditions, getUploadPath } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { changeDemo, take, uploadDemo, type StoredDemo } from '../stack/demos.ts';
import { AGENCY_NAME, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let cast: Cast;
let admin: string;
let rival: string;
const tokens: string[] = [];

/** Two talents of an agency, one also of another, each with a take that allows a synthetic voice. */
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(2), makeTenant(0)]);
  cast = await makeCast(tenant);
  await requestAuditions(cast, tenant.clientToken, { brief: '' });

  for (const [index, { id: uid, email }] of tenant.talents.entries()) {
    const talent = index === 0 ? [tenant.agencyId, otherTenant.agencyId] : [tenant.agencyId];
    tokens.push((await makeAccount({ uid, email, held: { talent } })).token);
    const path = await getUploadPath(toEntryId(index), email);
    const sent = await call('POST', `${path}&syntheticVoiceConsent=true`, { body: uploadForm(take) });
    expect(sent.status).toBe(201);
  }

  const makeAdmin = (agencyId: string, uid: string) => makeAccount({ uid, held: { admin: [agencyId] } });
  ({ token: admin } = await makeAdmin(tenant.agencyId, `admin-${tenant.key}`));
  ({ token: rival } = await makeAdmin(otherTenant.agencyId, `admin-${otherTenant.key}`));
});

const getTalentId = (index: number): string => tenant.talents[index]!.id;
const toEntryId = (index: number): string => `${cast.castingId}_${cast.voice.id}_${getTalentId(index)}`;
const fetchVoiceData = (token: string | undefined, query = '') =>
  call<VoiceData>('GET', `/privacy/voiceData${query}`, { token });
const withdraw = (token: string | undefined, body: object) =>
  call<{ withdrawn: number }>('POST', '/privacy/voiceData/withdraw', { token, body });
const removeTake = (token: string | undefined, id: string) =>
  call('DELETE', `/privacy/voiceData/take/${id}`, { token });
const readEntry = async (index: number) =>
  firestore()
    .doc(`auditionEntries/${toEntryId(index)}`)
    .get();
const approve = (isApproved: boolean) =>
  firestore()
    .doc(`auditionEntries/${toEntryId(1)}`)
    .update({ isApproved });

describe('the uses of a talent’s voice', () => {
  it('are visible to the talent only, without clients or listeners', async () => {
    expect(
      (await call('GET', `/audition-entry/${toEntryId(0)}/signedUrl`, { token: tenant.clientToken })).status,
    ).toBe(200);

    const { status, collection } = await fetchVoiceData(tokens[0]);
    expect(status).toBe(200);
    expect(collection.demos?.items).toMatchObject([{ agencies: [AGENCY_NAME], isFound: true }]);

    expect(collection.takes?.items).toMatchObject([
      {
        id: toEntryId(0),
        agency: AGENCY_NAME,
        project: 'Production',
        character: 'Narrator',
        language: 'eng',
        isRemovable: true,
        syntheticVoiceConsent: true,
        heard: [{ side: 'client' }],
      },
    ]);

    expect(collection.consents?.items).toMatchObject([
      {
        kind: 'syntheticVoice',
        document: null,
        voice: { of: 'take', isGiven: true, by: 'talent', name: 'Production' },
      },
    ]);

    const reply = JSON.stringify(collection);
    for (const secret of [`client-${tenant.key}`, tenant.companyId, 'Test company', 'Brand', getTalentId(1)])
      expect(reply).not.toContain(secret);

    expect((await fetchVoiceData(tokens[1])).collection.takes?.items).toMatchObject([
      { id: toEntryId(1), heard: [] },
    ]);
    for (const token of [tenant.clientToken, tenant.teamToken, admin, rival])
      expect((await fetchVoiceData(token)).status).toBe(403);
    expect((await fetchVoiceData(await getActingToken(admin, getTalentId(0)))).status).toBe(403);
    expect((await fetchVoiceData(undefined)).status).toBe(401);
  });

  it('include the retention of sessions, licences and earnings, page by page', async () => {
    const uid = getTalentId(0);
    const batch = firestore().batch();
    const place = {
      agencyId: tenant.agencyId,
      companyId: tenant.companyId,
      talentId: uid,
      projectName: 'Production',
    };
    const role = { voiceId: 'voice', character: 'Narrator', language: 'eng' };
    const startsAt = Timestamp.fromMillis(Date.parse('2026-03-02T10:00:00Z'));
    for (let index = 0; index < 22; index += 1)
      batch.set(firestore().doc(`recordingSessions/held-${tenant.key}-${index}`), {
        ...place,
        ...role,
        startsAt,
        endsAt: startsAt,
        timeZone: 'Europe/Madrid',
        hasReport: index === 0,
        participants: [],
        projectId: 'none',
        castingId: 'none',
        engineerId: 'none',
        state: 'done',
      });

    const item = { code: '1Y', label: 'One year', labelEs: 'Un año' };
    batch.set(firestore().doc(`soldLicences/held-${tenant.key}`), {
      ...place,
      ...role,
      companyName: 'Test company',
      brand: 'Brand',
      orderId: 'none',
      assetName: 'Spot',
      duration: item,
      format: item,
      territoryCover: item,
      soldOn: '2026-03-03',
      expiresOn: null,
      firstAirOn: null,
      liveThrough: null,
      state: 'replaced',
      prices: { currency: 'EUR', earned: 1, renewal: 2, renewalEarned: 1 },
    });

    batch.set(firestore().doc(`earnings/held-${tenant.key}`), {
      ...place,
      orderId: 'none',
      agreedOn: '2026-03-04',
      amount: 1,
      currency: 'EUR',
      roles: [],
    });

    await batch.commit();

    const { collection } = await fetchVoiceData(tokens[0]);
    expect(collection.licences?.items).toMatchObject([
      { assetName: 'Spot', stage: 'replaced', keptUntil: null },
    ]);
    expect(collection.earnings).toEqual({ count: 1, keptUntil: '2036-03-04' });
    expect(JSON.stringify(collection)).not.toContain('Test company');

    const { items = [], cursor = '' } = collection.sessions ?? {};
    const next = await fetchVoiceData(tokens[0], `?part=sessions&cursor=${cursor}`);
    expect(Object.keys(next.collection)).toEqual(['sessions']);

    const all = [...items, ...(next.collection.sessions?.items ?? [])];
    expect(new Set(all.map(({ id }) => id)).size).toBe(22);
    expect(all[0]).toMatchObject({ keptUntil: '2036-03-02', recordings: 0 });

    expect((await fetchVoiceData(tokens[1])).collection).toMatchObject({
      sessions: { items: [] },
      earnings: null,
    });

    for (const query of [
      `?cursor=${cursor}`,
      `?part=demos&cursor=${cursor}`,
      '?part=takes&cursor=none',
      '?part=licences&cursor=none',
    ])
      expect((await fetchVoiceData(tokens[0], query)).status).toBe(422);
  });
});

describe('consent to synthetic voices', () => {
  it('is withdrawn from the talent’s own take only, and stays on record', async () => {
    const body = { of: 'take', id: toEntryId(0) };
    for (const token of [tenant.teamToken, rival, await getActingToken(admin, getTalentId(0))])
      expect((await withdraw(token, body)).status).toBe(403);
    expect((await withdraw(tokens[1], body)).status).toBe(404);
    expect((await readEntry(0)).get('syntheticVoiceConsent')).toBe(true);
    expect((await withdraw(tokens[0], body)).collection).toEqual({ withdrawn: 1 });
    expect((await withdraw(tokens[0], body)).collection).toEqual({ withdrawn: 0 });
    expect((await readEntry(0)).get('syntheticVoiceConsent')).toBe(false);

    const { collection } = await fetchVoiceData(tokens[0], '?part=consents');
    expect(collection.consents?.items.map(({ voice }) => voice?.isGiven)).toEqual([false, true]);
    expect((await withdraw(tokens[0], { of: 'take' })).status).toBe(422);
  });

  it('is given by the talent in person, for new demos as for others', async () => {
    const give = (token: string | undefined, syntheticVoiceConsent: boolean) =>
      call('PATCH', `/talent/${getTalentId(0)}`, { token, body: { syntheticVoiceConsent } });
    for (const token of [tenant.teamToken, await getActingToken(admin, getTalentId(0))])
      expect((await give(token, true)).status).toBe(403);
    expect((await give(tokens[0], true)).status).toBe(200);
    expect((await give(tenant.teamToken, false)).status).toBe(200);

    const { collection } = await fetchVoiceData(tokens[0], '?part=consents');
    expect(collection.consents?.items.slice(0, 2)).toMatchObject([
      { voice: { of: 'newDemos', isGiven: false, by: 'agency' } },
      { voice: { of: 'newDemos', isGiven: true, by: 'talent' } },
    ]);
  });

  it('is withdrawn everywhere together, including demos that clients play', async () => {
    const [, token = ''] = tokens;
    const demo: StoredDemo = (await uploadDemo(token, getTalentId(1))).collection;
    await changeDemo(admin, demo, { reviewStatus: 'approved', reviewerComment: 'Heard.' });
    expect((await changeDemo(token, demo, { syntheticVoiceConsent: true })).status).toBe(200);
    await firestore()
      .doc(`talents/${getTalentId(1)}`)
      .update({ syntheticVoiceConsent: true });
    expect((await withdraw(tokens[0], { of: 'demo', id: demo.id })).status).toBe(404);

    const readPublicCopy = async () =>
      (await firestore().doc(`demoCache/${demo.id}`).get()).get('syntheticVoiceConsent');
    expect(await readPublicCopy()).toBe(true);
    expect((await withdraw(token, { of: 'all' })).collection).toEqual({ withdrawn: 3 });
    expect(await readPublicCopy()).toBe(false);

    const { collection } = await fetchVoiceData(token);
    expect(collection.demos?.newDemosConsent).toBe(false);
    expect(collection.demos?.items.some(({ syntheticVoiceConsent }) => syntheticVoiceConsent)).toBe(false);

    const consents = collection.consents?.items.map(({ voice }) => `${voice?.of} ${voice?.isGiven}`);
    expect(consents?.slice().sort()).toEqual([
      'demo false',
      'demo true',
      'newDemos false',
      'take false',
      'take true',
    ]);
  });
});

describe('a take', () => {
  it('is deleted by its talent only, with its file, and leaves the audition', async () => {
    for (const token of [tenant.teamToken, tenant.clientToken, rival])
      expect((await removeTake(token, toEntryId(0))).status).toBe(403);
    expect((await removeTake(tokens[1], toEntryId(0))).status).toBe(404);

    const [files] = await bucket().getFiles({ prefix: `auditions/${toEntryId(0)}/` });
    expect(files).toHaveLength(1);
    expect((await removeTake(tokens[0], toEntryId(0))).status).toBe(200);
    expect((await removeTake(tokens[0], toEntryId(0))).status).toBe(404);

    const paths = [
      `auditionEntries/${toEntryId(0)}`,
      `auditionInvites/${toEntryId(0)}`,
      `takeListens/${toEntryId(0)}_client-${tenant.key}`,
    ];
    for (const path of paths) expect((await firestore().doc(path).get()).exists, path).toBe(false);
    expect((await bucket().getFiles({ prefix: `auditions/${toEntryId(0)}/` }))[0]).toEqual([]);
    expect((await fetchVoiceData(tokens[0], '?part=takes')).collection.takes?.items).toEqual([]);
  });

  it('stays while its talent is chosen with it, and is deleted with the others afterwards', async () => {
    await approve(true);
    expect((await fetchVoiceData(tokens[1])).collection.takes?.items).toMatchObject([{ isRemovable: false }]);

    const answer = await removeTake(tokens[1], toEntryId(1));
    expect([answer.status, answer.error.code]).toEqual([409, 'privacy.takeKept']);

    const removeTakes = (token: string | undefined) =>
      call('POST', '/privacy/voiceData/removeTakes', { token, body: {} });
    expect((await removeTakes(tokens[1])).collection).toEqual({ removed: 0, left: 0 });
    expect((await removeTakes(tenant.teamToken)).status).toBe(403);
    expect((await readEntry(1)).exists).toBe(true);
    await approve(false);
    expect((await removeTakes(tokens[1])).collection).toEqual({ removed: 1, left: 0 });
    expect((await readEntry(1)).exists).toBe(false);
  });
});
