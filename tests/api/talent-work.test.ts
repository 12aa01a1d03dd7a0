import { expect, it } from 'vitest';
import type { TalentWork } from '@domain/talents/talent-work.api.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { call } from '../stack/call.ts';
import { firestore } from '../stack/admin.ts';
import { makeTenant } from '../stack/tenant.ts';

const HOUR = 3_600_000;

it('shows staff what a talent records and earns for their agency, and to others nothing', async () => {
  const [tenant, otherTenant] = await Promise.all([makeTenant(1), makeTenant(0)]);
  const talentId = tenant.talents[0]!.id;
  const get = (token: string) => call<TalentWork>('GET', `/talent/${talentId}/work`, { token });
  expect((await get(tenant.teamToken)).collection).toEqual({ next: null, sessions: [], earnings: [] });

  const [session] = (await firestore().collection('recordingSessions').limit(1).get()).docs;
  const makeSession = (id: string, hours: number, agencyId: string) =>
    firestore()
      .doc(`recordingSessions/${id}`)
      .set({
        ...session!.data(),
        agencyId,
        talentId,
        state: 'planned',
        startsAt: Timestamp.fromMillis(Date.now() + hours * HOUR),
        endsAt: Timestamp.fromMillis(Date.now() + (hours + 1) * HOUR),
      });
  const { key } = tenant;
  await Promise.all([
    makeSession(`past-${key}`, -48, tenant.agencyId),
    makeSession(`soon-${key}`, 24, tenant.agencyId),
    makeSession(`later-${key}`, 72, tenant.agencyId),
    makeSession(`elsewhere-${key}`, 2, otherTenant.agencyId),
  ]);

  const { next, sessions } = (await get(tenant.teamToken)).collection;
  expect(next?.id).toBe(`soon-${key}`);
  expect(sessions.map(({ id }) => id)).toEqual([`later-${key}`, `soon-${key}`, `past-${key}`]);

  expect((await get(otherTenant.teamToken)).status).toBe(404);
  for (const token of [tenant.clientToken, tenant.talentToken]) expect((await get(token)).status).toBe(403);
});
