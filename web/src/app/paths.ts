/** Every address of the app in one place: `path` for the router, `href` for links. */

type Query = Readonly<Record<string, string | number | undefined>>;

const withQuery = (path: string, query: Query): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

const part = encodeURIComponent;

export const paths = {
  root: { path: '/', href: () => '/' },
  signIn: {
    path: '/account/signin',
    href: (email?: string) => withQuery('/account/signin', { email }),
  },
  signInAlias: { path: '/signin', href: () => '/signin' },
  forgotPassword: { path: '/forgot-password', href: () => '/forgot-password' },
  recovery: { path: '/account/recovery' },
  resetPassword: { path: '/reset-password' },
  setPassword: { path: '/set-password' },
  setNewPassword: { path: '/set-new-password' },
  newAccount: { path: '/new-account', href: () => '/new-account' },
  signUp: { path: '/account/signup' },
  signUpAlias: { path: '/signup' },
  newClient: {
    path: '/self/new-client/:agencySlug?',
    href: (agencySlug?: string) => (agencySlug ? `/self/new-client/${part(agencySlug)}` : '/self/new-client'),
  },
  newProducer: { path: '/account/new-producer' },
  verifyEmail: {
    path: '/verify-email/:type/:userId',
    href: (type: string, userId: string) => `/verify-email/${part(type)}/${part(userId)}`,
  },
  pendingValidation: { path: '/pending-validation', href: () => '/pending-validation' },
  desktopNotice: {
    path: '/explore-more-on-desktop',
    href: (from?: string) => withQuery('/explore-more-on-desktop', { from }),
  },
  newTalent: {
    path: '/self/new-talent/:agencySlug?',
    href: (agencySlug?: string, selfServiceInviteId?: string) =>
      withQuery(agencySlug ? `/self/new-talent/${part(agencySlug)}` : '/self/new-talent', {
        selfServiceInviteId,
      }),
  },
  newArtist: { path: '/self/new-artist/:agencySlug?' },
  /** Sign-up of a talent, and the steps after it. */
  onboarding: { path: '/account/new-artist', href: () => '/account/new-artist' },
  newEngineer: { path: '/self/new-engineer' },
  newCurator: { path: '/self/new-curator' },
  newEngineerStep: { path: '/account/new-engineer' },
  invitation: {
    path: '/invitation-process/:invitationId',
    href: (invitationId: string) =>
      withQuery(`/invitation-process/${part(invitationId)}`, { navigation: 'OFF' }),
  },
  curate: { path: '/curate', href: () => '/curate' },
  dashboard: { path: '/dashboard', href: () => '/dashboard' },
  clients: { path: '/admin/client', href: () => '/admin/client' },
  profile: { path: '/profile', href: () => '/profile' },
  account: { path: '/profile/account', href: () => '/profile/account' },
  security: { path: '/profile/security', href: () => '/profile/security' },
  demos: { path: '/profile/demos', href: () => '/profile/demos' },
  voice: { path: '/profile/voice', href: () => '/profile/voice' },
  homeStudio: { path: '/profile/home-studio', href: () => '/profile/home-studio' },
  projects: { path: '/project/list', href: () => '/project/list' },
  newProject: { path: '/project/new', href: () => '/project/new' },
  project: {
    path: '/project/:projectId',
    href: (projectId: string, step?: number) => withQuery(`/project/${part(projectId)}`, { step }),
  },
  castingPreview: {
    path: '/client/casting/:urlIdentifier',
    href: (urlIdentifier: string) => `/client/casting/${part(urlIdentifier)}`,
  },
  projectPreview: {
    path: '/client/project/:projectId/casting',
    href: (projectId: string, language?: string) =>
      withQuery(`/client/project/${part(projectId)}/casting`, { language }),
  },
  auditionGate: { path: '/profile/casting/:urlIdentifier/audition' },
  auditionUpload: { path: '/audition-entry/upload' },
  notFound: { path: '/404', href: () => '/404' },
  serverError: { path: '/500', href: () => '/500' },
} as const;
