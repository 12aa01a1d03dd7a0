import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESS } from '@domain/access/matrix.ts';
import { ROLES, type AccountRole } from '@domain/access/roles.ts';
import { api, type EndpointName } from '@domain/api.ts';
import type { Contract } from '@domain/contract.ts';
import { firestore } from '../stack/admin.ts';
import { call, uploadForm, type Answer } from '../stack/call.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { makeAccount } from '../stack/account.ts';
import { makePeople, type Person, type AccountStanding } from './accounts.ts';
import { SOUND_BODIES } from './sound-bodies.ts';

const CONTRACTS = (Object.entries(api) as unknown as (readonly [EndpointName, Contract])[]).map(
  ([name, contract]) => ({ name, contract }),
);

/** In every field of the other agency's planted records; no reply may contain it. */
const MARK = 'planted-by-another-agency';

let tenant: Tenant;
let otherTenant: Tenant;
let otherCast: Cast;
let people: readonly Person[];
/** One account per role in the other agency, with each further role here. */
let insiders: readonly Insider[];

interface Insider {
  readonly role: AccountRole;
  readonly roleHere: AccountRole;
  readonly token: string;
}

/** Accounts whose first role is in the other agency and would open its records there. */
const makeInsiders = (): Promise<readonly Insider[]> =>
  Promise.all(
    ROLES.flatMap((role) =>
      ROLES.filter((roleHere) => roleHere !== role).map(async (roleHere): Promise<Insider> => {
        const uid = `${role}-there-${roleHere}-here-${tenant.key}`;
        const agenciesByRole = { [role]: [otherTenant.agencyId], [roleHere]: [tenant.agencyId] };
        const companyId = role === 'client' ? otherTenant.companyId : null;
        const { token } = await makeAccount({
          uid,
          held: agenciesByRole,
          user: { companyId, showRates: [otherTenant.agencyId] },
        });
        return { role, roleHere, token };
      }),
    ),
  );

/** Only functions read these, and a planted email would be sent. */
const NOT_PLANTED = ['catalog', 'countries', 'languages', 'idempotency', 'rateLimits', 'mail'];
const PLANTED = ACCESS.map(({ collection }) => collection).filter((name) => !NOT_PLANTED.includes(name));

/** A record of the other agency, its company and its talent in every collection, all with one id. */
const plant = async (id: string): Promise<void> => {
  const batch = firestore().batch();
  for (const collection of PLANTED) {
    batch.set(firestore().collection(collection).doc(id), {
      agencyId: otherTenant.agencyId,
      agencyIds: [otherTenant.agencyId],
      companyId: otherTenant.companyId,
      talentId: otherTenant.talents[0]?.id,
      engineerId: 'another-person',
      userId: 'another-person',
      name: MARK,
      email: `${MARK}@tests.example`,
    });
  }

  await batch.commit();
};

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(1), makeTenant(1)]);

  [otherCast, people, insiders] = await Promise.all([
    makeCast(otherTenant),
    makePeople(tenant.agencyId, tenant.companyId, ROLES),
    makeInsiders(),
    plant(MARK),
  ]);

  // Rates are for clients with the agency's grant.
  await firestore()
    .doc(`users/${findPerson('client').uid}`)
    .update({ showRates: [tenant.agencyId] });
});

afterAll(async () => {
  const batch = firestore().batch();
  for (const collection of PLANTED) batch.delete(firestore().collection(collection).doc(MARK));
  await batch.commit();
});

const findPerson = (role: AccountRole, standing: AccountStanding = 'welcome'): Person => {
  const found = people.find((person) => person.role === role && person.standing === standing);
  if (!found) throw new Error(`There is no ${role} who is ${standing}`);
  return found;
};

const getPath = ({ path }: Contract, fill: (name: string) => string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(fill(name)));

interface Attempt {
  readonly query?: string;
  readonly token?: string | undefined;
  readonly agency?: string;
  readonly fill?: (name: string) => string;
  readonly body?: unknown;
}

const request = (contract: Contract, attempt: Attempt = {}): Promise<Answer<unknown>> => {
  const { token, agency, fill = () => 'nothing-here', body = {}, query = '' } = attempt;
  const hasBody = contract.method !== 'GET' && contract.method !== 'DELETE';
  return call(contract.method, `${getPath(contract, fill)}${query}`, {
    token,
    ...(agency === undefined ? {} : { agency }),
    ...(hasBody ? { body: contract.upload ? uploadForm(new Uint8Array([1]), 'x.mp3', 'other') : body } : {}),
  });
};

const getStatus = async (contract: Contract, attempt?: Attempt): Promise<number> =>
  (await request(contract, attempt)).status;

const getAllowedRoles = ({ auth }: Contract): readonly AccountRole[] =>
  auth.kind === 'roles' ? auth.roles : ROLES;
const listByKind = (...kinds: readonly Contract['auth']['kind'][]) =>
  CONTRACTS.filter(({ contract }) => kinds.includes(contract.auth.kind));
const guarded = listByKind('signedIn', 'roles');

/** One guarded contract per kind of body; `access/admit.test.ts` proves that all share the guard. */
const SAMPLE = (['projects.get', 'apiKeys.create', 'demos.signedUrl'] as const).map((name) => ({
  name,
  contract: api[name] as Contract,
}));

describe.each(SAMPLE)('the guard of $name', ({ contract }) => {
  it('refuses a call without a session', async () => {
    expect(await getStatus(contract)).toBe(401);
  });

  it('admits exactly the roles in the contract', async () => {
    const statuses = await Promise.all(
      ROLES.map(
        async (role) => [role, await getStatus(contract, { token: findPerson(role).token })] as const,
      ),
    );
    const admitted = statuses.filter(([, status]) => status !== 401 && status !== 403).map(([role]) => role);
    expect(admitted).toEqual(ROLES.filter((role) => getAllowedRoles(contract).includes(role)));
  });

  it('refuses accounts without access, and agencies that are not the caller’s', async () => {
    const [role = 'admin'] = getAllowedRoles(contract);
    const barred = (['pending', 'rejected', 'noAgencies'] as const).map((standing) =>
      getStatus(contract, { token: findPerson(role, standing).token }),
    );
    const foreign = getStatus(contract, { token: findPerson(role).token, agency: otherTenant.agencyId });
    const unverified = getStatus(contract, { token: findPerson('talent', 'unverified').token });
    const statuses = await Promise.all([...barred, foreign, unverified]);
    expect(statuses).toEqual(statuses.map(() => 403));
  });
});

/** The project's real record for a parameter, or a planted one. */
const makeForeignValue =
  (name: EndpointName) =>
  (parameter: string): string => {
    const demo = otherTenant.talents[0];

    const ids: Readonly<Record<string, string | undefined>> = {
      projectId: otherCast.project.id,
      castingId: otherCast.castingId,
      casting: otherCast.castingId,
      voiceId: otherCast.voice.id,
      castingDemoId: otherCast.shortlisted[0]?.id,
      talentId: demo?.id,
      userId: demo?.id,
      demoId: demo?.demoId,
      languageId: 'eng',
      type: 'regular',
      email: demo?.email,
    };
    if (parameter !== 'id') return ids[parameter] ?? MARK;
    if (name.startsWith('projects.') || name === 'pricing.options') return otherCast.project.id;
    if (name === 'views.get') return demo?.id ?? MARK;
    if (name === 'castings.removeDemo' || name === 'castings.updateDemo')
      return otherCast.shortlisted[0]?.id ?? MARK;
    if (name === 'auditions.request') return otherCast.voice.id;
    if (name.startsWith('castings.') || name.startsWith('sessions.')) return otherCast.castingId;

    return MARK;
  };

const withRecord = guarded.filter(({ contract }) => contract.path.includes('{'));
/** Required parameters besides the record. */
const SOUND_QUERIES: Readonly<Partial<Record<EndpointName, string>>> = {
  'sessions.engineers': '?startsAt=2099-05-05T10:00:00Z&endsAt=2099-05-05T12:00:00Z',
  'ledger.conflicts': '?talentIds=nothing-here',
  'companies.previewMerge': '?into=nothing-here',
  'availability.grid': '?castingDemoIds=nothing-here&days=2099-05-05&timeZone=UTC',
};
/** Their parameter names a kind, not an agency's record. */
const OF_NO_AGENCY: readonly EndpointName[] = ['projects.steps'];

/** Faults in the replies of each contract, one line each. */
const collectFaults = async (
  rows: typeof CONTRACTS,
  check: (row: (typeof CONTRACTS)[number]) => Promise<readonly string[]>,
): Promise<readonly string[]> => {
  expect(rows.length).toBeGreaterThan(0);
  const faults: string[] = [];
  for (const row of rows) faults.push(...(await check(row)).map((fault) => `${row.name}: ${fault}`));
  return faults;
};

/** Hundreds of calls, which take minutes on a busy machine. */
const LONG = { timeout: 120_000 };

describe('a record of another agency', () => {
  it('is invisible to every call', LONG, async () => {
    const rows = withRecord.filter(({ name }) => !OF_NO_AGENCY.includes(name));

    const faults = await collectFaults(rows, async ({ name, contract }) => {
      const body = SOUND_BODIES[name];

      const answers = await Promise.all(
        getAllowedRoles(contract).map((role) =>
          request(contract, {
            token: findPerson(role).token,
            fill: makeForeignValue(name),
            query: SOUND_QUERIES[name] ?? '',
            ...(body ? { body: body(otherCast) } : {}),
          }),
        ),
      );

      const isRefusedEarlier = contract.method !== 'GET' && contract.method !== 'DELETE' && !body;
      const expected = isRefusedEarlier ? [400, 404, 415, 422] : [404];

      return answers.flatMap(({ status, error, collection }) => [
        ...(expected.includes(status) ? [] : [`answers ${status}`]),
        ...(JSON.stringify([error, collection]).includes(MARK) ? ['reveals the record'] : []),
      ]);
    });
    expect(faults).toEqual([]);
  });

  it('is invisible to its own people in a call for a role that they hold here', LONG, async () => {
    const rows = listByKind('roles').filter(
      ({ name, contract }) => contract.path.includes('{') && !OF_NO_AGENCY.includes(name),
    );
    let calls = 0;

    const faults = await collectFaults(rows, async ({ name, contract }) => {
      const roles = getAllowedRoles(contract);
      const callers = ROLES.filter((role) => !roles.includes(role)).flatMap(
        (role) => insiders.find((insider) => insider.role === role && roles.includes(insider.roleHere)) ?? [],
      );
      const body = SOUND_BODIES[name];
      calls += callers.length;

      const answers = await Promise.all(
        callers.map(async ({ role, roleHere, token }) => {
          const { status, error } = await request(contract, {
            token,
            fill: makeForeignValue(name),
            query: SOUND_QUERIES[name] ?? '',
            ...(body ? { body: body(otherCast) } : {}),
          });
          return { status, code: error?.code, caller: `${role} there and ${roleHere} here` };
        }),
      );

      const isRefusedEarlier = contract.method !== 'GET' && contract.method !== 'DELETE' && !body;
      const expected = isRefusedEarlier ? [400, 404, 415, 422] : [404];

      return answers.flatMap(({ status, code, caller }) =>
        expected.includes(status) || code === 'auth.agencyRequired' ? [] : [`answers ${status} to ${caller}`],
      );
    });
    expect(faults).toEqual([]);
    expect(calls).toBeGreaterThan(300);
  });

  it('is in no reply of a call without a record that admits its roles', LONG, async () => {
    const rows = guarded.filter(({ contract }) => !contract.path.includes('{'));

    const faults = await collectFaults(rows, async ({ contract }) => {
      const answers = await Promise.all(
        getAllowedRoles(contract).map((role) => request(contract, { token: findPerson(role).token })),
      );
      return answers.flatMap(({ status, collection }) => [
        ...([401, 403, 500].includes(status) ? [`answers ${status}`] : []),
        ...(JSON.stringify(collection ?? null).includes(MARK) ? ['reveals the record'] : []),
      ]);
    });
    expect(faults).toEqual([]);
  });

  it('is visible to its own people', async () => {
    const token = otherTenant.teamToken;
    const fill = makeForeignValue('projects.get');
    expect(await getStatus(api['projects.get'] as Contract, { token, fill })).toBe(200);
  });
});

describe('an open call', () => {
  it('admits a link only if it is meant for links', async () => {
    const admin = findPerson('admin').token;

    const faults = await collectFaults(listByKind('token'), async ({ contract }) => {
      const path = getPath(contract, () => 'nothing-here');
      const isWrite = contract.method !== 'GET';
      const body = isWrite ? { body: contract.upload ? uploadForm(new Uint8Array([1])) : {} } : {};
      const queries = ['', '?token=nonsense', `?token=${admin}`];
      const answers = await Promise.all(
        queries.map((query) => call(contract.method, `${path}${query}`, { ...body, token: admin })),
      );
      return answers.flatMap(({ status }) => ([401, 404, 422].includes(status) ? [] : [`answers ${status}`]));
    });
    expect(faults).toEqual([]);
  });

  it('admits everyone where public', async () => {
    const rows = listByKind('public').filter(({ contract }) => !contract.limit);
    const faults = await collectFaults(rows, async ({ contract }) => {
      // A webhook's caller is authenticated by the body's signature.
      const tokens = [findPerson('talent').token, ...(contract.raw ? [] : [undefined])];
      const statuses = await Promise.all(tokens.map((token) => getStatus(contract, { token })));
      return statuses.flatMap((status) => ([401, 403, 500].includes(status) ? [`answers ${status}`] : []));
    });
    expect(faults).toEqual([]);
  });
});
