import { describe, expect, it } from 'vitest';
import type { Serialised } from '@domain/contract.ts';
import type { ProjectPrice } from '@domain/pricing/pricing.ts';
import type { ExpressOffer } from '@domain/projects/express.api.ts';
import { EXPRESS_HOURS, type Project } from '@domain/projects/projects.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeChoice, saveTable } from '../stack/pricing.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson } from './accounts.ts';
import { findAuditEntry } from '../stack/audit.ts';

let tenant: Tenant;
let admin: string;
setUpOnce(async () => {
  tenant = await makeTenant(0);
  admin = (await makePerson(tenant.agencyId, tenant.companyId, 'admin')).token;
  expect((await saveTable(admin, 0)).status).toBe(201);
});

const order = (change: object = {}) => ({
  name: 'Overnight',
  languages: ['spa', 'eng'],
  characters: ['Ana', 'Bear'],
  asset: { name: 'Spot' },
  licence: makeChoice(),
  message: 'The script follows at noon.',
  surcharge: 2_500,
  ...change,
});
const place = (token: string, body: object = order(), key?: string) =>
  call<Serialised<Project>>('POST', '/project/express', {
    token,
    body,
    ...(key ? { headers: { 'Idempotency-Key': key } } : {}),
  });
const offer = (token: string) => call<ExpressOffer>('GET', '/pricing/express', { token });
const findByProject = async (collection: string, projectId: string) =>
  (await firestore().collection(collection).where('projectId', '==', projectId).get()).docs;

describe('an express project', () => {
  it('is offered with today’s surcharge and the options of its licence', async () => {
    const { status, collection } = await offer(tenant.clientToken);
    expect([status, collection.surcharge]).toEqual([200, 2_500]);
    expect(collection.options.media.map(({ code }) => code)).toContain('INTERNET');
    await saveTable(admin, 1, { expressSurcharge: 4_000 });
    expect((await offer(tenant.clientToken)).collection.surcharge).toBe(4_000);
  });

  it('is placed completely, for recording within 48 hours, with the surcharge in its price', async () => {
    const before = Date.now();
    const { status, collection: project } = await place(tenant.clientToken);
    expect([status, project.type, project.state]).toEqual([201, 'express', 'New']);

    const audited = await findAuditEntry(`projects/${project.id}`);
    expect(audited.docs.map((entry) => String(entry.get('action')))).toEqual(['express.place']);
    expect(audited.docs[0]?.get('after')).toMatchObject({ name: 'Overnight', surcharge: 2_500 });
    expect(audited.docs[0]?.get('after')).not.toHaveProperty('words');
    expect(project).toMatchObject({ companyId: tenant.companyId, message: 'The script follows at noon.' });

    const hours = (Date.parse(project.recordBy ?? '') - Date.parse(project.createdAt)) / 3_600_000;
    expect(hours).toBe(EXPRESS_HOURS);
    expect(Date.parse(project.createdAt)).toBeGreaterThanOrEqual(before - 1000);

    const [voices, assets, licences, castings] = await Promise.all(
      ['voices', 'voiceAssets', 'licences', 'castings'].map((collection) =>
        findByProject(collection, project.id),
      ),
    );
    expect(voices?.map((voice) => String(voice.get('name'))).sort()).toEqual(['Ana', 'Bear']);
    expect([assets, licences, castings].map((docs) => docs?.length)).toEqual([2, 2, 2]);
    expect(licences?.[0]?.get('format')).toMatchObject({ code: 'INTERNET', label: 'Internet' });

    const price = await call<ProjectPrice>('GET', `/pricing/project/${project.id}`, {
      token: tenant.clientToken,
    });
    // Four roles at 650.00, plus 25 %.
    expect([price.status, price.collection.total]).toEqual([200, 325_000]);
  });

  it('keeps its surcharge when the agency’s prices change', async () => {
    const { collection: project } = await place(tenant.clientToken);
    const priceNow = async () => {
      const path = `/pricing/project/${project.id}`;
      return (await call<ProjectPrice>('GET', path, { token: tenant.clientToken })).collection.total;
    };
    expect([project.surcharge, await priceNow()]).toEqual([2_500, 325_000]);
    await saveTable(admin, 1, { expressSurcharge: 4_000 });
    expect(await priceNow()).toBe(325_000);
  });

  it('has the same price before and after it is placed', async () => {
    const { languages, characters, asset, licence } = order();
    const body = { languages, characters, asset, licence };
    const before = await call<ProjectPrice>('POST', '/pricing/express', { token: tenant.clientToken, body });
    expect([before.status, before.collection.total]).toEqual([200, 325_000]);
    const projects = firestore().collection('projects').where('agencyId', '==', tenant.agencyId);
    expect((await projects.get()).size).toBe(0);
    expect((await call('POST', '/pricing/express', { token: tenant.talentToken, body })).status).toBe(403);
  });

  it('is placed once when the call is repeated', async () => {
    const [answer, second] = await Promise.all([
      place(tenant.clientToken, order(), 'express-pressed-twice-1'),
      place(tenant.clientToken, order(), 'express-pressed-twice-1'),
    ]);
    const again = await place(tenant.clientToken, order(), 'express-pressed-twice-1');
    const ids = [answer, second, again]
      .filter(({ status }) => status === 201)
      .map(({ collection }) => collection.id);
    expect(new Set(ids).size).toBe(1);

    const made = await firestore().collection('projects').where('companyId', '==', tenant.companyId).get();
    expect(made.size).toBe(1);
  });

  it('is refused with 409, without changes, when the shown surcharge has changed', async () => {
    await saveTable(admin, 1, { expressSurcharge: 4_000 });
    const { status, error } = await place(tenant.clientToken);
    expect([status, error.code]).toEqual([409, 'express.surchargeChanged']);
    const made = await firestore().collection('projects').where('companyId', '==', tenant.companyId).get();
    expect(made.size).toBe(0);
    expect((await place(tenant.clientToken, order({ surcharge: 4_000 }))).status).toBe(201);
  });

  it('is neither offered nor placed without prices of the agency', async () => {
    const otherTenant = await makeTenant(0);
    expect((await offer(otherTenant.clientToken)).error.code).toBe('price.noTable');
    expect((await place(otherTenant.clientToken)).error.code).toBe('price.noTable');
  });

  it.each([
    [{ languages: [] }, 'languages'],
    [{ characters: [] }, 'characters'],
    [{ characters: ['Ana', 'Ana'] }, 'characters'],
    [{ licence: makeChoice('9Y') }, 'licence.duration.code'],
    [{ licence: { ...makeChoice(), format: { code: 'CUSTOM', label: ' ' } } }, 'licence.format.label'],
    [{ surcharge: -1 }, 'surcharge'],
  ])('is refused at its field for %j', async (change, property) => {
    const { status, error } = await place(tenant.clientToken, order(change));
    expect([status, error.property]).toEqual([422, property]);
  });

  it('is placed by staff for a company of their agency, but not another agency’s', async () => {
    expect((await place(tenant.teamToken)).error.property).toBe('companyId');
    const forCompany = order({ companyId: tenant.companyId });
    expect((await place(tenant.teamToken, forCompany)).collection.companyId).toBe(tenant.companyId);
    const otherTenant = await makeTenant(0);
    const otherAdmin = (await makePerson(otherTenant.agencyId, otherTenant.companyId, 'admin')).token;
    await saveTable(otherAdmin, 0);
    expect((await place(otherTenant.teamToken, forCompany)).status).toBe(404);
    expect((await place(otherTenant.clientToken, forCompany)).status).toBe(404);
    for (const send of [place, offer]) expect((await send(tenant.talentToken)).status).toBe(403);
  });

  it('is not express in a copy, which needs a new agreement', async () => {
    const { collection: project } = await place(tenant.clientToken);
    const { collection: copy } = await call<Serialised<Project>>('POST', `/project/${project.id}/duplicate`, {
      token: tenant.clientToken,
      body: { name: 'Another' },
    });
    expect([copy.type, copy.recordBy]).toEqual(['regular', null]);
  });
});
