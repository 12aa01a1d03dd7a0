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

let at: string;
let one: Tenant;
let two: Tenant;
let admin: Person;
let rival: Person;

beforeAll(async () => {
  const own = await startOwnApi();
  at = own.address;
  return own.stop;
});
setUpOnce(async () => {
  [one, two] = await Promise.all([makeTenant(1), makeTenant(0)]);
  admin = await makePerson(one.agencyId, one.companyId, 'admin');
  rival = await makePerson(two.agencyId, two.companyId, 'admin');
});

const remove = (
  id: string,
  token = admin.token,
  key: string = randomUUID(),
): Promise<Answer<{ id: string }>> =>
  call('DELETE', `/talent/${id}`, { token, at, headers: { 'Idempotency-Key': key } });
const previewRemoval = (id: string, token = admin.token) =>
  call<Serialised<TalentRemoval>>('GET', `/talent/${id}/removal`, { token, at });
const exists = async (path: string): Promise<boolean> => (await firestore().doc(path).get()).exists;
const readField = async (path: string, name: string) =>
  (await firestore().doc(path).get()).get(name) as unknown;
const invite = async (tenant: Tenant, email: string) => {
  const body = { name: 'Vera', lastName: 'Lund', email, language: 'eng' };
  const path = '/userAgencySelfServiceInvite';
  return (await call<SelfServiceInvite>('POST', path, { token: tenant.teamToken, body, at })).collection;
};
const join = async (tenant: Tenant, voice: Account): Promise<void> => {
  const { id } = await invite(tenant, voice.email);
  const path = `/userAgencySelfServiceInvite/${id}`;
  const body = { action: 'accept' };
  expect((await call('POST', path, { token: await getIdToken(voice.email), body, at })).status).toBe(200);
};

/** The tenant's voice, with an approved demo and an account. */
const makeVoice = async (wish: Partial<AccountWish> = {}): Promise<Account & { readonly demoId: string }> => {
  const [talent] = one.talents;
  const { id: uid = '', email = '', demoId = '' } = talent ?? {};
  const held = { talent: [one.agencyId], ...wish.held };
  const account = await makeAccount({ uid, email, user: { displayName: 'Name1 Secret' }, ...wish, held });
  return { ...account, demoId };
};

const request = (cast: Cast): Promise<Answer<unknown>> =>
  call('POST', `/audition/${cast.castingId}/${cast.voice.id}`, {
    token: one.clientToken,
    body: { style: 'NATURAL', deadline: makeDeadline(5), script: 'Read', brief: '' },
    at,
  });
const toEntryId = ({ castingId, voice }: Cast, { uid }: Account): string => `${castingId}_${voice.id}_${uid}`;
/** A cast with the shortlisted voice and an audition request. */
const makeAsked = async (): Promise<Cast> => {
  const cast = await makeCast(one);
  expect((await request(cast)).status).toBe(201);
  return cast;
};
const handIn = async (cast: Cast, voice: Account): Promise<void> => {
  const path = await getUploadPath(toEntryId(cast, voice), voice.email, at);
  expect((await call('POST', path, { body: uploadForm(take), at })).status).toBeLessThan(300);
};
const findVoices = async (tenant: Tenant): Promise<readonly string[]> =>
  (
    await call<Page<PublicDemo>>('GET', '/demoCache?language=eng', { token: tenant.clientToken, at })
  ).collection.items.map(({ id }) => id);

const AGREED = ['talentTerms', 'talentRateCards'];
const FOUND = ['talentScores', 'talentDossiers', 'rehearsals'];
/** Records that the agency's people keep about them. */
const judge = async (voice: Account): Promise<readonly string[]> => {
  const name = `${one.agencyId}_${voice.uid}`;
  const about = { agencyId: one.agencyId, talentId: voice.uid };
  const batch = firestore().batch();
  batch.set(firestore().doc(`talentTerms/${name}`), { ...about, tags: ['Radio'], updatedAt: new Date() });
  batch.set(firestore().doc(`talentScores/${name}`), { ...about, talent: voice.uid, total: 7 });
  batch.set(firestore().doc(`talentDossiers/${name}`), { ...about, comment: 'Punctual' });
  await batch.commit();

  const rates = await call('PATCH', `/talent/${voice.uid}/rates`, {
    token: voice.token,
    body: { currency: 'EUR', sessionFee: 20_000, usageFee: 0, minimumFee: 0 },
    at,
  });
  expect(rates.status).toBe(200);

  const check = `/connectionSession/${voice.uid}`;
  await call('POST', check, { token: admin.token, body: {}, at });

  const passed = { status: 'passed', quality: 'GOOD', latencyMs: 9 };
  expect((await call('PATCH', check, { token: admin.token, body: passed, at })).status).toBe(200);

  return [...AGREED, ...FOUND].map((text) => `${text}/${name}`);
};

describe('what a removal would do', () => {
  it('has a preview per project', async () => {
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

  it('counts no closed project, and only reveals that other agencies exist', async () => {
    const voice = await makeVoice();
    const cast = await makeCast(one);
    await join(two, voice);
    await firestore().doc(`projects/${cast.project.id}`).update({ state: 'Closed' });
    const answer = await previewRemoval(voice.uid);
    expect(answer.collection).toMatchObject({ shortlisted: { count: 0, projects: [] }, isOnlyAgency: false });
    expect(JSON.stringify(answer.collection)).not.toContain(two.agencyId);
    // The request alone changes nothing.
    expect(await findVoices(one)).toEqual([voice.demoId]);
  });

  it('is for staff of the agency alone', async () => {
    const voice = await makeVoice();
    expect((await previewRemoval(voice.uid, one.teamToken)).status).toBe(200);
    expect((await previewRemoval(voice.uid, voice.token)).status).toBe(403);
    expect((await previewRemoval(voice.uid, rival.token)).status).toBe(404);
    expect((await previewRemoval(voice.uid)).status).toBe(200);
  });
});

describe('a removal on the running stack', () => {
  it('is previewed and carried out as the API describes', async () => {
    const voice = await makeVoice();
    await join(two, voice);
    const { token } = admin;
    const notified = await call<Serialised<TalentRemoval>>('GET', `/talent/${voice.uid}/removal`, { token });
    expect(notified.collection).toMatchObject({ id: voice.uid, demos: 1, isOnlyAgency: false });
    const done = await call('DELETE', `/talent/${voice.uid}`, { token });
    expect([done.status, done.collection]).toEqual([200, { id: voice.uid }]);
    expect(await readField(`talents/${voice.uid}`, 'agencyIds')).toEqual([two.agencyId]);
  });
});

describe('a talent of several agencies', () => {
  let voice: Account & { readonly demoId: string };
  setUpOnce(async () => {
    voice = await makeVoice();
    await join(two, voice);
  });

  it('leaves one, with everything that was agreed, and stays with the other', async () => {
    const kept = await judge(voice);
    expect(await Promise.all(kept.map(exists))).toEqual(kept.map(() => true));
    const token = await getIdToken(voice.email);
    expect(await fetchUnderRules(token, `talents/${voice.uid}`)).toBe('OK');
    expect((await remove(voice.uid)).collection).toEqual({ id: voice.uid });

    expect(await Promise.all(kept.map(exists))).toEqual([
      ...AGREED.map(() => false),
      ...FOUND.map(() => true),
    ]);

    expect(await findVoices(one)).toEqual([]);
    expect(await findVoices(two)).toEqual([voice.demoId]);
    for (const path of ['talents', 'talentCache', 'talentRates'].map((name) => `${name}/${voice.uid}`))
      expect([path, await readField(path, 'agencyIds')]).toEqual([path, [two.agencyId]]);
    for (const path of ['demos', 'demoCache'].map((name) => `${name}/${voice.demoId}`))
      expect([path, await readField(path, 'agencyIds')]).toEqual([path, [two.agencyId]]);

    const rosters = await firestore().collection('roster').where('talentId', '==', voice.uid).get();
    expect(rosters.docs.map((entry) => entry.get('agencyId') as string)).toEqual([two.agencyId]);
    // The other agency's copy is unchanged.
    expect(rosters.docs[0]?.get('updatedAt')).toEqual(await readField(`talents/${voice.uid}`, 'updatedAt'));
    expect(await exists(`memberships/${one.agencyId}_${voice.uid}_talent`)).toBe(false);
    expect(await readField(`users/${voice.uid}`, 'held')).toEqual({ talent: [two.agencyId] });
    expect(await exists(`talentRateCards/${two.agencyId}_${voice.uid}`)).toBe(true);

    // After the commit: an older token reads nothing under the rules, and the agency nothing of theirs.
    expect(await fetchUnderRules(token, `talents/${voice.uid}`)).toBe('PERMISSION_DENIED');
    expect(await fetchUnderRules(admin.token, `talents/${voice.uid}`)).toBe('PERMISSION_DENIED');
    expect((await call('GET', `/talent/${voice.uid}`, { token: one.teamToken, at })).status).toBe(404);
    expect((await call('GET', `/talent/${voice.uid}`, { token: two.teamToken, at })).status).toBe(200);
    expect((await call('GET', `/talent/${voice.uid}`, { token, at })).status).toBe(200);
  });

  it('is withdrawn from the shortlists, and is asked for no audition any more; a take stays', async () => {
    const [cast, done] = [await makeAsked(), await makeAsked()];
    await handIn(done, voice);
    const link = await getLinkIdentifier(toEntryId(cast, voice));
    await remove(voice.uid);

    expect(await readField(`castingDemos/${cast.shortlisted[0]?.id}`, 'isWithdrawn')).toBe(true);
    expect(await readField(`castings/${cast.castingId}`, `withdrawn.${cast.voice.id}`)).toBe(1);

    const identity = { email: voice.email, urlIdentifier: link };
    expect((await call('POST', '/audition-entry/identity', { body: identity, at })).status).toBe(404);
    expect(await exists(`auditionEntries/${toEntryId(cast, voice)}`)).toBe(false);

    const entry = (
      await firestore()
        .doc(`auditionEntries/${toEntryId(done, voice)}`)
        .get()
    ).data() as AuditionEntry;
    expect(entry).toMatchObject({ status: 'uploaded', talentPublicName: 'Talent 1.' });

    const heard = await call('GET', `/audition-entry/${toEntryId(done, voice)}/signedUrl`, {
      token: one.clientToken,
      at,
    });
    expect(heard.status).toBe(200);
  });

  it("is sent once, in their language, and the agency’s audit doesn't name the other", async () => {
    await firestore().doc(`users/${voice.uid}`).update({ locale: 'es' });
    await remove(voice.uid);

    await expect
      .poll(async () =>
        (await listMails(voice.email)).filter(({ subject }) => subject.startsWith('Ya no estás')),
      )
      .toHaveLength(1);

    const audit = await findAuditEntry(`talents/${voice.uid}`);
    const entries = audit.docs.map((entry) => entry.data());
    expect(entries).toMatchObject([{ action: 'talents.remove', agencyId: one.agencyId, by: admin.uid }]);
    expect(JSON.stringify(entries)).not.toContain(two.agencyId);
  });

  it('can be invited again, and asked again', async () => {
    const cast = await makeAsked();
    const { id: unanswered } = await invite(one, 'another.person@tests.example');
    await remove(voice.uid);
    expect(await exists(`selfServiceInvites/${unanswered}`)).toBe(true);
    await join(one, voice);
    expect(await findVoices(one)).toEqual([voice.demoId]);
    expect(await readField(`castingDemos/${cast.shortlisted[0]?.id}`, 'isWithdrawn')).toBe(false);
    expect((await request(cast)).status).toBe(201);
    expect(await exists(`auditionEntries/${toEntryId(cast, voice)}`)).toBe(true);
    expect((await call('GET', `/talent/${voice.uid}`, { token: one.teamToken, at })).status).toBe(200);
  });

  it('comes back as the agency knew them: scored, noted and tested', async () => {
    await judge(voice);
    await remove(voice.uid);
    await join(one, voice);

    const name = `${one.agencyId}_${voice.uid}`;
    expect(await readField(`talentDossiers/${name}`, 'comment')).toBe('Punctual');

    const [entry] = (
      await firestore().collection('roster').where('talentId', '==', voice.uid).get()
    ).docs.filter((found_) => found_.get('agencyId') === one.agencyId);
    expect(entry?.get('score')).toBe(7);

    const { collection } = await call<Page<PublicDemo>>('GET', '/demoCache?language=eng&liveTested=true', {
      token: one.clientToken,
      at,
    });
    expect(collection.items).toMatchObject([{ id: voice.demoId, rehearsal: { latencyMs: 9 } }]);
  });

  it('frees the tickets that engineers of that agency alone review, and no others', async () => {
    const account = await makeEngineer([one.agencyId]);
    const shared = await makeEngineer([one.agencyId, two.agencyId]);
    const [english, spanish] = [
      await uploadDemo(voice.token, voice.uid, { agency: one.agencyId }),
      await uploadDemo(voice.token, voice.uid, { agency: one.agencyId, fields: { language: 'spa' } }),
    ].map(({ collection }) => collection);
    const [first, second] = [english!.curationTicketId, spanish!.curationTicketId];
    expect((await changeTicket(account.token, first, 'take')).status).toBe(200);
    expect((await changeTicket(shared.token, second, 'take')).status).toBe(200);
    await remove(voice.uid);

    const agencyIds = [two.agencyId];
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

  it('who asked to be deleted waits for the others alone', async () => {
    const token = await getIdToken(voice.email);
    await call('POST', '/privacy/deletion-request', { token, at });

    expect(await readField(`deletionRequests/${voice.uid}`, 'agencyIds')).toEqual([
      one.agencyId,
      two.agencyId,
    ]);

    await remove(voice.uid);

    const request = await firestore().doc(`deletionRequests/${voice.uid}`).get();
    expect(request.data()).toMatchObject({ agencyIds: [two.agencyId], state: 'requested' });
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
      `memberships/${one.agencyId}_${voice.uid}_talent`,
    ];
    for (const path of gone) expect([path, await exists(path)]).toEqual([path, false]);
    expect(await findVoices(one)).toEqual([]);
    await expect(auth().getUser(voice.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });

    const request = await firestore().doc(`deletionRequests/${voice.uid}`).get();
    expect(request.data()).toMatchObject({
      state: 'erased',
      removedBy: one.agencyId,
      fullName: '',
      email: '',
    });

    await expect
      .poll(async () => (await listMails(voice.email)).filter(({ text }) => text.includes('removed you')))
      .toHaveLength(1);

    const [last] = await listMails(voice.email);
    expect(last?.text).toContain('last email');
    expect(last?.subject).toContain('Test agency');

    const wish = await call('POST', '/privacy/deletion-request', { token: voice.token, at });
    expect(wish.status).toBeGreaterThan(400);
  });

  it('who is a client too keeps account, role and company', async () => {
    const voice = await makeVoice({
      held: { client: [one.agencyId] },
      user: { displayName: 'Name1 Secret', companyId: one.companyId },
    });
    await judge(voice);

    const client = { agencyIds: [one.agencyId], email: voice.email, companyId: one.companyId };
    await firestore().doc(`clients/${voice.uid}`).set(client);

    const theirs = {
      agencyId: one.agencyId,
      action: 'clients.update',
      by: 'x',
      before: null,
      at: new Date(),
    };

    const entry = firestore().doc(`audit/client-${voice.uid}`);
    await entry.set({ ...theirs, subject: `clients/${voice.uid}`, after: { name: 'Name1' } });

    const ref = firestore().doc(`audit/talent-${voice.uid}`);
    await ref.set({ ...theirs, subject: `talents/${voice.uid}`, after: { phone: '+34 600' } });

    expect((await previewRemoval(voice.uid)).collection).toMatchObject({
      isOnlyAgency: true,
      keepsAccount: true,
    });

    expect((await remove(voice.uid)).status).toBe(200);

    for (const path of ['talents', 'talentCache', 'talentRates'])
      expect([path, await exists(`${path}/${voice.uid}`)]).toEqual([path, false]);
    expect(await exists(`demos/${voice.demoId}`)).toBe(false);
    expect(await exists(`clients/${voice.uid}`)).toBe(true);
    expect(await readField(`users/${voice.uid}`, 'held')).toEqual({ client: [one.agencyId] });
    expect((await entry.get()).get('after')).toEqual({ name: 'Name1' });
    expect((await ref.get()).get('after')).toBeNull();

    const token = await getIdToken(voice.email);
    const projects = await call('POST', '/project', { token, at, body: { name: 'Theirs' } });
    expect(projects.status).toBe(201);
    expect((await call('GET', `/talent/${voice.uid}`, { token, at })).status).toBe(403);
    await waitForMail(voice.email, 1, ({ text }) => text.includes('Your account stays'));
  });

  it('may be the admin who removes them', async () => {
    const uid = `both-${one.key}`;
    const voice = await makeTalentAccount([one.agencyId]);
    const boss = await makeAccount({ uid, held: { admin: [one.agencyId], talent: [one.agencyId] } });
    const record = (await firestore().doc(`talents/${voice.uid}`).get()).data() ?? {};
    await firestore()
      .doc(`talents/${uid}`)
      .set({ ...record, email: boss.email });
    await firestore()
      .doc(`talentCache/${uid}`)
      .set({ agencyIds: [one.agencyId], publicName: 'V.' });
    expect((await remove(uid, boss.token)).status).toBe(200);
    expect(await exists(`talents/${uid}`)).toBe(false);
    expect(await readField(`users/${uid}`, 'held')).toEqual({ admin: [one.agencyId] });
    expect((await previewRemoval(voice.uid, boss.token)).status).toBe(200);
  });

  it('is resumed by the schedule after a failure', async () => {
    const voice = await makeVoice();
    const token = voice.token;
    // The state right after the removal, before later clean-up.
    await remove(voice.uid);
    await firestore().doc(`deletionRequests/${voice.uid}`).update({ state: 'erasing', email: voice.email });
    await firestore().doc(`vacations/of-${voice.uid}`).set({ talentId: voice.uid });
    await continueErasures();
    expect(await exists(`vacations/of-${voice.uid}`)).toBe(false);
    expect(await readField(`deletionRequests/${voice.uid}`, 'state')).toBe('erased');
    expect((await call('GET', `/talent/${voice.uid}`, { token, at })).status).toBeGreaterThan(400);
  });
});

describe('a removal', () => {
  it('is for admins of the agency alone', async () => {
    const voice = await makeVoice();
    expect((await remove(voice.uid, one.teamToken)).status).toBe(403);
    expect((await remove(voice.uid, voice.token)).status).toBe(403);
    expect((await remove(voice.uid, one.clientToken)).status).toBe(403);
    expect((await remove(voice.uid, rival.token)).status).toBe(404);
    expect((await remove('nobody')).status).toBe(404);
    expect(await exists(`talents/${voice.uid}`)).toBe(true);
    expect((await remove(voice.uid)).status).toBe(200);
  });

  it('requires a choice from an admin of several agencies', async () => {
    const voice = await makeVoice();
    await join(two, voice);
    const both = await makeAccount({ uid: `both-${two.key}`, held: { admin: [one.agencyId, two.agencyId] } });
    const ask = (agency?: string) =>
      call('DELETE', `/talent/${voice.uid}`, { token: both.token, at, ...(agency ? { agency } : {}) });
    expect((await ask()).error.code).toBe('auth.agencyRequired');
    expect((await ask(two.agencyId)).status).toBe(200);
    expect(await readField(`talents/${voice.uid}`, 'agencyIds')).toEqual([one.agencyId]);
  });

  it('by two admins concurrently succeeds once', async () => {
    const voice = await makeVoice();
    await join(two, voice);
    const person = await makePerson(one.agencyId, one.companyId, 'admin');
    const answers = await Promise.all([remove(voice.uid), remove(voice.uid, person.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await remove(voice.uid)).status).toBe(404);
    expect(await readField(`talents/${voice.uid}`, 'agencyIds')).toEqual([two.agencyId]);
  });

  it.each([true, false])('is carried out once under one key; of a shared talent: %s', async (isShared) => {
    const voice = await makeVoice();
    if (isShared) await join(two, voice);

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
