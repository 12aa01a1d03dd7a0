import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import type { Page, Serialised } from '@domain/contract.ts';
import type { PublicDemo } from '@domain/demos/demos.ts';
import type { TalentRemoval } from '@domain/talents/removal.ts';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import { continueErasures } from '../../functions/src/features/privacy/erasure/continue-erasures.ts';
import { makeAccount, type Account, type AccountWish } from '../stack/account.ts';
import { auth, firestore, getIdToken } from '../stack/admin.ts';
import { getLinkIdentifier, getUploadPath } from '../stack/auditions.ts';
import { call, uploadForm, type Answer } from '../stack/call.ts';
import { changeTicket, makeEngineer } from '../stack/curation.ts';
import { readStoredDemo, readStoredTicket, take, uploadDemo } from '../stack/demos.ts';
import { listMails, waitForMail } from '../stack/inbox.ts';
import { startOwnApi } from '../stack/own-api.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeDeadline, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { fetchUnderRules } from '../stack/under-rules.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson, type Person } from './accounts.ts';
import { findAuditEntry } from '../stack/audit.ts';

let address: string;
let firstTenant: Tenant;
let secondTenant: Tenant;
let admin: Person;
let rival: Person;

beforeAll(async () => {
  const server = await startOwnApi();
  address = server.address;
  return server.stop;
});
setUpOnce(async () => {
  [firstTenant, secondTenant] = await Promise.all([makeTenant(1), makeTenant(0)]);
  admin = await makePerson(firstTenant.agencyId, firstTenant.companyId, 'admin');
  rival = await makePerson(secondTenant.agencyId, secondTenant.companyId, 'admin');
});

const remove = (
  id: string,
  token = admin.token,
  key: string = randomUUID(),
): Promise<Answer<{ id: string }>> =>
  call('DELETE', `/talent/${id}`, { token, at: address, headers: { 'Idempotency-Key': key } });
const previewRemoval = (id: string, token = admin.token) =>
  call<Serialised<TalentRemoval>>('GET', `/talent/${id}/removal`, { token, at: address });
const exists = async (path: string): Promise<boolean> => (await firestore().doc(path).get()).exists;
const readField = async (path: string, name: string) =>
  (await firestore().doc(path).get()).get(name) as unknown;
const invite = async (tenant: Tenant, email: string) => {
  const body = { name: 'Vera', lastName: 'Lund', email, language: 'eng' };
  const path = '/userAgencySelfServiceInvite';
  return (await call<SelfServiceInvite>('POST', path, { token: tenant.teamToken, body, at: address }))
    .collection;
};
const join = async (tenant: Tenant, voice: Account): Promise<void> => {
  const { id } = await invite(tenant, voice.email);
  const path = `/userAgencySelfServiceInvite/${id}`;
  const body = { action: 'accept' };
  expect((await call('POST', path, { token: await getIdToken(voice.email), body, at: address })).status).toBe(
    200,
  );
};

/** The tenant's voice, with an approved demo and an account. */
const makeVoice = async (wish: Partial<AccountWish> = {}): Promise<Account & { readonly demoId: string }> => {
  const [talent] = firstTenant.talents;
  const { id: uid = '', email = '', demoId = '' } = talent ?? {};
  const agenciesByRole = { talent: [firstTenant.agencyId], ...wish.held };
  const account = await makeAccount({
    uid,
    email,
    user: { displayName: 'Name1 Secret' },
    ...wish,
    held: agenciesByRole,
  });
  return { ...account, demoId };
};

const request = (cast: Cast): Promise<Answer<unknown>> =>
  call('POST', `/audition/${cast.castingId}/${cast.voice.id}`, {
    token: firstTenant.clientToken,
    body: { style: 'NATURAL', deadline: makeDeadline(5), script: 'Read', brief: '' },
    at: address,
  });
const toEntryId = ({ castingId, voice }: Cast, { uid }: Account): string => `${castingId}_${voice.id}_${uid}`;
/** A cast with the shortlisted voice and an audition request. */
const makeAsked = async (): Promise<Cast> => {
  const cast = await makeCast(firstTenant);
  expect((await request(cast)).status).toBe(201);
  return cast;
};
const handIn = async (cast: Cast, voice: Account): Promise<void> => {
  const path = await getUploadPath(toEntryId(cast, voice), voice.email, address);
  expect((await call('POST', path, { body: uploadForm(take), at: address })).status).toBeLessThan(300);
};
const findVoices = async (tenant: Tenant): Promise<readonly string[]> =>
  (
    await call<Page<PublicDemo>>('GET', '/demoCache?language=eng', { token: tenant.clientToken, at: address })
  ).collection.items.map(({ id }) => id);

const AGREED = ['talentTerms', 'talentRateCards'];
const FOUND = ['talentScores', 'talentDossiers', 'rehearsals'];
/** Records that the agency's people keep about them. */
const judge = async (voice: Account): Promise<readonly string[]> => {
  const name = `${firstTenant.agencyId}_${voice.uid}`;
  const about = { agencyId: firstTenant.agencyId, talentId: voice.uid };
  const batch = firestore().batch();
  batch.set(firestore().doc(`talentTerms/${name}`), { ...about, tags: ['Radio'], updatedAt: new Date() });
  batch.set(firestore().doc(`talentScores/${name}`), { ...about, talent: voice.uid, total: 7 });
  batch.set(firestore().doc(`talentDossiers/${name}`), { ...about, comment: 'Punctual' });
  await batch.commit();

  const rates = await call('PATCH', `/talent/${voice.uid}/rates`, {
    token: voice.token,
    body: { currency: 'EUR', sessionFee: 20_000, usageFee: 0, minimumFee: 0 },
    at: address,
  });
  expect(rates.status).toBe(200);

  const check = `/connectionSession/${voice.uid}`;
  await call('POST', check, { token: admin.token, body: {}, at: address });

  const passed = { status: 'passed', quality: 'GOOD', latencyMs: 9 };
  expect((await call('PATCH', check, { token: admin.token, body: passed, at: address })).status).toBe(200);

  return [...AGREED, ...FOUND].map((text) => `${text}/${name}`);
};

describe('the preview of a removal', () => {
  it('lists the effects per project', async () => {
    const voice = await makeVoice();
    await judge(voice);

    const [cast, done] = [await makeAsked(), await makeAsked()];
    await handIn(done, voice);
    await uploadDemo(voice.token, voice.uid);

    const { status, collection } = await previewRemoval(voice.uid);
    expect([status, collection]).toMatchObject([
      200,
      {
        fullName: 'Name1 Secret',
        auditions: {
          count: 1,
          isMore: false,
          projects: [{ id: cast.project.id, name: 'Production', count: 1 }],
        },
        takes: { count: 1, projects: [{ id: done.project.id }] },
        shortlisted: { count: 2 },
        selected: 0,
        demos: 1,
        tickets: 1,
        connectionCheck: null,
        kept: ['rates', 'terms', 'score', 'notes'],
        isOnlyAgency: true,
        keepsAccount: false,
      },
    ]);
  });

  it('omits closed projects, and reveals only that other agencies exist', async () => {
    const voice = await makeVoice();
    const cast = await makeCast(firstTenant);
    await join(secondTenant, voice);
    await firestore().doc(`projects/${cast.project.id}`).update({ state: 'Closed' });
    const answer = await previewRemoval(voice.uid);
    expect(answer.collection).toMatchObject({ shortlisted: { count: 0, projects: [] }, isOnlyAgency: false });
    expect(JSON.stringify(answer.collection)).not.toContain(secondTenant.agencyId);
    // The request alone changes nothing.
    expect(await findVoices(firstTenant)).toEqual([voice.demoId]);
  });

  it('is limited to staff of the agency', async () => {
    const voice = await makeVoice();
    expect((await previewRemoval(voice.uid, firstTenant.teamToken)).status).toBe(200);
    expect((await previewRemoval(voice.uid, voice.token)).status).toBe(403);
    expect((await previewRemoval(voice.uid, rival.token)).status).toBe(404);
    expect((await previewRemoval(voice.uid)).status).toBe(200);
  });
});

describe('a removal on the running stack', () => {
  it('is previewed and completed as the API describes', async () => {
    const voice = await makeVoice();
    await join(secondTenant, voice);
    const { token } = admin;
    const notified = await call<Serialised<TalentRemoval>>('GET', `/talent/${voice.uid}/removal`, { token });
    expect(notified.collection).toMatchObject({ id: voice.uid, demos: 1, isOnlyAgency: false });
    const done = await call('DELETE', `/talent/${voice.uid}`, { token });
    expect([done.status, done.collection]).toEqual([200, { id: voice.uid }]);
    expect(await readField(`talents/${voice.uid}`, 'agencyIds')).toEqual([secondTenant.agencyId]);
  });
});

describe('a talent of several agencies', () => {
  let voice: Account & { readonly demoId: string };
  setUpOnce(async () => {
    voice = await makeVoice();
    await join(secondTenant, voice);
  });

  it('leaves one, with all agreements, and stays with the other', async () => {
    const paths = await judge(voice);
    expect(await Promise.all(paths.map(exists))).toEqual(paths.map(() => true));
    const token = await getIdToken(voice.email);
    expect(await fetchUnderRules(token, `talents/${voice.uid}`)).toBe('OK');
    expect((await remove(voice.uid)).collection).toEqual({ id: voice.uid });

    expect(await Promise.all(paths.map(exists))).toEqual([
      ...AGREED.map(() => false),
      ...FOUND.map(() => true),
    ]);

    expect(await findVoices(firstTenant)).toEqual([]);
    expect(await findVoices(secondTenant)).toEqual([voice.demoId]);
    for (const path of ['talents', 'talentCache', 'talentRates'].map((name) => `${name}/${voice.uid}`))
      expect([path, await readField(path, 'agencyIds')]).toEqual([path, [secondTenant.agencyId]]);
    for (const path of ['demos', 'demoCache'].map((name) => `${name}/${voice.demoId}`))
      expect([path, await readField(path, 'agencyIds')]).toEqual([path, [secondTenant.agencyId]]);

    const rosters = await firestore().collection('roster').where('talentId', '==', voice.uid).get();
    expect(rosters.docs.map((entry) => entry.get('agencyId') as string)).toEqual([secondTenant.agencyId]);
    // The other agency's copy is unchanged.
    expect(rosters.docs[0]?.get('updatedAt')).toEqual(await readField(`talents/${voice.uid}`, 'updatedAt'));
    expect(await exists(`memberships/${firstTenant.agencyId}_${voice.uid}_talent`)).toBe(false);
    expect(await readField(`users/${voice.uid}`, 'held')).toEqual({ talent: [secondTenant.agencyId] });
    expect(await exists(`talentRateCards/${secondTenant.agencyId}_${voice.uid}`)).toBe(true);

    // After the commit: an older token reads nothing under the rules, and the agency nothing of theirs.
    expect(await fetchUnderRules(token, `talents/${voice.uid}`)).toBe('PERMISSION_DENIED');
    expect(await fetchUnderRules(admin.token, `talents/${voice.uid}`)).toBe('PERMISSION_DENIED');
    expect(
      (await call('GET', `/talent/${voice.uid}`, { token: firstTenant.teamToken, at: address })).status,
    ).toBe(404);
    expect(
      (await call('GET', `/talent/${voice.uid}`, { token: secondTenant.teamToken, at: address })).status,
    ).toBe(200);
    expect((await call('GET', `/talent/${voice.uid}`, { token, at: address })).status).toBe(200);
  });

  it('is removed from shortlists, and gets no audition requests; a take stays', async () => {
    const [cast, done] = [await makeAsked(), await makeAsked()];
    await handIn(done, voice);
    const link = await getLinkIdentifier(toEntryId(cast, voice));
    await remove(voice.uid);

    expect(await readField(`castingDemos/${cast.shortlisted[0]?.id}`, 'isWithdrawn')).toBe(true);
    expect(await readField(`castings/${cast.castingId}`, `withdrawn.${cast.voice.id}`)).toBe(1);

    const identity = { email: voice.email, urlIdentifier: link };
    expect((await call('POST', '/audition-entry/identity', { body: identity, at: address })).status).toBe(
      404,
    );
    expect(await exists(`auditionEntries/${toEntryId(cast, voice)}`)).toBe(false);

    const entry = (
      await firestore()
        .doc(`auditionEntries/${toEntryId(done, voice)}`)
        .get()
    ).data() as AuditionEntry;
    expect(entry).toMatchObject({ status: 'uploaded', talentPublicName: 'Talent 1.' });

    const heard = await call('GET', `/audition-entry/${toEntryId(done, voice)}/signedUrl`, {
      token: firstTenant.clientToken,
      at: address,
    });
    expect(heard.status).toBe(200);
  });

  it('gets one email, in their language, and the agency’s audit doesn’t show the other', async () => {
    await firestore().doc(`users/${voice.uid}`).update({ locale: 'es' });
    await remove(voice.uid);

    await expect
      .poll(async () =>
        (await listMails(voice.email)).filter(({ subject }) => subject.startsWith('Ya no estás')),
      )
      .toHaveLength(1);

    const audit = await findAuditEntry(`talents/${voice.uid}`);
    const entries = audit.docs.map((entry) => entry.data());
    expect(entries).toMatchObject([
      { action: 'talents.remove', agencyId: firstTenant.agencyId, by: admin.uid },
    ]);
    expect(JSON.stringify(entries)).not.toContain(secondTenant.agencyId);
  });

  it('can be invited and requested again', async () => {
    const cast = await makeAsked();
    const { id: unanswered } = await invite(firstTenant, 'another.person@tests.example');
    await remove(voice.uid);
    expect(await exists(`selfServiceInvites/${unanswered}`)).toBe(true);
    await join(firstTenant, voice);
    expect(await findVoices(firstTenant)).toEqual([voice.demoId]);
    expect(await readField(`castingDemos/${cast.shortlisted[0]?.id}`, 'isWithdrawn')).toBe(false);
    expect((await request(cast)).status).toBe(201);
    expect(await exists(`auditionEntries/${toEntryId(cast, voice)}`)).toBe(true);
    expect(
      (await call('GET', `/talent/${voice.uid}`, { token: firstTenant.teamToken, at: address })).status,
    ).toBe(200);
  });

  it('returns with the agency’s scores, notes and tests', async () => {
    await judge(voice);
    await remove(voice.uid);
    await join(firstTenant, voice);

    const name = `${firstTenant.agencyId}_${voice.uid}`;
    expect(await readField(`talentDossiers/${name}`, 'comment')).toBe('Punctual');

    const [entry] = (
      await firestore().collection('roster').where('talentId', '==', voice.uid).get()
    ).docs.filter((found_) => found_.get('agencyId') === firstTenant.agencyId);
    expect(entry?.get('score')).toBe(7);

    const { collection } = await call<Page<PublicDemo>>('GET', '/demoCache?language=eng&liveTested=true', {
      token: firstTenant.clientToken,
      at: address,
    });
    expect(collection.items).toMatchObject([{ id: voice.demoId, rehearsal: { latencyMs: 9 } }]);
  });

  it('frees the tickets reviewed by engineers of that agency only', async () => {
    const account = await makeEngineer([firstTenant.agencyId]);
    const shared = await makeEngineer([firstTenant.agencyId, secondTenant.agencyId]);
    const [english, spanish] = [
      await uploadDemo(voice.token, voice.uid, { agency: firstTenant.agencyId }),
      await uploadDemo(voice.token, voice.uid, { agency: firstTenant.agencyId, fields: { language: 'spa' } }),
    ].map(({ collection }) => collection);
    const [first, second] = [english!.curationTicketId, spanish!.curationTicketId];
    expect((await changeTicket(account.token, first, 'take')).status).toBe(200);
    expect((await changeTicket(shared.token, second, 'take')).status).toBe(200);
    await remove(voice.uid);

    const agencyIds = [secondTenant.agencyId];
    expect(await readStoredTicket(first)).toMatchObject({ status: 'open', agencyIds, assignedTo: null });

    expect(await readStoredTicket(second)).toMatchObject({
      status: 'open',
      agencyIds,
      assignedTo: shared.uid,
    });

    expect(await readStoredDemo(english!.id)).toMatchObject({ assignedTo: null });
    expect(await exists(`engineerAssignments/${account.uid}_${voice.uid}`)).toBe(false);
    expect(await readField(`engineerAssignments/${shared.uid}_${voice.uid}`, 'agencyIds')).toEqual(agencyIds);
  });

  it('waits only for the other agencies after a deletion request', async () => {
    const token = await getIdToken(voice.email);
    await call('POST', '/privacy/deletion-request', { token, at: address });

    expect(await readField(`deletionRequests/${voice.uid}`, 'agencyIds')).toEqual([
      firstTenant.agencyId,
      secondTenant.agencyId,
    ]);

    await remove(voice.uid);

    const request = await firestore().doc(`deletionRequests/${voice.uid}`).get();
    expect(request.data()).toMatchObject({ agencyIds: [secondTenant.agencyId], state: 'requested' });
    expect((await remove(voice.uid, rival.token)).status).toBe(200);
    expect(await readField(`deletionRequests/${voice.uid}`, 'state')).toBe('erased');
  });
});

describe('a talent of no other agency', () => {
  it('is deleted with their account, and notified when done', async () => {
    const voice = await makeVoice();
    const cast = await makeAsked();
    await handIn(cast, voice);
    await uploadDemo(voice.token, voice.uid);
    expect((await remove(voice.uid)).status).toBe(200);

    const gone = [
      ...['talents', 'talentCache', 'users'].map((collection) => `${collection}/${voice.uid}`),
      ...['demos', 'demoCache'].map((collection) => `${collection}/${voice.demoId}`),
      `auditionEntries/${toEntryId(cast, voice)}`,
      `memberships/${firstTenant.agencyId}_${voice.uid}_talent`,
    ];
    for (const path of gone) expect([path, await exists(path)]).toEqual([path, false]);
    expect(await findVoices(firstTenant)).toEqual([]);
    await expect(auth().getUser(voice.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });

    const request = await firestore().doc(`deletionRequests/${voice.uid}`).get();
    expect(request.data()).toMatchObject({
      state: 'erased',
      removedBy: firstTenant.agencyId,
      fullName: '',
      email: '',
    });

    await expect
      .poll(async () => (await listMails(voice.email)).filter(({ text }) => text.includes('removed you')))
      .toHaveLength(1);

    const [last] = await listMails(voice.email);
    expect(last?.text).toContain('last email');
    expect(last?.subject).toContain('Test agency');

    const wish = await call('POST', '/privacy/deletion-request', { token: voice.token, at: address });
    expect(wish.status).toBeGreaterThan(400);
  });

  it('keeps account, role and company if they are also a client', async () => {
    const voice = await makeVoice({
      held: { client: [firstTenant.agencyId] },
      user: { displayName: 'Name1 Secret', companyId: firstTenant.companyId },
    });
    await judge(voice);

    const client = {
      agencyIds: [firstTenant.agencyId],
      email: voice.email,
      companyId: firstTenant.companyId,
    };
    await firestore().doc(`clients/${voice.uid}`).set(client);

    const clientEntry = {
      agencyId: firstTenant.agencyId,
      action: 'clients.update',
      by: 'x',
      before: null,
      at: new Date(),
    };

    const entry = firestore().doc(`audit/client-${voice.uid}`);
    await entry.set({ ...clientEntry, subject: `clients/${voice.uid}`, after: { name: 'Name1' } });

    const ref = firestore().doc(`audit/talent-${voice.uid}`);
    await ref.set({ ...clientEntry, subject: `talents/${voice.uid}`, after: { phone: '+34 600' } });

    expect((await previewRemoval(voice.uid)).collection).toMatchObject({
      isOnlyAgency: true,
      keepsAccount: true,
    });

    expect((await remove(voice.uid)).status).toBe(200);

    for (const path of ['talents', 'talentCache', 'talentRates'])
      expect([path, await exists(`${path}/${voice.uid}`)]).toEqual([path, false]);
    expect(await exists(`demos/${voice.demoId}`)).toBe(false);
    expect(await exists(`clients/${voice.uid}`)).toBe(true);
    expect(await readField(`users/${voice.uid}`, 'held')).toEqual({ client: [firstTenant.agencyId] });
    expect((await entry.get()).get('after')).toEqual({ name: 'Name1' });
    expect((await ref.get()).get('after')).toBeNull();

    const token = await getIdToken(voice.email);
    const projects = await call('POST', '/project', { token, at: address, body: { name: 'Theirs' } });
    expect(projects.status).toBe(201);
    expect((await call('GET', `/talent/${voice.uid}`, { token, at: address })).status).toBe(403);
    await waitForMail(voice.email, 1, ({ text }) => text.includes('Your account stays'));
  });

  it('may remove themselves as an admin', async () => {
    const uid = `both-${firstTenant.key}`;
    const voice = await makeTalentAccount([firstTenant.agencyId]);
    const boss = await makeAccount({
      uid,
      held: { admin: [firstTenant.agencyId], talent: [firstTenant.agencyId] },
    });
    const record = (await firestore().doc(`talents/${voice.uid}`).get()).data() ?? {};
    await firestore()
      .doc(`talents/${uid}`)
      .set({ ...record, email: boss.email });
    await firestore()
      .doc(`talentCache/${uid}`)
      .set({ agencyIds: [firstTenant.agencyId], publicName: 'V.' });
    expect((await remove(uid, boss.token)).status).toBe(200);
    expect(await exists(`talents/${uid}`)).toBe(false);
    expect(await readField(`users/${uid}`, 'held')).toEqual({ admin: [firstTenant.agencyId] });
    expect((await previewRemoval(voice.uid, boss.token)).status).toBe(200);
  });

  it('is completed by the schedule after a failure', async () => {
    const voice = await makeVoice();
    const token = voice.token;
    // The state right after the removal, before later clean-up.
    await remove(voice.uid);
    await firestore().doc(`deletionRequests/${voice.uid}`).update({ state: 'erasing', email: voice.email });
    await firestore().doc(`vacations/of-${voice.uid}`).set({ talentId: voice.uid });
    await continueErasures();
    expect(await exists(`vacations/of-${voice.uid}`)).toBe(false);
    expect(await readField(`deletionRequests/${voice.uid}`, 'state')).toBe('erased');
    expect((await call('GET', `/talent/${voice.uid}`, { token, at: address })).status).toBeGreaterThan(400);
  });
});

describe('a removal', () => {
  it('is limited to admins of the agency', async () => {
    const voice = await makeVoice();
    expect((await remove(voice.uid, firstTenant.teamToken)).status).toBe(403);
    expect((await remove(voice.uid, voice.token)).status).toBe(403);
    expect((await remove(voice.uid, firstTenant.clientToken)).status).toBe(403);
    expect((await remove(voice.uid, rival.token)).status).toBe(404);
    expect((await remove('nobody')).status).toBe(404);
    expect(await exists(`talents/${voice.uid}`)).toBe(true);
    expect((await remove(voice.uid)).status).toBe(200);
  });

  it('requires a choice from an admin of several agencies', async () => {
    const voice = await makeVoice();
    await join(secondTenant, voice);
    const both = await makeAccount({
      uid: `both-${secondTenant.key}`,
      held: { admin: [firstTenant.agencyId, secondTenant.agencyId] },
    });
    const ask = (agency?: string) =>
      call('DELETE', `/talent/${voice.uid}`, {
        token: both.token,
        at: address,
        ...(agency ? { agency } : {}),
      });
    expect((await ask()).error.code).toBe('auth.agencyRequired');
    expect((await ask(secondTenant.agencyId)).status).toBe(200);
    expect(await readField(`talents/${voice.uid}`, 'agencyIds')).toEqual([firstTenant.agencyId]);
  });

  it('by two admins concurrently succeeds once', async () => {
    const voice = await makeVoice();
    await join(secondTenant, voice);
    const person = await makePerson(firstTenant.agencyId, firstTenant.companyId, 'admin');
    const answers = await Promise.all([remove(voice.uid), remove(voice.uid, person.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await remove(voice.uid)).status).toBe(404);
    expect(await readField(`talents/${voice.uid}`, 'agencyIds')).toEqual([secondTenant.agencyId]);
  });

  it.each([true, false])('happens once under one key; for a shared talent: %s', async (isShared) => {
    const voice = await makeVoice();
    if (isShared) await join(secondTenant, voice);

    const key = randomUUID();
    const answers = [await remove(voice.uid, admin.token, key), await remove(voice.uid, admin.token, key)];
    expect(answers.map(({ status, collection }) => [status, collection])).toEqual(
      answers.map(() => [200, { id: voice.uid }]),
    );

    const audit = await findAuditEntry(`talents/${voice.uid}`);
    expect(audit.docs.filter((entry) => entry.get('action') === 'talents.remove')).toHaveLength(1);

    const findNotices = async () =>
      (await listMails(voice.email)).filter(({ text }) => text.includes('removed you'));
    await expect.poll(findNotices).toHaveLength(1);
  });
});
