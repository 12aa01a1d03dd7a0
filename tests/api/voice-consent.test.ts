import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CastingDemo, PreviewPage } from '@domain/castings/castings.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { changeDemo, makeDemoForm, DEMO_FIELDS, uploadDemo, type StoredDemo } from '../stack/demos.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { listDemo } from '../stack/places.ts';

let tenant: Tenant;
let cast: Cast;
let admin: Account;
let talent: Account;
let demo: StoredDemo;
beforeAll(async () => {
  tenant = await makeTenant(0);
  admin = await makeAccount({ uid: `admin-${tenant.key}`, held: { admin: [tenant.agencyId] } });
});
/** A demo without consent, approved and shortlisted. */
beforeEach(async () => {
  talent = await makeTalentAccount([tenant.agencyId]);
  demo = (await uploadDemo(talent.token, talent.uid)).collection;
  await review('approved');
  cast = await makeCast(tenant);
  expect((await list()).status).toBe(201);
});

const review = (reviewStatus: string) =>
  changeDemo(admin.token, demo, { reviewStatus, reviewerComment: 'Heard.' });
const list = () =>
  listDemo(cast.project.id, tenant.clientToken, {
    castingId: cast.castingId,
    voiceId: cast.voice.id,
    demoId: demo.id,
  });
const setConsent = (token: string, syntheticVoiceConsent: boolean) =>
  changeDemo(token, demo, { syntheticVoiceConsent });

const readShortlisted = async () => {
  const id = `${cast.castingId}_${cast.voice.id}_${demo.id}`;
  const place = (await firestore().doc(`castingDemos/${id}`).get()).data() as CastingDemo;
  return place.demo.syntheticVoiceConsent;
};
const readPage = async (path: string) => {
  const { collection } = await call<PreviewPage>('GET', path);
  return collection.castings[0]?.voices.map((voice) => voice.demo.syntheticVoiceConsent);
};
const readPreviews = async () => {
  const body = { previewVisible: true };
  await call('PATCH', `/casting/${cast.castingId}`, { token: tenant.clientToken, body });
  const linkOn = { token: tenant.clientToken, body: { linkEnabled: true } };
  await call('PATCH', `/project/${cast.project.id}/link`, linkOn);
  return Promise.all([
    readPage(`/casting/urlIdentifier/${cast.casting.urlIdentifier}`),
    readPage(`/project/${cast.project.id}/casting`),
  ]);
};

describe('synthetic-voice consent where clients play a demo', () => {
  it('is shown for shortlisted demos, there and on public pages, immediately when changed', async () => {
    expect([await readShortlisted(), await readPreviews()]).toEqual([false, [[false], [false]]]);
    expect((await setConsent(talent.token, true)).status).toBe(200);
    expect([await readShortlisted(), await readPreviews()]).toEqual([true, [[true], [true]]]);
    // Staff may withdraw it in the talent's name, but never give it.
    expect((await setConsent(tenant.teamToken, false)).status).toBe(200);
    expect([await readShortlisted(), await readPreviews()]).toEqual([false, [[false], [false]]]);
    expect((await setConsent(tenant.teamToken, true)).status).toBe(403);
    expect(await readShortlisted()).toBe(false);
  });

  it('is copied with a demo shortlisted later', async () => {
    await setConsent(talent.token, true);
    cast = await makeCast(tenant);
    expect((await list()).collection.demo.syntheticVoiceConsent).toBe(true);
  });

  it('changes with a new file, even before its review', async () => {
    const form = makeDemoForm({ ...DEMO_FIELDS, syntheticVoiceConsent: 'true' });
    const path = `/demo/${talent.uid}/${demo.id}`;
    expect((await call('PUT', path, { token: talent.token, body: form })).status).toBe(200);
    expect(await readShortlisted()).toBe(true);
  });

  it('applies to a voice withdrawn meanwhile, and returns with it', async () => {
    await setConsent(talent.token, true);
    await review('rejected');
    await setConsent(talent.token, false);
    expect(await readShortlisted()).toBe(false);
    await review('approved');
    expect([await readShortlisted(), await readPreviews()]).toEqual([false, [[false], [false]]]);
  });

  it('is absent in older entries, which means no', async () => {
    const place = `castingDemos/${cast.castingId}_${cast.voice.id}_${demo.id}`;
    await firestore().doc(place).update({ 'demo.syntheticVoiceConsent': FieldValue.delete() });
    expect(await readShortlisted()).toBeUndefined();
    expect(await readPreviews()).toEqual([[false], [false]]);
  });
});
