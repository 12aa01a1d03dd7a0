import type { RouteObject } from 'react-router-dom';
import { lazy, lazyWithTexts } from './lazyScreen.ts';
import { paths } from './paths.ts';
import { ErrorPage } from './shells/ErrorPage.tsx';
import { PageLoading } from './shells/PageLoading.tsx';

const forgotPasswordRoute = () =>
  lazyWithTexts('wayIn', () => import('../features/accounts/routes/ForgotPasswordRoute.tsx'));
const resetPasswordRoute = () =>
  lazyWithTexts('wayIn', () => import('../features/accounts/routes/ResetPasswordRoute.tsx'));

/** Routes opened from an email or a shared link, without the identity provider, Firestore or the workspace's frame. */
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

/** Like the public frame with one column; the header disappears once the task is done. */
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

/** Pages without a session, which the server renders too. */
export const LINKED_ROUTES: readonly RouteObject[] = [publicRoutes, tokenRoutes];

/** Adds loading and error states to routes. */
export const underRoot = (children: readonly RouteObject[]): RouteObject[] => [
  { ErrorBoundary: ErrorPage, HydrateFallback: PageLoading, children: [...children] },
];
