import type { RouteObject } from 'react-router-dom';
import '../../i18n/workspaceTexts.ts';
import { lazy, lazyWithTexts } from '../lazyScreen.ts';
import { paths } from '../paths.ts';

/** Routes of signed-in users. Loaded with their frame, so that pages behind links don't contain their names. */
export const workspaceRoutes: RouteObject = {
  lazy: lazyWithTexts('signedIn', () => import('./WorkspaceLayout.tsx')),
  children: [
    {
      path: paths.dashboard.path,
      lazy: lazy(() => import('../../features/dashboard/routes/DashboardRoute.tsx')),
    },
    {
      path: paths.curate.path,
      lazy: lazy(() => import('../../features/curation/routes/CurateRoute.tsx')),
    },
    {
      path: paths.curateDemo.path,
      lazy: lazyWithTexts('agencyPages', () => import('../../features/curation/routes/ReviewDemoRoute.tsx')),
    },
    {
      path: paths.sessions.path,
      lazy: lazyWithTexts('sessions', () => import('../../features/sessions/routes/SessionsRoute.tsx')),
    },
    {
      path: paths.session.path,
      lazy: lazyWithTexts('sessions', () => import('../../features/sessions/routes/SessionRoute.tsx')),
    },
    {
      path: paths.licences.path,
      lazy: lazyWithTexts('ledger', () => import('../../features/ledger/routes/LicencesRoute.tsx')),
    },
    {
      path: paths.orders.path,
      lazy: lazyWithTexts('ordering', () => import('../../features/orders/routes/OrdersRoute.tsx')),
    },
    {
      path: paths.clients.path,
      lazy: lazyWithTexts('agencyPages', () => import('../../features/clients/routes/ClientsRoute.tsx')),
    },
    {
      path: paths.engineers.path,
      lazy: lazyWithTexts('agencyPages', () => import('../../features/engineers/routes/EngineersRoute.tsx')),
    },
    {
      path: paths.editEngineer.path,
      lazy: lazyWithTexts('agencyPages', () => import('../../features/engineers/routes/EngineersRoute.tsx')),
    },
    {
      path: paths.team.path,
      lazy: lazyWithTexts('agencyPages', () => import('../../features/team/routes/TeamRoute.tsx')),
    },
    {
      path: paths.agency.path,
      lazy: lazyWithTexts('agencyPages', () => import('../../features/agency/routes/AgencyRoute.tsx')),
    },
    {
      path: paths.tickets.path,
      lazy: lazyWithTexts('agencyPages', () => import('../../features/curation/routes/TicketsRoute.tsx')),
    },
    {
      path: paths.webhooks.path,
      lazy: lazyWithTexts('agencyPages', () => import('../../features/webhooks/routes/WebhooksRoute.tsx')),
    },
    {
      path: paths.health.path,
      lazy: lazyWithTexts('health', () => import('../../features/health/routes/HealthRoute.tsx')),
    },
    {
      path: paths.auditLog.path,
      lazy: lazyWithTexts('audit', () => import('../../features/audit/routes/AuditLogRoute.tsx')),
    },
    {
      path: paths.apiKeys.path,
      lazy: lazyWithTexts('agencyPages', () => import('../../features/apiKeys/routes/ApiKeysRoute.tsx')),
    },
    {
      path: paths.figures.path,
      lazy: lazyWithTexts('figures', () => import('../../features/figures/routes/FiguresRoute.tsx')),
    },
    {
      path: paths.invitations.path,
      lazy: lazyWithTexts(
        'agencyPages',
        () => import('../../features/invitations/routes/InvitationsRoute.tsx'),
      ),
    },
    {
      path: paths.messages.path,
      lazy: lazyWithTexts('agencyPages', () => import('../../features/enquiries/routes/MessagesRoute.tsx')),
    },
    {
      path: paths.message.path,
      lazy: lazyWithTexts('agencyPages', () => import('../../features/enquiries/routes/MessageRoute.tsx')),
    },
    {
      path: paths.rateTables.path,
      lazy: lazyWithTexts(
        'agencyPages',
        () => import('../../features/rateTables/routes/RateTablesRoute.tsx'),
      ),
    },
    {
      path: paths.newRateTable.path,
      lazy: lazyWithTexts(
        'agencyPages',
        () => import('../../features/rateTables/routes/NewRateTableRoute.tsx'),
      ),
    },
    {
      path: paths.billingTerms.path,
      lazy: lazyWithTexts('ordering', () => import('../../features/orders/routes/BillingTermsRoute.tsx')),
    },
    {
      path: paths.licenceOptions.path,
      lazy: lazyWithTexts(
        'agencyPages',
        () => import('../../features/rateTables/routes/LicenceOptionsRoute.tsx'),
      ),
    },
    {
      path: paths.score.path,
      lazy: lazyWithTexts('agencyPages', () => import('../screens/ScoreScreen.tsx')),
    },
    {
      lazy: lazyWithTexts('agencyPages', () => import('../screens/StaffPages.tsx')),
      children: [
        {
          path: paths.agencyDemos.path,
          lazy: lazyWithTexts(
            'talentPages',
            () => import('../../features/demos/routes/AgencyDemosRoute.tsx'),
          ),
        },
        {
          path: paths.editTalent.path,
          lazy: lazyWithTexts('talentPages', () => import('../screens/EditTalentScreen.tsx')),
        },
        {
          path: paths.talentRates.path,
          lazy: lazyWithTexts(
            'talentPages',
            () => import('../../features/talents/routes/TalentRatesRoute.tsx'),
          ),
        },
      ],
    },
    {
      path: paths.talents.path,
      lazy: lazyWithTexts('agencyPages', () => import('../../features/roster/routes/RosterRoute.tsx')),
    },
    {
      path: paths.selfService.path,
      lazy: lazyWithTexts(
        'agencyPages',
        () => import('../../features/selfService/routes/SelfServiceRoute.tsx'),
      ),
    },
    { path: paths.profile.path, lazy: lazy(() => import('../screens/ProfileScreen.tsx')) },
    {
      path: paths.account.path,
      lazy: lazyWithTexts('talentPages', () => import('../screens/AccountScreen.tsx')),
    },
    {
      lazy: lazyWithTexts('talentPages', () => import('../profile/TalentPages.tsx')),
      children: [
        {
          path: paths.profileView.path,
          lazy: lazy(() => import('../../features/talents/routes/ProfileViewRoute.tsx')),
        },
        {
          path: paths.profileEdit.path,
          lazy: lazy(() => import('../../features/talents/routes/EditProfileRoute.tsx')),
        },
        { path: paths.rates.path, lazy: lazy(() => import('../../features/talents/routes/RatesRoute.tsx')) },
        {
          path: paths.vacations.path,
          lazy: lazy(() => import('../../features/talents/routes/VacationsRoute.tsx')),
        },
        {
          path: paths.calendar.path,
          lazy: lazy(() => import('../../features/calendar/routes/CalendarRoute.tsx')),
        },
      ],
    },
    {
      path: paths.demos.path,
      lazy: lazy(() => import('../../features/demos/routes/OwnDemosRoute.tsx')),
    },
    {
      path: paths.ownAuditions.path,
      lazy: lazyWithTexts(
        'talentPages',
        () => import('../../features/auditions/routes/OwnAuditionsRoute.tsx'),
      ),
    },
    { path: paths.voice.path, lazy: lazy(() => import('../../features/talents/routes/VoiceRoute.tsx')) },
    {
      path: paths.homeStudio.path,
      lazy: lazyWithTexts('talentPages', () => import('../../features/talents/routes/HomeStudioRoute.tsx')),
    },
    {
      path: paths.earnings.path,
      lazy: lazyWithTexts('ordering', () => import('../../features/orders/routes/OwnEarningsRoute.tsx')),
    },
    {
      path: paths.ownLicences.path,
      lazy: lazyWithTexts('ledger', () => import('../../features/ledger/routes/OwnLicencesRoute.tsx')),
    },
    {
      path: paths.billing.path,
      lazy: lazyWithTexts('talentPages', () => import('../../features/talents/routes/BillingRoute.tsx')),
    },
    {
      path: paths.voiceData.path,
      lazy: lazyWithTexts('voiceData', () => import('../../features/privacy/routes/VoiceDataRoute.tsx')),
    },
    {
      path: paths.security.path,
      lazy: lazyWithTexts('emailChange', () => import('../../features/accounts/routes/SecurityRoute.tsx')),
    },
    {
      lazy: lazy(() => import('./ProjectAreaLayout.tsx')),
      children: [
        {
          path: paths.projects.path,
          lazy: lazy(() => import('../../features/projects/routes/ProjectListRoute.tsx')),
        },
        {
          path: paths.newProject.path,
          lazy: lazy(() => import('../../features/projects/routes/ProjectListRoute.tsx')),
        },
        {
          path: paths.projectArea.path,
          lazy: lazy(() => import('../../features/projects/routes/ProjectAreaRoute.tsx')),
        },
        {
          path: paths.expressProject.path,
          lazy: lazyWithTexts('licensing', () => import('../../features/licensing/routes/ExpressRoute.tsx')),
        },
        { path: paths.project.path, lazy: lazy(() => import('../screens/ProjectRoute.tsx')) },
      ],
    },
    {
      lazy: lazy(() => import('./CastingsAreaLayout.tsx')),
      children: [
        {
          path: paths.castings.path,
          lazy: lazy(() => import('../../features/projects/routes/ProjectListRoute.tsx')),
        },
        {
          path: paths.newCastingsProject.path,
          lazy: lazy(() => import('../../features/projects/routes/ProjectListRoute.tsx')),
        },
        {
          path: paths.castingsExpressProject.path,
          lazy: lazyWithTexts('licensing', () => import('../../features/licensing/routes/ExpressRoute.tsx')),
        },
        { path: paths.castingsProject.path, lazy: lazy(() => import('../screens/ProjectRoute.tsx')) },
      ],
    },
  ],
};
