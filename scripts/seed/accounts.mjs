import { loadTs } from '../load-ts.mjs';
import { ACCOUNTS, ENGINEERS } from './people.mjs';

const { toAccess, toMembershipId } = await loadTs('domain/src/access/memberships.ts');
const { uniteRoles } = await loadTs('domain/src/access/roles.ts');

const COUNTRY_AND_CITY = {
  'company-lumen': ['ESP', 'Madrid'],
  'company-norte': ['ESP', 'Bilbao'],
  'company-harbour': ['GBR', 'London'],
  'company-vertex': ['PRT', 'Lisbon'],
};

const hasRole = (role) => (account) => account.memberships.some((membership) => membership.role === role);

/** A role in one agency with its decision. */
const makeMembership = (person, { role, agencyId }) => {
  const { uid: userId, displayName, email, accountValidationStatus: status, blocked = false } = person;
  const isDecided = status !== undefined && status !== 'PENDING';

  return {
    agencyId,
    userId,
    role,
    displayName,
    email,
    ...(role === 'client' && status ? { accountValidationStatus: status } : {}),
    // The engineer with an account is active; the others wait for activation.
    ...(role === 'engineer' ? { engagement: userId === 'user-engineer-one' ? 'active' : 'pending' } : {}),
    blocked,
    decidedBy: isDecided || blocked ? 'user-admin-one' : null,
    decidedAt: isDecided || blocked ? '@day-149' : null,
  };
};

/** @param {string[]} row */
const makeWithoutAccount = ([uid, name, lastName, email]) => ({
  uid,
  displayName: `${name} ${lastName}`,
  email,
  memberships: [{ role: 'engineer', agencyId: 'agency-one' }],
});

/** Returns all roles, and the records of accounts that can sign in. */
export const makeAccountRecords = () => {
  const records = { users: {}, memberships: {} };
  const engineers = ENGINEERS.filter(([id]) => ACCOUNTS.every(({ uid }) => uid !== id)).map(
    makeWithoutAccount,
  );

  const addMemberships = (person) => {
    const personMemberships = person.memberships.map((membership) => makeMembership(person, membership));
    for (const item of personMemberships)
      records.memberships[toMembershipId(item.agencyId, item.userId, item.role)] = item;
    return personMemberships;
  };

  for (const account of ACCOUNTS) {
    const accountMemberships = addMemberships(account);
    const { uid, email, displayName, emailVerified, companyId, locale } = account;
    const access = toAccess(accountMemberships);
    const { roles, agencies } = uniteRoles(access.held);

    records.users[uid] = {
      email,
      displayName,
      ...access,
      roles,
      agencyIds: agencies,
      emailVerified,
      accessVersion: 0,
      companyId,
      locale,
    };
  }

  for (const engineer of engineers) addMemberships(engineer);

  return records;
};

/** Clients' registrations. `searchOf` computes a client's search fields. */
export const makeClientRecords = (searchOf) => {
  const records = { clients: {} };
  for (const account of ACCOUNTS.filter(hasRole('client'))) {
    const { uid, email, displayName, companyId, memberships } = account;
    const agencyIds = memberships.filter(({ role }) => role === 'client').map(({ agencyId }) => agencyId);
    const [name, lastName] = displayName.split(' ');
    const [countryOfResidence, cityOfResidence] = COUNTRY_AND_CITY[companyId];

    const client = {
      agencyIds,
      name,
      lastName,
      email,
      roleInCompany: 'PRODUCER',
      companyId,
      countryOfResidence,
      cityOfResidence,
      createdAt: '@day-150',
      updatedAt: '@day-150',
    };

    records.clients[uid] = { ...client, ...searchOf(client) };
  }

  return records;
};

/** Invitations with fixed ids, so that links in docs and tests stay valid. Real ids are random. */
export const inviteRecords = () => ({
  selfServiceInvites: {
    Zq3vT8mXw2RkB5nLh7Yc4dPf: {
      agencyId: 'agency-one',
      name: 'Irene',
      lastName: 'Campos',
      email: 'invited@agency-one.example',
      language: 'eng',
      talentId: null,
      engineer: null,
      status: 'sent',
      sentAt: '@day-2',
      openedAt: null,
      signedUpAt: null,
      acceptedAt: null,
    },
    Hn6sJ9pCe1VaG4xQt8Mu2wKd: {
      agencyId: 'agency-one',
      name: 'Lucía',
      lastName: 'Navarro',
      email: 'talent@agency-one.example',
      language: 'spa',
      talentId: 'talent-01',
      engineer: null,
      status: 'accepted',
      sentAt: '@day-90',
      openedAt: '@day-89',
      signedUpAt: '@day-89',
      acceptedAt: '@day-89',
    },
    Rb2fL7yDz5SoE9iWg3Nk6jTv: {
      agencyId: 'agency-two',
      name: 'Thomas',
      lastName: 'Whitfield',
      email: 'talent2@agency-one.example',
      language: 'eng',
      talentId: 'talent-02',
      engineer: null,
      status: 'sent',
      sentAt: '@day-1',
      openedAt: null,
      signedUpAt: null,
      acceptedAt: null,
    },
  },
  inviteTags: {
    Zq3vT8mXw2RkB5nLh7Yc4dPf: { agencyId: 'agency-one', tags: ['Trailer'] },
  },
  teamInvites: {
    Hn6wLr2TqYc9mXs4Kd7B: {
      agencyId: 'agency-one',
      name: 'Tessa Boone',
      email: 'team@agency-two.example',
      roles: ['agencyTeam'],
      version: 0,
      changedAt: '@day-12',
      formerUid: null,
      expiresAt: null,
    },
  },
  engineerInvites: {
    Xc8uP4hQm1JtA6rVd9Ze3sLy: {
      agencyId: 'agency-one',
      name: 'Greta',
      lastName: 'Olsen',
      email: 'invited-engineer@agency-one.example',
      language: 'eng',
      usedBy: null,
    },
  },
});
