import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { onDemand } from '../components/onDemand.tsx';
import { wantTexts, type TextPart } from '../i18n/texts.ts';
import { paths } from './paths.ts';
import { ErrorPage } from './shells/ErrorPage.tsx';
import { PageLoading } from './shells/PageLoading.tsx';

type Screen = () => Promise<{ default: React.ComponentType }>;

/** A route whose screen is a chunk of its own. Made for each route: the router empties it once it has loaded. */
const lazy = (load: Screen): NonNullable<RouteObject['lazy']> => ({
  Component: async () => (await load()).default,
});

/** The same of what says more than the pages behind links do. */
const lazyWithTexts = (part: TextPart, load: Screen): NonNullable<RouteObject['lazy']> =>
  lazy(async () => (await Promise.all([load(), wantTexts(part)]))[0]);

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
      path: paths.desktopNotice.path,
      lazy: lazyWithTexts('wayIn', () => import('../features/accounts/routes/DesktopNoticeRoute.tsx')),
    },
    { path: paths.report.path, lazy: lazy(() => import('./shells/NotReadyPage.tsx')) },
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
      path: paths.reminders.path,
      lazy: lazyWithTexts('talentPages', () => import('../features/accounts/routes/RemindersRoute.tsx')),
    },
  ],
};

/** Not loaded with its route: whoever is known here is only on the way through to their work. */
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
          path: paths.onboarding.path,
          lazy: lazyWithTexts('signedIn', () => import('./screens/OnboardingScreen.tsx')),
        },
        {
          path: paths.invitation.path,
          lazy: lazyWithTexts('signedIn', () => import('../features/talents/routes/InvitationRoute.tsx')),
        },
      ],
    },
    {
      lazy: lazyWithTexts('signedIn', () => import('./guards/WorkspaceLayout.tsx')),
      children: [
        {
          path: paths.dashboard.path,
          lazy: lazy(() => import('../features/dashboard/routes/DashboardRoute.tsx')),
        },
        {
          path: paths.curate.path,
          lazy: lazy(() => import('../features/curation/routes/CurateRoute.tsx')),
        },
        {
          path: paths.curateDemo.path,
          lazy: lazyWithTexts('agencyPages', () => import('../features/curation/routes/ReviewDemoRoute.tsx')),
        },
        {
          path: paths.clients.path,
          lazy: lazyWithTexts('agencyPages', () => import('../features/clients/routes/ClientsRoute.tsx')),
        },
        {
          path: paths.rateTables.path,
          lazy: lazyWithTexts(
            'agencyPages',
            () => import('../features/rateTables/routes/RateTablesRoute.tsx'),
          ),
        },
        {
          path: paths.newRateTable.path,
          lazy: lazyWithTexts(
            'agencyPages',
            () => import('../features/rateTables/routes/NewRateTableRoute.tsx'),
          ),
        },
        {
          path: paths.billingTerms.path,
          lazy: lazyWithTexts('ordering', () => import('../features/orders/routes/BillingTermsRoute.tsx')),
        },
        {
          path: paths.licenceOptions.path,
          lazy: lazyWithTexts(
            'agencyPages',
            () => import('../features/rateTables/routes/LicenceOptionsRoute.tsx'),
          ),
        },
        {
          path: paths.score.path,
          lazy: lazyWithTexts('agencyPages', () => import('./screens/ScoreScreen.tsx')),
        },
        {
          lazy: lazyWithTexts('agencyPages', () => import('./screens/StaffPages.tsx')),
          children: [
            {
              path: paths.editTalent.path,
              lazy: lazyWithTexts('talentPages', () => import('./screens/EditTalentScreen.tsx')),
            },
            {
              path: paths.talentRates.path,
              lazy: lazyWithTexts(
                'talentPages',
                () => import('../features/talents/routes/TalentRatesRoute.tsx'),
              ),
            },
          ],
        },
        {
          path: paths.talents.path,
          lazy: lazyWithTexts('agencyPages', () => import('../features/roster/routes/RosterRoute.tsx')),
        },
        {
          path: paths.selfService.path,
          lazy: lazyWithTexts(
            'agencyPages',
            () => import('../features/selfService/routes/SelfServiceRoute.tsx'),
          ),
        },
        { path: paths.profile.path, lazy: lazy(() => import('./screens/ProfileScreen.tsx')) },
        {
          path: paths.account.path,
          lazy: lazyWithTexts('talentPages', () => import('./screens/AccountScreen.tsx')),
        },
        {
          lazy: lazyWithTexts('talentPages', () => import('./profile/TalentPages.tsx')),
          children: [
            {
              path: paths.profileView.path,
              lazy: lazy(() => import('../features/talents/routes/ProfileViewRoute.tsx')),
            },
            {
              path: paths.profileEdit.path,
              lazy: lazy(() => import('../features/talents/routes/EditProfileRoute.tsx')),
            },
            { path: paths.rates.path, lazy: lazy(() => import('../features/talents/routes/RatesRoute.tsx')) },
            {
              path: paths.vacations.path,
              lazy: lazy(() => import('../features/talents/routes/VacationsRoute.tsx')),
            },
            {
              path: paths.calendar.path,
              lazy: lazy(() => import('../features/calendar/routes/CalendarRoute.tsx')),
            },
          ],
        },
        {
          path: paths.demos.path,
          lazy: lazy(() => import('../features/demos/routes/OwnDemosRoute.tsx')),
        },
        {
          path: paths.ownAuditions.path,
          lazy: lazyWithTexts(
            'talentPages',
            () => import('../features/auditions/routes/OwnAuditionsRoute.tsx'),
          ),
        },
        { path: paths.voice.path, lazy: lazy(() => import('../features/talents/routes/VoiceRoute.tsx')) },
        {
          path: paths.homeStudio.path,
          lazy: lazyWithTexts('talentPages', () => import('../features/talents/routes/HomeStudioRoute.tsx')),
        },
        {
          path: paths.billing.path,
          lazy: lazyWithTexts('talentPages', () => import('../features/talents/routes/BillingRoute.tsx')),
        },
        {
          path: paths.earnings.path,
          lazy: lazyWithTexts('ordering', () => import('../features/orders/routes/OwnEarningsRoute.tsx')),
        },
        {
          path: paths.security.path,
          lazy: lazyWithTexts('emailChange', () => import('../features/accounts/routes/SecurityRoute.tsx')),
        },
        {
          lazy: lazy(() => import('./guards/ProjectAreaLayout.tsx')),
          children: [
            {
              path: paths.projects.path,
              lazy: lazy(() => import('../features/projects/routes/ProjectListRoute.tsx')),
            },
            {
              path: paths.newProject.path,
              lazy: lazy(() => import('../features/projects/routes/ProjectListRoute.tsx')),
            },
            {
              path: paths.projectArea.path,
              lazy: lazy(() => import('../features/projects/routes/ProjectAreaRoute.tsx')),
            },
            {
              path: paths.expressProject.path,
              lazy: lazyWithTexts('licensing', () => import('../features/licensing/routes/ExpressRoute.tsx')),
            },
            { path: paths.project.path, lazy: lazy(() => import('./screens/ProjectRoute.tsx')) },
          ],
        },
        {
          lazy: lazy(() => import('./guards/CastingsAreaLayout.tsx')),
          children: [
            {
              path: paths.castings.path,
              lazy: lazy(() => import('../features/projects/routes/ProjectListRoute.tsx')),
            },
            {
              path: paths.newCastingsProject.path,
              lazy: lazy(() => import('../features/projects/routes/ProjectListRoute.tsx')),
            },
            {
              path: paths.castingsExpressProject.path,
              lazy: lazyWithTexts('licensing', () => import('../features/licensing/routes/ExpressRoute.tsx')),
            },
            { path: paths.castingsProject.path, lazy: lazy(() => import('./screens/ProjectRoute.tsx')) },
          ],
        },
      ],
    },
    { path: '*', lazy: lazyWithTexts('signedIn', () => import('./screens/UnknownScreen.tsx')) },
  ],
};

export const router = createBrowserRouter([
  {
    ErrorBoundary: ErrorPage,
    HydrateFallback: PageLoading,
    children: [publicRoutes, tokenRoutes, sessionRoutes],
  },
]);
