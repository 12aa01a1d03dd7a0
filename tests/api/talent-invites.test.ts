import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addresses } from '@domain/navigation/addresses.ts';
import type { InvitePrefill } from '@domain/talents/talent-invites.api.ts';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import type { Account } from '../stack/account.ts';
import { auth, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { refreshCopies } from '../stack/copies.ts';
import { makeDemoRecord } from '../stack/demos.ts';
import { findLink, listMails, waitForMail } from '../stack/inbox.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { AGENCY_NAME, makeTenant, type Tenant } from '../stack/tenant.ts';

const PATH = '/userAgencySelfServiceInvite';
let tenant: Tenant;
let otherTenant: Tenant;
let address: string;

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
});
beforeEach(async () => {
  address = `irene.${randomBytes(4).toString('hex')}@home.example`;
});

const readDoc = async (path: string) => (await firestore().doc(path).get()).data();
const invite = (change: object = {}, token = tenant.teamToken) =>
  call<SelfServiceInvite>('POST', PATH, {
    token,
    body: { name: 'Irene', lastName: 'Campos', email: address, language: 'eng', ...change },
  });
const act = (id: string, action: 'accept' | 'resend', token?: string) =>
  call('POST', `${PATH}/${id}`, { token, body: { action } });
const change = (id: string, body: object, token: string) =>
  call<SelfServiceInvite>('PATCH', `${PATH}/${id}`, { token, body });

/** A talent of the other agency with this agency's invitation. */
const inviteElsewhere = async (): Promise<{ talent: Account; id: string }> => {
  const talent = await makeTalentAccount([otherTenant.agencyId]);
  const { collection } = await invite({ email: talent.email.toUpperCase() });
  return { talent, id: collection.id };
};

describe('an invitation', () => {
  it('leads a new person to the prefilled sign-up', async () => {
    const { status, collection } = await invite({ email: address.toUpperCase() });
    expect([status, collection.agencyId, collection.email]).toEqual([201, tenant.agencyId, address]);
    expect(collection.id).toMatch(/^[\w-]{24}$/);

    const mail = await waitForMail(address);
    expect(mail.subject).toBe(`${AGENCY_NAME} has invited you to its roster`);

    const link = findLink(mail);
    expect(`${link.pathname}${link.search}`).toBe(addresses.newTalent.href(tenant.agencyId, collection.id));

    const shown = await call<InvitePrefill>('GET', `${PATH}/signup/${collection.id}`);
    expect(shown.collection).toEqual({
      id: collection.id,
      name: 'Irene',
      lastName: 'Campos',
      email: address,
      language: 'eng',
      status: 'sent',
      agency: {
        id: tenant.agencyId,
        slug: tenant.agencyId,
        publicName: AGENCY_NAME,
        logoUrl: null,
        accent: null,
      },
    });

    expect((await call('GET', `${PATH}/signup/no-such-invitation`)).status).toBe(404);
    expect((await call('GET', `${PATH}/no-such-invitation`)).status).toBe(404);
  });

  it('is in Spanish for Spanish voices without a chosen language', async () => {
    await invite({ email: 'voz.nueva@talents.example', language: 'spa' });
    const mail = await waitForMail('voz.nueva@talents.example');
    expect(mail.subject).toBe(`${AGENCY_NAME} te ha invitado a su cartera de voces`);
    expect(mail.html).toContain(`>${AGENCY_NAME}</p>`);
  });

  it('leads a talent of another agency to the invitation, in their account’s language', async () => {
    const talent = await makeTalentAccount([otherTenant.agencyId]);
    const { collection } = await invite({ email: talent.email, language: 'spa' });
    expect(collection.talentId).toBe(talent.uid);
    const mail = await waitForMail(talent.email);
    expect(mail.subject).toBe(`${AGENCY_NAME} has invited you to its roster`);
    expect(findLink(mail).pathname).toBe(addresses.invitation.href(collection.id));
  });

  it('isn’t possible for people who work with the agency or have another kind of account', async () => {
    const talent = await makeTalentAccount([tenant.agencyId]);
    const here = await invite({ email: talent.email });
    expect([here.status, here.error.code, here.error.property]).toEqual([409, 'talent.inAgency', 'email']);
    const client = await invite({ email: `client.${tenant.key}@tests.example` });
    expect([client.status, client.error.code]).toEqual([409, 'account.exists']);
    const tongue = await invite({ language: 'lat' });
    expect([tongue.status, tongue.error.property]).toEqual([422, 'language']);
  });

  it('cannot be sent by talents, clients or strangers', async () => {
    for (const token of [tenant.talentToken, tenant.clientToken]) {
      expect((await invite({}, token)).status).toBe(403);
    }
    expect((await call('POST', PATH, { body: {} })).status).toBe(401);
  });
});

describe('an invitation', () => {
  it('records a person’s first action on its page, and no more', async () => {
    const { id } = (await invite({ email: `opened-${randomBytes(4).toString('hex')}@talents.example` }))
      .collection;
    const readOpenedAt = async () => (await readDoc(`selfServiceInvites/${id}`))?.['openedAt'] as unknown;
    expect(await readOpenedAt()).toBeNull();
    expect((await call('GET', `${PATH}/${id}`)).status).toBe(200);
    expect((await call('GET', `${PATH}/signup/${id}`)).status).toBe(200);
    expect(await readOpenedAt()).toBeNull();

    const press = (name: string) => call('POST', `${PATH}/${name}/opened`, { body: {} });
    expect((await press(id)).status).toBe(200);

    const first = await readOpenedAt();
    expect(first).not.toBeNull();
    expect((await press(id)).status).toBe(200);
    expect(await readOpenedAt()).toEqual(first);
    expect((await press('never-was-one')).status).toBe(404);
  });

  it('is invalid after withdrawal, by its agency only', async () => {
    const { talent, id } = await inviteElsewhere();
    const withdraw = (token: string) =>
      call('PATCH', `${PATH}/${id}`, { token, body: { status: 'withdrawn' } });
    expect((await withdraw(otherTenant.teamToken)).status).toBe(404);
    expect((await withdraw(talent.token)).status).toBe(403);
    expect((await withdraw(tenant.teamToken)).status).toBe(200);
    expect((await withdraw(tenant.teamToken)).status).toBe(200);
    expect((await call('GET', `${PATH}/${id}`)).status).toBe(404);
    expect((await act(id, 'accept', talent.token)).status).toBe(410);
    expect((await act(id, 'resend', tenant.teamToken)).status).toBe(409);
  });

  it('cannot be withdrawn after it was accepted', async () => {
    const { talent, id } = await inviteElsewhere();
    expect((await act(id, 'accept', talent.token)).status).toBe(200);
    const late = await call('PATCH', `${PATH}/${id}`, {
      token: tenant.teamToken,
      body: { status: 'withdrawn' },
    });
    expect([late.status, late.error.code]).toEqual([409, 'invitation.used']);
  });
});

describe('accepting', () => {
  it('connects talent and agency', async () => {
    const { talent, id } = await inviteElsewhere();
    const owner = { talentId: talent.uid, agencyIds: [otherTenant.agencyId] };
    const batch = firestore().batch();
    batch.set(firestore().doc(`demos/${id}`), makeDemoRecord(talent.uid, [otherTenant.agencyId]));
    batch.set(firestore().doc(`vacations/${id}`), { ...owner, from: '2131-08-01', to: '2131-08-02' });
    batch.set(firestore().doc(`demoDossiers/${id}`), { ...owner, demoId: id });

    const score = { agencyId: otherTenant.agencyId, talentId: talent.uid, total: 9 };
    batch.set(firestore().doc(`talentScores/${otherTenant.agencyId}_${talent.uid}`), score);

    const rates = { currency: 'EUR', sessionFee: 100, minimumFee: 50, agencyIds: [otherTenant.agencyId] };
    batch.set(firestore().doc(`talentRates/${talent.uid}`), rates);
    await batch.commit();
    await refreshCopies(talent.uid);
    expect((await call('GET', '/', { token: talent.token, agency: tenant.agencyId })).status).toBe(403);
    expect((await act(id, 'accept', talent.token)).status).toBe(200);
    expect((await call('GET', '/', { token: talent.token, agency: tenant.agencyId })).status).toBe(200);

    const both = [otherTenant.agencyId, tenant.agencyId];
    for (const path of [
      `talents/${talent.uid}`,
      `talentCache/${talent.uid}`,
      `users/${talent.uid}`,
      `demos/${id}`,
      `demoCache/${id}`,
      `vacations/${id}`,
      `demoDossiers/${id}`,
      `talentRates/${talent.uid}`,
    ]) {
      expect((await readDoc(path))?.['agencyIds'], path).toEqual(both);
    }

    expect((await auth().getUser(talent.uid)).customClaims).toMatchObject({ agencies: both });

    expect(await readDoc(`talentRateCards/${tenant.agencyId}_${talent.uid}`)).toEqual({
      agencyId: tenant.agencyId,
      talentId: talent.uid,
      currency: 'EUR',
      sessionFee: 100,
    });

    // The other agency's judgement stays private.
    const entries = await firestore().collection('roster').where('talentId', '==', talent.uid).get();
    const scores = entries.docs.map((entry) => [
      entry.get('agencyId') as string,
      entry.get('score') as unknown,
    ]);
    expect(Object.fromEntries(scores)).toEqual({ [otherTenant.agencyId]: 9, [tenant.agencyId]: null });
    expect(await readDoc(`talentScores/${otherTenant.agencyId}_${talent.uid}`)).toEqual(score);
    expect(await readDoc(`selfServiceInvites/${id}`)).toMatchObject({ status: 'accepted' });

    const answer = await call('GET', `/talent/${talent.uid}`, { token: tenant.teamToken });
    expect(answer.status).toBe(200);
  });

  it('twice has no further effect, and does not restore a talent who has left', async () => {
    const { talent, id } = await inviteElsewhere();
    await act(id, 'accept', talent.token);

    const before = await readDoc(`talents/${talent.uid}`);
    expect((await act(id, 'accept', talent.token)).status).toBe(200);
    expect(await readDoc(`talents/${talent.uid}`)).toEqual(before);
    await firestore()
      .doc(`talents/${talent.uid}`)
      .update({ agencyIds: [otherTenant.agencyId] });
    await refreshCopies(talent.uid);
    expect((await act(id, 'accept', talent.token)).status).toBe(200);
    expect((await readDoc(`talents/${talent.uid}`))?.['agencyIds']).toEqual([otherTenant.agencyId]);
  });

  it('again completes claims after a failure', async () => {
    const { talent, id } = await inviteElsewhere();
    await act(id, 'accept', talent.token);
    const { customClaims } = await auth().getUser(talent.uid);
    const agenciesByRole = { TALENT: [otherTenant.agencyId] };
    await auth().setCustomUserClaims(talent.uid, { ...customClaims, held: agenciesByRole, accessVersion: 0 });
    expect((await act(id, 'accept', talent.token)).status).toBe(200);
    expect((await auth().getUser(talent.uid)).customClaims).toEqual(customClaims);
    expect(customClaims).toMatchObject({ held: { TALENT: [otherTenant.agencyId, tenant.agencyId] } });
  });

  it('two concurrently joins both agencies', async () => {
    const third = await makeTenant(0);
    const { talent, id } = await inviteElsewhere();
    const second = await invite({ email: talent.email }, third.teamToken);
    const answers = await Promise.all([
      act(id, 'accept', talent.token),
      act(second.collection.id, 'accept', talent.token),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);

    const { customClaims } = await auth().getUser(talent.uid);
    const all = [otherTenant.agencyId, tenant.agencyId, third.agencyId].sort();
    expect([...(customClaims?.['agencies'] as string[])].sort()).toEqual(all);
    expect([...((await readDoc(`talents/${talent.uid}`))?.['agencyIds'] as string[])].sort()).toEqual(all);
  });

  it('is limited to the recipient, by account or verified address', async () => {
    const { talent, id } = await inviteElsewhere();
    const stranger = await makeTalentAccount([otherTenant.agencyId]);
    expect((await act(id, 'accept', stranger.token)).status).toBe(404);
    expect((await act(id, 'accept', tenant.teamToken)).status).toBe(403);
    expect((await act(id, 'accept', otherTenant.teamToken)).status).toBe(404);
    expect((await act(id, 'accept', tenant.clientToken)).status).toBe(403);
    expect((await act(id, 'accept')).status).toBe(401);
    expect((await readDoc(`talents/${talent.uid}`))?.['agencyIds']).toEqual([otherTenant.agencyId]);
    await firestore().doc(`selfServiceInvites/${id}`).update({ talentId: null });
    expect((await act(id, 'accept', stranger.token)).status).toBe(404);
    expect((await act(id, 'accept', talent.token)).status).toBe(200);
  });
});

describe('the agency', () => {
  it('resends an invitation, at most once a minute', async () => {
    const { collection } = await invite();
    await waitForMail(address);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect((await act(collection.id, 'resend', tenant.teamToken)).status).toBe(200);
    }

    const mail = await waitForMail(address, 2);
    expect(findLink(mail).searchParams.get('selfServiceInviteId')).toBe(collection.id);
    // A minute may pass between the two.
    expect((await listMails(address)).length).toBeLessThanOrEqual(3);
    expect((await act(collection.id, 'resend', otherTenant.teamToken)).status).toBe(404);
  });

  it('cannot resend an accepted one, and talents cannot resend their own', async () => {
    const { talent, id } = await inviteElsewhere();
    expect((await act(id, 'resend', talent.token)).status).toBe(403);
    await act(id, 'accept', talent.token);
    const late = await act(id, 'resend', tenant.teamToken);
    expect([late.status, late.error.code]).toEqual([409, 'invitation.used']);
  });

  it('can correct the names, unlike the talent; only the talent accepts', async () => {
    const { talent, id } = await inviteElsewhere();
    expect((await change(id, { name: 'Irina' }, talent.token)).status).toBe(403);
    expect((await change(id, { name: 'Irina' }, otherTenant.teamToken)).status).toBe(404);

    const named = await change(id, { name: 'Irina' }, tenant.teamToken);
    expect([named.status, named.collection.name, named.collection.lastName]).toEqual([
      200,
      'Irina',
      'Campos',
    ]);

    expect((await change(id, { status: 'accepted' }, tenant.teamToken)).status).toBe(403);

    const both = await change(id, { status: 'accepted', name: 'I' }, talent.token);
    expect([both.status, both.error.property]).toEqual([422, 'name']);

    const accepted = await change(id, { status: 'accepted' }, talent.token);
    expect([accepted.status, accepted.collection.status]).toEqual([200, 'accepted']);
    expect((await change(id, { name: 'Ira' }, tenant.teamToken)).status).toBe(409);
    expect((await call<InvitePrefill>('GET', `${PATH}/${id}`)).collection.status).toBe('accepted');
  });
});

describe('invitations of a talent', () => {
  const listInvites = (uid: string, token?: string) =>
    call<SelfServiceInvite[]>('GET', `${PATH}/talent/${uid}`, { token });

  it('are all visible to the talent, and to an agency its own', async () => {
    const talent = await makeTalentAccount([otherTenant.agencyId]);
    const third = await makeTenant(0);
    const answer = await invite({ email: talent.email });
    const otherInvite = await invite({ email: talent.email }, third.teamToken);
    // Sent before the account was known.
    await firestore().doc(`selfServiceInvites/${answer.collection.id}`).update({ talentId: null });

    const ids = (await listInvites(talent.uid, talent.token)).collection.map(({ id }) => id);
    expect([...ids].sort()).toEqual([answer.collection.id, otherInvite.collection.id].sort());
    expect((await listInvites(talent.uid, otherTenant.teamToken)).collection).toEqual([]);
    expect((await listInvites(talent.uid, tenant.teamToken)).status).toBe(404);
    await act(answer.collection.id, 'accept', talent.token);

    const seen = (await listInvites(talent.uid, tenant.teamToken)).collection;
    expect(seen.map(({ id }) => id)).toEqual([answer.collection.id]);

    const stranger = await makeTalentAccount([otherTenant.agencyId]);
    expect((await listInvites(talent.uid, stranger.token)).status).toBe(404);
    expect((await listInvites(talent.uid)).status).toBe(401);
  });
});

describe('an invitation with a wrong address or language', () => {
  const makeAddress = () => `right.${randomBytes(4).toString('hex')}@home.example`;

  it('is mailed again with a new link, and the old one ends', async () => {
    const { collection: wrong } = await invite();
    const email = makeAddress();
    const { status, collection: right } = await change(
      wrong.id,
      { email, language: 'spa' },
      tenant.teamToken,
    );
    expect([status, right.email, right.language, right.name, right.status]).toEqual([
      200,
      email,
      'spa',
      'Irene',
      'sent',
    ]);

    expect(right.id).not.toBe(wrong.id);
    expect(findLink(await waitForMail(email)).search).toContain(right.id);
    expect((await call('GET', `${PATH}/signup/${wrong.id}`)).status).toBe(404);
    expect((await call('GET', `${PATH}/signup/${right.id}`)).status).toBe(200);
    expect((await readDoc(`selfServiceInvites/${wrong.id}`))?.['status']).toBe('withdrawn');
    expect((await change(wrong.id, { email: makeAddress() }, tenant.teamToken)).status).toBe(409);
  });

  it('keeps its link if neither changes', async () => {
    const { collection } = await invite();
    const body = { email: address.toUpperCase(), language: 'eng', name: 'Iria' };
    const { collection: same } = await change(collection.id, body, tenant.teamToken);
    expect([same.id, same.name]).toEqual([collection.id, 'Iria']);
  });

  it('is changed by its agency only, before it is used, and not to the address of an account', async () => {
    const { collection } = await invite();
    expect((await change(collection.id, { email: makeAddress() }, otherTenant.teamToken)).status).toBe(404);
    const member = await makeTalentAccount([tenant.agencyId]);
    expect((await change(collection.id, { email: member.email }, tenant.teamToken)).status).toBe(409);
    expect((await change(collection.id, { language: 'xyz' }, tenant.teamToken)).status).toBe(422);
    const { talent, id } = await inviteElsewhere();
    expect((await act(id, 'accept', talent.token)).status).toBe(200);
    expect((await change(id, { email: makeAddress() }, tenant.teamToken)).status).toBe(409);
  });
});
