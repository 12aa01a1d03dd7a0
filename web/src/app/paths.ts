import { addresses, part, withQuery } from '@domain/navigation/addresses.ts';

/** All addresses of the app: `path` for the router, `href` for links. Those that the server uses too are in domain. */
export const paths = {
  ...addresses,
  root: { path: '/', href: () => '/' },
  signInAlias: { path: '/signin', href: () => '/signin' },
  recovery: { path: '/account/recovery' },
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
  twoStep: { path: '/two-step-sign-in', href: () => '/two-step-sign-in' },
  pendingValidation: { path: '/pending-validation', href: () => '/pending-validation' },
  desktopNotice: {
    path: '/explore-more-on-desktop',
    href: (from?: string) => withQuery('/explore-more-on-desktop', { from }),
  },
  /** Sign-up of a talent, and the steps after it. */
  onboarding: { path: '/account/new-artist', href: () => '/account/new-artist' },
  newCurator: { path: '/self/new-curator' },
  newEngineerStep: { path: '/account/new-engineer' },
  projectArea: { path: '/project', href: () => '/project' },
  curateDemo: {
    path: '/curate/:demoId',
    href: (demoId: string) => `/curate/${part(demoId)}`,
  },
  voiceData: { path: '/profile/voice-data', href: () => '/profile/voice-data' },
  message: {
    path: '/admin/messages/:enquiryId',
    href: (enquiryId: string) => `/admin/messages/${part(enquiryId)}`,
  },
  newRateTable: {
    path: '/admin/rateTable/new',
    /** `from`: the version that it is a copy of. */
    href: (from?: number) => withQuery('/admin/rateTable/new', { from }),
  },
  notFound: { path: '/404', href: () => '/404' },
  serverError: { path: '/500', href: () => '/500' },
} as const;
