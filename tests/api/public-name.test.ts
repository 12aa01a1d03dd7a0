import { beforeAll, describe, expect, it } from 'vitest';
import type { PreviewPage } from '@domain/castings/castings.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { changeDemo, uploadDemo } from '../stack/demos.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { requestAuditions } from '../stack/auditions.ts';

const NAME = 'Vera of the North';
let tenant: Tenant;
let admin: Account;
let talent: Account;
let cast: Cast;
let demoId: string;
beforeAll(async () => {
  tenant = await makeTenant(0);
  admin = await makeAccount({ uid: `admin-${tenant.key}`, held: { admin: [tenant.agencyId] } });
});
/** A shortlisted voice with a requested audition. */
setUpOnce(async () => {
  talent = await makeTalentAccount([tenant.agencyId]);
  const { collection: demo } = await uploadDemo(talent.token, talent.uid);
  demoId = demo.id;
  expect((await changeDemo(admin.token, demo, { reviewStatus: 'approved' })).status).toBe(200);
  cast = await makeCast(tenant);
  const token = tenant.clientToken;
  const body = { castingId: cast.castingId, voiceId: cast.voice.id, demoId };
  expect((await call('POST', `/casting-demo/${cast.project.id}`, { token, body })).status).toBe(201);
});

const rename = (publicName: string) =>
  call('PATCH', `/talent/${talent.uid}`, { token: talent.token, body: { publicName } });
const findName = async () => {
  const path = `/demoCache?language=eng&talentId=${talent.uid}`;
  const { collection } = await call<{ items: { talentPublicName: string }[] }>('GET', path, {
    token: tenant.clientToken,
  });
  return collection.items.map(({ talentPublicName }) => talentPublicName);
};
const readShortlisted = async () => {
  const place = await firestore().doc(`castingDemos/${cast.castingId}_${cast.voice.id}_${demoId}`).get();
  return place.get('demo.talentPublicName') as string;
};
const readPreviewed = async () => {
  const path = `/casting/urlIdentifier/${cast.casting.urlIdentifier}`;
  const { collection } = await call<PreviewPage>('GET', path);
  return collection.castings[0]?.voices.map(({ talentPublicName }) => talentPublicName);
};

describe('the name that clients see', () => {
  it('is the same everywhere after a change', async () => {
    expect(await readShortlisted()).toBe('Vera L.');

    const answer = await requestAuditions(cast, tenant.clientToken);
    expect((await rename(NAME)).status).toBe(200);

    expect([await findName(), await readShortlisted(), await readPreviewed()]).toEqual([
      [NAME],
      NAME,
      [NAME],
    ]);

    const entries = await firestore().collection('auditionEntries').where('talentId', '==', talent.uid).get();
    expect([answer.status, entries.docs.map((entry) => entry.get('talentPublicName') as string)]).toEqual([
      201,
      [NAME],
    ]);
  });

  it('is unchanged by other changes', async () => {
    await call('PATCH', `/talent/${talent.uid}`, { token: talent.token, body: { name: 'Olga' } });
    expect([await readShortlisted(), await readPreviewed()]).toEqual(['Vera L.', ['Vera L.']]);
  });
});
