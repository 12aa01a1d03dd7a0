import { beforeAll, describe, expect, it } from 'vitest';
import type { Serialised } from '@domain/contract.ts';
import { ASSETS_MAX, type VoiceAsset } from '@domain/pricing/assets.ts';
import { LICENCES_MAX, PROJECT_LICENCES_MAX, type Licence } from '@domain/pricing/licences.ts';
import type { PricingOptions } from '@domain/pricing/pricing.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { addAsset, addLicence, makeChoice } from '../stack/pricing.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson } from './accounts.ts';
import { findAuditEntry } from '../stack/audit.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let colleague: string;
let token: string;
let cast: Cast;
let asset: Serialised<VoiceAsset>;

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
  token = tenant.clientToken;
  // Of another company that works with the same agency.
  colleague = (await makePerson(tenant.agencyId, otherTenant.companyId, 'client')).token;
});
setUpOnce(async () => {
  cast = await makeCast(tenant, 0);
  asset = await addAsset(token, cast.voice.id);
});

const change = (body: object, who = token) =>
  call<Serialised<VoiceAsset>>('PATCH', `/voiceAsset/${asset.id}`, { token: who, body });
const copy = (from: string, to: string, who = token) =>
  call<readonly Serialised<Licence>[]>('POST', `/license/copy/${to}`, {
    token: who,
    body: { fromAssetId: from },
  });
const toAll = (body: object, who = token) =>
  call<readonly Serialised<Licence>[]>('POST', `/licenseGeneric/${cast.project.id}`, { token: who, body });
const readLicences = async (field: 'assetId' | 'projectId', id: string) =>
  (await firestore().collection('licences').where(field, '==', id).get()).docs;
const remove = (path: string, who = token) => call('DELETE', path, { token: who });

describe('the options for a licence', () => {
  it('are returned in the caller’s language, to people with access to the project', async () => {
    const path = `/project/pricing/${cast.project.id}`;
    const read = (who: string, language: string) =>
      call<PricingOptions>('GET', path, { token: who, headers: { 'Accept-Language': language } });
    const english = (await read(token, 'en')).collection;
    expect(english.durations.map(({ code }) => code)).toEqual(['1Y', '2Y', '3Y', '5Y', '10Y']);
    expect(english.territoryCovers.slice(0, 2).map(({ label }) => label)).toEqual(['Worldwide', 'Europe']);
    expect((await read(tenant.teamToken, 'es')).collection.media[0]?.label).toBe('Televisión');
    for (const who of [colleague, otherTenant.clientToken, otherTenant.teamToken])
      expect((await read(who, 'en')).status).toBe(404);
  });
});

describe('an asset', () => {
  it('is added by the project’s people, with one spot by default', async () => {
    expect(asset).toMatchObject({ name: 'Spot', spots: 1, lengthSeconds: null, projectId: cast.project.id });
    const body = { name: 'Cut-downs', spots: 3, lengthSeconds: 10 };
    const path = `/voiceAsset/${cast.voice.id}`;
    const byTeam = await call('POST', path, { token: tenant.teamToken, body });
    expect([byTeam.status, byTeam.collection]).toMatchObject([201, body]);
    for (const who of [colleague, otherTenant.clientToken, otherTenant.teamToken])
      expect((await call('POST', path, { token: who, body })).status).toBe(404);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: 'A', spots: 0 }, 'spots'],
    [{ name: 'A', spots: 1000 }, 'spots'],
    [{ name: 'A', lengthSeconds: 0.5 }, 'lengthSeconds'],
  ])('is refused as %j', async (body, property) => {
    const { status, error } = await call('POST', `/voiceAsset/${cast.voice.id}`, { token, body });
    expect([status, error.property]).toEqual([422, property]);
  });

  it('rejects an update based on an older version, whole or by field', async () => {
    const { updatedAt } = asset;
    expect((await change({ name: 'First', updatedAt })).status).toBe(200);
    expect((await change({ name: 'Second', updatedAt })).error.code).toBe('record.stale');

    const late = await change({ name: 'Second', was: { name: 'Spot' } });
    expect([late.status, late.error.property]).toEqual([409, 'name']);

    expect((await change({ spots: 4, was: { spots: 1 } })).collection).toMatchObject({
      name: 'First',
      spots: 4,
    });

    expect((await change({ name: 'Theirs' }, colleague)).status).toBe(404);
  });

  it('is deleted with its licences, once, and with its character', async () => {
    await addLicence(token, asset.id);
    expect((await remove(`/voiceAsset/${asset.id}`, otherTenant.teamToken)).status).toBe(404);
    expect((await remove(`/voiceAsset/${asset.id}`)).status).toBe(200);
    expect(await readLicences('assetId', asset.id)).toEqual([]);
    expect((await remove(`/voiceAsset/${asset.id}`)).status).toBe(404);
    expect((await addLicence(token, asset.id)).status).toBe(404);

    const second = await addAsset(token, cast.voice.id);
    await addLicence(token, second.id);
    expect((await remove(`/voice/${cast.project.id}/${cast.voice.id}`)).status).toBe(200);
    expect((await firestore().doc(`voiceAssets/${second.id}`).get()).exists).toBe(false);
    expect(await readLicences('projectId', cast.project.id)).toEqual([]);
  });

  it('is limited to twenty per project', async () => {
    const batch = firestore().batch();
    for (let index = 1; index < ASSETS_MAX; index += 1)
      batch.set(firestore().collection('voiceAssets').doc(`${asset.id}-${index}`), {
        ...(await firestore().doc(`voiceAssets/${asset.id}`).get()).data(),
      });

    await batch.commit();

    const { status, error } = await call('POST', `/voiceAsset/${cast.voice.id}`, {
      token,
      body: { name: 'A' },
    });
    expect([status, error.code]).toEqual([409, 'asset.tooMany']);
  });
});

describe('a licence', () => {
  it('keeps the catalogue’s labels of its time, and is added once', async () => {
    const { status, collection } = await addLicence(token, asset.id, makeChoice('2Y', 'TV', 'EU'));
    expect([status, collection]).toMatchObject([
      201,
      {
        assetId: asset.id,
        voiceId: cast.voice.id,
        companyId: tenant.companyId,
        duration: { code: '2Y', label: '2 years', labelEs: '2 años' },
        format: { code: 'TV', label: 'TV', labelEs: 'Televisión' },
        territoryCover: { code: 'EU', label: 'European Union' },
      },
    ]);

    const again = await addLicence(tenant.teamToken, asset.id, makeChoice('2Y', 'TV', 'EU'));
    expect([again.status, again.error.code]).toEqual([409, 'licence.exists']);
    for (const who of [colleague, otherTenant.clientToken, otherTenant.teamToken])
      expect((await addLicence(who, asset.id)).status).toBe(404);

    const audit = await findAuditEntry(`voiceAssets/${asset.id}`);
    expect(audit.docs.map((entry) => entry.get('action') as string).sort()).toEqual([
      'pricing.addLicence',
      'pricing.createAsset',
    ]);
  });

  it('is added together with a concurrent one', async () => {
    const both = await Promise.all([addLicence(token, asset.id), addLicence(tenant.teamToken, asset.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await readLicences('assetId', asset.id)).toHaveLength(1);
  });

  it('may have custom media; an empty one isn’t selected', async () => {
    const makeCustom = (label?: string) => ({
      ...makeChoice(),
      format: { code: 'CUSTOM', ...(label === undefined ? {} : { label }) },
    });

    expect((await addLicence(token, asset.id, makeCustom(' Shop radio '))).collection.format).toEqual({
      code: 'CUSTOM',
      label: 'custom: Shop radio',
      labelEs: 'custom: Shop radio',
    });

    expect((await addLicence(token, asset.id, makeCustom('SHOP RADIO'))).error.code).toBe('licence.exists');

    for (const label of [undefined, '', '  ']) {
      const { status, error } = await addLicence(token, asset.id, makeCustom(label));
      expect([status, error.property]).toEqual([422, 'format.label']);
    }

    const unknown = await addLicence(token, asset.id, makeChoice('1Y', 'SMOKE_SIGNALS'));
    expect([unknown.status, unknown.error.property]).toEqual([422, 'format.code']);
  });

  it('is removed from its own asset only', async () => {
    const { id } = (await addLicence(token, asset.id)).collection;
    const second = await addAsset(token, cast.voice.id);
    expect((await remove(`/license/${second.id}/${id}`)).status).toBe(404);
    expect((await remove(`/license/${asset.id}/${id}`, colleague)).status).toBe(404);
    expect((await remove(`/license/${asset.id}/${id}`)).status).toBe(200);
    expect((await remove(`/license/${asset.id}/${id}`)).status).toBe(404);
  });

  it('is added to every asset without it, and copied from one to another', async () => {
    const second = await addAsset(token, cast.voice.id, 'Second');
    await addLicence(token, asset.id);

    const added = await toAll(makeChoice());
    expect([added.status, added.collection.map(({ assetId }) => assetId)]).toEqual([201, [second.id]]);
    expect((await toAll(makeChoice())).collection).toEqual([]);
    await addLicence(token, asset.id, makeChoice('2Y'));

    const copied = await copy(asset.id, second.id);
    expect(copied.collection.map(({ duration }) => duration.code)).toEqual(['2Y']);
    expect((await copy(asset.id, second.id)).collection).toEqual([]);
    expect((await copy(asset.id, second.id, colleague)).status).toBe(404);
    expect((await toAll(makeChoice(), colleague)).status).toBe(404);

    const elsewhere = await addAsset(token, (await makeCast(tenant, 0)).voice.id);
    expect((await copy(elsewhere.id, second.id)).status).toBe(404);

    const otherAsset = await addAsset(otherTenant.clientToken, (await makeCast(otherTenant, 0)).voice.id);
    expect((await copy(otherAsset.id, second.id)).status).toBe(404);
  });

  it('is limited to twenty per asset and three hundred per project', async () => {
    const { id, ...record } = (await addLicence(token, asset.id)).collection;

    const plant = async (from: number, to: number, assetId: string) => {
      const batch = firestore().batch();
      for (let index = from; index < to; index += 1)
        batch.set(firestore().collection('licences').doc(`${id}-${index}`), { ...record, assetId });
      await batch.commit();
    };

    await plant(0, PROJECT_LICENCES_MAX - 2, 'of another asset');
    expect((await addLicence(token, asset.id, makeChoice('2Y'))).status).toBe(201);
    for (const beyond of [await addLicence(token, asset.id, makeChoice('3Y')), await toAll(makeChoice('3Y'))])
      expect([beyond.status, beyond.error.code]).toEqual([409, 'licence.projectTooMany']);
    await plant(0, LICENCES_MAX - 2, asset.id);

    const { status, error } = await addLicence(token, asset.id, makeChoice('3Y'));
    expect([status, error.code]).toEqual([409, 'licence.tooMany']);
  });

  it('cannot change after its project is archived', async () => {
    const state = 'Closed';
    const { id } = (await addLicence(token, asset.id)).collection;
    await firestore().doc(`projects/${cast.project.id}`).update({ state });

    const attempts = await Promise.all([
      addLicence(token, asset.id, makeChoice('2Y')),
      toAll(makeChoice('2Y')),
      copy(asset.id, asset.id),
      change({ name: 'Later' }),
      call('POST', `/voiceAsset/${cast.voice.id}`, { token, body: { name: 'Later' } }),
      remove(`/license/${asset.id}/${id}`),
      remove(`/voiceAsset/${asset.id}`),
    ]);
    expect(attempts.map(({ status, error }) => `${status} ${error.code}`)).toEqual(
      attempts.map(() => '409 project.closed'),
    );
  });
});
