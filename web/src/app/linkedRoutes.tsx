import type { RouteObject } from 'react-router-dom';
import { lazyScreen, lazyScreenWithTexts } from './lazyScreen.ts';
import { paths } from './paths.ts';
import { ErrorPage } from './shells/ErrorPage.tsx';
import { StartLoading } from './shells/StartLoading.tsx';

const forgotPasswordRoute = () =>
  lazyScreenWithTexts('wayIn', () => import('../features/accounts/routes/ForgotPasswordRoute.tsx'));
const resetPasswordRoute = () =>
  lazyScreenWithTexts('wayIn', () => import('../features/accounts/routes/ResetPasswordRoute.tsx'));

/** Routes opened from an email or a shared link, without the identity provider, Firestore or the workspace's frame. */
const publicRoutes: RouteObject = {
  lazy: lazyScreen(() => import('./shells/PublicShell.tsx')),
  children: [
    {
      path: paths.castingPreview.path,
      lazy: lazyScreen(() => import('../features/castings/routes/CastingPreviewRoute.tsx')),
    },
    {
      path: paths.projectLink.path,
      lazy: lazyScreen(() => import('../features/castings/routes/CastingPreviewRoute.tsx')),
    },
    {
      path: paths.projectPreview.path,
      lazy: lazyScreen(() => import('../features/castings/routes/ProjectPreviewRoute.tsx')),
    },
    {
      path: paths.pendingValidation.path,
      lazy: lazyScreenWithTexts('wayIn', () => import('../features/accounts/routes/PendingRoute.tsx')),
    },
    { path: paths.forgotPassword.path, lazy: forgotPasswordRoute() },
    { path: paths.recovery.path, lazy: forgotPasswordRoute() },
    { path: paths.resetPassword.path, lazy: resetPasswordRoute() },
    { path: paths.setPassword.path, lazy: resetPasswordRoute() },
    { path: paths.setNewPassword.path, lazy: resetPasswordRoute() },
    {
      path: paths.joinTeam.path,
      lazy: lazyScreenWithTexts('teamInvite', () => import('../features/team/routes/JoinTeamRoute.tsx')),
    },
    { path: paths.notFound.path, lazy: lazyScreen(() => import('./shells/NotFoundPage.tsx')) },
    { path: paths.serverError.path, lazy: lazyScreen(() => import('./shells/ServerErrorPage.tsx')) },
  ],
};

/** Like the public frame with one column; the header disappears once the task is done. */
const tokenRoutes: RouteObject = {
  lazy: lazyScreen(() => import('./shells/TokenShell.tsx')),
  children: [
    {
      path: paths.auditionGate.path,
      lazy: lazyScreenWithTexts(
        'auditions',
        () => import('../features/auditions/routes/AuditionGateRoute.tsx'),
      ),
    },
    {
      path: paths.auditionUpload.path,
      lazy: lazyScreenWithTexts(
        'auditions',
        () => import('../features/auditions/routes/AuditionUploadRoute.tsx'),
      ),
    },
    {
      path: paths.availability.path,
      lazy: lazyScreenWithTexts(
        'availability',
        () => import('../features/availability/routes/AvailabilityRoute.tsx'),
      ),
    },
    {
      path: paths.report.path,
      lazy: lazyScreenWithTexts('report', () => import('../features/report/routes/ReportRoute.tsx')),
    },
    {
      path: paths.verifyReport.path,
      lazy: lazyScreenWithTexts('report', () => import('../features/report/routes/VerifyReportRoute.tsx')),
    },
    {
      path: paths.reminders.path,
      lazy: lazyScreenWithTexts(
        'talentPages',
        () => import('../features/accounts/routes/RemindersRoute.tsx'),
      ),
    },
  ],
};

/** Pages without a session, which the server renders too. */
export const LINKED_ROUTES: readonly RouteObject[] = [publicRoutes, tokenRoutes];

/** Adds loading and error states to routes. */
export const wrapInRoot = (children: readonly RouteObject[]): RouteObject[] => [
  { ErrorBoundary: ErrorPage, HydrateFallback: StartLoading, children: [...children] },
];
