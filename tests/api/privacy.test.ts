import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import type { Serialised } from '@domain/contract.ts';
import { UNEXPORTED } from '../../functions/src/features/privacy/erasure/exported-fields.ts';
import { makeAccount, putAccess } from '../stack/account.ts';
import { getActingToken } from '../stack/acting.ts';
import { APP, auth, bucket, firestore, getIdToken } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { waitForMail } from '../stack/inbox.ts';
import { refreshCopies } from '../stack/copies.ts';
import { setTalent, makeTalentRecord } from '../stack/talent.ts';
import { acceptOldSessions, ageSession } from '../stack/old-session.ts';
import { unzip } from '../stack/unzip.ts';
import { setUpOnce } from '../stack/set-up-once.ts';

const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));
const BY_UID = ['talents', 'talentCache', 'talentRates', 'billingInformation'];
const BY_FIELD = [
  'roster',
  'talentTerms',
  'rehearsals',
  'talentScores',
  'talentDossiers',
  'demos',
  'demoCache',
  'testedVoices',
  'auditionEntries',
  'auditionInvites',
  'castingDemos',
  'voiceComments',
  'guestVotes',
  'guestComments',
  'vacations',
];
const KEPT = ['orders', 'recordingSessionReports'];

let uid: string;
let email: string;
let token: string;
let staff: { readonly one: string; readonly two: string; readonly stranger: string };

const record = (id: string) => ({
  agencyIds: ['agency-one', 'agency-two'],
  agencyId: 'agency-one',
  talentId: id,
  fullName: 'Vera Olvido',
  email,
  // A shortlist entry of a casting that doesn't exist.
  projectId: 'none',
  castingId: 'none',
  voiceId: 'none',
});

setUpOnce(async () => {
  const key = randomBytes(4).toString('hex');
  uid = `forgotten-${key}`;
  email = `${uid}@tests.example`;

  const agenciesByRole = { talent: ['agency-one', 'agency-two'] };
  ({ token } = await makeAccount({
    uid,
    email,
    held: agenciesByRole,
    user: { displayName: 'Vera', locale: 'es' },
  }));

  const batch = firestore().batch();
  for (const collection of BY_UID) batch.set(firestore().collection(collection).doc(uid), record(uid));
  batch.set(firestore().doc(`consents/${uid}_terms_2026-01-01`), { userId: uid, kind: 'terms' });

  for (const collection of [...BY_FIELD, ...KEPT])
    batch.set(firestore().collection(collection).doc(`of-${uid}`), {
      ...record(uid),
      storagePath: `tests/${uid}/${collection}.mp3`,
    });

  batch.set(firestore().doc(`demoDossiers/of-${uid}`), { agencyIds: ['agency-one'], comment: 'Bright' });
  batch.set(firestore().doc(`demos/not-of-${uid}`), record('another-person'));
  batch.set(firestore().doc(`audit/of-${uid}`), { subject: `talents/${uid}`, by: uid, after: record(uid) });
  await batch.commit();
  for (const collection of ['demos', 'auditionInvites'])
    await bucket().file(`tests/${uid}/${collection}.mp3`).save(take);

  const [firstToken, two, stranger] = await Promise.all(
    ['team@agency-one.example', 'admin@agency-two.example', 'team@agency-two.example'].map((address) =>
      getIdToken(address),
    ),
  );
  staff = { one: firstToken ?? '', two: two ?? '', stranger: stranger ?? '' };
});

// Their shape would break other tests.
afterEach(async () => {
  const batch = firestore().batch();
  for (const collection of BY_UID) batch.delete(firestore().doc(`${collection}/${uid}`));
  for (const collection of [...BY_FIELD, 'demoDossiers'])
    batch.delete(firestore().doc(`${collection}/of-${uid}`));
  batch.delete(firestore().doc(`demos/not-of-${uid}`));
  await batch.commit();
});

const exists = async (path: string): Promise<boolean> => (await firestore().doc(path).get()).exists;
const ask = (caller: string | undefined = token) =>
  call<Serialised<DeletionRequest>>('POST', '/privacy/deletion-request', { token: caller, body: {} });
/** As a browser sends it: with a key and without a body. */
const askAsBrowser = () =>
  call<Serialised<DeletionRequest>>('POST', '/privacy/deletion-request', {
    token,
    headers: { 'Idempotency-Key': `key-${uid}` },
  });
const confirm = (caller: string) =>
  call<Serialised<DeletionRequest>>('POST', `/privacy/deletion-request/${uid}/confirm`, {
    token: caller,
    body: {},
  });
const exportAs = (caller: string) =>
  fetch(`${APP}/api/privacy/export`, { headers: { Authorization: `Bearer ${caller}` } });

describe('a talent’s own data', () => {
  it('is exported as a zip: every record, and every MP3', async () => {
    const response = await exportAs(token);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');

    const files = unzip(Buffer.from(await response.arrayBuffer()));
    expect([...files.keys()].sort()).toEqual(
      [
        'LEEME.txt',
        'account.json',
        'consents.json',
        'mentions.json',
        'my-data.html',
        ...[...BY_UID, ...BY_FIELD, 'memberships', 'users']
          .filter((collection) => !(collection in UNEXPORTED) && collection !== 'voiceComments')
          .map((collection) => `${collection}.json`),
        `audio/demos/of-${uid}.mp3`,
        `audio/auditionInvites/of-${uid}.mp3`,
      ].sort(),
    );

    expect(files.get(`audio/demos/of-${uid}.mp3`)?.equals(take)).toBe(true);

    const audition = files.get(`audio/auditionInvites/of-${uid}.mp3`)?.toString('latin1');
    expect(audition).toContain('No synthetic voice may be made from this recording');
    expect(JSON.parse(files.get('talents.json')?.toString() ?? '')).toMatchObject([
      { fullName: 'Vera Olvido' },
    ]);

    const demos = JSON.parse(files.get('demos.json')?.toString() ?? '') as { path: string }[];
    expect(demos.map(({ path }) => path)).toEqual([`demos/of-${uid}`]);
  });

  it('has a readable page, without other people, agencies’ terms or assessments', async () => {
    const request = {
      ...record(uid),
      name: 'Clara Benet',
      userId: 'clara-uid',
      text: 'Too old',
      comment: 'Slow',
    };

    const batch = firestore().batch();
    for (const collection of BY_FIELD)
      batch.set(firestore().doc(`${collection}/of-${uid}`), {
        ...request,
        commission: 4711,
        peaks: [0.123456],
      });

    batch.set(firestore().doc(`enquiries/of-${uid}`), {
      ...record(uid),
      message: '<b>Hola</b>',
      createdAt: new Date(0),
    });

    batch.set(firestore().doc(`earnings/of-${uid}`), { ...record(uid), amount: 123_400, currency: 'EUR' });
    await batch.commit();

    const files = unzip(Buffer.from(await (await exportAs(token)).arrayBuffer()));
    const texts = [...files]
      .filter(([name]) => !name.startsWith('audio/'))
      .map(([, file]) => file.toString());
    const all = texts.join('\n');
    expect(['clara-uid', 'Too old', '4711', '0.123456'].filter((text) => all.includes(text))).toEqual([]);

    const page = files.get('my-data.html')?.toString() ?? '';
    expect(page).toContain('&#60;b&#62;Hola');
    expect(page).toMatch(/1234,00\s€/);
    expect(page).toContain('1970');
    expect(page).toContain('UTC');
    await firestore().doc(`enquiries/of-${uid}`).delete();
    await firestore().doc(`earnings/of-${uid}`).delete();
  });

  it('isn’t exported to others', async () => {
    expect((await exportAs(staff.one)).status).toBe(403);
    const admin = await getIdToken('admin@agency-one.example');
    expect((await exportAs(await getActingToken(admin, uid))).status).toBe(403);
    expect((await exportAs(token)).status).toBe(200);
  });

  it('is exported to rejected people, but not to pending or unverified ones', async () => {
    const exportAsTalent = async (status: 'REJECTED' | 'PENDING', emailVerified = true) => {
      const name = `refused-${randomBytes(4).toString('hex')}`;
      const batch = firestore().batch();
      setTalent(batch, name, makeTalentRecord(['agency-one'], { email: `${name}@tests.example` }));
      await batch.commit();
      const agenciesByRole = { talent: ['agency-one'] };
      const account = await makeAccount({ uid: name, held: agenciesByRole, status, emailVerified });
      await refreshCopies(name);
      const answer = await exportAs(account.token);
      return [answer.status, (await call('GET', '/privacy/voiceData', { token: account.token })).status];
    };

    expect(await exportAsTalent('REJECTED')).toEqual([200, 403]);
    expect(await exportAsTalent('PENDING')).toEqual([403, 403]);
    expect(await exportAsTalent('REJECTED', false)).toEqual([403, 403]);
  });

  it('is deleted after each agency has confirmed; signed reports and orders stay', async () => {
    expect((await askAsBrowser()).collection).toMatchObject({ state: 'requested', confirmedBy: [] });
    expect((await askAsBrowser()).status).toBe(201);
    expect((await confirm(staff.one)).collection).toMatchObject({
      state: 'requested',
      confirmedBy: ['agency-one'],
    });
    expect(await exists(`talents/${uid}`)).toBe(true);

    expect((await confirm(staff.two)).collection).toMatchObject({ state: 'erased', fullName: '', email: '' });

    const gone = [
      ...BY_UID.map((collection) => `${collection}/${uid}`),
      ...BY_FIELD.map((collection) => `${collection}/of-${uid}`),
      `demoDossiers/of-${uid}`,
      `consents/${uid}_terms_2026-01-01`,
    ];
    for (const path of gone) expect([path, await exists(path)]).toEqual([path, false]);
    for (const collection of KEPT) expect(await exists(`${collection}/of-${uid}`)).toBe(true);
    expect(await exists(`demos/not-of-${uid}`)).toBe(true);
    for (const collection of ['demos', 'auditionInvites'])
      expect(await bucket().file(`tests/${uid}/${collection}.mp3`).exists()).toEqual([false]);
    await expect(auth().getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect((await firestore().doc(`audit/of-${uid}`).get()).data()).toMatchObject({ by: uid, after: null });
    expect((await waitForMail(email, 2)).subject).toBe('Hemos eliminado tus datos');

    // A repeated confirmation finds nothing to do and sends nothing.
    expect((await confirm(staff.two)).collection).toMatchObject({ state: 'erased' });
  });

  it('is deleted for a talent who is also a client; account and role stay', async () => {
    const agenciesByRole = { talent: ['agency-one', 'agency-two'], client: ['agency-one'] };
    await putAccess({ uid, email, held: agenciesByRole, user: { companyId: 'company-lumen', locale: 'en' } });

    const record = { agencyIds: ['agency-one'], email, companyId: 'company-lumen' };
    await firestore().doc(`clients/${uid}`).set(record);

    const client = await getIdToken(email);
    expect((await call('POST', '/privacy/deletion-request', { token: client })).status).toBe(201);
    await confirm(staff.one);
    expect((await confirm(staff.two)).collection).toMatchObject({ state: 'erased' });
    for (const path of [`talents/${uid}`, `talentRates/${uid}`, `demos/of-${uid}`])
      expect([path, await exists(path)]).toEqual([path, false]);
    expect((await firestore().doc(`users/${uid}`).get()).get('held')).toEqual({ client: ['agency-one'] });
    expect((await auth().getUser(uid)).disabled).toBe(false);

    const made = await call('POST', '/project', {
      token: await getIdToken(email),
      headers: { 'X-Agency-Id': 'agency-one' },
      body: { name: 'Theirs' },
    });
    expect(made.status).toBe(201);
    await firestore().doc(`clients/${uid}`).delete();
    expect((await waitForMail(email, 2)).text).toContain('Your account stays');
  });

  it('is not deleted on confirmation by an unrelated agency, or a client', async () => {
    await ask();
    await firestore()
      .doc(`deletionRequests/${uid}`)
      .update({ agencyIds: ['agency-one'] });
    expect((await confirm(staff.stranger)).status).toBe(404);
    expect((await confirm(await getIdToken('client@agency-one.example'))).status).toBe(403);
    expect((await confirm(token)).status).toBe(403);
    expect(await exists(`talents/${uid}`)).toBe(true);
    expect((await confirm(staff.one)).collection).toMatchObject({ state: 'erased' });
  });

  it('can be requested only after a recent sign-in, with an email to its owner', async () => {
    await acceptOldSessions(uid);
    const old = ageSession(token, 600);
    expect([(await ask(old)).status, (await ask(old)).error.code]).toEqual([403, 'auth.recentLogin']);
    expect((await ask()).status).toBe(201);
    expect((await waitForMail(email)).subject).toBe('Has pedido que se eliminen tus datos');
    expect((await ask(old)).status).toBe(201);
  });

  it('stays when the request is withdrawn in time', async () => {
    const withdraw = () => call('DELETE', '/privacy/deletion-request', { token });
    expect((await withdraw()).status).toBe(404);

    const first = await ask();
    expect((await ask()).collection).toEqual(first.collection);
    expect((await withdraw()).status).toBe(200);
    expect((await confirm(staff.one)).status).toBe(404);
    await ask();
    await firestore().doc(`deletionRequests/${uid}`).update({ state: 'erasing' });

    const late = await withdraw();
    expect([late.status, late.error.code]).toEqual([409, 'privacy.erasing']);
  });

  it('is deleted when an interrupted deletion is confirmed again', async () => {
    await ask();
    await firestore()
      .doc(`deletionRequests/${uid}`)
      .update({ state: 'erasing', confirmedBy: ['agency-one', 'agency-two'] });
    await firestore().doc(`demoCache/of-${uid}`).delete();
    await auth().deleteUser(uid);
    expect((await confirm(staff.one)).collection).toMatchObject({ state: 'erased' });
    expect(await exists(`talents/${uid}`)).toBe(false);
  });
});
