import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Request } from 'firebase-functions/v2/https';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { needsAgency, needsVerifiedEmail, ROLES, type AccountRole } from '@domain/access/roles.ts';
import type { User } from '@domain/accounts/accounts.ts';
import type { Contract } from '@domain/contract.ts';
import { ACCESS, getCollectionRule, type CollectionName } from '@domain/access/matrix.ts';
import { admit } from './admit.ts';
import { requireAccessible } from '../../work/access/require-visible.ts';
import { ask, CONTRACTS, findFaults, type Row } from './admit.fixture.ts';

const stored = vi.hoisted(() => ({
  users: new Map<string, User>(),
  token: {} as Partial<DecodedIdToken>,
}));
vi.mock('../identity/verify-token.ts', async () => {
  const errors = await import('../../platform/errors/app-error.ts');
  return {
    verifyToken: (uid: string) => {
      if (!stored.users.has(uid)) return Promise.reject(new errors.AppError(401, 'auth.invalid'));
      return Promise.resolve({ uid, auth_time: 0, firebase: {}, ...stored.token });
    },
  };
});
vi.mock('../../work/identity/accounts.ts', () => ({ findAccountById: () => Promise.resolve(undefined) }));
vi.mock('../../work/collections/users.ts', () => ({
  readUsers: (uids: readonly string[]) => Promise.resolve(uids.map((uid) => stored.users.get(uid))),
}));
vi.mock('../../work/collections/invitations.ts', () => ({}));
vi.mock('../../work/collections/engineer-assignments.ts', async (original) => ({
  ...(await original<object>()),
  readAssignments: () => Promise.resolve([]),
}));
vi.mock('../../work/collections/session-assignments.ts', () => ({
  readSessionAssignments: () => Promise.resolve([]),
}));
vi.mock('../../work/collections/api-keys.ts', () => ({}));

const AGENCY = 'own-agency';
const filterByKind = (...kinds: readonly Contract['auth']['kind'][]) =>
  CONTRACTS.filter(([, { auth }]) => kinds.includes(auth.kind));
const guarded = filterByKind('signedIn', 'roles');
const getRoles = ({ auth }: Contract): readonly AccountRole[] => (auth.kind === 'roles' ? auth.roles : ROLES);

const pickUser = (role: AccountRole, change: Partial<User> = {}): User => ({
  id: 'someone',
  email: 'someone@tests.example',
  displayName: 'Someone',
  held: { [role]: [AGENCY] },
  roles: [role],
  agencyIds: [AGENCY],
  companyId: null,
  emailVerified: true,
  accessVersion: 1,
  locale: 'en',
  ...change,
});

const askAs = (row: Row, user: User, headers = {}): Promise<string> => {
  stored.users.set(user.id, user);
  return ask(row, { authorization: `Bearer ${user.id}`, ...headers });
};

beforeEach(() => {
  stored.users.clear();
  stored.token = {};
});

describe('a contract for the person only', () => {
  const binding = guarded.filter(([, { inPerson }]) => inPerson);
  /** Nobody acts as staff, so contracts of staff alone bind themselves. */
  const roles = ROLES.filter((role) => role !== 'admin' && role !== 'agencyTeam');
  const person = pickUser('client', {
    held: Object.fromEntries(roles.map((role) => [role, [AGENCY]])),
    roles,
  });
  const open = binding.filter(([, contract]) =>
    getRoles(contract).some((role) => person.roles.includes(role)),
  );
  const headers = { 'x-agency-id': AGENCY };

  it('admits the person, but no admin who acts as them', async () => {
    const asPerson = (row: Row) => askAs(row, person, headers);
    expect(await findFaults(open, asPerson, () => 'in')).toEqual([]);
    const admin = pickUser('admin', { id: 'admin' });
    stored.users.set(admin.id, admin);
    stored.token = { actsAs: person.id, actedBy: admin.id, actedVersion: 1 };
    const asAdmin = (row: Row) => ask(row, { authorization: `Bearer ${admin.id}`, ...headers });
    expect(await findFaults(open, asAdmin, () => '403 auth.inPerson')).toEqual([]);
  });

  it('covers every upload, rating, consent, payee change, decision on a delivery, and renewal', () => {
    const names = binding.map(([name]) => name);
    const uploads = guarded.flatMap(([name, { upload }]) => (upload ? [name] : []));

    const kinds = guarded.flatMap(([name]) =>
      /[.](begin|complete|startFile|finishFile|mend|rateVoice|consent|acceptConfidentiality|withdrawConsent|\w+Billing|accept|requestRevision|renew)$/.test(
        name,
      )
        ? [name]
        : [],
    );
    expect([...uploads, ...kinds].filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('a guarded contract', () => {
  it('needs a session', async () => {
    expect(
      await findFaults(
        guarded,
        (row) => ask(row),
        () => '401 auth.missing',
      ),
    ).toEqual([]);

    const forged = { authorization: 'Bearer forged' };
    expect(
      await findFaults(
        guarded,
        (row) => ask(row, forged),
        () => '401 auth.invalid',
      ),
    ).toEqual([]);
  });

  it.each(ROLES)('admits %s exactly if it names the role', async (role) => {
    const getExpected = (contract: Contract) =>
      getRoles(contract).includes(role) ? 'in' : '403 auth.forbidden';
    expect(await findFaults(guarded, (row) => askAs(row, pickUser(role)), getExpected)).toEqual([]);
  });

  it.each(ROLES)('refuses %s with a pending, rejected, closed or unverified account', async (role) => {
    const findRefused = (change: Partial<User>, expected: string) =>
      findFaults(
        guarded,
        (row) => askAs(row, pickUser(role, change)),
        () => expected,
      );

    expect(await findRefused({ accountValidationStatus: 'PENDING' }, '403 auth.notAccepted')).toEqual([]);

    const askAsRejected = (row: (typeof guarded)[number]) =>
      askAs(row, pickUser(role, { accountValidationStatus: 'REJECTED' }));

    const getExpected = (contract: Contract) => {
      if (!contract.admitsRejected) return '403 auth.notAccepted';
      return getRoles(contract).includes(role) ? 'in' : '403 auth.forbidden';
    };

    expect(await findFaults(guarded, askAsRejected, getExpected)).toEqual([]);
    expect(await findRefused({ needsSecondFactor: true }, '403 auth.secondFactor')).toEqual([]);
    expect(await findRefused({ disabled: true }, '401 auth.invalid')).toEqual([]);
    expect(await findRefused({ sessionsFrom: 1 }, '401 auth.invalid')).toEqual([]);

    if (needsVerifiedEmail([role])) {
      const askAsUnverified = (row: (typeof guarded)[number]) =>
        askAs(row, pickUser(role, { emailVerified: false }));
      const getAnswer = (contract: Contract) =>
        contract.admitsUnverified ? 'in' : '403 auth.unverifiedEmail';
      expect(await findFaults(guarded, askAsUnverified, getAnswer)).toEqual([]);
    }

    if (needsAgency([role]))
      expect(await findRefused({ held: { [role]: [] } }, '403 auth.noAgencies')).toEqual([]);
  });

  it('admits a session with a second factor if an agency requires one', async () => {
    stored.token = {
      firebase: { identities: {}, sign_in_provider: 'password', sign_in_second_factor: 'phone' },
    };

    const admin = pickUser('admin', { needsSecondFactor: true });
    const rows = guarded.filter(([, contract]) => getRoles(contract).includes('admin'));
    expect(
      await findFaults(
        rows,
        (row) => askAs(row, admin),
        () => 'in',
      ),
    ).toEqual([]);
  });

  it.each(ROLES)('refuses %s in an agency that is not theirs', async (role) => {
    const answer = (row: Row) => askAs(row, pickUser(role), { 'x-agency-id': 'other-agency' });
    expect(await findFaults(guarded, answer, () => '403 auth.wrongAgency')).toEqual([]);
  });

  it('counts only roles in the chosen agency', async () => {
    const both = pickUser('admin', {
      held: { admin: [AGENCY], talent: ['second'] },
      roles: ['talent', 'admin'],
    });
    const answer = (row: Row) => askAs(row, both, { 'x-agency-id': 'second' });
    const getExpected = (contract: Contract) =>
      getRoles(contract).includes('talent') ? 'in' : '403 auth.forbidden';
    expect(await findFaults(guarded, answer, getExpected)).toEqual([]);
  });
});

describe('a record', () => {
  const [HERE, THERE] = ['here', 'there'];
  const ROLE_SETS = new Map(
    filterByKind('roles').map((row) => [getRoles(row[1]).toSorted().join(), row] as const),
  );

  /** One collection for each rule of the matrix. */
  const COLLECTIONS = [...new Map(ACCESS.map((row) => [JSON.stringify(row.read), row.collection])).values()];

  /** A record that belongs to the person in every way, in one agency. */
  const makeOwn = (agencyId: string) => ({
    id: 'someone',
    agencyId,
    agencyIds: [agencyId],
    companyId: 'company',
    status: 'open',
    talentId: 'someone',
    engineerId: 'someone',
    userId: 'someone',
    assignedTo: 'someone',
  });

  /** Own records follow the person, also those of an agency that they have left. */
  const isPersonal = (collection: CollectionName, role: AccountRole) =>
    (getCollectionRule(collection)?.read[role] ?? []).some((scope) =>
      ['self', 'account', 'ownTalent', 'ownUser', 'company'].includes(scope),
    );

  const listOpened = async (
    [name, contract]: Row,
    agenciesByRole: User['held'],
    agencyId: string | undefined,
  ) => {
    const user = pickUser('admin', { held: agenciesByRole, companyId: 'company', showRates: [HERE, THERE] });
    stored.users.set(user.id, user);
    const headers = { authorization: `Bearer ${user.id}`, ...(agencyId ? { 'x-agency-id': agencyId } : {}) };
    const caller = await admit(name, contract, { headers } as Request).catch(() => undefined);
    if (!caller) return [];

    return [HERE, THERE].flatMap((place) =>
      COLLECTIONS.flatMap((collection) => {
        try {
          requireAccessible(caller, collection, makeOwn(place));
          return { collection, place };
        } catch {
          return [];
        }
      }),
    );
  };

  it('needs a role of the endpoint that the caller holds in the record’s agency', async () => {
    const faults: string[] = [];
    const opened = new Set<string>();
    for (const row of ROLE_SETS.values())
      for (const here of ROLES)
        for (const there of ROLES)
          for (const chosen of [undefined, HERE, THERE]) {
            const agenciesByRole =
              here === there ? { [here]: [HERE, THERE] } : { [here]: [HERE], [there]: [THERE] };
            for (const { collection, place } of await listOpened(row, agenciesByRole, chosen)) {
              const counting = getRoles(row[1]).filter(
                (role) =>
                  agenciesByRole[role]?.includes(place) ||
                  (agenciesByRole[role] && isPersonal(collection, role)),
              );
              const call = `${row[0]} as ${here} here and ${there} there, header ${chosen}`;
              if (counting.length === 0) faults.push(`${call}: ${collection} of ${place}`);
              opened.add(`${place} ${counting.join()}`);
            }
          }

    expect(faults.slice(0, 20)).toEqual([]);
    for (const role of ROLES) expect([...opened].join()).toContain(`there ${role}`);
  });
});

describe('an open contract', () => {
  it('for links never counts the caller as a person', async () => {
    const links = filterByKind('token');
    expect(
      await findFaults(
        links,
        (row) => ask(row),
        () => 'nobody',
      ),
    ).toEqual([]);

    expect(
      await findFaults(
        links,
        (row) => askAs(row, pickUser('admin')),
        () => 'nobody',
      ),
    ).toEqual([]);
  });

  it('for the public knows signed-in users, and treats accounts without access as signed out', async () => {
    const open = filterByKind('public');
    const pending = pickUser('talent', { accountValidationStatus: 'PENDING' });
    expect(
      await findFaults(
        open,
        (row) => ask(row),
        () => 'nobody',
      ),
    ).toEqual([]);

    expect(
      await findFaults(
        open,
        (row) => askAs(row, pending),
        () => 'nobody',
      ),
    ).toEqual([]);

    expect(
      await findFaults(
        open,
        (row) => askAs(row, pickUser('talent')),
        () => 'in',
      ),
    ).toEqual([]);
  });
});
