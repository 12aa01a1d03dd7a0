import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ANNOUNCED, type Pulse, type PulseAudience } from '@domain/work/pulses.ts';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { requestAuditions } from '../stack/auditions.ts';
import { call } from '../stack/call.ts';
import { makeEngineer } from '../stack/curation.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

/** Collections that answers read besides the work: the caller's rights and the agency's time zone. */
const CONTEXT = ['users', 'agencies', 'engineerAssignments', 'sessionAssignments', 'rateLimits'];
/** Read for names, whose changes aren't announced; calendars repeat slot requests, which are. */
const NAMES: Readonly<Partial<Record<PulseAudience, readonly string[]>>> = {
  talent: ['projects', 'calendars'],
};

let tenant: Tenant;
let cast: Cast;
beforeAll(async () => {
  tenant = await makeTenant(2);
  cast = await makeCast(tenant);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const listPulses = async (): Promise<readonly Pulse[]> => {
  const { docs } = await firestore().collection('pulses').where('agencyId', '==', tenant.agencyId).get();
  return docs.map((snapshot) => ({ ...(snapshot.data() as Pulse), id: snapshot.id }));
};

describe('pulses', () => {
  it('are sent for every collection that an audience’s waiting work comes from', async () => {
    const { agencyId, key } = tenant;
    const [admin, engineer] = await Promise.all([
      makeAccount({ uid: `admin-${key}`, held: { admin: [agencyId] } }),
      makeEngineer([agencyId], {}, ['eng']),
    ]);
    const readers: readonly (readonly [PulseAudience, string])[] = [
      ['staff', admin.token],
      ['company', tenant.clientToken],
      ['talent', tenant.talentToken],
      ['engineer', engineer.token],
    ];
    const silent: string[] = [];
    for (const [audience, token] of readers) {
      const reads = vi.spyOn(firestore(), 'collection');
      for (const path of ['/today', '/news', `/agenda?from=${new Date().toISOString()}`])
        expect((await call('GET', path, { token })).status).toBe(200);

      const names = new Set(reads.mock.calls.map(([name]) => name));
      expect(names.size).toBeGreaterThan(4);

      const ignored = [...CONTEXT, ...(NAMES[audience] ?? [])];
      for (const name of names)
        if (!ignored.includes(name) && !ANNOUNCED[name as keyof typeof ANNOUNCED]?.includes(audience))
          silent.push(`${name} to ${audience}`);
      reads.mockRestore();
    }

    expect(silent).toEqual([]);
  });

  it('reach only staff, company and requested talents for a request', async () => {
    const before = Date.now();
    await requestAuditions(cast, tenant.clientToken);
    const fresh = (await listPulses()).filter(({ at }) => at.toMillis() >= before);
    const reached = new Set(
      fresh.map(({ audience, companyId, talentId }) => [audience, companyId ?? talentId].join(' ')),
    );
    expect(reached).toEqual(
      new Set(['staff ', `company ${tenant.companyId}`, ...tenant.talents.map(({ id }) => `talent ${id}`)]),
    );
  });

  it('are one document per person or shard, however much happens', async () => {
    for (let index = 0; index < 40; index += 1)
      await call('PATCH', `/project/${cast.project.id}`, {
        token: tenant.clientToken,
        body: { name: `Name ${index}` },
      });
    const staff = (await listPulses()).filter(({ audience }) => audience === 'staff');
    expect(staff.length).toBeGreaterThan(4);
    expect(staff.length).toBeLessThanOrEqual(16);
  });
});
