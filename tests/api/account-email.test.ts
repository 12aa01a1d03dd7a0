import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Timestamp } from 'firebase-admin/firestore';
import { addresses } from '@domain/navigation/addresses.ts';
import { findPerson } from '../../functions/src/features/privacy/erasure/person.ts';
import { makeAccount } from '../stack/account.ts';
import { getActingToken } from '../stack/acting.ts';
import { auth, firestore, getIdToken } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { countMails, findLink, listMails, waitForMail } from '../stack/inbox.ts';
import { makeOlder, signToken } from '../stack/link-tokens.ts';
import { acceptOldSessions, ageSession } from '../stack/old-session.ts';
import { setTalent, makeTalentRecord } from '../stack/talent.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { findAuditEntry } from '../stack/audit.ts';

const PASSWORD = 'casting-demo-1';
const AGENCY = 'agency-one';

let uid: string;
let email: string;
let newEmail: string;
let token: string;

setUpOnce(async () => {
  uid = `moved-${randomBytes(4).toString('hex')}`;
  email = `${uid}@tests.example`;
  newEmail = `new-${uid}@tests.example`;
  const batch = firestore().batch();
  setTalent(batch, uid, makeTalentRecord([AGENCY], { email }));
  await batch.commit();
  const agenciesByRole = { talent: [AGENCY], client: [AGENCY], engineer: [AGENCY] };
  ({ token } = await makeAccount({ uid, email, held: agenciesByRole, user: { displayName: 'Ana Mora' } }));
});

const ask = (address: string, by: string | undefined = token) =>
  call('POST', '/user/changeEmail', { token: by, body: { email: address } });
const confirm = (oobCode: string, idempotencyKey?: string) =>
  call<{ status: string; email: string }>('POST', '/user/confirmEmail', {
    body: { oobCode },
    ...(idempotencyKey ? { headers: { 'Idempotency-Key': idempotencyKey } } : {}),
  });
const getCode = async (address = newEmail, count = 1): Promise<string> =>
  findLink(await waitForMail(address, count)).searchParams.get('oobCode') ?? '';
const record = async (path: string) => (await firestore().doc(path).get()).data();
const spent = { status: 410, code: 'account.emailLinkSpent' };
const toRefusal = ({ status, error }: Awaited<ReturnType<typeof confirm>>) => ({ status, code: error.code });

/** Other records that contain the address: invitations, other roles, a deletion request. */
const plantCopies = async (): Promise<void> => {
  const person = { name: 'Ana', lastName: 'Mora', fullName: 'Ana Mora', email, agencyIds: [AGENCY] };
  const stamps = { createdAt: Timestamp.now(), updatedAt: Timestamp.now() };
  const batch = firestore().batch();
  const put = (path: string, data: object) => batch.set(firestore().doc(path), data);
  put(`clients/${uid}`, { ...person, ...stamps, companyId: 'company-one', searchTerms: [], sortName: '' });
  put(`engineers/${uid}`, { ...person, ...stamps, languageTags: ['eng'], searchTerms: [], sortName: '' });
  put(`auditionInvites/${uid}`, { email, talentId: uid, linkIdentifier: uid });
  put(`availabilityInvites/${uid}`, { email, talentId: uid });
  put(`selfServiceInvites/${uid}-1`, { email, talentId: uid, agencyId: 'agency-two', status: 'sent' });
  put(`selfServiceInvites/${uid}-2`, { email, talentId: null, agencyId: 'agency-two', status: 'sent' });
  put(`engineerInvites/${uid}`, { email, agencyId: 'agency-two', usedBy: null });
  put(`deletionRequests/${uid}`, { email, talentId: uid, agencyIds: [AGENCY], fullName: 'Ana Mora' });
  await batch.commit();
};
const COPIES = (id: string): readonly string[] => [
  ...['users', 'talents', 'clients', 'engineers', 'auditionInvites', 'availabilityInvites'].map(
    (collection) => `${collection}/${id}`,
  ),
  `selfServiceInvites/${id}-1`,
  `selfServiceInvites/${id}-2`,
  `engineerInvites/${id}`,
  `deletionRequests/${id}`,
  ...['talent', 'client', 'engineer'].map((role) => `memberships/${AGENCY}_${id}_${role}`),
];
const listAddresses = async (): Promise<ReadonlySet<unknown>> => {
  const rosters = await firestore().collection('roster').where('talentId', '==', uid).get();
  const copies = await Promise.all(COPIES(uid).map(record));
  return new Set([...copies, ...rosters.docs.map((entry) => entry.data())].map((data) => data?.['email']));
};
const removeCopies = async (): Promise<void> => {
  for (const path of COPIES(uid).filter((text) => !/^(users|talents|memberships)/.test(text)))
    await firestore().doc(path).delete();
};

describe('an email address', () => {
  it('is replaced before it was verified, without an email to it', async () => {
    const agenciesByRole = { client: [AGENCY] };
    const typo = `typo-${uid}@tests.example`;
    const person = await makeAccount({
      uid: `typo-${uid}`,
      email: typo,
      held: agenciesByRole,
      emailVerified: false,
    });
    expect((await call('GET', '/orders', { token: person.token })).error.code).toBe('auth.unverifiedEmail');
    expect((await ask(newEmail, person.token)).status).toBe(200);
    expect((await confirm(await getCode(newEmail))).status).toBe(200);
    expect((await record(`users/typo-${uid}`))?.['email']).toBe(newEmail);
    expect(await countMails(typo)).toBe(0);
  });

  it('changes everywhere when its link is opened, and ends every session', async () => {
    await plantCopies();
    expect((await ask(newEmail.toUpperCase())).collection).toEqual({ status: 'success' });
    expect(await listAddresses()).toEqual(new Set([email]));
    const oobCode = await getCode();
    const { pathname } = findLink(await waitForMail(newEmail));
    expect(pathname).toBe(addresses.confirmEmail.path);
    expect((await confirm(oobCode)).collection).toEqual({ status: 'success', email: newEmail });

    expect(await listAddresses()).toEqual(new Set([newEmail]));
    expect(await auth().getUser(uid)).toMatchObject({ email: newEmail, emailVerified: true });
    await expect(getIdToken(newEmail, PASSWORD)).resolves.toBeTypeOf('string');
    await expect(getIdToken(email, PASSWORD)).rejects.toThrow('No token');
    expect((await call('PATCH', '/user/language', { token, body: { locale: 'es' } })).status).toBe(401);
    const terms = (await record(`clients/${uid}`))?.['searchTerms'] as readonly string[];
    expect(terms.some((term) => term.endsWith(`:${newEmail.slice(0, 8)}`))).toBe(true);
    expect(toRefusal(await confirm(oobCode))).toEqual(spent);
    await removeCopies();
  });

  it('notifies the old address of the request and of the change', async () => {
    await ask(newEmail);
    const first = await waitForMail(email);
    expect(first.text).toContain(newEmail);
    expect(findLink(first).pathname).toBe(addresses.forgotPassword.path);
    await confirm(await getCode());
    const second = await waitForMail(email, 2);
    expect(second.subject).toBe('The email of your account has changed');
    expect(second.text).toMatch(/mailto:|write to/);
  });

  it("can't belong to another account; the owner is notified, the caller isn't", async () => {
    const account = await makeAccount({ uid: `owner-${uid}`, held: { talent: [AGENCY] } });
    const [taken, free] = [await ask(account.email), await ask(newEmail)];
    expect([taken.status, taken.collection]).toEqual([free.status, free.collection]);
    const notified = await waitForMail(account.email);
    expect(notified.subject).toBe('You have an account with this email');
    expect(notified.text).not.toContain(email);
    expect(findLink(notified).searchParams.get('oobCode')).toBeNull();
  });

  it('still identifies the person after a change, until another person has it', async () => {
    await ask(newEmail);
    await confirm(await getCode());
    expect((await findPerson(uid)).addresses).toEqual(expect.arrayContaining([newEmail, email]));
    await makeAccount({ uid: `next-${uid}`, email, held: { talent: [AGENCY] } });
    expect((await findPerson(uid)).addresses).toEqual([newEmail]);
  });

  it('stays unchanged if the new one was taken meanwhile', async () => {
    await ask(newEmail);
    const oobCode = await getCode();
    await makeAccount({ uid: `late-${uid}`, email: newEmail, held: { talent: [AGENCY] } });
    expect(toRefusal(await confirm(oobCode))).toEqual({ status: 409, code: 'account.exists' });
    expect(await record(`users/${uid}`)).toMatchObject({ email });
  });

  it("can't be changed with an old sign-in, by an acting admin, signed out, or to itself", async () => {
    await acceptOldSessions(uid);

    const late = await ask(newEmail, ageSession(token, 301));
    expect([late.status, late.error.code]).toEqual([403, 'auth.recentLogin']);

    const admin = await getIdToken('admin@agency-one.example');
    const acting = await ask(newEmail, await getActingToken(admin, uid));
    expect([acting.status, acting.error.code]).toEqual([403, 'auth.forbidden']);
    expect((await call('POST', '/user/changeEmail', { body: { email: newEmail } })).status).toBe(401);

    const same = await ask(email.toUpperCase());
    expect([same.status, same.error.code, same.error.property]).toEqual([422, 'account.sameEmail', 'email']);
    expect(await listMails(newEmail)).toEqual([]);
    expect((await ask(newEmail)).status).toBe(200);
  });
});

describe('the link to a new address', () => {
  it('is valid for a day, and only for the latest request', async () => {
    await ask(newEmail);

    const first = await getCode();
    await ask(newEmail);

    const second = await getCode(newEmail, 2);
    expect(toRefusal(await confirm(first))).toEqual(spent);
    expect(toRefusal(await confirm(await makeOlder(second, 24 * 3600 + 1)))).toEqual(spent);
    expect(toRefusal(await confirm('nonsense'))).toEqual(spent);

    const version = Number((await record(`users/${uid}`))?.['emailVersion']);
    for (const kind of ['password-reset', 'account-invite', 'reminders', 'calendar'] as const) {
      const linkToken = await signToken({ kind, subject: uid, version }, Date.now() + 60_000);
      expect(toRefusal(await confirm(linkToken)), kind).toEqual(spent);
    }

    expect((await confirm(await makeOlder(second, 24 * 3600 - 60))).status).toBe(200);
  });

  it('has a page that shows immediately what it confirms', async () => {
    const readPurpose = async (oobCode: string) => {
      const path = `/user/email-link?${new URLSearchParams({ oobCode }).toString()}`;
      return (await call<{ purpose: string | null }>('GET', path)).collection.purpose;
    };
    const proof = await signToken({ kind: 'email-proof', subject: uid, version: 0 }, Date.now() + 60_000);
    expect(await readPurpose(proof)).toBe('account');

    await ask(newEmail);
    const oobCode = await getCode();
    expect(await readPurpose(oobCode)).toBe('change');
    expect(await readPurpose(proof)).toBeNull();
    expect(await readPurpose(await makeOlder(oobCode, 86_401))).toBeNull();
    expect(await readPurpose('nonsense')).toBeNull();
    const reminder = await signToken({ kind: 'reminders', subject: uid, version: 1 }, Date.now() + 60_000);
    expect(await readPurpose(reminder)).toBeNull();

    await confirm(oobCode);
    expect(await readPurpose(oobCode)).toBeNull();
  });

  it('becomes invalid with a new password, so that the owner can stop it', async () => {
    await ask(newEmail);
    const oobCode = await getCode();
    await call('POST', '/user/changePassword', { token, body: { newPassword: 'another  password' } });
    expect(toRefusal(await confirm(oobCode))).toEqual(spent);
    expect((await auth().getUser(uid)).email).toBe(email);
  });

  it('invalidates password links of the old address', async () => {
    await ask(newEmail);
    await call('POST', '/user/resetPassword', { body: { email } });

    const oobCode = findLink(
      (await listMails(email)).find(({ subject }) => subject === 'Choose a new password') ??
        (await waitForMail(email, 2)),
    ).searchParams.get('oobCode');
    await confirm(await getCode());

    const reset = await call('POST', '/user/setNewPassword', {
      body: { oobCode, newPassword: 'x'.repeat(9) },
    });
    expect(reset.status).toBe(410);
  });

  it('completes a change that was interrupted after the provider’s part', async () => {
    await ask(newEmail);
    const oobCode = await getCode();
    await auth().updateUser(uid, { email: newEmail });
    expect((await confirm(oobCode)).status).toBe(200);
    expect(await record(`users/${uid}`)).toMatchObject({ email: newEmail, formerEmails: [email] });
    expect(await record(`talents/${uid}`)).toMatchObject({ email: newEmail });
  });

  it('is used once, even if the call is repeated', async () => {
    await ask(newEmail);
    const oobCode = await getCode();
    const key = randomBytes(16).toString('hex');
    const answers = [await confirm(oobCode, key), await confirm(oobCode, key)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const both = await Promise.all([confirm(oobCode), confirm(oobCode)]);
    expect(both.map(toRefusal)).toEqual([spent, spent]);
    expect((await auth().getUser(uid)).email).toBe(newEmail);
  });

  it('is audited without an address', async () => {
    await ask(newEmail);
    await confirm(await getCode());
    const audit = await findAuditEntry(`users/${uid}`);
    const actions = audit.docs.map((entry) => String(entry.get('action'))).sort();
    expect(actions).toEqual(['accounts.changeEmail', 'accounts.confirmEmail']);
    expect(JSON.stringify(audit.docs.map((entry) => entry.data()))).not.toContain('@tests.example');
  });
});
