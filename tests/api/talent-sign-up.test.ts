import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../functions/src/platform/firestore/db.ts';
import { createAccount } from '../../functions/src/auth/identity/create-account.ts';
import { auth, firestore, getIdToken } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { confirmAddress } from '../stack/confirm-address.ts';
import { waitForMail } from '../stack/inbox.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { findAuditEntry } from '../stack/audit.ts';

// The functions' client must be set up before first use.
db();

const PASSWORD = 'a long  password';
let email: string;
let tenant: Tenant;

const makeBody = (change: object = {}) => ({
  name: 'Ana',
  lastName: 'Costa',
  email,
  password: PASSWORD,
  repeatPassword: PASSWORD,
  language: { alpha3: 'por', main: true, type: 'native' },
  acceptRates: true,
  freelanceDisclaimerAccepted: true,
  ...change,
});
const signUp = (change?: object) =>
  call<{ id: string }>('POST', '/talent', { body: makeBody(change), headers: { 'Accept-Language': 'es' } });
const readDoc = async (path: string) => (await firestore().doc(path).get()).data();

const makeInvite = async (change: object = {}): Promise<string> => {
  const id = randomBytes(18).toString('base64url');
  await firestore()
    .collection('selfServiceInvites')
    .doc(id)
    .set({
      agencyId: tenant.agencyId,
      name: 'Ana',
      lastName: 'Costa',
      email,
      language: 'por',
      talentId: null,
      status: 'sent',
      ...change,
    });

  return id;
};

beforeAll(async () => {
  tenant = await makeTenant(0);
});
beforeEach(async () => {
  email = `ana.${randomBytes(4).toString('hex')}@home.example`;
});

describe('a talent who registers', () => {
  it('is stored with their time zone, awaiting verification of their address', async () => {
    const { collection } = await signUp({
      agencySlug: 'agency-two',
      availableForProjectOnCreationTime: true,
      verificationEmailWasSent: false,
    });
    const record = await readDoc(`talents/${collection.id}`);
    expect(record).toMatchObject({ availableForProjectOnCreationTime: true, verificationEmailWasSent: true });
  });

  it('gets the browser’s time zone if it is known', async () => {
    const getZone = async (timeZone?: string) => {
      email = `ana.${randomBytes(4).toString('hex')}@home.example`;
      const { status, collection } = await signUp({ agencySlug: 'agency-two', timeZone });
      return [status, (await readDoc(`users/${collection.id}`))?.['timeZone'] as unknown];
    };
    expect(await getZone('America/Bogota')).toEqual([201, 'America/Bogota']);
    expect(await getZone('Moon/Tranquility')).toEqual([201, undefined]);
    expect(await getZone()).toEqual([201, undefined]);
  });

  it('has a record with its public copy and an account without validation, and nothing more', async () => {
    const { status, collection } = await signUp({ agencySlug: 'agency-two' });
    expect(status).toBe(201);

    const { id } = collection;
    const account = await auth().getUser(id);
    expect(account).toMatchObject({ email, emailVerified: false, displayName: 'Ana Costa' });

    expect(account.customClaims).toEqual({
      held: { TALENT: ['agency-two'] },
      roles: ['TALENT'],
      user_id: id,
      agencies: ['agency-two'],
      emailVerified: false,
      accessVersion: 1,
    });

    const talent = await readDoc(`talents/${id}`);
    expect(talent).toMatchObject({
      email,
      agencyIds: ['agency-two'],
      fullName: 'Ana Costa',
      publicName: 'Ana C.',
      languages: [{ alpha3: 'por', main: true, type: 'native' }],
      communicationLanguage: 'es',
      homeStudio: null,
      acceptRates: true,
      isBasicInformationStepReady: false,
    });

    expect(talent).not.toHaveProperty('password');

    expect(await readDoc(`talentCache/${id}`)).toEqual({
      agencyIds: ['agency-two'],
      publicName: 'Ana C.',
      nameKey: 'ana c',
      gender: null,
      languages: ['por'],
      homeStudio: false,
      voiceSpecs: [],
    });

    expect(await readDoc(`users/${id}`)).toMatchObject({ roles: ['talent'], companyId: null, locale: 'es' });
    expect(await readDoc(`memberships/agency-two_${id}_talent`)).not.toHaveProperty(
      'accountValidationStatus',
    );

    const audit = await findAuditEntry(`users/${id}`);
    expect(audit.docs.map((entry) => String(entry.get('action')))).toEqual(['accounts.signUp']);
  });

  it('has access after the mailed link has verified the address', async () => {
    const { collection } = await signUp();
    const token = await getIdToken(email, PASSWORD);
    const path = `/talent/${collection.id}`;
    const before = await call('GET', path, { token });
    expect([before.status, before.error.code]).toEqual([403, 'auth.unverifiedEmail']);
    const mail = await waitForMail(email);
    expect(mail.subject).toBe('Confirma tu correo');
    await confirmAddress(mail);
    expect((await call('GET', path, { token })).collection).toMatchObject({ id: collection.id, email });
  });

  it('reports a taken address', async () => {
    await signUp();
    const again = await signUp({ email: email.toUpperCase() });
    expect([again.status, again.error.code, again.error.property]).toEqual([409, 'account.exists', 'email']);
  });

  it.each([
    ['language.alpha3', 'validation.languageUnknown', { language: { alpha3: 'lat' } }],
    ['language.alpha3', 'validation.languageUnknown', { language: { alpha3: 'zzz' } }],
    ['agencySlug', 'agency.unknown', { agencySlug: 'no-such-agency' }],
    ['selfServiceInviteId', 'invitation.unknown', { selfServiceInviteId: 'no-such-invitation' }],
  ])('is refused for %s with %s', async (property, code, change) => {
    const answer = await signUp(change);
    expect([answer.status, answer.error.property, answer.error.code]).toEqual([422, property, code]);
    await expect(auth().getUserByEmail(email)).rejects.toThrow('no user record');
  });

  it('cannot set their own role, status or completeness', async () => {
    for (const extra of [{ roles: ['admin'] }, { status: 'active' }, { isInformationComplete: true }]) {
      expect((await signUp(extra)).status).toBe(422);
    }
    await expect(auth().getUserByEmail(email)).rejects.toThrow('no user record');
  });
});

describe('a talent who registers by invitation', () => {
  it('joins the inviting agency from any page, and the invitation records them', async () => {
    const invite = await makeInvite();
    const { status, collection } = await signUp({
      email: email.toUpperCase(),
      selfServiceInviteId: invite,
      agencySlug: 'agency-two',
    });
    expect(status).toBe(201);
    expect(await readDoc(`talents/${collection.id}`)).toMatchObject({ agencyIds: [tenant.agencyId] });
    expect((await auth().getUser(collection.id)).customClaims).toMatchObject({ agencies: [tenant.agencyId] });

    expect(await readDoc(`selfServiceInvites/${invite}`)).toMatchObject({
      talentId: collection.id,
      status: 'sent',
    });

    expect((await call('GET', `/userAgencySelfServiceInvite/signup/${invite}`)).status).toBe(404);
  });

  it('is prefilled with the recipient’s data, in the invitation’s language', async () => {
    const selfServiceInviteId = await makeInvite();
    const stranger = await signUp({ email: `x${email}`, selfServiceInviteId });
    expect([stranger.status, stranger.error.property, stranger.error.code]).toEqual([
      422,
      'email',
      'invitation.otherEmail',
    ]);

    const answer = await signUp({ language: { alpha3: 'spa' }, selfServiceInviteId });
    expect([answer.status, answer.error.property, answer.error.code]).toEqual([
      422,
      'language.alpha3',
      'invitation.otherLanguage',
    ]);

    expect((await signUp({ selfServiceInviteId })).status).toBe(201);
  });

  it.each([{ talentId: 'another-person' }, { status: 'accepted' }])(
    'is refused for one with %j',
    async (used) => {
      const selfServiceInviteId = await makeInvite(used);
      const late = await signUp({ selfServiceInviteId });
      expect([late.status, late.error.property, late.error.code]).toEqual([
        410,
        'selfServiceInviteId',
        'invitation.used',
      ]);
      await expect(auth().getUserByEmail(email)).rejects.toThrow('no user record');
    },
  );
});

describe('a failed registration', () => {
  it('leaves no identity, so that the person can retry', async () => {
    let uid = '';

    const attempt = createAccount({
      email,
      password: PASSWORD,
      name: 'Ana',
      lastName: 'Costa',
      locale: 'en',
      role: 'talent',
      agencyIds: [tenant.agencyId],
      records: async (_transaction, newUid) => {
        uid = newUid;
        expect((await auth().getUser(newUid)).email).toBe(email);
        throw new Error('The database is away');
      },
    });
    await expect(attempt).rejects.toThrow('The database is away');
    await expect(auth().getUserByEmail(email)).rejects.toThrow('no user record');
    expect(await readDoc(`users/${uid}`)).toBeUndefined();
    expect(await readDoc(`mail/verify-email_${uid}`)).toBeUndefined();
    expect((await signUp()).status).toBe(201);
  });
});
