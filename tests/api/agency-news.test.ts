import { describe, expect, it } from 'vitest';
import { AGENCY_NEWS } from '@domain/agencies/agency-news.ts';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { confirmAddress } from '../stack/confirm-address.ts';
import { waitForMail } from '../stack/inbox.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let admin: Person;
setUpOnce(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
  admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
});

const findNotices = async () =>
  (await firestore().collection('mail').where('kind', '==', 'agency-news').get()).docs
    .filter((mail) => [tenant.agencyId, otherTenant.agencyId].includes(String(mail.get('agencyId'))))
    .map((mail) => [String(mail.get('params.news')), String(mail.get('agencyId'))]);
const mute = (mutedNews: readonly string[]) =>
  call('PATCH', `/agency/${tenant.agencyId}`, { token: admin.token, body: { mutedNews } });
const PASSWORD = 'a long password';

describe('an agency is emailed', () => {
  it('about people who register with it and verify their address, and about no one else', async () => {
    const email = `ana.${tenant.key}@tests.example`;

    const body = {
      name: 'Ana',
      lastName: 'Costa',
      email,
      password: PASSWORD,
      roleInCompany: 'PRODUCER',
      company: { name: 'Studio Costa', companyType: 'AGENCY' },
      countryOfResidence: 'PRT',
      cityOfResidence: 'Lisboa',
      agencySlug: tenant.agencyId,
      termsAndConditions: true,
      acceptPrivacyPolicy: true,
    };
    expect((await call('POST', '/client', { body })).status).toBe(201);
    expect(await findNotices()).toEqual([]);

    const link = await waitForMail(email);
    await confirmAddress(link);
    await confirmAddress(link);
    expect(await findNotices()).toEqual([['registration', tenant.agencyId]]);
  });

  it('about the talent who accepts its invitation', async () => {
    const talent = await makeTalentAccount([otherTenant.agencyId]);
    const { collection: invite } = await call<SelfServiceInvite>('POST', '/userAgencySelfServiceInvite', {
      token: tenant.teamToken,
      body: { name: 'Vera', lastName: 'Lund', email: talent.email, language: 'eng' },
    });

    const accept = () =>
      call('PATCH', `/userAgencySelfServiceInvite/${invite.id}`, {
        token: talent.token,
        body: { status: 'accepted' },
      });

    expect([(await accept()).status, (await accept()).status]).toEqual([200, 200]);
    expect(await findNotices()).toEqual([['joined', tenant.agencyId]]);
  });

  it('about the deletion request of a talent shared with another, unless muted', async () => {
    expect((await mute(['nothing'])).error.property).toBe('mutedNews[0]');
    expect((await mute(AGENCY_NEWS.filter((news) => news !== 'joined'))).status).toBe(200);
    const talent = await makeTalentAccount([tenant.agencyId, otherTenant.agencyId]);
    const ask = () => call('POST', '/privacy/deletion-request', { token: talent.token });
    expect([(await ask()).status, (await ask()).status]).toEqual([201, 201]);
    expect(await findNotices()).toEqual([['deletion', otherTenant.agencyId]]);
  });
});
