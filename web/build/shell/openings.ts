/** The skeleton of a page. */
type Shape = 'public' | 'token' | 'sign-in' | 'workspace';
/** The texts a page needs; see `i18n/texts.ts`. */
export type Texts = 'everyPage' | 'wayIn' | 'signedIn' | 'auditions' | 'availability' | 'report';

/** Common first pages with their preloads: modules that the router would load one by one. */
export interface Opening {
  /** In the router's syntax; the first match applies. */
  readonly path: string;
  readonly shape: Shape;
  readonly texts: Texts;
  /** Under `web/src`. */
  readonly modules: readonly string[];
  /** Additional modules where guests vote or enter a passcode; they have their own texts. */
  readonly guestModules?: readonly string[];
}

const visitor = ['app/guards/SessionLayout.tsx', 'app/guards/VisitorLayout.tsx'];
const signedIn = [
  'app/guards/SessionLayout.tsx',
  'app/guards/workspaceRoutes.tsx',
  'app/guards/WorkspaceLayout.tsx',
];
const area = [...signedIn, 'app/guards/ProjectAreaLayout.tsx'];
const publicShell = 'app/shells/PublicShell.tsx';
const tokenShell = 'app/shells/TokenShell.tsx';

const makePublicOpening = (path: string, route: string): Opening => ({
  path,
  shape: 'public',
  texts: 'everyPage',
  modules: [publicShell, `features/${route}.tsx`],
});
/** Behind a link that may offer voting or require a passcode. */
const preview = (path: string, route = 'CastingPreviewRoute'): Opening => ({
  ...makePublicOpening(path, `castings/routes/${route}`),
  guestModules: ['Bar', 'Voice', 'Gate'].map((part) => `features/castings/guest/Guest${part}.tsx`),
});
/** Behind a personal link. */
const makeTokenOpening = (path: string, texts: Texts, route: string): Opening => ({
  path,
  shape: 'token',
  texts,
  modules: [tokenShell, `features/${texts}/routes/${route}.tsx`],
});
const signUp = (path: string, route: string): Opening => ({
  path,
  shape: 'public',
  texts: 'signedIn',
  modules: [...visitor, publicShell, `features/sign-up/routes/${route}.tsx`],
});
const makeScreenOpening = (path: string, route: string, frame: readonly string[] = signedIn): Opening => ({
  path,
  shape: 'workspace',
  texts: 'signedIn',
  modules: [...frame, `${route}.tsx`],
});

/** Signed out. */
export const SIGN_IN: Opening = {
  path: '/account/signin',
  shape: 'sign-in',
  texts: 'wayIn',
  modules: [...visitor, 'features/accounts/routes/SignInRoute.tsx'],
};

/** Signed in, on any page. */
export const WORKSPACE: Opening = { path: '*', shape: 'workspace', texts: 'signedIn', modules: signedIn };

/** The call with the identity provider's settings, which every signed-in page needs first. */
export const SETTINGS = '/api/clientConfig';

/** Modules that run before the app on a signed-in page: sign-in and the Firestore connection. They import nothing of the app. */
export const EARLY = ['lib/firebase/app.ts', 'lib/firebase/line.ts'];

/** Module that a deployment with App Check loads before it opens the Firebase app. It imports nothing of the app either. */
export const APP_CHECK = 'lib/firebase/appCheck.ts';

export const OPENINGS: readonly Opening[] = [
  preview('/client/casting/:urlIdentifier'),
  preview('/client/castings/:urlIdentifier'),
  preview('/client/project/:projectId/casting', 'ProjectPreviewRoute'),
  makeTokenOpening('/audition-entry/upload', 'auditions', 'AuditionUploadRoute'),
  makeTokenOpening('/profile/casting/:urlIdentifier/audition', 'auditions', 'AuditionGateRoute'),
  makeTokenOpening(
    '/casting-demo/request-availability/confirmation/:requestId/:castingDemoId',
    'availability',
    'AvailabilityRoute',
  ),
  makeTokenOpening('/client/report/:urlIdentifier', 'report', 'ReportRoute'),
  makeTokenOpening('/verify-report', 'report', 'VerifyReportRoute'),
  { ...makePublicOpening('/forgot-password', 'accounts/routes/ForgotPasswordRoute'), texts: 'wayIn' },
  { ...makePublicOpening('/reset-password', 'accounts/routes/ResetPasswordRoute'), texts: 'wayIn' },
  { ...makePublicOpening('/set-password', 'accounts/routes/ResetPasswordRoute'), texts: 'wayIn' },
  signUp('/self/new-talent/:agencySlug?', 'TalentSignUpRoute'),
  signUp('/self/new-client/:agencySlug?', 'ClientSignUpRoute'),
  signUp('/self/new-engineer', 'EngineerSignUpRoute'),
  signUp('/new-account', 'NewAccountRoute'),
  {
    path: '/invitation-process/:invitationId',
    shape: 'public',
    texts: 'signedIn',
    modules: ['app/guards/SessionLayout.tsx', publicShell, 'features/talents/routes/InvitationRoute.tsx'],
  },
  SIGN_IN,
  { ...SIGN_IN, path: '/' },
  { ...SIGN_IN, path: '/signin' },
  makeScreenOpening('/project/list', 'features/projects/routes/ProjectListRoute', area),
  makeScreenOpening('/project/new', 'features/projects/routes/ProjectListRoute', area),
  makeScreenOpening('/project/:projectId', 'app/screens/ProjectRoute', area),
  makeScreenOpening('/dashboard', 'features/work/routes/DashboardRoute'),
  makeScreenOpening('/curate', 'features/curation/routes/CurateRoute'),
  makeScreenOpening('/profile/demos', 'features/demos/routes/OwnDemosRoute'),
  makeScreenOpening('/admin/client', 'features/clients/routes/ClientsRoute'),
];
