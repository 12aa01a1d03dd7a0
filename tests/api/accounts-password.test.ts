import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Timestamp } from 'firebase-admin/firestore';
import { addresses } from '@domain/navigation/addresses.ts';
import { makeAccount } from '../stack/account.ts';
import { auth, firestore, getIdToken } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { findLink, listMails, waitForMail } from '../stack/inbox.ts';
import { makeOlder, signToken } from '../stack/link-tokens.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { findAuditEntry } from '../stack/audit.ts';

const OLD = 'casting-demo-1';
const NEW = 'a new  password';

let uid: string;
let email: string;

setUpOnce(async () => {
  uid = `forgetful-${randomBytes(4).toString('hex')}`;
  email = `${uid}@tests.example`;
  await makeAccount({ uid, email, held: { talent: [] }, user: { displayName: 'Fermín', locale: 'es' } });
});

const ask = (address: string) => call('POST', '/user/resetPassword', { body: { email: address } });
const set = (oobCode: string, newPassword = NEW) =>
  call<{ status: string; email: string }>('POST', '/user/setNewPassword', { body: { oobCode, newPassword } });
/** Expects that one password signs in and the other doesn't. */
const opensWithPassword = async (password: string, wrongPassword = 'another password'): Promise<void> => {
  await expect(getIdToken(email, password)).resolves.toBeTypeOf('string');
  await expect(getIdToken(email, wrongPassword)).rejects.toThrow('No token');
};
const getCode = async (): Promise<string> =>
  findLink(await waitForMail(email)).searchParams.get('oobCode') ?? '';

describe('a forgotten password', () => {
  it('is reset once by the mailed link, which ends every session', async () => {
    const before = await getIdToken(email, OLD);
    expect((await ask(` ${email.toUpperCase()} `)).collection).toEqual({ status: 'success' });
    const mail = await waitForMail(email);
    expect(mail.subject).toBe('Elige una contraseña nueva');
    expect(findLink(mail).pathname).toBe(addresses.resetPassword.path);
    expect(findLink(mail).searchParams.get('email')).toBe(email);

    const oobCode = await getCode();
    expect((await set(oobCode)).collection).toEqual({ status: 'success', email });
    await expect(getIdToken(email, NEW)).resolves.toBeTypeOf('string');
    await expect(getIdToken(email, OLD)).rejects.toThrow('No token');
    const { tokensValidAfterTime } = await auth().getUser(uid);
    expect(Date.parse(tokensValidAfterTime ?? '')).toBeGreaterThan(0);
    expect(before).not.toBe('');

    const notice = await waitForMail(email, 2, ({ subject }) => subject !== '');
    expect(notice.subject).toBe('Ha cambiado tu contraseña');

    const again = await set(oobCode, 'another password');
    expect([again.status, again.error.code]).toEqual([410, 'password.linkSpent']);
    await opensWithPassword(NEW);
    expect(again.error.message).toBe(
      'Try resetting your password again. Your request to reset your password has expired or the link has already been used',
    );
  });

  it('accepts one of two concurrent uses of its link', async () => {
    await ask(email);
    const oobCode = await getCode();
    const answers = await Promise.all([set(oobCode, 'first of two'), set(oobCode, 'second of two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    const isFirst = answers[0].status === 200;
    await opensWithPassword(
      isFirst ? 'first of two' : 'second of two',
      isFirst ? 'second of two' : 'first of two',
    );
  });

  it('is mailed in the agency’s name to users of one agency, which only the link reveals', async () => {
    const getBrand = async (oobCode: string) => {
      const path = `/user/password-link?${new URLSearchParams({ oobCode }).toString()}`;
      const { status, collection } = await call<{ agency: { publicName: string } | null }>('GET', path);
      return [status, collection.agency?.publicName];
    };

    const setAgencyIds = (ids: readonly string[]) =>
      firestore().collection('users').doc(uid).update({ agencyIds: ids });
    await setAgencyIds(['agency-one']);
    await ask(email);

    const oobCode = await getCode();
    expect((await waitForMail(email)).text).toMatch(/^Aria Voices · /m);
    expect(await getBrand(oobCode)).toEqual([200, 'Aria Voices']);
    await setAgencyIds(['agency-one', 'agency-two']);
    expect(await getBrand(oobCode)).toEqual([200, undefined]);
    await setAgencyIds(['agency-one']);
    expect(await getBrand(await makeOlder(oobCode, 3601))).toEqual([200, undefined]);
    expect(await getBrand('nonsense')).toEqual([200, undefined]);
  });

  it('has a page that shows immediately whether the link is valid', async () => {
    const isUsable = async (oobCode: string) => {
      const path = `/user/password-link?${new URLSearchParams({ oobCode }).toString()}`;
      return (await call<{ isUsable: boolean }>('GET', path)).collection.isUsable;
    };

    await ask(email);

    const oobCode = await getCode();
    expect(await isUsable(oobCode)).toBe(true);
    expect(await isUsable(await makeOlder(oobCode, 3601))).toBe(false);
    expect(await isUsable('nonsense')).toBe(false);
    await set(oobCode);
    expect(await isUsable(oobCode)).toBe(false);
  });

  it('invalidates earlier links', async () => {
    await ask(email);
    const oobCode = await getCode();
    await firestore().collection('users').doc(uid).update({ passwordVersion: 1 });
    expect((await set(oobCode)).status).toBe(410);
    await opensWithPassword(OLD, NEW);
  });

  it('has a link that is valid for one hour', async () => {
    await ask(email);
    const oobCode = await getCode();
    const late = await set(await makeOlder(oobCode, 3601));
    expect([late.status, late.error.code]).toEqual([410, 'password.linkSpent']);
    await opensWithPassword(OLD, NEW);
    expect((await set(await makeOlder(oobCode, 3500))).status).toBe(200);
  });

  it('has a link that must be present, intact and of its kind', async () => {
    await ask(email);

    const oobCode = await getCode();
    const kinds = ['email-change', 'reminders', 'calendar', 'team-invite', 'guest', 'report'] as const;
    const tokens = kinds.map((kind) => signToken({ kind, subject: uid, version: 0 }, Date.now() + 60_000));
    for (const wrong of [...(await Promise.all(tokens)), `${oobCode.slice(0, -4)}c2ln`, `${oobCode}x`]) {
      expect((await set(wrong)).status).toBe(410);
    }
    await opensWithPassword(OLD, NEW);

    const none = await set('');
    expect([none.status, none.error.property]).toEqual([422, 'oobCode']);
  });

  it('refuses a short new password and keeps the link valid', async () => {
    await ask(email);
    const oobCode = await getCode();
    const short = await set(oobCode, 'short');
    expect([short.status, short.error.property]).toEqual([422, 'newPassword']);
    expect((await set(oobCode)).status).toBe(200);
  });

  it('is mailed once per minute, regardless of repeated requests', async () => {
    await Promise.all([ask(email), ask(email), ask(email)]);
    await waitForMail(email);
    const queued = await firestore().collection('mail').where('params.uid', '==', uid).get();
    expect(queued.size).toBeLessThanOrEqual(2);
  });

  it('gets the same reply for unknown, disabled and registered addresses, and mails only the registered one', async () => {
    await auth().updateUser(uid, { disabled: true });

    const unknown = await ask(`nobody-${uid}@tests.example`);
    const disabled = await ask(email);
    const registered = await ask('talent@agency-one.example');
    for (const answer of [unknown, disabled, registered]) {
      expect([answer.status, answer.collection]).toEqual([200, { status: 'success' }]);
    }
    await waitForMail('talent@agency-one.example');
    expect(await listMails(`nobody-${uid}@tests.example`)).toEqual([]);
    expect(await listMails(email)).toEqual([]);
  });

  it('refuses invalid addresses and too many attempts', async () => {
    const none = await ask('');
    expect([none.status, none.error.property, none.error.code]).toEqual([
      422,
      'email',
      'password.emailRequired',
    ]);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await ask('not an address')).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is audited without address or password', async () => {
    await ask(email);
    await set(await getCode());

    const audit = await findAuditEntry(`users/${uid}`);
    expect(audit.docs.map((entry) => String(entry.get('action'))).sort()).toEqual([
      'accounts.requestPasswordReset',
      'accounts.setPassword',
    ]);

    expect(audit.docs.every((entry) => (entry.get('at') as Timestamp).toMillis() > 0)).toBe(true);

    const written = JSON.stringify(audit.docs.map((entry) => entry.data()));
    expect(written).not.toContain(email);
    expect(written).not.toContain(NEW.trim());
  });
});
