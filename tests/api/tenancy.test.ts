import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteConfig } from '@domain/accounts/accounts.api.ts';
import type { PreviewPage } from '@domain/castings/castings.ts';
import { makeAccount } from '../stack/account.ts';
import { getActingToken } from '../stack/acting.ts';
import { auth, firestore, getIdToken } from '../stack/admin.ts';
import { requestAuditions, getLinkIdentifier } from '../stack/auditions.ts';
import { call } from '../stack/call.ts';
import { refreshCopies } from '../stack/copies.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';
import { fetchUnderRules, listUnderRules } from '../stack/under-rules.ts';
import { makePerson, type Person } from './accounts.ts';
import { findAuditEntry } from '../stack/audit.ts';

let firstTenant: Tenant;
let secondTenant: Tenant;
let adminOne: Person;
let adminTwo: Person;
beforeAll(async () => {
  [firstTenant, secondTenant] = await Promise.all([makeTenant(2), makeTenant(1)]);
  [adminOne, adminTwo] = (await Promise.all(
    [firstTenant, secondTenant].map(({ agencyId, companyId }) => makePerson(agencyId, companyId, 'admin')),
  )) as [Person, Person];
});

const readDoc = async (path: string) => (await firestore().doc(path).get()).data();

describe('staff of one agency who are a talent of another', () => {
  it('is staff only in that agency, in the API, under the rules and in the menus', async () => {
    const uid = `both-${firstTenant.key}`;
    const agenciesByRole = { agencyTeam: [secondTenant.agencyId], talent: [firstTenant.agencyId] };
    const { token } = await makeAccount({ uid, held: agenciesByRole });
    const foreignPath = `talents/${firstTenant.talents[0]?.id}`;
    const ownPath = `talents/${secondTenant.talents[0]?.id}`;
    expect(await fetchUnderRules(token, ownPath)).toBe('OK');
    expect(await fetchUnderRules(token, foreignPath)).toBe('PERMISSION_DENIED');

    const listOf = (agencyId: string) =>
      listUnderRules(token, {
        collection: 'talents',
        where: [{ field: 'agencyIds', op: 'ARRAY_CONTAINS', value: agencyId }],
      });

    expect([await listOf(secondTenant.agencyId), await listOf(firstTenant.agencyId)]).toEqual([
      'OK',
      'PERMISSION_DENIED',
    ]);

    const read = (id: string | undefined, agency: string) => call('GET', `/talent/${id}`, { token, agency });
    expect((await read(secondTenant.talents[0]?.id, secondTenant.agencyId)).status).toBe(200);
    expect((await read(secondTenant.talents[0]?.id, firstTenant.agencyId)).status).toBe(404);
    expect((await read(firstTenant.talents[0]?.id, firstTenant.agencyId)).status).toBe(404);
    const invite = {
      name: 'Vera',
      lastName: 'Lund',
      email: `vera.${firstTenant.key}@home.example`,
      language: 'eng',
    };
    const inviteFor = (agency: string) =>
      call('POST', '/userAgencySelfServiceInvite', { token, agency, body: invite });
    expect((await inviteFor(firstTenant.agencyId)).status).toBe(403);
    expect((await inviteFor(secondTenant.agencyId)).status).toBe(201);

    const { collection } = await call<SiteConfig>('GET', '/', { token });
    const getPlace = (id: string) => collection.agencies.find((agency) => agency.id === id);
    expect(getPlace(firstTenant.agencyId)?.roles).toEqual(['talent']);
    expect(getPlace(firstTenant.agencyId)?.links.map(({ id }) => id)).not.toContain('talents');
    expect(getPlace(secondTenant.agencyId)?.links.map(({ id }) => id)).toContain('talents');
  });
});

describe('an engineer', () => {
  it('who was invited at an admin’s own second address sees no other agencies', async () => {
    const token = (await makePerson(firstTenant.agencyId, firstTenant.companyId, 'engineer')).token;
    const [talent] = secondTenant.talents;
    const noted = { agencyId: secondTenant.agencyId, talentId: talent?.id };
    for (const collection of ['talentScores', 'talentDossiers'])
      await firestore().doc(`${collection}/${secondTenant.agencyId}_${talent?.id}`).set(noted);

    for (const path of [
      `talentScores/${secondTenant.agencyId}_${talent?.id}`,
      `talentDossiers/${secondTenant.agencyId}_${talent?.id}`,
      `talentCache/${talent?.id}`,
      `demoCache/${talent?.demoId}`,
    ])
      expect(await fetchUnderRules(token, path), path).toBe('PERMISSION_DENIED');

    expect(await fetchUnderRules(token, `demos/${secondTenant.talents[0]?.demoId}`)).toBe(
      'PERMISSION_DENIED',
    );
    // Not even in their own agency, except for assigned talents.
    expect(await fetchUnderRules(token, `talentCache/${firstTenant.talents[0]?.id}`)).toBe(
      'PERMISSION_DENIED',
    );
  });
});

describe('a talent blocked by one of two agencies', () => {
  it('is removed from its finder, shortlists, previews and links, but not the other’s', async () => {
    const cast = await makeCast(firstTenant, 2);
    const blocked = firstTenant.talents[0];
    const id = blocked?.id ?? '';
    const shared = { agencyIds: [firstTenant.agencyId, secondTenant.agencyId] };
    await firestore().doc(`talents/${id}`).update(shared);
    await refreshCopies(id);

    const { castingId, voice } = cast;
    await requestAuditions({ castingId, voice }, firstTenant.clientToken, { script: '', brief: '' });

    const identify = async () =>
      call<{ jwtToken: string }>('POST', '/audition-entry/identity', {
        body: {
          email: blocked?.email,
          urlIdentifier: await getLinkIdentifier(`${castingId}_${voice.id}_${id}`),
        },
      });

    const { jwtToken } = (await identify()).collection;

    const find = async (token: string) =>
      (
        await call<{ items: { id: string }[] }>('GET', '/demoCache?language=eng', { token })
      ).collection.items.map((demo) => demo.id);

    const preview = async () =>
      (await call<PreviewPage>('GET', `/casting/urlIdentifier/${cast.casting.urlIdentifier}`)).collection
        .castings[0]?.voices.length;

    expect(await find(firstTenant.clientToken)).toContain(blocked?.demoId);
    expect(await preview()).toBe(2);

    const set = (status: string) =>
      call('PATCH', `/talent/${id}`, { token: adminOne.token, body: { status } });
    expect((await set('blocked')).status).toBe(200);
    expect(await find(firstTenant.clientToken)).not.toContain(blocked?.demoId);
    expect(await find(secondTenant.clientToken)).toContain(blocked?.demoId);
    expect(await preview()).toBe(1);
    expect((await call('GET', `/audition-entry?token=${jwtToken}`)).status).toBe(401);

    const shortlist = { castingId, voiceId: voice.id, demoId: blocked?.demoId };
    const otherCast = await makeCast(firstTenant, 0);
    const body = { ...shortlist, castingId: otherCast.castingId, voiceId: otherCast.voice.id };
    const path = `/casting-demo/${otherCast.project.id}`;
    expect((await call('POST', path, { token: firstTenant.clientToken, body })).status).toBe(404);

    // The other agency doesn't see it.
    const seen = await call<{ status: string }>('GET', `/talent/${id}`, { token: adminTwo.token });
    expect(seen.collection.status).toBe('active');

    expect((await set('active')).status).toBe(200);
    expect(await find(firstTenant.clientToken)).toContain(blocked?.demoId);
    expect(await preview()).toBe(2);
    expect((await call('GET', `/audition-entry?token=${jwtToken}`)).status).toBe(200);
    await firestore()
      .doc(`talents/${id}`)
      .update({ agencyIds: [firstTenant.agencyId] });
    await refreshCopies(id);
  });
});

describe('a client rejected by an agency', () => {
  it('loses access immediately, with a current token, in the API and under the rules', async () => {
    const client = await makePerson(firstTenant.agencyId, firstTenant.companyId, 'client');
    const { project } = await makeCast(firstTenant, 0);
    await firestore()
      .doc(`clients/${client.uid}`)
      .set({
        ...(await readDoc('clients/user-client-one')),
        agencyIds: [firstTenant.agencyId],
        companyId: firstTenant.companyId,
        email: `${client.uid}@tests.example`,
      });

    const read = () => fetchUnderRules(client.token, `projects/${project.id}`);
    const ask = async () => (await call('GET', `/project/${project.id}`, { token: client.token })).status;
    expect([await read(), await ask()]).toEqual(['OK', 200]);

    const decide = (accountValidationStatus: string) =>
      call('PATCH', `/client/${client.uid}`, { token: adminOne.token, body: { accountValidationStatus } });
    expect((await decide('REJECTED')).status).toBe(200);
    expect([await read(), await ask()]).toEqual(['PERMISSION_DENIED', 403]);
    // A token from before a later approval is stale too; a new one works.
    expect((await decide('ACCEPTED')).status).toBe(200);
    expect([await read(), await ask()]).toEqual(['PERMISSION_DENIED', 200]);

    const fresh = await getIdToken(`${client.uid}@tests.example`.toLowerCase());
    expect(await fetchUnderRules(fresh, `projects/${project.id}`)).toBe('OK');
  });

  it('is emailed and audited once per decision', async () => {
    const client = await makePerson(firstTenant.agencyId, firstTenant.companyId, 'client', 'pending');
    await firestore()
      .doc(`clients/${client.uid}`)
      .set({
        ...(await readDoc('clients/user-client-one')),
        agencyIds: [firstTenant.agencyId],
        companyId: firstTenant.companyId,
      });

    const accept = () =>
      call('PATCH', `/client/${client.uid}`, {
        token: adminOne.token,
        body: { accountValidationStatus: 'ACCEPTED' },
      });

    await Promise.all([accept(), accept()]);

    const { customClaims } = await auth().getUser(client.uid);
    expect(customClaims).toMatchObject({
      held: { CLIENT: [firstTenant.agencyId] },
      accountValidationStatus: 'ACCEPTED',
    });

    const decided = await findAuditEntry(`memberships/${firstTenant.agencyId}_${client.uid}_client`);
    expect(decided.docs.map((entry) => String(entry.get('action')))).toEqual(['clients.decide']);

    const findMails = async () =>
      (await firestore().collection('mail').where('kind', '==', 'account-decision').get()).docs.filter(
        (mail) => String(mail.get('to')).startsWith(client.uid.toLowerCase()),
      ).length;

    await expect.poll(findMails).toBe(1);
  });
});

describe('an admin who acts as a talent', () => {
  it('cannot accept an invitation of another agency for them', async () => {
    const talent = await makeTalentAccount([firstTenant.agencyId]);
    const body = { name: 'Vera', lastName: 'Lund', email: talent.email, language: 'eng' };
    const invite = await call<{ id: string }>('POST', '/userAgencySelfServiceInvite', {
      token: secondTenant.teamToken,
      body,
    });
    const path = `/userAgencySelfServiceInvite/${invite.collection.id}`;
    const accept = (request: object) => call('POST', path, { body: { action: 'accept' }, ...request });
    const acted = await accept({ token: await getActingToken(adminOne.token, talent.uid) });
    expect(acted.status).toBe(404);
    expect((await readDoc(`talents/${talent.uid}`))?.['agencyIds']).toEqual([firstTenant.agencyId]);
    expect((await accept({ token: talent.token })).status).toBe(200);
  });
});

describe('the terms of a client of two agencies', () => {
  it('are audited in each agency only', async () => {
    const client = await makePerson(firstTenant.agencyId, firstTenant.companyId, 'client');
    const both = await makeAccount({
      uid: `admin-both-${firstTenant.key}`,
      held: { admin: [firstTenant.agencyId, secondTenant.agencyId] },
    });
    await firestore()
      .doc(`clients/${client.uid}`)
      .set({
        ...(await readDoc('clients/user-client-one')),
        agencyIds: [firstTenant.agencyId, secondTenant.agencyId],
        companyId: firstTenant.companyId,
      });

    const commissionByAgency = [
      { agencyId: firstTenant.agencyId, commission: 11.5 },
      { agencyId: secondTenant.agencyId, commission: 22.5 },
    ];
    const answer = await call('PATCH', `/client/${client.uid}`, {
      token: both.token,
      agency: firstTenant.agencyId,
      body: { commissionByAgency },
    });
    expect(answer.status).toBe(200);

    const findAuditEntry = async (agencyId: string) =>
      JSON.stringify(
        (await firestore().collection('audit').where('agencyId', '==', agencyId).get()).docs.map((entry) =>
          entry.data(),
        ),
      );

    const [first, second] = [
      await findAuditEntry(firstTenant.agencyId),
      await findAuditEntry(secondTenant.agencyId),
    ];
    expect([first.includes('11.5'), first.includes('22.5')]).toEqual([true, false]);
    expect([second.includes('22.5'), second.includes('11.5')]).toEqual([true, false]);
  });
});
