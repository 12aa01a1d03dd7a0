import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { uniteRoles } from '@domain/access/roles.ts';
import { toFigureId } from '@domain/figures/figures.ts';
import type { Caller } from '../../functions/src/work/access/caller.ts';
import { getFigures } from '../../functions/src/features/figures/get-figures.ts';
import { firestore } from '../stack/admin.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';

let tenant: Tenant;
beforeAll(async () => {
  tenant = await makeTenant(0);
});
afterEach(() => {
  vi.useRealTimers();
});

const fetchFiguresAt = (moment: string) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  const agenciesByRole = { agencyTeam: [tenant.agencyId] };
  const claims = {
    user_id: 'team',
    held: agenciesByRole,
    ...uniteRoles(agenciesByRole),
    emailVerified: true,
    accessVersion: 0,
  };
  const caller = { uid: 'team', claims, companyId: null, agencyId: tenant.agencyId } as unknown as Caller;
  return getFigures({ caller } as Parameters<typeof getFigures>[0]);
};

it.each([
  // Both ends of a month in Madrid, in winter and in summer.
  ['2031-01-31T22:59Z', 'Europe/Madrid', '2031-01', '2031-01-27'],
  ['2031-01-31T23:00Z', 'Europe/Madrid', '2031-02', '2031-01-27'],
  ['2031-07-31T21:59Z', 'Europe/Madrid', '2031-07', '2031-07-28'],
  ['2031-07-31T22:00Z', 'Europe/Madrid', '2031-08', '2031-07-28'],
  // A year that has begun in the east but not in the west.
  ['2030-12-31T12:00Z', 'Pacific/Kiritimati', '2031-01', '2030-12-30'],
  ['2031-01-01T10:00Z', 'Pacific/Pago_Pago', '2030-12', '2030-12-30'],
  ['2031-03-02T22:59Z', 'Europe/Madrid', '2031-03', '2031-02-24'],
  ['2031-03-02T23:00Z', 'Europe/Madrid', '2031-03', '2031-03-03'],
  ['2031-03-03T04:59Z', 'America/New_York', '2031-03', '2031-02-24'],
])('figures at %s end with the current month and week in %s', async (moment, zone, month, week) => {
  const { agencyId } = tenant;
  const currencies = { EUR: { invoice: 12_300 } };
  await firestore().doc(`agencies/${agencyId}`).update({ timeZone: zone });
  const revenue = firestore().doc(`revenueMonths/${toFigureId(agencyId, month)}`);
  await revenue.set({ agencyId, month, currencies });
  const { timeZone, months, weeks } = await fetchFiguresAt(moment);
  expect([timeZone, months.at(-1)?.month, weeks.at(-1)?.week]).toEqual([zone, month, week]);
  expect(months.at(-1)?.currencies).toHaveLength(1);
  await revenue.delete();
});
