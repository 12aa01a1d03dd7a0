import { beforeAll, describe, expect, it } from 'vitest';
import { getMailAccent } from '@domain/branding/mail-accent.ts';
import type { MailPreview } from '@domain/agencies/agency-settings.api.ts';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';

let tenant: Tenant;
let admin: string;
let rival: string;
beforeAll(async () => {
  tenant = await makeTenant(0);
  admin = (await makeAccount({ uid: `admin-${tenant.key}`, held: { admin: [tenant.agencyId] } })).token;
  rival = (await makeAccount({ uid: `rival-${tenant.key}`, held: { admin: [`of-${tenant.key}`] } })).token;
});

const BRAND = {
  publicName: 'North & <b>South</b>',
  senderName: 'Northern Voices',
  accent: '#7a1f5c',
  termsUrl: 'https://north.example/terms',
  privacyUrl: 'https://north.example/privacy',
  locale: 'es',
};
const preview = (token: string, body: object = BRAND) =>
  call<MailPreview>('POST', `/agency/${tenant.agencyId}/mailPreview`, { token, body });
const readAgency = async () => (await firestore().doc(`agencies/${tenant.agencyId}`).get()).data();

describe('the preview of an agency’s email', () => {
  it('shows an unsaved brand, without saving or sending anything', async () => {
    const before = await readAgency();
    const { status, collection } = await preview(admin);
    expect(status).toBe(200);
    expect(collection.from).toMatch(/^Northern Voices <[^<>]+@[^<>]+>$/);
    expect(collection.subject).toContain('North & <b>South</b>');
    const agency = firestore().doc(`agencies/${tenant.agencyId}`);
    await agency.update({ senderAddress: 'casting@north.example' });
    expect((await preview(admin)).collection.from).toBe('Northern Voices <casting@north.example>');
    expect((await preview(admin, { ...BRAND, senderAddress: 'boss@bank.example' })).status).toBe(422);
    await agency.set(before ?? {});

    for (const shown of [
      'lang="es"',
      getMailAccent(BRAND.accent),
      'https://north.example/terms',
      'North &#38; &#60;b&#62;South',
    ])
      expect(collection.html).toContain(shown);

    expect(collection.html).not.toContain('<b>South');
    expect(await readAgency()).toEqual(before);

    const sent = await firestore().collection('mail').where('agencyId', '==', tenant.agencyId).get();
    expect(sent.size).toBe(0);
  });

  it('is limited to the agency’s own admins', async () => {
    expect((await preview(rival)).status).toBe(404);
    for (const token of [tenant.teamToken, tenant.clientToken, tenant.talentToken])
      expect((await preview(token)).status).toBe(403);
  });

  it('reports the invalid part of a brand', async () => {
    const { error } = await preview(admin, { ...BRAND, termsUrl: 'javascript:alert(1)' });
    expect(error).toMatchObject({ status: 422, property: 'termsUrl' });
  });
});
