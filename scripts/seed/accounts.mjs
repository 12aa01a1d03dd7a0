import { ACCOUNTS } from './people.mjs';

const COUNTRY_AND_CITY = {
  'company-lumen': ['ESP', 'Madrid'],
  'company-norte': ['ESP', 'Bilbao'],
  'company-harbour': ['GBR', 'London'],
  'company-vertex': ['PRT', 'Lisbon'],
};

/** What clients registered with, and what was decided on them. `searchOf` makes what finds a client. */
export const clientRecords = (searchOf) => {
  const records = { clients: {}, accountValidations: {} };
  for (const account of ACCOUNTS.filter(({ roles }) => roles.includes('client'))) {
    const { uid, email, displayName, agencies: agencyIds, companyId, accountValidationStatus } = account;
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
    if (!accountValidationStatus) continue;
    const isOpen = accountValidationStatus === 'PENDING';
    records.accountValidations[uid] = {
      agencyIds,
      kind: 'client',
      accountValidationStatus,
      decidedBy: isOpen ? null : 'user-admin-one',
      decidedAt: isOpen ? null : '@day-149',
    };
  }
  return records;
};

/** Invitations under fixed ids, so that links in documents and tests stay true. Real ones are random. */
export const inviteRecords = () => ({
  selfServiceInvites: {
    Zq3vT8mXw2RkB5nLh7Yc4dPf: {
      agencyId: 'agency-one',
      name: 'Irene',
      lastName: 'Campos',
      email: 'invited@agency-one.example',
      language: 'eng',
      talentId: null,
      status: 'sent',
    },
    Hn6sJ9pCe1VaG4xQt8Mu2wKd: {
      agencyId: 'agency-one',
      name: 'Lucía',
      lastName: 'Navarro',
      email: 'talent@agency-one.example',
      language: 'spa',
      talentId: 'talent-01',
      status: 'accepted',
    },
    Rb2fL7yDz5SoE9iWg3Nk6jTv: {
      agencyId: 'agency-two',
      name: 'Thomas',
      lastName: 'Whitfield',
      email: 'talent2@agency-one.example',
      language: 'eng',
      talentId: 'talent-02',
      status: 'sent',
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
