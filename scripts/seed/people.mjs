/**
 * Sixty talents: [first name, last name, gender, language, age]. The first two have accounts.
 * @type {[string, string, string, string, string][]}
 */
export const TALENTS = [
  ['Lucía', 'Navarro', 'FEM', 'spa', 'ADU'],
  ['Thomas', 'Whitfield', 'MAL', 'eng', 'ADU'],
  ['Marta', 'Iglesias', 'FEM', 'spa', 'YOA'],
  ['Javier', 'Ortega', 'MAL', 'spa', 'ADU'],
  ['Carmen', 'Peralta', 'FEM', 'spa', 'SEN'],
  ['Diego', 'Salas', 'MAL', 'spa', 'YOU'],
  ['Inés', 'Valverde', 'FEM', 'spa', 'TEE'],
  ['Rodrigo', 'Montes', 'MAL', 'spa', 'SEN'],
  ['Paula', 'Arriaga', 'FEM', 'spa', 'ADU'],
  ['Hugo', 'Bermejo', 'MAL', 'spa', 'CHI'],
  ['Elena', 'Quiroga', 'FEM', 'spa', 'ADU'],
  ['Sergio', 'Lozano', 'MAL', 'spa', 'YOA'],
  ['Grace', 'Holloway', 'FEM', 'eng', 'ADU'],
  ['Daniel', 'Mercer', 'MAL', 'eng', 'SEN'],
  ['Olivia', 'Bancroft', 'FEM', 'eng', 'YOA'],
  ['James', 'Thornbury', 'MAL', 'eng', 'ADU'],
  ['Amelia', 'Rowe', 'FEM', 'eng', 'TEE'],
  ['Samuel', 'Okafor', 'MAL', 'eng', 'YOU'],
  ['Hannah', 'Prescott', 'FEM', 'eng', 'SEN'],
  ['Lewis', 'Carrick', 'MAL', 'eng', 'CHI'],
  ['Naomi', 'Fletcher', 'FEM', 'eng', 'ADU'],
  ['Owen', 'Pritchard', 'MAL', 'eng', 'ADU'],
  ['Chloé', 'Lambert', 'FEM', 'fra', 'ADU'],
  ['Antoine', 'Mercier', 'MAL', 'fra', 'ADU'],
  ['Juliette', 'Carpentier', 'FEM', 'fra', 'YOA'],
  ['Bastien', 'Roussel', 'MAL', 'fra', 'SEN'],
  ['Manon', 'Delcourt', 'FEM', 'fra', 'TEE'],
  ['Émile', 'Garnier', 'MAL', 'fra', 'YOU'],
  ['Anna', 'Lindemann', 'FEM', 'deu', 'ADU'],
  ['Lukas', 'Hartwig', 'MAL', 'deu', 'ADU'],
  ['Sophie', 'Brandt', 'FEM', 'deu', 'YOA'],
  ['Matthias', 'Keller', 'MAL', 'deu', 'SEN'],
  ['Greta', 'Seidel', 'FEM', 'deu', 'SEN'],
  ['Jonas', 'Albrecht', 'MAL', 'deu', 'YOU'],
  ['Giulia', 'Ferrante', 'FEM', 'ita', 'ADU'],
  ['Marco', 'Bellini', 'MAL', 'ita', 'ADU'],
  ['Chiara', 'Lombardi', 'FEM', 'ita', 'YOA'],
  ['Stefano', 'Galli', 'MAL', 'ita', 'SEN'],
  ['Beatriz', 'Fonseca', 'FEM', 'por', 'ADU'],
  ['Rafael', 'Teixeira', 'MAL', 'por', 'ADU'],
  ['Camila', 'Duarte', 'FEM', 'por', 'YOU'],
  ['Tiago', 'Moreira', 'MAL', 'por', 'SEN'],
  ['Laia', 'Puigdomènech', 'FEM', 'cat', 'ADU'],
  ['Oriol', 'Casals', 'MAL', 'cat', 'ADU'],
  ['Mireia', 'Ferrer', 'FEM', 'cat', 'YOA'],
  ['Jordi', 'Serrat', 'MAL', 'cat', 'SEN'],
  ['Fleur', 'van den Berg', 'FEM', 'nld', 'ADU'],
  ['Pieter', 'Jansen', 'MAL', 'nld', 'ADU'],
  ['Zofia', 'Kowalczyk', 'FEM', 'pol', 'ADU'],
  ['Piotr', 'Zieliński', 'MAL', 'pol', 'SEN'],
  ['Yui', 'Tanabe', 'FEM', 'jpn', 'YOA'],
  ['Kenji', 'Morimoto', 'MAL', 'jpn', 'ADU'],
  ['Mei', 'Lin', 'FEM', 'cmn', 'ADU'],
  ['Wei', 'Zhang', 'MAL', 'cmn', 'ADU'],
  ['Layla', 'Haddad', 'FEM', 'arb', 'ADU'],
  ['Omar', 'Nassar', 'MAL', 'arb', 'SEN'],
  ['Alba', 'Cifuentes', 'FEM', 'spa', 'YOU'],
  ['Bruno', 'Escobar', 'MAL', 'spa', 'ADU'],
  ['Ruby', 'Ashworth', 'FEM', 'eng', 'YOU'],
  ['Felix', 'Dunmore', 'MAL', 'eng', 'YOA'],
];

/** An account with each of these roles in each of these agencies. */
const makeAccount = (uid, email, displayName, roles, agencies, extra = {}) => ({
  uid,
  email,
  displayName,
  memberships: roles.flatMap((role) => agencies.map((agencyId) => ({ role, agencyId }))),
  emailVerified: true,
  companyId: null,
  locale: 'en',
  ...extra,
});

/** Accounts for sign-in; every password is `casting-demo-1`. `sees`: text of the start-up table. Status and block apply in each of their agencies. */
export const ACCOUNTS = [
  makeAccount(
    'user-admin-one',
    'admin@agency-one.example',
    'Ada Rivas',
    ['admin'],
    ['agency-one', 'agency-two'],
    { sees: 'everything of both agencies' },
  ),
  makeAccount('user-team-one', 'team@agency-one.example', 'Teo Marín', ['agencyTeam'], ['agency-one'], {
    sees: 'agency one',
  }),
  makeAccount('user-client-one', 'client@agency-one.example', 'Clara Benet', ['client'], ['agency-one'], {
    companyId: 'company-lumen',
    accountValidationStatus: 'ACCEPTED',
    sees: 'projects of Lumen Films',
  }),
  makeAccount('user-client-two', 'client2@agency-one.example', 'Nicolás Prat', ['client'], ['agency-one'], {
    companyId: 'company-norte',
    accountValidationStatus: 'ACCEPTED',
    sees: 'projects of Norte Studio',
  }),
  makeAccount('talent-01', 'talent@agency-one.example', 'Lucía Navarro', ['talent'], ['agency-one'], {
    sees: 'her own demos and auditions',
  }),
  makeAccount('talent-02', 'talent2@agency-one.example', 'Thomas Whitfield', ['talent'], ['agency-one'], {
    sees: 'his own demos and auditions',
  }),
  makeAccount(
    'user-engineer-one',
    'engineer@agency-one.example',
    'Enzo Varga',
    ['engineer'],
    ['agency-one'],
    {
      sees: 'demos to review',
    },
  ),
  makeAccount('user-admin-two', 'admin@agency-two.example', 'Abel Kroes', ['admin'], ['agency-two'], {
    sees: 'agency two',
  }),
  makeAccount('user-team-two', 'team@agency-two.example', 'Tessa Bloom', ['agencyTeam'], ['agency-two'], {
    sees: 'agency two',
  }),
  makeAccount('user-client-three', 'client@agency-two.example', 'Cem Aydin', ['client'], ['agency-two'], {
    companyId: 'company-harbour',
    accountValidationStatus: 'ACCEPTED',
    sees: 'projects of Harbour Media',
  }),
  makeAccount('talent-31', 'talent@agency-two.example', 'Sophie Brandt', ['talent'], ['agency-two'], {
    sees: 'her own demos and auditions',
  }),
  makeAccount(
    'user-multi',
    'multi@agency-one.example',
    'Mila Soto',
    ['client', 'agencyTeam'],
    ['agency-one', 'agency-two'],
    { companyId: 'company-vertex', accountValidationStatus: 'ACCEPTED', sees: 'both agencies, two roles' },
  ),
  makeAccount('user-pending', 'pending@agency-one.example', 'Petra Lang', ['client'], ['agency-one'], {
    companyId: 'company-norte',
    accountValidationStatus: 'PENDING',
    sees: 'the review notice',
  }),
  makeAccount('user-rejected', 'rejected@agency-one.example', 'Remo Pace', ['client'], ['agency-one'], {
    companyId: 'company-norte',
    accountValidationStatus: 'REJECTED',
    sees: 'the review notice',
  }),
  makeAccount('user-unverified', 'unverified@agency-one.example', 'Uma Vidal', ['client'], ['agency-one'], {
    companyId: 'company-norte',
    emailVerified: false,
    sees: 'the verification notice',
  }),
  makeAccount('user-noagency', 'noagency@agency-one.example', 'Noa Agulló', ['client'], ['agency-one'], {
    companyId: 'company-norte',
    blocked: true,
    accountValidationStatus: 'ACCEPTED',
    sees: 'the no-agency message',
  }),
];

/**
 * Engineers: the one with an account, and others.
 * @type {[string, string, string, string, string][]}
 */
export const ENGINEERS = [
  ['user-engineer-one', 'Enzo', 'Varga', 'engineer@agency-one.example', 'spa'],
  ['engineer-02', 'Frida', 'Holm', 'frida.holm@engineers.example', 'eng'],
  ['engineer-03', 'Kofi', 'Mensah', 'kofi.mensah@engineers.example', 'eng'],
  ['engineer-04', 'Louise', 'Girard', 'louise.girard@engineers.example', 'fra'],
  ['engineer-05', 'Paolo', 'Conti', 'paolo.conti@engineers.example', 'ita'],
];

export const AGENCIES = {
  'agency-one': {
    slug: 'agency-one',
    publicName: 'Aria Voices',
    logoUrl: null,
    isotypeLogoUrl: null,
    accent: '#3d5afe',
    contactEmail: 'hello@agency-one.example',
    currency: 'EUR',
    schedulingLink: 'https://calendar.example/aria-voices/connection-check',
  },
  'agency-two': {
    slug: 'agency-two',
    publicName: 'Baritone House',
    logoUrl: null,
    isotypeLogoUrl: null,
    accent: '#0f766e',
    contactEmail: 'hello@agency-two.example',
    currency: 'GBP',
  },
};

export const COMPANIES = {
  'company-lumen': { name: 'Lumen Films', agencyIds: ['agency-one'], companyType: 'PRODUCTION' },
  'company-norte': { name: 'Norte Studio', agencyIds: ['agency-one'], companyType: 'STUDIO' },
  'company-harbour': { name: 'Harbour Media', agencyIds: ['agency-two'], companyType: 'AGENCY' },
  'company-vertex': { name: 'Vertex Games', agencyIds: ['agency-one', 'agency-two'], companyType: 'BRAND' },
};

/** Each agency's own policy documents. */
export const AGENCY_CONTRACTS = Object.fromEntries(
  Object.values(AGENCIES).map(({ slug }) => [
    slug,
    {
      termsUrl: `https://${slug}.example/terms`,
      privacyUrl: `https://${slug}.example/privacy`,
      termsVersion: '2026-01-01',
      privacyVersion: '2026-01-01',
    },
  ]),
);

/** Owners of slugs, including a former one of Aria Voices whose links still redirect. */
export const AGENCY_SLUGS = Object.fromEntries(
  [...Object.keys(AGENCIES).map((id) => [id, id]), ['aria-talents', 'agency-one']].map(([slug, agencyId]) => [
    slug,
    { agencyId, takenAt: '@day-400' },
  ]),
);
