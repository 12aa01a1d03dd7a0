import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { auth, firestore, getIdToken } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeClientSignUp } from '../stack/clients.ts';
import { confirmAddress } from '../stack/confirm-address.ts';
import { listMails, waitForMail } from '../stack/inbox.ts';
import { findAuditEntry } from '../stack/audit.ts';

let email: string;
const PASSWORD = 'a long  password';

const makeBody = (change: object = {}) =>
  makeClientSignUp({
    email,
    password: PASSWORD,
    countryOfResidence: 'PRT',
    cityOfResidence: 'Lisboa',
    company: { name: 'Studio Costa', companyType: 'AGENCY' },
    ...change,
  });

const signUp = (change?: object) =>
  call<{ id: string }>('POST', '/client', { body: makeBody(change), headers: { 'Accept-Language': 'es' } });
const readDoc = async (path: string) => (await firestore().doc(path).get()).data();

beforeEach(async () => {
  email = `ana.${randomBytes(4).toString('hex')}@studio.example`;
});

describe('a client who registers', () => {
  it('is unverified and undecided at first, with a new company', async () => {
    const { status, collection } = await signUp({ agencySlug: 'agency-two' });
    expect(status).toBe(201);

    const { id } = collection;
    const account = await auth().getUser(id);
    expect(account).toMatchObject({ email, emailVerified: false, displayName: 'Ana Costa' });

    expect(account.customClaims).toEqual({
      held: { CLIENT: [] },
      roles: ['CLIENT'],
      user_id: id,
      agencies: [],
      accountValidationStatus: 'PENDING',
      emailVerified: false,
      accessVersion: 1,
    });

    const client = await readDoc(`clients/${id}`);
    expect(client).toMatchObject({ email, agencyIds: ['agency-two'], countryOfResidence: 'PRT' });
    expect(client).not.toHaveProperty('password');

    const companyId = String(client?.['companyId']);
    expect(await readDoc(`companies/${companyId}`)).toEqual({
      name: 'Studio Costa',
      companyType: 'AGENCY',
      agencyIds: ['agency-two'],
    });

    expect(await readDoc(`users/${id}`)).toMatchObject({ companyId, locale: 'es', roles: ['client'] });

    expect(await readDoc(`memberships/agency-two_${id}_client`)).toMatchObject({
      role: 'client',
      accountValidationStatus: 'PENDING',
      decidedBy: null,
    });

    const audit = await findAuditEntry(`users/${id}`);
    expect(audit.docs.map((entry) => String(entry.get('action')))).toEqual(['accounts.signUp']);
    expect(JSON.stringify(audit.docs[0]?.data())).not.toContain(email);
  });

  it('verifies the address by the mailed link, and is then under review', async () => {
    await signUp();
    const token = await getIdToken(email, PASSWORD);
    const before = await call('GET', '/demoCache?language=eng', { token });
    expect([before.status, before.error.code]).toEqual([403, 'auth.unverifiedEmail']);
    const mail = await waitForMail(email);
    expect(mail.subject).toBe('Confirma tu correo');
    await confirmAddress(mail);
    const after = await call('GET', '/demoCache?language=eng', { token });
    expect([after.status, after.error.code]).toEqual([403, 'auth.notAccepted']);
  });

  it('reports a taken address and changes nothing about its account', async () => {
    const first = await signUp();
    await waitForMail(email);
    const again = await signUp({ email: email.toUpperCase(), name: 'Mallory', password: 'another password' });
    expect([again.status, again.error.code, again.error.property]).toEqual([409, 'account.exists', 'email']);
    expect(again.error.message).toBe('Ese correo ya tiene cuenta');
    expect((await auth().getUser(first.collection.id)).displayName).toBe('Ana Costa');
    await expect(getIdToken(email, PASSWORD)).resolves.toBeTypeOf('string');
    expect(await listMails(email)).toHaveLength(1);
  });

  it('joins no existing company', async () => {
    const { collection } = await signUp({
      company: { id: 'company-lumen', name: 'Lumen Films', companyType: 'AGENCY' },
    });
    expect((await readDoc(`users/${collection.id}`))?.['companyId']).not.toBe('company-lumen');
  });

  it.each([
    ['email', 'client.emailFreeMail', { email: 'ana@gmail.com' }],
    ['email', 'client.emailNotCorporate', { email: 'ana' }],
    ['termsAndConditions', 'validation.required', { termsAndConditions: false }],
    ['acceptPrivacyPolicy', 'validation.required', { acceptPrivacyPolicy: undefined }],
    ['password', 'validation.tooShort', { password: 'short' }],
    ['company.name', 'validation.required', { company: { companyType: 'AGENCY' } }],
    ['agencySlug', 'agency.unknown', { agencySlug: 'no-such-agency' }],
  ])('is refused for %s with %s', async (property, code, change) => {
    const answer = await signUp(change);
    expect([answer.status, answer.error.property, answer.error.code]).toEqual([422, property, code]);
  });

  it('can’t give themselves a role or a status', async () => {
    for (const extra of [
      { roles: ['admin'] },
      { accountValidationStatus: 'ACCEPTED' },
      { agencies: ['x'] },
    ]) {
      expect((await signUp(extra)).status).toBe(422);
    }
    await expect(auth().getUserByEmail(email)).rejects.toThrow();
  });
});

describe('public agencies', () => {
  it('are found by slug, or by default without one', async () => {
    const two = await call('GET', '/agencyContract/slug/agency-two');
    expect(two.collection).toMatchObject({ agency: { slug: 'agency-two', publicName: 'Baritone House' } });
    expect(two.collection['agency']).not.toHaveProperty('contactEmail');
    expect((await call('GET', '/agencyContract/slug')).collection).toMatchObject({
      agency: { slug: 'agency-one' },
    });
    expect((await call('GET', '/agencyContract/slug/nowhere')).status).toBe(404);
  });

  it('are listed without private data', async () => {
    const { collection } = await call<Record<string, unknown>[]>('GET', '/agency/platform');
    expect(collection.length).toBeGreaterThanOrEqual(2);
    for (const agency of collection) {
      expect(Object.keys(agency).sort()).toEqual(
        ['accent', 'isotypeLogoUrl', 'logoUrl', 'publicName', 'slug'].sort(),
      );
    }
  });
});
