import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SignInView } from '@domain/accounts/sign-ins.ts';
import { makeAccount } from '../stack/account.ts';
import { getActingToken } from '../stack/acting.ts';
import { firestore, getIdToken } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { refreshCopies } from '../stack/copies.ts';
import { findLink, waitForMail } from '../stack/inbox.ts';
import { acceptOldSessions, ageSession } from '../stack/old-session.ts';
import { setTalent, makeTalentRecord } from '../stack/talent.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { findAuditEntry } from '../stack/audit.ts';

const OLD = 'casting-demo-1';
const NEW = 'a new  password';
const AGENCY = 'agency-one';

let uid: string;
let email: string;

setUpOnce(async () => {
  uid = `settled-${randomBytes(4).toString('hex')}`;
  email = `${uid}@tests.example`;
  await makeAccount({ uid, email, held: { talent: [AGENCY] }, user: { displayName: 'Sol' } });
  const batch = firestore().batch();
  setTalent(batch, uid, makeTalentRecord([AGENCY], { email, communicationLanguage: 'en' }));
  await batch.commit();
});

const findRecorded = async (action: string) =>
  (await findAuditEntry(`users/${uid}`, action)).docs.map((snapshot) => snapshot.data());

const change = (token: string | undefined, newPassword = NEW) =>
  call('POST', '/user/changePassword', { token, body: { newPassword } });

describe('a password', () => {
  it('changes only after a recent sign-in, and ends every session', async () => {
    const token = await getIdToken(email, OLD);
    expect((await change(token)).collection).toEqual({ status: 'success' });
    await expect(getIdToken(email, NEW)).resolves.toBeTypeOf('string');
    await expect(getIdToken(email, OLD)).rejects.toThrow('No token');
    expect(await findRecorded('accounts.changePassword')).toMatchObject([{ by: uid, as: null }]);
  });

  it('is unchanged if the sign-in is older than five minutes, or without a session', async () => {
    await acceptOldSessions(uid);

    const token = await getIdToken(email, OLD);
    const late = await change(ageSession(token, 301));
    expect([late.status, late.error.code]).toEqual([403, 'auth.recentLogin']);
    await expect(getIdToken(email, OLD)).resolves.toBeTypeOf('string');
    expect((await change(undefined)).status).toBe(401);
    await expect(getIdToken(email, OLD)).resolves.toBeTypeOf('string');

    const short = await change(token, 'short');
    expect([short.status, short.error.property]).toEqual([422, 'newPassword']);
    expect((await change(token)).status).toBe(200);
  });

  it('cannot be changed by an admin who acts as its owner', async () => {
    const admin = await getIdToken('admin@agency-one.example');
    const refused = await change(await getActingToken(admin, uid));
    expect([refused.status, refused.error.code]).toEqual([403, 'auth.forbidden']);
    await expect(getIdToken(email, OLD)).resolves.toBeTypeOf('string');
  });

  it('invalidates reset links sent before', async () => {
    await call('POST', '/user/resetPassword', { body: { email } });
    const oobCode = findLink(await waitForMail(email)).searchParams.get('oobCode');
    await change(await getIdToken(email, OLD));
    const spent = await call('POST', '/user/setNewPassword', {
      body: { oobCode, newPassword: 'yet another one' },
    });
    expect([spent.status, spent.error.code]).toEqual([410, 'password.linkSpent']);
  });
});

describe('active sessions', () => {
  const CHROME =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  const open = (token: string, agent = CHROME) =>
    call('GET', '/', { token, headers: { 'User-Agent': agent } });
  const read = (token: string) => call<readonly SignInView[]>('GET', '/user/signIns', { token });

  it('are listed once each to the user, and not to an admin acting as them', async () => {
    const token = await getIdToken(email, OLD);
    expect((await read(token)).collection).toEqual([]);
    await open(token);
    await open(token, 'another line of the same session');

    const elsewhere = ageSession(token, 3600);
    await acceptOldSessions(uid);
    await open(elsewhere, 'curl/8.9');

    const { collection } = await read(token);
    expect(collection).toMatchObject([
      { browser: '', system: '', isThis: false },
      { browser: 'Chrome', system: 'Windows', isThis: true },
    ]);

    const [first, second] = collection.map(({ signedInAt }) => Date.parse(signedInAt));
    expect((second ?? 0) - (first ?? 0)).toBe(3_600_000);

    const acting = await getActingToken(await getIdToken('admin@agency-one.example'), uid);
    expect((await open(acting)).status).toBe(200);
    expect((await read(acting)).status).toBe(403);
    expect((await read(token)).collection).toHaveLength(2);
  });

  it('end when the user signs out everywhere, which no one else can do', async () => {
    const token = await getIdToken(email, OLD);
    await open(token);

    const signOut = (by: string | undefined, body: object = { everywhere: true }) =>
      call('POST', '/user/signOut', { token: by, body });
    const acting = await getActingToken(await getIdToken('admin@agency-one.example'), uid);
    expect((await signOut(acting)).status).toBe(403);
    expect((await signOut(undefined)).status).toBe(401);
    expect((await signOut(token, { everywhere: false })).status).toBe(422);
    expect((await read(token)).status).toBe(200);
    expect((await signOut(token)).collection).toEqual({ status: 'success' });
    for (const ended of [token, ageSession(token, 60)]) expect((await read(ended)).status).toBe(401);
    expect(await findRecorded('accounts.signOutEverywhere')).toMatchObject([{ by: uid, as: null }]);

    const renewed = await getIdToken(email, OLD);
    expect((await read(renewed)).collection).toEqual([]);
  });
});

describe('the clock format', () => {
  const choose = (clock: string, token?: string) =>
    call('PATCH', '/user/clock', { ...(token ? { token } : {}), body: { clock } });

  it('follows the language until the user chooses one, and the app reads the choice', async () => {
    const token = await getIdToken(email, OLD);
    const read = async () =>
      ((await call('GET', '/', { token })).collection as { user: { clock: string } }).user.clock;
    expect(await read()).toBe('language');
    expect((await choose('24h', token)).collection).toEqual({ clock: '24h' });
    await choose('24h', token);
    expect(await read()).toBe('24h');
    expect(await findRecorded('accounts.changeClock')).toHaveLength(1);
  });

  it('is one of three, and changed only by its user', async () => {
    const wrong = await choose('decimal', await getIdToken(email, OLD));
    expect([wrong.status, wrong.error.property]).toEqual([422, 'clock']);
    expect((await choose('24h')).status).toBe(401);
  });
});

it('a user switches single-key shortcuts on and off, in person', async () => {
  const choose = (pageKeys: unknown, token?: string) =>
    call('PATCH', '/user/page-keys', { ...(token ? { token } : {}), body: { pageKeys } });
  const token = await getIdToken(email, OLD);
  const read = async () =>
    ((await call('GET', '/', { token })).collection as { user: { pageKeys: boolean } }).user.pageKeys;
  expect(await read()).toBe(false);
  expect((await choose(true, token)).collection).toEqual({ pageKeys: true });
  expect(await read()).toBe(true);
  expect((await choose('yes', token)).status).toBe(422);
  expect((await choose(true)).status).toBe(401);
});

describe("a user's time zone", () => {
  const choose = (timeZone: string, token?: string) =>
    call('PATCH', '/user/time-zone', { ...(token ? { token } : {}), body: { timeZone } });

  it('is chosen by its name', async () => {
    const token = await getIdToken(email, OLD);
    expect((await choose('America/Bogota', token)).collection).toEqual({ timeZone: 'America/Bogota' });
    await choose('America/Bogota', token);
    expect((await firestore().doc(`users/${uid}`).get()).get('timeZone')).toBe('America/Bogota');
    expect(await findRecorded('accounts.changeTimeZone')).toHaveLength(1);
  });

  it('is known to the server, and changed only by its user', async () => {
    const wrong = await choose('Moon/Tranquility', await getIdToken(email, OLD));
    expect([wrong.status, wrong.error.property]).toEqual([422, 'timeZone']);
    expect((await choose('Europe/Madrid')).status).toBe(401);
  });
});

describe('the language of emails', () => {
  const choose = (locale: string, token?: string) =>
    call('PATCH', '/user/language', { ...(token ? { token } : {}), body: { locale } });

  it('is chosen, for the account and for the agency’s record of a talent', async () => {
    const token = await getIdToken(email, OLD);
    expect((await choose('es', token)).collection).toEqual({ locale: 'es' });
    expect((await firestore().doc(`users/${uid}`).get()).data()).toMatchObject({ locale: 'es' });
    const talent = (await firestore().doc(`talents/${uid}`).get()).data();
    expect(talent).toMatchObject({ communicationLanguage: 'es' });
    await choose('es', token);
    expect(await findRecorded('accounts.changeLanguage')).toHaveLength(1);

    await call('POST', '/user/resetPassword', { body: { email } });
    expect((await waitForMail(email)).subject).toBe('Elige una contraseña nueva');
  });

  it('can be chosen by a talent without a record', async () => {
    await firestore().doc(`talents/${uid}`).delete();
    await refreshCopies(uid);
    const chosen = await choose('es', await getIdToken(email, OLD));
    expect([chosen.status, chosen.collection]).toEqual([200, { locale: 'es' }]);
    expect((await firestore().doc(`talents/${uid}`).get()).exists).toBe(false);
  });

  it('is supported by the platform, and changed only by its user', async () => {
    const wrong = await choose('fr', await getIdToken(email, OLD));
    expect([wrong.status, wrong.error.property]).toEqual([422, 'locale']);
    expect((await choose('es')).status).toBe(401);
    expect((await firestore().doc(`users/${uid}`).get()).data()).toMatchObject({ locale: 'en' });
  });
});
