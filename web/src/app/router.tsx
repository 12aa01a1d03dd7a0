import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { onDemand } from '../components/onDemand.tsx';
import { untilItComes } from '../lib/untilItComes.ts';
import { lazy, lazyWithTexts } from './lazyScreen.ts';
import { paths } from './paths.ts';
import { ErrorPage } from './shells/ErrorPage.tsx';
import { PageLoading } from './shells/PageLoading.tsx';

/** Catch-all route: the address may belong to the workspace, whose paths load with it. */
const ELSEWHERE = '*';
/** Where those belong. */
const SESSION = 'session';

const forgotPasswordRoute = () =>
  lazyWithTexts('wayIn', () => import('../features/accounts/routes/ForgotPasswordRoute.tsx'));
const resetPasswordRoute = () =>
  lazyWithTexts('wayIn', () => import('../features/accounts/routes/ResetPasswordRoute.tsx'));

/** Opened from a mail or a shared link: without the identity provider, Firestore or the workspace's frame. */
const publicRoutes: RouteObject = {
  lazy: lazy(() => import('./shells/PublicShell.tsx')),
  children: [
    {
      path: paths.castingPreview.path,
      lazy: lazy(() => import('../features/castings/routes/CastingPreviewRoute.tsx')),
    },
    {
      path: paths.projectLink.path,
      lazy: lazy(() => import('../features/castings/routes/CastingPreviewRoute.tsx')),
    },
    {
      path: paths.projectPreview.path,
      lazy: lazy(() => import('../features/castings/routes/ProjectPreviewRoute.tsx')),
    },
    {
      path: paths.pendingValidation.path,
      lazy: lazyWithTexts('wayIn', () => import('../features/accounts/routes/PendingRoute.tsx')),
    },
    { path: paths.forgotPassword.path, lazy: forgotPasswordRoute() },
    { path: paths.recovery.path, lazy: forgotPasswordRoute() },
    { path: paths.resetPassword.path, lazy: resetPasswordRoute() },
    { path: paths.setPassword.path, lazy: resetPasswordRoute() },
    { path: paths.setNewPassword.path, lazy: resetPasswordRoute() },
    {
      path: paths.confirmEmail.path,
      lazy: lazyWithTexts('emailChange', () => import('../features/accounts/routes/ConfirmEmailRoute.tsx')),
    },
    {
      path: paths.joinTeam.path,
      lazy: lazyWithTexts('teamInvite', () => import('../features/team/routes/JoinTeamRoute.tsx')),
    },
    { path: paths.notFound.path, lazy: lazy(() => import('./shells/NotFoundPage.tsx')) },
    { path: paths.serverError.path, lazy: lazy(() => import('./shells/ServerErrorPage.tsx')) },
  ],
};

/** As public, one column, with a header that leaves once the task is done. */
const tokenRoutes: RouteObject = {
  lazy: lazy(() => import('./shells/TokenShell.tsx')),
  children: [
    {
      path: paths.auditionGate.path,
      lazy: lazyWithTexts('auditions', () => import('../features/auditions/routes/AuditionGateRoute.tsx')),
    },
    {
      path: paths.auditionUpload.path,
      lazy: lazyWithTexts('auditions', () => import('../features/auditions/routes/AuditionUploadRoute.tsx')),
    },
    {
      path: paths.availability.path,
      lazy: lazyWithTexts(
        'availability',
        () => import('../features/availability/routes/AvailabilityRoute.tsx'),
      ),
    },
    {
      path: paths.report.path,
      lazy: lazyWithTexts('report', () => import('../features/report/routes/ReportRoute.tsx')),
    },
    {
      path: paths.verifyReport.path,
      lazy: lazyWithTexts('report', () => import('../features/report/routes/VerifyReportRoute.tsx')),
    },
    {
      path: paths.reminders.path,
      lazy: lazyWithTexts('talentPages', () => import('../features/accounts/routes/RemindersRoute.tsx')),
    },
  ],
};

/** Not loaded with its route: signed-in users only pass through. */
const SignIn = onDemand(() =>
  import('../features/accounts/routes/SignInRoute.tsx').then((module) => module.default),
);

const newAccountRoute = () =>
  lazyWithTexts('signedIn', () => import('../features/sign-up/routes/NewAccountRoute.tsx'));
const talentSignUpRoute = () =>
  lazyWithTexts('signedIn', () => import('../features/sign-up/routes/TalentSignUpRoute.tsx'));
const engineerSignUpRoute = () =>
  lazyWithTexts('signedIn', () => import('../features/sign-up/routes/EngineerSignUpRoute.tsx'));
const clientSignUpRoute = () =>
  lazyWithTexts('signedIn', () => import('../features/sign-up/routes/ClientSignUpRoute.tsx'));

/** Needs to know who is here. */
const sessionRoutes: RouteObject = {
  id: SESSION,
  lazy: lazyWithTexts('wayIn', () => import('./guards/SessionLayout.tsx')),
  children: [
    {
      lazy: lazy(() => import('./guards/VisitorLayout.tsx')),
      children: [
        { path: paths.root.path, Component: SignIn },
        { path: paths.signIn.path, Component: SignIn },
        { path: paths.signInAlias.path, Component: SignIn },
      ],
    },
    {
      lazy: lazy(() => import('./guards/VisitorLayout.tsx')),
      children: [
        {
          lazy: lazy(() => import('./shells/PublicShell.tsx')),
          children: [
            { path: paths.newAccount.path, lazy: newAccountRoute() },
            { path: paths.signUp.path, lazy: newAccountRoute() },
            { path: paths.signUpAlias.path, lazy: newAccountRoute() },
            { path: paths.newClient.path, lazy: clientSignUpRoute() },
            { path: paths.newProducer.path, lazy: clientSignUpRoute() },
            { path: paths.newTalent.path, lazy: talentSignUpRoute() },
            { path: paths.newArtist.path, lazy: talentSignUpRoute() },
            { path: paths.newEngineer.path, lazy: engineerSignUpRoute() },
            { path: paths.newEngineerStep.path, lazy: engineerSignUpRoute() },
            { path: paths.newCurator.path, lazy: engineerSignUpRoute() },
          ],
        },
      ],
    },
    {
      lazy: lazy(() => import('./shells/PublicShell.tsx')),
      children: [
        {
          path: paths.verifyEmail.path,
          lazy: lazy(() => import('../features/accounts/routes/VerifyEmailRoute.tsx')),
        },
        {
          path: paths.twoStep.path,
          lazy: lazyWithTexts('twoStep', () => import('../features/accounts/routes/TwoStepRoute.tsx')),
        },
        {
          path: paths.desktopNotice.path,
          lazy: lazyWithTexts('signedIn', () => import('./screens/PhoneScreen.tsx')),
        },
        {
          path: paths.onboarding.path,
          lazy: lazyWithTexts('signedIn', () => import('./screens/OnboardingScreen.tsx')),
        },
        {
          path: paths.invitation.path,
          lazy: lazyWithTexts('signedIn', () => import('../features/talents/routes/InvitationRoute.tsx')),
        },
      ],
    },
    { path: ELSEWHERE, lazy: lazyWithTexts('signedIn', () => import('./screens/UnknownScreen.tsx')) },
  ],
};

const ROUTES: RouteObject[] = [
  {
    ErrorBoundary: ErrorPage,
    HydrateFallback: PageLoading,
    children: [publicRoutes, tokenRoutes, sessionRoutes],
  },
];

export const router = createBrowserRouter(ROUTES, {
  patchRoutesOnNavigation: async ({ path, patch }) => {
    if (matchRoutes(ROUTES, path)?.at(-1)?.route.path !== ELSEWHERE) return;
    const { workspaceRoutes } = await untilItComes(() => import('./guards/workspaceRoutes.tsx'));
    patch(SESSION, [workspaceRoutes]);
  },
});
