import { beforeAll, describe, expect, it } from 'vitest';
import type { SearchResult } from '@domain/work/work.ts';
import { toClientSearch } from '@domain/clients/client-search.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeEngineer } from '../stack/curation.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let admin: Account;
let rival: Account;
let engineer: Account;
let projectId: string;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(1), makeTenant(1)]);

  const { key, agencyId } = tenant;
  const agenciesByRole = { client: [agencyId] };
  [admin, rival, engineer] = await Promise.all([
    makeAccount({ uid: `admin-${key}`, held: { admin: [agencyId] } }),
    makeAccount({ uid: `rival-${key}`, held: agenciesByRole, user: { companyId: `rival-${key}` } }),
    makeEngineer([agencyId]),
  ]);

  const named = { name: 'Zoë', lastName: 'Ñandú', email: `zoe.${key}@tests.example`, agencyIds: [agencyId] };
  await firestore()
    .doc(`clients/zoe-${key}`)
    .set({ ...named, companyId: tenant.companyId, ...toClientSearch(named) });

  const token = tenant.clientToken;
  const made = await call<{ readonly id: string }>('POST', '/project', {
    token,
    body: { name: 'Café Solé', brand: 'Brasa', campaignName: 'Invierno' },
  });
  projectId = made.collection.id;
  await call('POST', `/casting/${projectId}`, { token, body: { language: 'eng' } });
});

const search = (token: string, typed: string) =>
  call<readonly SearchResult[]>('GET', `/search?search=${encodeURIComponent(typed)}`, { token });
const searchWork = async (token: string, typed: string): Promise<readonly string[]> => {
  const { status, collection } = await search(token, typed);
  expect(status).toBe(200);
  return collection.map(({ kind, title, path }) => `${kind}: ${title} ${path}`);
};

describe('the global search', () => {
  it('finds projects and their castings by the start of words in any order, for staff and client on their own pages', async () => {
    for (const typed of ['cafe', 'SOLÉ caf', 'invierno', 'bras so'])
      expect(await searchWork(tenant.teamToken, typed)).toEqual([
        `project: Café Solé /castings/${projectId}`,
        `casting: Café Solé /castings/${projectId}?step=4`,
      ]);

    expect(await searchWork(tenant.clientToken, 'cafe')).toEqual([
      `project: Café Solé /project/${projectId}`,
      `casting: Café Solé /project/${projectId}?step=4`,
    ]);

    expect(await searchWork(tenant.teamToken, 'afe')).toEqual([]);
    expect(await searchWork(tenant.teamToken, 'cafe nothing')).toEqual([]);
    expect(await searchWork(tenant.teamToken, '. -')).toEqual([]);
  });

  it('finds castings by language, with or without a word of the project', async () => {
    const casting = `casting: Café Solé /castings/${projectId}?step=4`;
    expect(await searchWork(tenant.teamToken, 'english sole')).toEqual([casting]);
    expect(await searchWork(tenant.teamToken, 'engl')).toEqual([casting]);
    expect(await searchWork(tenant.teamToken, 'sole german')).toEqual([]);
  });

  it('finds companies with their people for admins only', async () => {
    const searchCompanies = async (token: string) =>
      (await searchWork(token, 'COMP test')).filter((found) => found.startsWith('company:'));
    expect(await searchCompanies(admin.token)).toEqual([
      'company: Test company /admin/client?search=Test+company',
    ]);
    for (const token of [tenant.teamToken, tenant.clientToken, otherTenant.clientToken])
      expect(await searchCompanies(token)).toEqual([]);
  });

  it('finds talents for staff, and clients for admins only', async () => {
    const { id } = tenant.talents[0]!;
    const talent = `talent: Name1 Secret /agencyTeam/editTalent/${id}`;
    expect(await searchWork(tenant.teamToken, 'secret nam')).toEqual([talent]);
    expect(await searchWork(tenant.clientToken, 'secret nam')).toEqual([]);
    const client = `client: Zoë Ñandú /admin/client/zoe-${tenant.key}`;
    expect(await searchWork(admin.token, 'nandu zo')).toEqual([client]);
    expect(await searchWork(tenant.teamToken, 'nandu')).toEqual([]);
  });

  it('finds engineers for admins only, and invoices by full number for staff and the company', async () => {
    const paper = {
      agencyId: tenant.agencyId,
      companyId: tenant.companyId,
      projectId,
      projectName: 'Café Solé',
    };
    const number = `Q${tenant.key}-2026-0007`.toUpperCase();
    await firestore()
      .doc(`invoices/${tenant.key}`)
      .set({ ...paper, number, kind: 'invoice' });
    expect(await searchWork(tenant.teamToken, number.toLowerCase())).toEqual([
      `invoice: ${number} /castings/${projectId}?step=6`,
    ]);
    expect(await searchWork(tenant.clientToken, number)).toEqual([
      `invoice: ${number} /project/${projectId}?step=6`,
    ]);
    expect(await searchWork(tenant.clientToken, number.slice(0, -1))).toEqual([]);
    for (const token of [otherTenant.teamToken, rival.token, engineer.token])
      expect(await searchWork(token, number)).toEqual([]);

    const ofAdmin = await search(admin.token, engineer.email);
    expect(ofAdmin.collection.map(({ kind, id }) => [kind, id])).toEqual([['engineer', engineer.uid]]);
    expect((await search(tenant.teamToken, engineer.email)).collection).toEqual([]);
  });

  it('shows only records of the agency and company', async () => {
    for (const typed of ['cafe', 'english', 'nandu'])
      for (const token of [otherTenant.teamToken, otherTenant.clientToken, rival.token, engineer.token])
        expect(await searchWork(token, typed), typed).toEqual([]);
    // Both agencies have a talent of that name.
    expect((await search(otherTenant.teamToken, 'secret')).collection.map(({ id }) => id)).toEqual([
      otherTenant.talents[0]!.id,
    ]);
    expect((await search(tenant.talentToken, 'cafe')).status).toBe(403);
    expect((await call('GET', '/search', { token: tenant.teamToken })).status).toBe(422);
  });

  it('omits deleted projects, and finds archived ones', async () => {
    const token = tenant.clientToken;
    const { collection } = await call<{ readonly id: string }>('POST', '/project', {
      token,
      body: { name: 'Quiet Harbour', brand: 'Brasa', campaignName: '' },
    });
    await call('POST', `/project/${collection.id}/archive`, { token, body: {} });
    expect(await searchWork(token, 'quiet')).toHaveLength(1);
    await call('POST', `/project/${collection.id}/restore`, { token, body: {} });
    expect((await call('DELETE', `/project/${collection.id}`, { token })).status).toBe(200);
    expect(await searchWork(token, 'quiet')).toEqual([]);
  });

  it('finds an engineer’s own tickets by language', async () => {
    const ticket = firestore().doc(`curationTickets/search-${tenant.key}`);
    const counts = { talents: 1, totalAudioDemos: 0, waitingDemos: 0 };
    const closed = { closedBy: null, closedAt: null };
    const now = new Date();
    await ticket.set({
      ...counts,
      ...closed,
      language: 'deu',
      agencyIds: [tenant.agencyId],
      status: 'open',
      assignedTo: engineer.uid,
      assignedAt: now,
      createdAt: now,
    });

    expect(await searchWork(engineer.token, 'germ')).toEqual(['ticket: deu /curate?tab=mine']);
    expect(await searchWork(engineer.token, 'engl')).toEqual([]);
    await ticket.delete();
  });
});
