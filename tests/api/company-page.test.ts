import { expect, it } from 'vitest';
import type { CompanyFigures, CompanyPage } from '@domain/companies/company-page.ts';
import { call } from '../stack/call.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { saveTable } from '../stack/pricing.ts';
import { makeTenant } from '../stack/tenant.ts';
import { countReads } from '../stack/usage.ts';
import { makePerson } from './accounts.ts';

const { show, place } = makeOrderCalls();

it('shows admins a company of their agency with people, projects, orders and tax number', async () => {
  const [tenant, otherTenant] = await Promise.all([makeTenant(1), makeTenant(0)]);
  const { agencyId, companyId } = tenant;
  const [admin, client, stranger] = await Promise.all([
    makePerson(agencyId, companyId, 'admin'),
    makePerson(agencyId, companyId, 'client'),
    makePerson(otherTenant.agencyId, otherTenant.companyId, 'admin'),
  ]);
  await saveTable(admin.token, 0);
  await call('POST', '/billing', { token: client.token, body: BILLING });
  await call('PUT', '/billingTerms', { token: admin.token, body: makeBillingTerms() });
  const { project } = await makeOrderable(tenant);
  const { collection: draft } = await show(client.token, project.id);

  const get = (token: string) => call<CompanyPage>('GET', `/company/${companyId}`, { token });
  const listFigures = (token: string) =>
    call<readonly CompanyFigures[]>(
      'GET',
      `/companyFigures?ids=${companyId},${otherTenant.companyId},unknown`,
      { token },
    );

  expect((await get(admin.token)).collection).toMatchObject({
    orders: [],
    figures: { ordered: [], open: [], lastOrderAt: null },
  });
  await place(client.token, project.id, draft.priceKey);

  const { collection: page } = await get(admin.token);
  const { currency, net, total } = draft;
  expect(page).toMatchObject({
    company: { id: companyId, agencyIds: [agencyId] },
    legalName: BILLING.legalName,
    vatTaxId: BILLING.vatTaxId,
    projects: [{ id: project.id }],
    orders: [{ id: project.id, total, open: total, state: 'received', renewedLicenceId: null }],
    figures: {
      openProjects: 1,
      people: 2,
      ordered: [{ currency, amount: net }],
      open: [{ currency, amount: total }],
    },
  });
  expect(page.people).toContainEqual({
    id: client.uid,
    displayName: expect.any(String) as string,
    email: expect.any(String) as string,
    isPending: false,
  });
  expect((await listFigures(admin.token)).collection).toEqual([page.figures]);

  expect(await countReads('projects', () => listFigures(admin.token))).toBe(0);
  expect(await countReads('orders', () => listFigures(admin.token))).toBe(1);

  expect((await get(stranger.token)).status).toBe(404);
  expect((await listFigures(stranger.token)).collection.map(({ id }) => id)).toEqual([otherTenant.companyId]);
  for (const token of [client.token, tenant.teamToken, tenant.talentToken])
    expect([(await get(token)).status, (await listFigures(token)).status]).toEqual([403, 403]);
});
