import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_ZONE } from '@domain/agencies/agencies.ts';
import type { NewApiKey } from '@domain/apiKeys/api-keys.ts';
import type { AgencyFigures } from '@domain/figures/figures.ts';
import type { Headlines } from '@domain/figures/headlines.ts';
import { toWeekId } from '@domain/figures/figures.ts';
import { toWeek } from '@domain/figures/spans.ts';
import { toPart } from '@domain/figures/week-parts.ts';
import { getDayInZone } from '@domain/rates/day-in-zone.ts';
import { makeAccount } from '../stack/account.ts';
import { getActingToken } from '../stack/acting.ts';
import { firestore } from '../stack/admin.ts';
import { getUploadPath } from '../stack/auditions.ts';
import { call, uploadForm } from '../stack/call.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { saveTable } from '../stack/pricing.ts';
import { makeDeadline, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { countReads } from '../stack/usage.ts';
import { makePerson, type Person } from './accounts.ts';

const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));

let tenant: Tenant;
let otherTenant: Tenant;
let cast: Cast;
let admin: Person;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(2), makeTenant(1)]);
  [cast, admin] = await Promise.all([
    makeCast(tenant),
    makePerson(tenant.agencyId, tenant.companyId, 'admin'),
  ]);
});

const get = (token: string, headers = {}) => call<AgencyFigures>('GET', '/figures', { token, headers });
const fetchFigures = async (token = tenant.teamToken): Promise<AgencyFigures> => {
  const { status, collection } = await get(token);
  expect(status).toBe(200);
  return collection;
};
const toEntryId = (number: number) => `${cast.castingId}_${cast.voice.id}_${tenant.talents[number]!.id}`;

describe('the figures of an agency', () => {
  it('are complete lists of zeros at first', async () => {
    const { timeZone, weeks, languages, months } = await fetchFigures(otherTenant.teamToken);
    expect(timeZone).toBe(DEFAULT_ZONE);
    expect([weeks.length, months.length, languages]).toEqual([13, 12, []]);
    expect(weeks.at(-1)).toEqual({ week: toWeek(Date.now(), DEFAULT_ZONE), takes: 0, hours: null });
    expect(months.at(-1)).toEqual({
      month: getDayInZone(DEFAULT_ZONE, new Date()).slice(0, 7),
      currencies: [],
    });
  });

  it('change with a request, a take, its approval, a cancellation and a deletion of their own agency', async () => {
    const answer = await call<{ readonly id: string }>(
      'POST',
      `/audition/${cast.castingId}/${cast.voice.id}`,
      {
        token: tenant.clientToken,
        body: { style: 'NATURAL', deadline: makeDeadline(5), script: 'The script.', brief: 'The brief.' },
      },
    );
    expect(answer.status).toBe(201);

    const english = { language: 'eng', asked: 2, confirmed: 0, declined: 0, answered: 0, accepted: 0 };
    expect((await fetchFigures()).languages).toEqual([english]);

    const path = await getUploadPath(toEntryId(0), tenant.talents[0]!.email);
    expect((await call('POST', path, { body: uploadForm(take) })).status).toBe(201);

    const body = { isApproved: true };
    const token = tenant.clientToken;
    expect((await call('PATCH', `/audition-entry/approve/${toEntryId(0)}`, { token, body })).status).toBe(
      200,
    );

    const reply = await fetchFigures();
    expect(reply.languages).toEqual([{ ...english, confirmed: 1, answered: 1, accepted: 1 }]);
    expect(reply.weeks.at(-1)).toMatchObject({ takes: 1, hours: { lower: 0, median: 0, upper: 0 } });
    expect((await fetchFigures(otherTenant.teamToken)).languages).toEqual([]);

    const { id } = answer.collection;
    const called = await call('DELETE', `/audition/${id}`, { token });
    expect(called.status).toBe(200);
    expect((await fetchFigures()).languages).toEqual([
      { ...english, asked: 1, confirmed: 1, answered: 1, accepted: 1 },
    ]);
  });

  it('sum papers as issued, and subtract credit notes', async () => {
    const ordering = await makeTenant(1);
    const [head, client] = await Promise.all([
      makePerson(ordering.agencyId, ordering.companyId, 'admin'),
      makePerson(ordering.agencyId, ordering.companyId, 'client'),
    ]);
    expect((await saveTable(head.token, 0)).status).toBe(201);
    await call('POST', '/billing', { token: client.token, body: BILLING });
    await call('PUT', '/billingTerms', { token: head.token, body: makeBillingTerms() });

    const { project } = await makeOrderable(ordering);
    const { show, place, move } = makeOrderCalls();
    const { collection: draft } = await show(client.token, project.id);
    expect((await place(client.token, project.id, draft.priceKey)).status).toBe(201);
    expect((await move(head.token, project.id, 'confirmed')).status).toBe(200);

    const sums = { currency: draft.currency, invoiced: draft.net, credited: 0, net: draft.net };
    expect(draft.net).toBeGreaterThan(0);
    expect((await fetchFigures(ordering.teamToken)).months.at(-1)?.currencies).toEqual([sums]);
    expect((await move(head.token, project.id, 'cancelled')).status).toBe(200);

    const back = { ...sums, credited: draft.net, net: 0 };
    expect((await fetchFigures(ordering.teamToken)).months.at(-1)?.currencies).toEqual([back]);
    expect((await fetchFigures()).months.at(-1)?.currencies).toEqual([]);
  });
});

describe('readers of figures', () => {
  it('are the staff of the agency only', async () => {
    const engineer = await makePerson(tenant.agencyId, tenant.companyId, 'engineer');
    for (const token of [tenant.clientToken, tenant.talentToken, engineer.token])
      expect((await get(token)).status).toBe(403);
    expect((await call('GET', '/figures')).status).toBe(401);
    expect((await get(admin.token)).status).toBe(200);
  });

  it('are staff of the chosen agency only, regardless of their other roles', async () => {
    const both = await makeAccount({
      uid: `both-${tenant.key}`,
      held: { client: [tenant.agencyId], agencyTeam: [otherTenant.agencyId] },
      user: { companyId: tenant.companyId },
    });
    const makeAgencyHeader = (agencyId: string) => ({ 'X-Agency-Id': agencyId });
    expect((await get(both.token, makeAgencyHeader(tenant.agencyId))).status).toBe(403);

    const answer = await get(both.token, makeAgencyHeader(otherTenant.agencyId));
    expect([answer.status, answer.collection.languages]).toEqual([200, []]);
    expect((await get(otherTenant.teamToken, makeAgencyHeader(tenant.agencyId))).status).toBe(403);

    // An acting admin counts as a client.
    const client = await makePerson(tenant.agencyId, tenant.companyId, 'client');
    expect((await get(await getActingToken(admin.token, client.uid))).status).toBe(403);
  });

  it('include no programs', async () => {
    const { collection: key } = await call<NewApiKey>('POST', '/apiKey', {
      token: admin.token,
      body: { name: 'Books', areas: ['orders'], right: 'write', lastDay: null },
    });
    expect((await get(key.secret)).status).toBe(403);
  });
});

describe('the headline figures', () => {
  it('compare complete periods for staff, and count open projects per state', async () => {
    const read = (token: string, period = 'quarter') =>
      call<Headlines>('GET', `/figures/headlines?period=${period}`, { token });
    const { status, collection } = await read(tenant.teamToken);
    expect(status).toBe(200);
    // The current week and month aren't complete.
    expect(collection).toMatchObject({ takes: { current: 0, previous: 0 }, hours: { current: null } });
    expect(collection.stages.reduce((sum, { count }) => sum + count, 0)).toBe(1);
    expect((await read(otherTenant.teamToken)).collection.stages.some(({ count }) => count > 0)).toBe(false);

    for (const token of [tenant.clientToken, tenant.talentToken])
      expect((await read(token)).status).toBe(403);
    expect((await read(tenant.teamToken, 'week')).status).toBe(422);
  });
});

describe('the cost of figures', () => {
  it('is one read for each month, and for each used shard of a week', async () => {
    const { week, minute } = toPart(Date.now());
    const shards = firestore().collection('auditionWeeks').where('agencyId', '==', tenant.agencyId);
    expect(await countReads('auditionWeeks', () => fetchFigures())).toBe((await shards.get()).size);
    expect(await countReads('revenueMonths', () => fetchFigures())).toBe(12);
    const snapshot = await firestore()
      .doc(`auditionWeeks/${toWeekId(tenant.agencyId, week, toEntryId(0))}`)
      .get();
    expect(snapshot.get(`parts.${minute}.languages.eng.asked`)).toBe(1);
  });
});
