import { describe, expect, it } from 'vitest';
import type { Casting } from '@domain/castings/castings.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { addCharacter, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson } from './accounts.ts';
import { listDemo } from '../stack/places.ts';

let tenant: Tenant;
let cast: Cast;
let token: string;
setUpOnce(async () => {
  tenant = await makeTenant(3);
  token = tenant.clientToken;
  cast = await makeCast(tenant, 2);
});

const readCounts = async (): Promise<Pick<Casting, 'shortlisted' | 'withdrawn'>> => {
  const stored = await firestore().doc(`castings/${cast.castingId}`).get();
  const { shortlisted, withdrawn } = stored.data() as Casting;
  return { shortlisted, withdrawn };
};
/** A casting's stored count for one character, and the length of its list. */
const readVoiceCounts = async (voiceId = cast.voice.id) => {
  const { shortlisted, withdrawn } = await readCounts();
  const found = await firestore()
    .collection('castingDemos')
    .where('castingId', '==', cast.castingId)
    .where('voiceId', '==', voiceId)
    .get();
  const gone = found.docs.filter((place) => place.get('isWithdrawn') === true).length;
  return { said: [shortlisted[voiceId] ?? 0, withdrawn[voiceId] ?? 0], stored: [found.size, gone] };
};
const makeCounts = (shortlisted: number, withdrawn = 0) => ({
  said: [shortlisted, withdrawn],
  stored: [shortlisted, withdrawn],
});

const getDemoId = (place: number): string => tenant.talents[place]?.demoId ?? '';
const add = (demoId: string, voiceId = cast.voice.id) =>
  listDemo(cast.project.id, token, { castingId: cast.castingId, voiceId, demoId });
const remove = (place: number) =>
  call('DELETE', `/casting-demo/${cast.project.id}/${cast.shortlisted[place]?.id}`, { token });
const addVoice = async (name: string): Promise<string> =>
  (await addCharacter(cast.project.id, token, name)).collection.id;

describe('a casting’s list counts', () => {
  it('start with the first demo, and ignore duplicates and refusals', async () => {
    expect(await readVoiceCounts()).toEqual(makeCounts(2));
    expect((await add(getDemoId(1))).status).toBe(201);
    expect((await add('no-such-demo')).status).toBe(404);
    expect(await readVoiceCounts()).toEqual(makeCounts(2));
    expect((await add(getDemoId(2))).status).toBe(201);
    expect(await readVoiceCounts()).toEqual(makeCounts(3));
  });

  it('decrease once when a demo is removed, also when repeated', async () => {
    for (const _ of ['once', 'twice']) expect((await remove(0)).status).toBe(200);
    expect(await readVoiceCounts()).toEqual(makeCounts(1));
    expect((await add(getDemoId(0))).status).toBe(201);
    expect(await readVoiceCounts()).toEqual(makeCounts(2));
  });

  it('are separate for concurrent changes of several characters', async () => {
    const voiceIds = await Promise.all(['Captain', 'Pilot'].map(addVoice));
    const answers = await Promise.all(
      voiceIds.flatMap((voiceId) => [0, 1, 2].map((place) => add(getDemoId(place), voiceId))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    for (const voiceId of voiceIds) expect(await readVoiceCounts(voiceId)).toEqual(makeCounts(3));
    expect(await readVoiceCounts()).toEqual(makeCounts(2));
  });

  it('exclude a removed character', async () => {
    const voiceId = await addVoice('Captain');
    await add(getDemoId(0), voiceId);
    await call('DELETE', `/casting-demo/${cast.project.id}/${cast.castingId}_${voiceId}_${getDemoId(0)}`, {
      token,
    });
    expect((await readCounts()).shortlisted).toHaveProperty(voiceId);
    expect((await call('DELETE', `/voice/${cast.project.id}/${voiceId}`, { token })).status).toBe(200);
    const { shortlisted, withdrawn } = await readCounts();
    expect([shortlisted, withdrawn]).toEqual([{ [cast.voice.id]: 2 }, { [cast.voice.id]: 0 }]);
  });
});

describe('a casting’s counts of withdrawn voices', () => {
  const setStatus = async (status: 'blocked' | 'active') => {
    const admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    const path = `/talent/${tenant.talents[0]?.id}`;
    expect((await call('PATCH', path, { token: admin.token, body: { status } })).status).toBe(200);
  };

  it('include each blocked talent once, until they are unblocked', async () => {
    for (const _ of ['once', 'twice']) await setStatus('blocked');
    expect(await readVoiceCounts()).toEqual(makeCounts(2, 1));
    for (const _ of ['once', 'twice']) await setStatus('active');
    expect(await readVoiceCounts()).toEqual(makeCounts(2));
  });

  it('include a demo rejected meanwhile when its talent is unblocked', async () => {
    await setStatus('blocked');
    const admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    const body = { reviewStatus: 'rejected', reviewerComment: 'The end is cut off.' };
    const path = `/demo/${tenant.talents[0]?.id}/${getDemoId(0)}`;
    expect((await call('PATCH', path, { token: admin.token, body })).status).toBe(200);
    await setStatus('active');
    expect(await readVoiceCounts()).toEqual(makeCounts(2, 1));
  });

  it('exclude talents removed from the list', async () => {
    await setStatus('blocked');
    expect((await remove(0)).status).toBe(200);
    expect(await readVoiceCounts()).toEqual(makeCounts(1));
  });

  it('exclude talents whose data is deleted', async () => {
    await setStatus('blocked');

    const talentId = tenant.talents[0]?.id ?? '';
    // Its file is the seed's and must not be deleted with it.
    await firestore()
      .doc(`demos/${getDemoId(0)}`)
      .delete();

    const team = { token: tenant.teamToken, body: {} };
    await firestore()
      .doc(`deletionRequests/${talentId}`)
      .set({
        talentId,
        state: 'requested',
        agencyIds: [tenant.agencyId],
        confirmedBy: [],
        fullName: 'Name1 Secret',
        email: tenant.talents[0]?.email,
        requestedAt: new Date(),
        erasedAt: null,
      });

    const answer = await call('POST', `/privacy/deletion-request/${talentId}/confirm`, team);
    expect(answer.status).toBe(200);
    await expect.poll(readVoiceCounts, { timeout: 30_000 }).toEqual(makeCounts(1));
  });
});
