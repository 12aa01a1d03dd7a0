import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TalentPage } from '@domain/talents/talents.api.ts';
import type { TalentPatch } from '@domain/talents/talents.schema.ts';
import { putAccess, type Account } from '../stack/account.ts';
import { auth, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { refreshCopies } from '../stack/copies.ts';
import { makeDemoRecord } from '../stack/demos.ts';
import { listMails, waitForMail } from '../stack/inbox.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson, type Person } from './accounts.ts';
import { findAuditEntry } from '../stack/audit.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let admin: Person;
let talent: Account;

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
  admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
});
setUpOnce(async () => {
  talent = await makeTalentAccount([tenant.agencyId]);
});

const readDoc = async (path: string) => (await firestore().doc(path).get()).data();
const get = (token?: string, agency?: string) =>
  call<TalentPage>('GET', `/talent/${talent.uid}`, { token, ...(agency ? { agency } : {}) });
const patch = (body: TalentPatch | Record<string, unknown>, token: string | undefined = talent.token) =>
  call<TalentPage>('PATCH', `/talent/${talent.uid}`, { token, body });

describe('a talent’s record', () => {
  it('is visible to the talent and staff of the agency only', async () => {
    for (const token of [talent.token, tenant.teamToken, admin.token]) {
      const { status, collection } = await get(token);
      expect([status, collection.id, collection.email]).toEqual([200, talent.uid, talent.email]);
      expect(Date.parse(collection.updatedAt)).toBeGreaterThan(0);
    }
    const sibling = await makeTalentAccount([tenant.agencyId]);
    for (const token of [sibling.token, otherTenant.teamToken]) expect((await get(token)).status).toBe(404);
    expect((await get(tenant.clientToken)).status).toBe(403);
    expect((await get()).status).toBe(401);
  });

  it('has the kind of account and the zone of its days', async () => {
    await firestore().doc(`users/${talent.uid}`).update({ timeZone: 'Pacific/Auckland' });
    const { collection } = await get(tenant.teamToken);
    expect([collection.type, collection.timeZone]).toEqual(['talent', 'Pacific/Auckland']);
  });

  it('is read through the chosen agency', async () => {
    const both = await makePerson(tenant.agencyId, tenant.companyId, 'agencyTeam');
    await putAccess({ uid: both.uid, held: { agencyTeam: [tenant.agencyId, otherTenant.agencyId] } });
    expect((await get(both.token, tenant.agencyId)).status).toBe(200);
    expect((await get(both.token, otherTenant.agencyId)).status).toBe(404);
  });

  it('is found by address, ignoring case', async () => {
    const path = `/talent/by-email/${encodeURIComponent(talent.email.toUpperCase())}`;
    const found = await call<TalentPage>('GET', path, { token: tenant.teamToken });
    expect([found.status, found.collection.id]).toEqual([200, talent.uid]);
    expect((await call('GET', path, { token: otherTenant.teamToken })).status).toBe(404);
    expect((await call('GET', path, { token: talent.token })).status).toBe(403);
  });
});

describe('changing a talent', () => {
  it('stores every answer, in the record and its public copy', async () => {
    const reply = {
      name: 'Irene',
      publicName: 'Irene!',
      phone: '+34 1',
      dateOfBirth: '1990-02-03',
      gender: 'MAL',
      ethnic: 'LATIN',
      cityOfResidence: 'Lugo',
      countryOfResidence: 'PRT',
      voiceAges: ['SEN'],
      languages: [
        { alpha3: 'spa', main: true, type: 'native' },
        { alpha3: 'eng', main: false, type: 'fluent' },
      ],
      communicationLanguage: 'es',
      tone: 'LOW',
      doesDubbing: true,
      homeStudio: true,
      microphone: 'OTHER',
      otherMicrophone: 'Blue Dragonfly',
      booth: 'TREATED',
      homeRecording: true,
      ableToConnect: true,
      sourceConnectStPro: true,
      sourceConnectUser: 'irene',
      ipConnectionSessionLinkPro: true,
      dawLocalRecording: true,
      speedTest: { download: 120.5, upload: 30 },
      onlineSupervision: true,
      availableForProjectOnCreationTime: true,
    };

    const demo = firestore().doc(`demoCache/demo-${talent.uid}`);
    const source = firestore().doc(`demos/demo-${talent.uid}`);
    await source.set(makeDemoRecord(talent.uid, [tenant.agencyId]));
    await refreshCopies(talent.uid);

    const { status, collection } = await patch(reply);
    expect(status).toBe(200);
    expect(collection).toMatchObject({ ...reply, fullName: 'Irene Lund' });
    expect(await readDoc(`talents/${talent.uid}`)).toMatchObject({ ...reply, fullName: 'Irene Lund' });

    expect(await readDoc(`talentCache/${talent.uid}`)).toEqual({
      agencyIds: [tenant.agencyId],
      publicName: 'Irene!',
      nameKey: 'irene',
      gender: 'MAL',
      languages: ['spa', 'eng'],
      homeStudio: true,
      voiceSpecs: [],
    });

    expect((await readDoc(`users/${talent.uid}`))?.['displayName']).toBe('Irene Lund');
    expect((await demo.get()).get('talentPublicName')).toBe('Irene!');
    await source.delete();
    await refreshCopies(talent.uid);

    const audit = await findAuditEntry(`talents/${talent.uid}`);
    expect(audit.docs.map((entry) => entry.data())).toMatchObject([
      { action: 'talents.update', by: talent.uid, agencyId: tenant.agencyId, before: { name: 'Vera' } },
    ]);
  });

  it('reports how complete the profile is, which cannot be set', async () => {
    const talent = await makeTalentAccount([tenant.agencyId], {
      countryOfResidence: null,
      homeStudio: null,
      isBasicInformationStepReady: false,
      isInformationComplete: false,
      emailVerified: false,
    });

    const change = (body: object) =>
      call<TalentPage>('PATCH', `/talent/${talent.uid}`, { token: talent.token, body });

    const getSteps = ({ collection }: Awaited<ReturnType<typeof change>>) => [
      collection.isBasicInformationStepReady,
      collection.isInformationComplete,
      collection.emailVerified,
    ];

    expect(getSteps(await change({ countryOfResidence: 'ESP', phone: '' }))).toEqual([false, false, true]);
    expect(getSteps(await change({ homeStudio: false }))).toEqual([true, false, true]);
    expect(getSteps(await change({ phone: '+34 1' }))).toEqual([true, true, true]);
    for (const property of ['isInformationComplete', 'isBasicInformationStepReady', 'email', 'agencyIds']) {
      expect((await change({ [property]: true })).status).toBe(422);
    }
  });

  it('requests the first demos by email once the profile is complete', async () => {
    const person = await makeTalentAccount([tenant.agencyId], {
      countryOfResidence: null,
      homeStudio: false,
      isBasicInformationStepReady: false,
    });
    const path = `/talent/${person.uid}`;
    const change = (body: object, token = person.token) => call('PATCH', path, { token, body });
    const finish = { countryOfResidence: 'ESP', cityOfResidence: 'Vigo' };
    expect((await change(finish)).status).toBe(200);

    const mail = await waitForMail(person.email);
    expect(mail.subject).toBe('Upload your first demos');
    expect(mail.text).toContain('/profile/demos');
    await firestore().doc(`talents/${person.uid}`).update({ isBasicInformationStepReady: false });
    expect((await change({ phone: '+34 1' })).status).toBe(200);

    const onBehalf = await makeTalentAccount([tenant.agencyId], { isBasicInformationStepReady: false });
    expect(
      (await call('PATCH', `/talent/${onBehalf.uid}`, { token: admin.token, body: finish })).status,
    ).toBe(200);
    expect(
      [await listMails(person.email), await listMails(onBehalf.email)].map(({ length }) => length),
    ).toEqual([1, 0]);
  });

  it.each([
    ['microphone', { homeStudio: true, booth: 'TREATED' }, 'RODE_NT1'],
    ['booth', { homeStudio: true, microphone: 'RODE_NT1' }, 'TREATED'],
    ['otherMicrophone', { microphone: 'OTHER' }, 'Another one'],
    ['sourceConnectUser', { sourceConnectStPro: true }, 'vera.luz'],
  ])('requires %s if another answer needs it', async (property, body, answer) => {
    const refused = await patch(body);
    expect([refused.status, refused.error.property, refused.error.message]).toEqual([
      422,
      property,
      'Cannot be empty!',
    ]);
    expect((await patch({ ...body, [property]: answer })).status).toBe(200);
    // The rule applies to the merged record, not only to the change.
    expect((await patch({ [property]: null })).status).toBe(422);
  });

  it('requires the main language to be among the working languages', async () => {
    const makeLanguages = (alpha3: string) => ({ languages: [{ alpha3, main: true, type: 'native' }] });
    const dead = await patch(makeLanguages('lat'));
    expect([dead.status, dead.error.property, dead.error.code]).toEqual([
      422,
      'languages',
      'validation.languageUnknown',
    ]);
    expect((await patch(makeLanguages('fra'))).status).toBe(200);
  });

  it('refuses an update of an older version', async () => {
    const { updatedAt } = (await get(talent.token)).collection;
    const first = await patch({ phone: '1', updatedAt });
    const second = await patch({ phone: '2', updatedAt }, tenant.teamToken);
    expect([first.status, second.status, second.error.code]).toEqual([200, 409, 'record.stale']);
    const third = await patch({ phone: '2', updatedAt: first.collection.updatedAt }, tenant.teamToken);
    expect([third.status, third.collection.phone]).toEqual([200, '2']);
  });

  it('is limited to the talent and staff of the agency', async () => {
    const sibling = await makeTalentAccount([tenant.agencyId]);
    for (const token of [sibling.token, otherTenant.teamToken]) {
      expect((await patch({ phone: '3' }, token)).status).toBe(404);
    }
    expect((await patch({ phone: '3' }, tenant.clientToken)).status).toBe(403);
    expect((await patch({ phone: '3' }, tenant.teamToken)).status).toBe(200);
  });
});

describe('the decisions of admins on a talent', () => {
  it.each([{ status: 'blocked' }, { accountValidationStatus: 'ACCEPTED' }])(
    'are refused to everyone else: %j',
    async (body) => {
      for (const token of [talent.token, tenant.teamToken]) {
        const refused = await patch(body, token);
        expect([refused.status, refused.error.property]).toEqual([403, Object.keys(body)[0]]);
      }
      const stranger = await makePerson(otherTenant.agencyId, otherTenant.companyId, 'admin');
      expect((await patch(body, stranger.token)).status).toBe(404);
      expect((await patch(body, admin.token)).status).toBe(200);
    },
  );

  it('block a talent immediately, and unblock them', async () => {
    for (let repeat = 0; repeat < 2; repeat += 1) {
      const blocked = await patch({ status: 'blocked' }, admin.token);
      expect([blocked.status, blocked.collection.status]).toEqual([200, 'blocked']);
    }

    const refused = await get(talent.token);
    expect([refused.status, refused.error.code]).toEqual([403, 'auth.noAgencies']);
    expect((await readDoc(`talentCache/${talent.uid}`))?.['agencyIds']).toEqual([]);
    expect((await get(tenant.teamToken)).collection.status).toBe('blocked');
    expect((await patch({ status: 'active' }, admin.token)).status).toBe(200);
    expect((await get(talent.token)).status).toBe(200);
    expect((await readDoc(`talentCache/${talent.uid}`))?.['agencyIds']).toEqual([tenant.agencyId]);
  });

  it('block a talent without an account too', async () => {
    const id = `talent-${randomBytes(4).toString('hex')}`;
    const record = await readDoc(`talents/${talent.uid}`);
    await firestore()
      .doc(`talents/${id}`)
      .set({ ...record, email: `${id}@talents.example` });
    const body = { status: 'blocked', accountValidationStatus: 'REJECTED' };
    const blocked = await call('PATCH', `/talent/${id}`, { token: admin.token, body });
    expect(blocked.collection).toMatchObject(body);
  });

  it('keep a talent with a status out until accepted', async () => {
    const pending = await patch({ accountValidationStatus: 'PENDING' }, admin.token);
    expect(pending.collection.accountValidationStatus).toBe('PENDING');

    const refused = await get(talent.token);
    expect([refused.status, refused.error.code]).toEqual([403, 'auth.notAccepted']);

    expect(await readDoc(`memberships/${tenant.agencyId}_${talent.uid}_talent`)).toMatchObject({
      accountValidationStatus: 'PENDING',
      decidedBy: admin.uid,
    });

    // Clients don't find a talent who isn't accepted.
    expect((await readDoc(`talentCache/${talent.uid}`))?.['agencyIds']).toEqual([]);
    await patch({ accountValidationStatus: 'ACCEPTED' }, admin.token);
    expect((await readDoc(`talentCache/${talent.uid}`))?.['agencyIds']).toEqual([tenant.agencyId]);

    const answer = await get(talent.token);
    expect([answer.status, 'accountValidationStatus' in answer.collection]).toEqual([200, false]);
    expect((await get(tenant.teamToken)).collection).not.toHaveProperty('accountValidationStatus');
    expect((await get(admin.token)).collection.accountValidationStatus).toBe('ACCEPTED');
  });
});

describe('removing a language', () => {
  const remove = (alpha3: string, token: string) =>
    call('DELETE', `/talent/userLanguage/${talent.uid}_${alpha3}`, { token });

  it('keeps the main one, and is limited to the talent and staff', async () => {
    const languages = [
      { alpha3: 'eng', main: true, type: 'native' },
      { alpha3: 'spa', main: false, type: 'fluent' },
    ];
    await patch({ languages });

    const sibling = await makeTalentAccount([tenant.agencyId]);
    for (const token of [sibling.token, otherTenant.teamToken]) {
      expect((await remove('spa', token)).status).toBe(404);
    }

    const main = await remove('eng', talent.token);
    expect([main.status, main.error.code]).toEqual([409, 'talent.mainLanguageStays']);
    expect((await remove('spa', talent.token)).status).toBe(200);
    expect((await readDoc(`talents/${talent.uid}`))?.['languages']).toEqual([languages[0]]);
    expect((await readDoc(`talentCache/${talent.uid}`))?.['languages']).toEqual(['eng']);
    expect((await remove('spa', talent.token)).status).toBe(404);
    expect((await call('DELETE', '/talent/userLanguage/nothing', { token: talent.token })).status).toBe(404);
  });
});

describe('a new link to confirm the address', () => {
  const ask = (token: string) => call<string>('GET', `/talent/send-new-link/${talent.uid}`, { token });

  it('is sent by staff of the agency, once a minute, until the address is verified', async () => {
    await auth().updateUser(talent.uid, { emailVerified: false });
    expect((await ask(otherTenant.teamToken)).status).toBe(404);

    const sent = await ask(tenant.teamToken);
    expect([sent.status, sent.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(sent.collection).toContain('Email sent!!');
    expect((await ask(tenant.teamToken)).status).toBe(200);
    expect((await waitForMail(talent.email)).subject).toBe('Confirm your email');
    expect((await listMails(talent.email)).length).toBeLessThanOrEqual(2);
    await auth().updateUser(talent.uid, { emailVerified: true });

    const proven = await ask(tenant.teamToken);
    expect([proven.status, proven.error.code]).toEqual([409, 'account.verified']);
  });
});
