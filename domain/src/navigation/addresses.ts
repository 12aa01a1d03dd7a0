import type { EnquiryState } from '../enquiries/enquiries.ts';
import type { LicenceFilter } from '../ledger/licence-stage.ts';
import type { OrderFilter } from '../orders/order-list.ts';
import type { DashboardPart } from '../work/work.ts';

type Query = Readonly<Record<string, string | number | undefined>>;

/** Appends set values to a path. */
export const withQuery = (path: string, query: Query): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

/** Encodes a value as a path segment. */
export const part = encodeURIComponent;

/** A page of the app: `path` is the router's pattern, `href` returns its address without the host. */
const page = <Path extends string>(path: Path) => ({ path, href: (): string => path });

/** Addresses in mails. People keep mails, so an old address must keep working. */
const MAILED = {
  signIn: {
    path: '/account/signin',
    href: (email?: string) => withQuery('/account/signin', { email }),
  },
  resetPassword: {
    path: '/reset-password',
    href: (oobCode: string, email: string) => withQuery('/reset-password', { oobCode, email }),
  },
  setPassword: {
    path: '/set-password',
    href: (oobCode: string, email: string) => withQuery('/set-password', { oobCode, email }),
  },
  forgotPassword: { path: '/forgot-password', href: () => '/forgot-password' },
  confirmEmail: {
    path: '/confirm-email',
    href: (oobCode: string) => withQuery('/confirm-email', { oobCode }),
  },
  joinTeam: {
    path: '/join-team',
    href: (token: string) => withQuery('/join-team', { token }),
  },
  newTalent: {
    path: '/self/new-talent/:agencySlug?',
    href: (agencySlug?: string, selfServiceInviteId?: string) =>
      withQuery(agencySlug ? `/self/new-talent/${part(agencySlug)}` : '/self/new-talent', {
        selfServiceInviteId,
      }),
  },
  newEngineer: {
    path: '/self/new-engineer',
    href: (inviteId?: string) => withQuery('/self/new-engineer', { inviteId }),
  },
  /** `navigation`: whether the page has no menu until the invitation is answered. */
  invitation: {
    path: '/invitation-process/:invitationId',
    href: (invitationId: string, navigation?: 'OFF') =>
      withQuery(`/invitation-process/${part(invitationId)}`, { navigation }),
  },
  auditionGate: {
    path: '/profile/casting/:urlIdentifier/audition',
    /** `view`: the script in large type, for printing. */
    href: (urlIdentifier: string, token: string, view?: 'script') =>
      withQuery(`/profile/casting/${part(urlIdentifier)}/audition`, { token, view }),
  },
  /** Turns email reminders off, and on again; with a `token`. */
  reminders: page('/reminders'),
  curate: {
    path: '/curate',
    href: (invitation?: string, tab?: 'mine' | 'curated') => withQuery('/curate', { invitation, tab }),
  },
} as const;

/** Pages behind links, without an account; server-rendered with their content. */
const BY_LINK = {
  castingPreview: {
    path: '/client/casting/:urlIdentifier',
    href: (urlIdentifier: string) => `/client/casting/${part(urlIdentifier)}`,
  },
  projectPreview: {
    path: '/client/project/:projectId/casting',
    href: (projectId: string, language?: string) =>
      withQuery(`/client/project/${part(projectId)}/casting`, { language }),
  },
  /** The project's castings by its link, with guests' votes. */
  projectLink: {
    path: '/client/castings/:urlIdentifier',
    href: (urlIdentifier: string, language?: string) =>
      withQuery(`/client/castings/${part(urlIdentifier)}`, { language }),
  },
  /** Alternative sign-up address of a talent's invitation. */
  newArtist: {
    path: '/self/new-artist/:agencySlug?',
    href: (agencySlug?: string) => (agencySlug ? `/self/new-artist/${part(agencySlug)}` : '/self/new-artist'),
  },
  auditionUpload: {
    path: '/audition-entry/upload',
    href: (token: string) => withQuery('/audition-entry/upload', { token }),
  },
  availability: {
    path: '/casting-demo/request-availability/confirmation/:requestId/:castingDemoId',
    href: (requestId: string, castingDemoId: string, token: string) =>
      withQuery(`/casting-demo/request-availability/confirmation/${part(requestId)}/${part(castingDemoId)}`, {
        token,
      }),
  },
  report: {
    path: '/client/report/:urlIdentifier',
    href: (urlIdentifier: string) => `/client/report/${part(urlIdentifier)}`,
  },
  verifyReport: page('/verify-report'),
} as const;

/** Pages in the menus, besides `curate`. */
const IN_MENUS = {
  projects: page('/project/list'),
  newProject: page('/project/new'),
  expressProject: page('/project/express'),
  castings: page('/castings'),
  /** `part`: section to open. */
  dashboard: {
    path: '/dashboard',
    href: (part?: DashboardPart) => withQuery('/dashboard', { part }),
  },
  talents: page('/agencyTeam/talent'),
  talentRates: page('/agencyTeam/talentRates'),
  selfService: page('/agencyTeam/talentSelfService'),
  engineers: page('/admin/engineer'),
  team: page('/admin/agencyTeam'),
  clients: {
    path: '/admin/client',
    href: (search?: string) => withQuery('/admin/client', { search }),
  },
  client: {
    path: '/admin/client/:clientId',
    href: (clientId: string) => `/admin/client/${part(clientId)}`,
  },
  company: {
    path: '/admin/company/:companyId',
    href: (companyId: string) => `/admin/company/${part(companyId)}`,
  },
  agency: page('/admin/agency'),
  rateTables: page('/admin/rateTable'),
  billingTerms: page('/admin/billing'),
  bookingTerms: page('/admin/bookings'),
  licenceOptions: page('/admin/licenceOptions'),
  apiKeys: page('/admin/apiKeys'),
  monthEnd: page('/admin/month-end'),
  payouts: page('/admin/payouts'),
  webhooks: page('/admin/webhooks'),
  health: page('/admin/health'),
  figures: page('/admin/figures'),
  invitations: page('/admin/invitations'),
  messages: {
    path: '/admin/messages',
    href: (status?: EnquiryState) => withQuery('/admin/messages', { status }),
  },
  auditLog: {
    path: '/admin/audit',
    /** `record`: its path; shows only that record's history. */
    href: (record?: string) => withQuery('/admin/audit', { record }),
  },
  tickets: page('/admin/tickets'),
  agencyDemos: page('/admin/demos'),
  demos: page('/profile/demos'),
  ownAuditions: page('/profile/auditions'),
  voice: page('/profile/voice'),
  homeStudio: page('/profile/home-studio'),
  billing: page('/profile/billing'),
  earnings: page('/profile/earnings'),
  licences: {
    path: '/licences',
    /** `licence`: the one whose details are open. */
    href: (stage?: LicenceFilter | 'reported', licence?: string) =>
      withQuery('/licences', { stage, licence }),
  },
  orders: {
    path: '/orders',
    href: (state?: OrderFilter) => withQuery('/orders', { state }),
  },
  ownLicences: {
    path: '/profile/licences',
    /** `search`: search text, such as a project's name. */
    href: (search?: string) => withQuery('/profile/licences', { search }),
  },
  profile: page('/profile'),
  profileView: page('/profile/view'),
  profileEdit: page('/profile/edit'),
  account: page('/profile/account'),
  rates: page('/profile/rates'),
  vacations: page('/profile/vacations'),
  calendar: page('/profile/calendar'),
  security: page('/profile/security'),
} as const;

/** An agency's pages about one talent. */
const OF_TALENT = {
  score: {
    path: '/score/:talentId',
    href: (talentId: string) => `/score/${part(talentId)}`,
  },
  /** `tab`: section of the talent's profile. */
  editTalent: {
    path: '/agencyTeam/editTalent/:talentId',
    href: (talentId: string, tab?: string) => withQuery(`/agencyTeam/editTalent/${part(talentId)}`, { tab }),
  },
} as const;

/** An agency's page about one engineer. */
const OF_ENGINEER = {
  editEngineer: {
    path: '/admin/editEngineer/:engineerId',
    href: (engineerId: string) => `/admin/editEngineer/${part(engineerId)}`,
  },
} as const;

/** Recording sessions, for participants with an account. */
const OF_SESSION = {
  sessions: page('/sessions'),
  session: {
    path: '/sessions/:sessionId',
    href: (sessionId: string) => `/sessions/${part(sessionId)}`,
  },
} as const;

/** A project's pages for its client and for the agency. */
const OF_PROJECT = {
  project: {
    path: '/project/:projectId',
    href: (projectId: string, step?: number) => withQuery(`/project/${part(projectId)}`, { step }),
  },
  castingsProject: {
    path: '/castings/:projectId',
    href: (projectId: string, step?: number) => withQuery(`/castings/${part(projectId)}`, { step }),
  },
  newCastingsProject: page('/castings/new'),
  castingsExpressProject: page('/castings/express'),
} as const;

/** App addresses that the server also uses; the app's own are in `web/src/app/paths.ts`. */
export const addresses = {
  ...MAILED,
  ...BY_LINK,
  ...IN_MENUS,
  ...OF_TALENT,
  ...OF_ENGINEER,
  ...OF_SESSION,
  ...OF_PROJECT,
} as const;
