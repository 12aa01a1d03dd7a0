import { readFileSync } from 'node:fs';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AuditionEntry, AuditionEntryPage, TalentAudition } from '@domain/auditions/auditions.ts';
import type { Page } from '@domain/contract.ts';
import type { AgencyFigures } from '@domain/figures/figures.ts';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { requestAuditions, getLinkIdentifier, getUploadPath } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { listEvents } from '../stack/webhook-events.ts';
import { fetchUnderRules } from '../stack/under-rules.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));

let tenant: Tenant;
let otherTenant: Tenant;
let cast: Cast;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(3), makeTenant(0)]);
  cast = await makeCast(tenant, 3);
  await requestAuditions(cast, tenant.clientToken);
});

const toId = (number: number): string => `${cast.castingId}_${cast.voice.id}_${tenant.talents[number]!.id}`;
const readEntry = async (number: number) =>
  (
    await firestore()
      .doc(`auditionEntries/${toId(number)}`)
      .get()
  ).data() as AuditionEntry;
const openPage = async (number: number) => {
  const body = { email: tenant.talents[number]!.email, urlIdentifier: await getLinkIdentifier(toId(number)) };
  const identity = await call<{ jwtToken: string }>('POST', '/audition-entry/identity', { body });
  const { jwtToken } = identity.collection;
  const page = await call<AuditionEntryPage>('GET', `/audition-entry?token=${jwtToken}`);
  return { token: jwtToken, page: page.collection };
};
const answer = (key: string, token: string, body: object) =>
  call('POST', `/audition-entry/answer/${key}?token=${token}`, { body });

const REFUSAL = { answer: 'declined', reason: 'rate', note: 'Half of my fee.' };

describe('the answer to an audition request', () => {
  it('is given after a person has opened the link, and can change until the take', async () => {
    expect((await readEntry(0)).openedAt).toBeUndefined();
    const { token, page } = await openPage(0);
    expect(page).toMatchObject({ isConfirmed: false, refusal: null });
    const { openedAt, remindAt } = await readEntry(0);
    expect(openedAt).toBeInstanceOf(Timestamp);

    expect((await answer(page.id, token, { answer: 'confirmed' })).status).toBe(200);

    expect(await readEntry(0)).toMatchObject({
      status: 'open',
      openedAt,
      remindAt,
      answeredAt: expect.any(Timestamp),
    });

    expect((await answer(page.id, token, REFUSAL)).status).toBe(200);
    expect(await readEntry(0)).toMatchObject({ status: 'declined', remindAt: null, outcomeDueAt: null });

    expect((await openPage(0)).page).toMatchObject({
      state: 'declined',
      refusal: { reason: 'rate', note: 'Half of my fee.' },
    });

    const path = await getUploadPath(toId(0), tenant.talents[0]!.email);
    expect((await call('POST', path, { body: uploadForm(take) })).status).toBe(201);
    expect(await readEntry(0)).toMatchObject({ status: 'uploaded', answeredAt: expect.any(Timestamp) });
    expect(await answer(page.id, token, REFUSAL)).toMatchObject({ status: 409 });
  });

  it('shows reason and note to the agency only', async () => {
    const { token, page } = await openPage(1);
    expect((await answer(page.id, token, REFUSAL)).status).toBe(200);

    const dossier = `auditionDossiers/${toId(1)}`;
    expect(await fetchUnderRules(tenant.teamToken, dossier)).toBe('OK');
    expect(await fetchUnderRules(otherTenant.teamToken, dossier)).toBe('PERMISSION_DENIED');
    expect(await fetchUnderRules(tenant.clientToken, dossier)).toBe('PERMISSION_DENIED');
    expect(await fetchUnderRules(tenant.clientToken, `auditionEntries/${toId(1)}`)).toBe('OK');
    expect(JSON.stringify(await readEntry(1))).not.toMatch(/"rate"|Half of my fee/);

    const figures = await call<AgencyFigures>('GET', '/figures', { token: tenant.teamToken });
    expect(figures.collection.languages[0]).toMatchObject({ asked: 3, confirmed: 1, declined: 1 });

    const about = { entryId: toId(1), answer: 'declined' } as const;
    expect(await listEvents(tenant.agencyId, 'audition.answered', about)).toHaveLength(1);

    const digests = await firestore()
      .collection('mail')
      .where('params.projectId', '==', cast.project.id)
      .where('kind', '==', 'takes-arrived')
      .get();
    expect(digests.size).toBe(1);
  });

  it('requires a reason, the key of its link, and an open request', async () => {
    const { token, page } = await openPage(2);
    const unexplained = await answer(page.id, token, { answer: 'declined' });
    expect(unexplained).toMatchObject({ status: 422, error: { property: 'reason' } });
    expect((await answer(page.id, token, { answer: 'perhaps' })).status).toBe(422);

    const foreign = await openPage(1);
    expect((await answer(page.id, foreign.token, REFUSAL)).status).toBe(403);
    expect((await answer(page.id, 'forged', REFUSAL)).status).toBe(401);
    await firestore()
      .doc(`auditionEntries/${toId(2)}`)
      .update({ deadline: Timestamp.fromMillis(Date.now() - 1000) });
    expect((await answer(page.id, token, REFUSAL)).status).toBe(410);
    expect((await readEntry(2)).status).toBe('open');
  });
});

describe('requests of two agencies for one campaign', () => {
  it('share a key for their talent, without revealing the other agency', async () => {
    const rival = await makeTenant(0);
    const { id: uid, email } = tenant.talents[1]!;
    const agenciesByRole = { talent: [tenant.agencyId, rival.agencyId] };
    const { token } = await makeAccount({ uid, email, held: agenciesByRole });
    const names = { brand: 'Río  Air', campaignName: 'Spring 2027' };
    const sameNames = { brand: 'rio air', campaignName: 'SPRING 2027' };
    const edited = await call('PATCH', `/project/${cast.project.id}`, {
      token: tenant.clientToken,
      body: sameNames,
    });
    expect(edited.status).toBe(200);

    const place = { projectId: `rival-${uid}`, castingId: `rival-${uid}_eng`, voiceId: 'rival' };
    await firestore()
      .doc(`castings/${place.castingId}`)
      .set({ agencyId: rival.agencyId, projectId: place.projectId, project: { name: 'Rival', ...names } });

    const rivalEntry = firestore().doc(`auditionEntries/${place.castingId}_rival_${uid}`);
    await rivalEntry.set({
      ...(await readEntry(1)),
      ...place,
      agencyId: rival.agencyId,
      companyId: rival.companyId,
      status: 'open',
    });

    const list = (by: string) =>
      call<Page<TalentAudition>>('GET', `/audition-entry/talent/${uid}`, { token: by });
    const listed = (await list(token)).collection.items;
    expect(listed.map(({ agencyId }) => agencyId).sort()).toEqual([tenant.agencyId, rival.agencyId].sort());
    expect(new Set(listed.map(({ campaign }) => campaign)).size).toBe(1);
    expect(listed[0]!.campaign).toEqual(expect.any(String));
    expect((await list(tenant.teamToken)).collection.items).toHaveLength(1);
    await Promise.all([rivalEntry.delete(), firestore().doc(`castings/${place.castingId}`).delete()]);
  });
});
