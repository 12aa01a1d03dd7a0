import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../stack/call.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { countReads } from '../stack/usage.ts';
import { makePerson } from './accounts.ts';

let tenant: Tenant;
let cast: Cast;
beforeAll(async () => {
  tenant = await makeTenant(3);
  cast = await makeCast(tenant, 2);
  const [chosen] = cast.shortlisted;
  const path = `/casting-demo/${chosen?.id}/${cast.project.id}`;
  const { status } = await call('PATCH', path, { token: tenant.clientToken, body: { isSelected: true } });
  expect(status).toBe(200);
});

const findVoices = async (notFor: string, token = tenant.clientToken): Promise<readonly number[]> => {
  const { status, collection } = await call<{ readonly items: readonly { readonly id: string }[] }>(
    'GET',
    `/demoCache?language=eng&notFor=${encodeURIComponent(notFor)}`,
    { token },
  );
  expect(status).toBe(200);
  return collection.items.map(({ id }) => tenant.talents.findIndex(({ demoId }) => demoId === id) + 1);
};

describe('the filter for voices never chosen for a brand', () => {
  it('excludes voices chosen for a competitor in any case of letters, but not those only listed', async () => {
    expect(await findVoices('Brand')).toEqual([2, 3]);
    expect(await findVoices('Nova, BRÁND ')).toEqual([2, 3]);
    expect(await findVoices('Brand', tenant.teamToken)).toEqual([2, 3]);
    expect(await findVoices('Bran')).toEqual([1, 2, 3]);
    expect(await findVoices('Nova')).toEqual([1, 2, 3]);
    // The project's name isn't a brand.
    expect(await findVoices('Production')).toEqual([1, 2, 3]);
    expect(await findVoices(' , ')).toEqual([1, 2, 3]);
  });

  it('reveals no casting of another company', async () => {
    const colleague = await makePerson(tenant.agencyId, tenant.companyId, 'client');
    expect(await findVoices('Brand', colleague.token)).toEqual([2, 3]);
    const stranger = await makePerson(tenant.agencyId, `company-other-${tenant.key}`, 'client');
    expect(await findVoices('Brand', stranger.token)).toEqual([1, 2, 3]);
  });

  it('costs no read of projects without a brand', async () => {
    const searchPlain = () => call('GET', '/demoCache?language=eng', { token: tenant.clientToken });
    expect(await countReads('projects', searchPlain)).toBe(0);
    expect(await countReads('castingDemos', () => findVoices('Brand'))).toBe(1);
  });

  it('is available to clients and staff only, for five brands at most', async () => {
    const ask = (notFor: string, token: string) =>
      call('GET', `/demoCache?notFor=${encodeURIComponent(notFor)}`, { token });
    const refused = await ask('Brand', tenant.talentToken);
    expect([refused.status, refused.error.property]).toEqual([403, 'notFor']);
    const many = await ask('a,b,c,d,e,f', tenant.clientToken);
    expect([many.status, many.error.property]).toEqual([422, 'notFor']);
  });

  it('includes all voices again after the project is deleted', async () => {
    const gone = await call('DELETE', `/project/${cast.project.id}`, { token: tenant.clientToken });
    expect(gone.status).toBe(200);
    expect(await findVoices('Brand')).toEqual([1, 2, 3]);
  });
});
