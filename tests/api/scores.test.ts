import { beforeAll, describe, expect, it } from 'vitest';
import type { Serialised } from '@domain/contract.ts';
import type { TalentScore } from '@domain/scores/scores.ts';
import type { Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson } from './accounts.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let talent: Account;

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
});
setUpOnce(async () => {
  talent = await makeTalentAccount([tenant.agencyId, otherTenant.agencyId]);
});

const makeLanguageScore = (language: string, score: number) => ({
  language,
  languageScore: score,
  dictionScore: score,
  voiceScore: score,
  interpretationScore: score,
  versatilityScore: score,
});
const makeScores = (change: object = {}) => ({
  talent: talent.uid,
  speedScore: 6,
  punctualityScore: 9,
  professionalismScore: 9,
  languageScores: [makeLanguageScore('eng', 5)],
  ...change,
});
type Score = Serialised<TalentScore>;
const read = (token: string) => call<Score>('GET', `/score/talent/${talent.uid}`, { token });
const create = (token: string, change?: object) =>
  call<Score>('POST', '/score/talent', { token, body: makeScores(change) });
const update = (token: string, change?: object) =>
  call<Score>('PATCH', `/score/talent/${talent.uid}`, { token, body: makeScores(change) });
const readRosterScore = async (agencyId: string) => {
  const entries = firestore().collection('roster').where('talentId', '==', talent.uid);
  const found = await entries.where('agencyId', '==', agencyId).get();
  return found.docs[0]?.get('score') as number | null | undefined;
};

describe('scores', () => {
  it('are given by staff, computed, and shown in the roster of their agency alone', async () => {
    expect(await read(tenant.teamToken)).toMatchObject({ status: 200, collection: null });

    const fetchLanguageScores = () =>
      call('GET', `/score/talent/language/${talent.uid}/eng`, { token: tenant.teamToken });
    const fetchComputed = () =>
      call('GET', `/score/compute/talent/${talent.uid}`, { token: tenant.teamToken });
    expect((await fetchLanguageScores()).collection).toBeNull();
    expect((await fetchComputed()).collection).toEqual({ total: null });

    const { status, collection } = await create(tenant.teamToken);
    expect([status, collection.total]).toEqual([201, 6.2]);
    expect((await read(tenant.teamToken)).collection).toEqual(collection);
    expect((await fetchLanguageScores()).collection).toEqual(makeLanguageScore('eng', 5));
    expect((await fetchComputed()).collection).toEqual({ total: 6.2 });
    expect(await readRosterScore(tenant.agencyId)).toBe(6.2);
    expect(await readRosterScore(otherTenant.agencyId)).toBeNull();
  });

  it('are separate for each agency of a talent', async () => {
    await create(tenant.teamToken);
    expect((await read(otherTenant.teamToken)).collection).toBeNull();
    await create(otherTenant.teamToken, { languageScores: [] });
    expect((await read(otherTenant.teamToken)).collection.total).toBe(8);
    expect((await read(tenant.teamToken)).collection.total).toBe(6.2);
  });

  it('are invisible outside the talent’s agencies', async () => {
    await create(tenant.teamToken);

    const stranger = await makeTenant(0);
    const refused = { status: 404, message: 'Talent not found with provided ID' };
    expect((await read(stranger.teamToken)).error).toMatchObject(refused);
    expect((await update(stranger.teamToken)).error).toMatchObject(refused);

    for (const token of [talent.token, tenant.clientToken]) {
      expect((await read(token)).status).toBe(403);
      expect((await update(token)).status).toBe(403);
    }

    expect((await read(tenant.teamToken)).collection.speedScore).toBe(6);
  });

  it('are read by an engineer with a ticket of the talent, for that agency', async () => {
    await create(tenant.teamToken);
    await create(otherTenant.teamToken, { languageScores: [] });

    const engineer = await makePerson(tenant.agencyId, tenant.companyId, 'engineer');
    expect((await read(engineer.token)).status).toBe(404);

    const assignment = firestore().doc(`engineerAssignments/${engineer.uid}_${talent.uid}`);
    await assignment.set({ engineerId: engineer.uid, talentId: talent.uid, agencyIds: [tenant.agencyId] });
    expect((await read(engineer.token)).collection.total).toBe(6.2);
    expect((await update(engineer.token)).status).toBe(403);

    const elsewhere = await makePerson(otherTenant.agencyId, otherTenant.companyId, 'engineer');
    expect((await read(elsewhere.token)).status).toBe(404);
    // No ticket creates it, and the final check of copies expects one.
    await assignment.delete();
  });

  it('are created once for two concurrent calls', async () => {
    const answers = await Promise.all([create(tenant.teamToken), create(tenant.teamToken)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('reject an update based on an older version', async () => {
    const { updatedAt } = (await create(tenant.teamToken)).collection;
    const answers = await Promise.all([
      update(tenant.teamToken, { speedScore: 1, updatedAt }),
      update(tenant.teamToken, { speedScore: 10, updatedAt }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    [{ speedScore: 10.5 }, 'speedScore'],
    [{ speedScore: -1 }, 'speedScore'],
    [{ languageScores: [makeLanguageScore('eng', 5), makeLanguageScore('eng', 6)] }, 'languageScores'],
    [{ languageScores: [makeLanguageScore('spa', 5)] }, 'languageScores[0].language'],
    [{ talent: 'another-person' }, 'talent'],
  ])('are refused as %j', async (change, property) => {
    const { status, error } = await update(tenant.teamToken, change);
    expect([status, error.property]).toEqual([422, property]);
    expect((await read(tenant.teamToken)).collection).toBeNull();
  });
});
