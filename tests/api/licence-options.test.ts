import { describe, expect, it } from 'vitest';
import type { Serialised } from '@domain/contract.ts';
import type { OfferedOptions } from '@domain/pricing/agency-options.api.ts';
import type { OptionKind } from '@domain/pricing/agency-options.ts';
import type { PricingOptions, ProjectPrice } from '@domain/pricing/pricing.ts';
import type { Licence } from '@domain/pricing/licences.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { addAsset, makeChoice, makeRateTableTerms, saveTable } from '../stack/pricing.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson } from './accounts.ts';

let tenant: Tenant;
let cast: Cast;
let admin: string;
let assetId: string;
setUpOnce(async () => {
  tenant = await makeTenant(0);
  cast = await makeCast(tenant, 0);
  admin = (await makePerson(tenant.agencyId, tenant.companyId, 'admin')).token;
  assetId = (await addAsset(tenant.clientToken, cast.voice.id)).id;
});

interface OptionValues {
  readonly code?: string;
  readonly label: string;
  readonly labelEs: string;
  readonly isHidden: boolean;
}

const read = (token: string) => call<OfferedOptions>('GET', '/licenceOptions', { token });
const save = (token: string, options: readonly OptionValues[], basedOn: number, kind: OptionKind = 'media') =>
  call<OfferedOptions>('PUT', '/licenceOptions', { token, body: { kind, options, basedOn } });
/** The agency's media in the form of a request, with a change applied. */
const listMedia = async (
  change: (option: OptionValues) => OptionValues = (option) => option,
): Promise<OptionValues[]> =>
  (await read(admin)).collection.media.map(({ isOwn: _isOwn, ...option }) => change(option));
const listChoices = async (language = 'en') =>
  (
    await call<PricingOptions>('GET', `/project/pricing/${cast.project.id}`, {
      token: tenant.clientToken,
      headers: { 'Accept-Language': language },
    })
  ).collection.media;
const addLicence = (code: string) =>
  call<Serialised<Licence>>('POST', `/license/${assetId}`, {
    token: tenant.clientToken,
    body: makeChoice('1Y', code),
  });
const shop: OptionValues = { label: 'Radio in a shop', labelEs: 'Radio en tienda', isHidden: false };

describe('the licence options of an agency', () => {
  it('are the catalogue’s until an admin changes names, order or entries', async () => {
    const before = (await read(admin)).collection;
    expect(before.version).toBe(0);
    expect(before.media.some(({ isOwn, isHidden }) => isOwn || isHidden)).toBe(false);

    const options = await listMedia();
    const saved = await save(admin, [shop, ...options.toReversed()], 0);
    expect([saved.status, saved.collection.version]).toEqual([200, 1]);

    const [first, second] = await listChoices();
    expect(first).toMatchObject({ label: 'Radio in a shop' });
    expect(first?.code).toMatch(/^OWN_[0-9A-F]{12}$/);
    expect(second?.code).toBe(options.at(-1)?.code);
    expect((await listChoices('es'))[0]?.label).toBe('Radio en tienda');

    const audit = await firestore().collection('audit').where('agencyId', '==', tenant.agencyId).get();
    expect(audit.docs.map((snapshot) => snapshot.get('action') as string)).toContain(
      'pricing.saveAgencyOptions',
    );
  });

  it('leave the label of existing licences unchanged', async () => {
    const relabelTv = (label: string) => (option: OptionValues) =>
      option.code === 'TV' ? { ...option, label } : option;
    await save(admin, await listMedia(relabelTv('Television')), 0);
    const made = await addLicence('TV');
    expect([made.status, made.collection.format.label]).toEqual([201, 'Television']);
    await save(admin, await listMedia(relabelTv('Broadcast')), 1);
    expect((await listChoices()).find(({ code }) => code === 'TV')?.label).toBe('Broadcast');
    const snapshot = await firestore().doc(`licences/${made.collection.id}`).get();
    expect((snapshot.get('format') as { label: string }).label).toBe('Television');
  });

  it('cannot be chosen once hidden, but keep their price where chosen', async () => {
    expect((await saveTable(admin, 0)).status).toBe(201);
    expect((await addLicence('TV')).status).toBe(201);

    const price = () =>
      call<ProjectPrice>('GET', `/pricing/project/${cast.project.id}`, { token: tenant.clientToken });
    const before = (await price()).collection.total;
    const hidden = await listMedia((option) => ({ ...option, isHidden: option.code === 'TV' }));
    expect((await save(admin, hidden, 0)).status).toBe(200);
    expect((await listChoices()).map(({ code }) => code)).not.toContain('TV');

    const asset = await addAsset(tenant.clientToken, cast.voice.id);
    const body = makeChoice('1Y', 'TV');
    const refused = await call('POST', `/license/${asset.id}`, { token: tenant.clientToken, body });
    expect([refused.status, refused.error]).toMatchObject([
      422,
      { property: 'format.code', code: 'validation.codeUnknown' },
    ]);

    expect((await price()).collection.total).toBe(before);

    const assets = [{ id: 'a', voiceId: cast.voice.id, licences: [{ id: 'l', ...body }] }];
    const path = `/pricing/project/${cast.project.id}/estimate`;
    expect((await call('POST', path, { token: tenant.clientToken, body: { assets } })).status).toBe(200);
  });

  it('are on request without a factor, until the agency’s table has one', async () => {
    await save(admin, [...(await listMedia()), shop], 0);

    const code = (await listChoices()).at(-1)?.code ?? '';
    expect((await saveTable(admin, 0)).status).toBe(201);
    expect((await addLicence(code)).status).toBe(201);

    const price = async () =>
      (
        await call<ProjectPrice>('GET', `/pricing/project/${cast.project.id}`, { token: tenant.clientToken })
      ).collection.onRequest.map(({ label }) => label);

    expect(await price()).toEqual(['Radio in a shop']);

    const factors = [...makeRateTableTerms().media, { code, factor: 12_000 }];
    expect((await saveTable(admin, 1, { media: factors })).status).toBe(201);
    expect(await price()).toEqual([]);

    // Another agency's custom option is unknown here.
    const otherTenant = await makeTenant(0);
    const otherToken = (await makePerson(otherTenant.agencyId, '', 'admin')).token;
    expect((await saveTable(otherToken, 0, { media: factors })).error).toMatchObject({
      property: 'media[2].code',
      code: 'validation.codeUnknown',
    });
  });

  it('are changed by the agency’s admins only', async () => {
    const options = await listMedia();
    const otherTenant = await makeTenant(0);
    const otherToken = (await makePerson(otherTenant.agencyId, '', 'admin')).token;
    expect((await save(otherToken, [...options, shop], 0)).status).toBe(200);
    expect((await read(otherToken)).collection.media.at(-1)).toMatchObject({ ...shop, isOwn: true });
    expect((await read(admin)).collection.version).toBe(0);
    expect((await listChoices()).map(({ label }) => label)).not.toContain(shop.label);

    for (const token of [tenant.teamToken, tenant.clientToken, tenant.talentToken]) {
      expect((await read(token)).status).toBe(403);
      expect((await save(token, [...options, shop], 0)).status).toBe(403);
    }

    expect((await save(admin, [...options, shop], 0)).status).toBe(200);
  });

  it('are not overwritten, and keep what rates and licences use', async () => {
    const options = await listMedia();
    const both = await Promise.all([save(admin, [...options, shop], 0), save(admin, [...options, shop], 0)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);

    const without = await save(admin, options, 1);
    expect([without.status, without.error.property]).toEqual([422, 'options']);

    const unknown = await save(admin, [...(await listMedia()), { ...shop, code: 'NOTHING' }], 1);
    expect([unknown.status, unknown.error.code]).toEqual([422, 'validation.codeUnknown']);

    const hidden = await listMedia((option) => ({ ...option, isHidden: true }));
    expect((await save(admin, hidden, 1)).status).toBe(422);
    expect((await save(admin, await listMedia(), 1)).status).toBe(200);
  });
});

describe('the media of a project', () => {
  const hear = (...codes: readonly string[]) =>
    call<{ media: readonly string[] }>('PATCH', `/project/${cast.project.id}`, {
      token: tenant.clientToken,
      body: { media: codes },
    });

  it('are those its agency offers, including its own, without hidden ones or another’s', async () => {
    const options = await listMedia();
    const saved = await save(admin, [...options, shop], 0);
    const shopCode = saved.collection.media.find(({ label }) => label === shop.label)?.code ?? '';
    expect((await hear('TV', shopCode)).collection.media).toEqual(['TV', shopCode]);

    const otherTenant = await makeTenant(0);
    const foreign = (await makeCast(otherTenant, 0)).project.id;
    const refused = await call('PATCH', `/project/${foreign}`, {
      token: otherTenant.clientToken,
      body: { media: [shopCode] },
    });
    expect([refused.status, refused.error.property]).toEqual([422, 'media[0]']);

    const hidden = saved.collection.media.map(({ isOwn: _isOwn, ...option }) => ({
      ...option,
      isHidden: option.code === shopCode || option.code === 'RADIO',
    }));
    await save(admin, hidden, 1);
    // Existing choices stay; hidden options can't be added.
    expect((await hear(shopCode)).status).toBe(200);
    const late = await hear(shopCode, 'RADIO');
    expect([late.status, late.error.property]).toEqual([422, 'media[1]']);
  });
});
