import type { RouteObject } from 'react-router-dom';
import '../../i18n/workspaceTexts.ts';
import { lazyScreen, lazyScreenWithTexts } from '../lazyScreen.ts';
import { paths } from '../paths.ts';

/** Routes of signed-in users. Loaded with their frame, so that pages behind links don't contain their names. */
export const workspaceRoutes: RouteObject = {
  lazy: lazyScreenWithTexts('signedIn', () => import('./WorkspaceLayout.tsx')),
  children: [
    {
      path: paths.dashboard.path,
      lazy: lazyScreen(() => import('../../features/work/routes/DashboardRoute.tsx')),
    },
    {
      path: paths.curate.path,
      lazy: lazyScreen(() => import('../../features/curation/routes/CurateRoute.tsx')),
    },
    {
      path: paths.curateDemo.path,
      lazy: lazyScreenWithTexts(
        'agencyPages',
        () => import('../../features/curation/routes/ReviewDemoRoute.tsx'),
      ),
    },
    {
      path: paths.sessions.path,
      lazy: lazyScreenWithTexts('sessions', () => import('../../features/sessions/routes/SessionsRoute.tsx')),
    },
    {
      path: paths.session.path,
      lazy: lazyScreenWithTexts('sessions', () => import('../../features/sessions/routes/SessionRoute.tsx')),
    },
    {
      path: paths.licences.path,
      lazy: lazyScreenWithTexts('ledger', () => import('../../features/ledger/routes/LicencesRoute.tsx')),
    },
    {
      path: paths.orders.path,
      lazy: lazyScreenWithTexts('ordering', () => import('../../features/orders/routes/OrdersRoute.tsx')),
    },
    {
      path: paths.clients.path,
      lazy: lazyScreenWithTexts(
        'agencyPages',
        () => import('../../features/clients/routes/ClientsRoute.tsx'),
      ),
    },
    {
      path: paths.client.path,
      lazy: lazyScreenWithTexts('agencyPages', () => import('../../features/clients/routes/ClientRoute.tsx')),
    },
    {
      path: paths.company.path,
      lazy: lazyScreenWithTexts(
        'agencyPages',
        () => import('../../features/clients/routes/CompanyRoute.tsx'),
      ),
    },
    {
      path: paths.engineers.path,
      lazy: lazyScreenWithTexts(
        'agencyPages',
        () => import('../../features/engineers/routes/EngineersRoute.tsx'),
      ),
    },
    {
      path: paths.editEngineer.path,
      lazy: lazyScreenWithTexts(
        'agencyPages',
        () => import('../../features/engineers/routes/EngineersRoute.tsx'),
      ),
    },
    {
      path: paths.team.path,
      lazy: lazyScreenWithTexts('agencyPages', () => import('../../features/team/routes/TeamRoute.tsx')),
    },
    {
      path: paths.agency.path,
      lazy: lazyScreenWithTexts(
        'agencyPages',
        () => import('../../features/agencies/routes/AgencyRoute.tsx'),
      ),
    },
    {
      path: paths.tickets.path,
      lazy: lazyScreenWithTexts(
        'agencyPages',
        () => import('../../features/curation/routes/TicketsRoute.tsx'),
      ),
    },
    {
      path: paths.monthEnd.path,
      lazy: lazyScreenWithTexts(
        'agencyPages',
        () => import('../../features/monthEnd/routes/MonthEndRoute.tsx'),
      ),
    },
    {
      path: paths.payouts.path,
      lazy: lazyScreenWithTexts(
        'agencyPages',
        () => import('../../features/payouts/routes/PayoutsRoute.tsx'),
      ),
    },
    {
      path: paths.webhooks.path,
      lazy: lazyScreenWithTexts(
        'agencyPages',
        () => import('../../features/webhooks/routes/WebhooksRoute.tsx'),
      ),
    },
    {
      path: paths.health.path,
      lazy: lazyScreenWithTexts('health', () => import('../../features/health/routes/HealthRoute.tsx')),
    },
    {
      path: paths.auditLog.path,
      lazy: lazyScreenWithTexts('audit', () => import('../../features/audit/routes/AuditLogRoute.tsx')),
    },
    {
      path: paths.apiKeys.path,
      lazy: lazyScreenWithTexts(
        'agencyPages',
        () => import('../../features/apiKeys/routes/ApiKeysRoute.tsx'),
      ),
    },
    {
      path: paths.figures.path,
      lazy: lazyScreenWithTexts('figures', () => import('../../features/figures/routes/FiguresRoute.tsx')),
    },
    {
      path: paths.invitations.path,
      lazy: lazyScreenWithTexts(
        'agencyPages',
        () => import('../../features/invitations/routes/InvitationsRoute.tsx'),
      ),
    },
    {
      path: paths.messages.path,
      lazy: lazyScreenWithTexts(
        'agencyPages',
        () => import('../../features/enquiries/routes/MessagesRoute.tsx'),
      ),
    },
    {
      path: paths.message.path,
      lazy: lazyScreenWithTexts(
        'agencyPages',
        () => import('../../features/enquiries/routes/MessageRoute.tsx'),
      ),
    },
    {
      path: paths.rateTables.path,
      lazy: lazyScreenWithTexts(
        'agencyPages',
        () => import('../../features/rateTables/routes/RateTablesRoute.tsx'),
      ),
    },
    {
      path: paths.newRateTable.path,
      lazy: lazyScreenWithTexts(
        'agencyPages',
        () => import('../../features/rateTables/routes/NewRateTableRoute.tsx'),
      ),
    },
    {
      path: paths.billingTerms.path,
      lazy: lazyScreenWithTexts(
        'ordering',
        () => import('../../features/orders/routes/BillingTermsRoute.tsx'),
      ),
    },
    {
      path: paths.bookingTerms.path,
      lazy: lazyScreenWithTexts(
        'charges',
        () => import('../../features/bookings/routes/BookingTermsRoute.tsx'),
      ),
    },
    {
      path: paths.licenceOptions.path,
      lazy: lazyScreenWithTexts(
        'agencyPages',
        () => import('../../features/rateTables/routes/LicenceOptionsRoute.tsx'),
      ),
    },
    {
      path: paths.score.path,
      lazy: lazyScreenWithTexts('agencyPages', () => import('../screens/ScoreScreen.tsx')),
    },
    {
      lazy: lazyScreenWithTexts('agencyPages', () => import('../screens/StaffPages.tsx')),
      children: [
        {
          path: paths.agencyDemos.path,
          lazy: lazyScreenWithTexts(
            'talentPages',
            () => import('../../features/demos/routes/AgencyDemosRoute.tsx'),
          ),
        },
        {
          path: paths.editTalent.path,
          lazy: lazyScreenWithTexts('talentPages', () => import('../screens/EditTalentScreen.tsx')),
        },
        {
          path: paths.talentRates.path,
          lazy: lazyScreenWithTexts(
            'talentPages',
            () => import('../../features/talents/routes/TalentRatesRoute.tsx'),
          ),
        },
      ],
    },
    {
      path: paths.talents.path,
      lazy: lazyScreenWithTexts('agencyPages', () => import('../../features/roster/routes/RosterRoute.tsx')),
    },
    {
      path: paths.selfService.path,
      lazy: lazyScreenWithTexts(
        'agencyPages',
        () => import('../../features/talentInvites/routes/TalentInvitesRoute.tsx'),
      ),
    },
    { path: paths.profile.path, lazy: lazyScreen(() => import('../screens/ProfileScreen.tsx')) },
    {
      path: paths.account.path,
      lazy: lazyScreenWithTexts('talentPages', () => import('../screens/AccountScreen.tsx')),
    },
    {
      lazy: lazyScreenWithTexts('talentPages', () => import('../profile/TalentPages.tsx')),
      children: [
        {
          path: paths.profileView.path,
          lazy: lazyScreen(() => import('../../features/talents/routes/ProfileViewRoute.tsx')),
        },
        {
          path: paths.profileEdit.path,
          lazy: lazyScreen(() => import('../../features/talents/routes/EditProfileRoute.tsx')),
        },
        {
          path: paths.rates.path,
          lazy: lazyScreen(() => import('../../features/talents/routes/RatesRoute.tsx')),
        },
        {
          path: paths.vacations.path,
          lazy: lazyScreen(() => import('../../features/talents/routes/VacationsRoute.tsx')),
        },
        {
          path: paths.calendar.path,
          lazy: lazyScreen(() => import('../../features/calendar/routes/CalendarRoute.tsx')),
        },
      ],
    },
    {
      path: paths.demos.path,
      lazy: lazyScreen(() => import('../../features/demos/routes/OwnDemosRoute.tsx')),
    },
    {
      path: paths.ownAuditions.path,
      lazy: lazyScreenWithTexts(
        'talentPages',
        () => import('../../features/auditions/routes/OwnAuditionsRoute.tsx'),
      ),
    },
    {
      path: paths.voice.path,
      lazy: lazyScreen(() => import('../../features/talents/routes/VoiceRoute.tsx')),
    },
    {
      path: paths.homeStudio.path,
      lazy: lazyScreenWithTexts(
        'talentPages',
        () => import('../../features/talents/routes/HomeStudioRoute.tsx'),
      ),
    },
    {
      path: paths.earnings.path,
      lazy: lazyScreenWithTexts(
        'ordering',
        () => import('../../features/orders/routes/OwnEarningsRoute.tsx'),
      ),
    },
    {
      path: paths.ownLicences.path,
      lazy: lazyScreenWithTexts('ledger', () => import('../../features/ledger/routes/OwnLicencesRoute.tsx')),
    },
    {
      path: paths.billing.path,
      lazy: lazyScreenWithTexts(
        'talentPages',
        () => import('../../features/talents/routes/BillingRoute.tsx'),
      ),
    },
    {
      path: paths.voiceData.path,
      lazy: lazyScreenWithTexts(
        'voiceData',
        () => import('../../features/privacy/routes/VoiceDataRoute.tsx'),
      ),
    },
    {
      path: paths.security.path,
      lazy: lazyScreenWithTexts(
        'emailChange',
        () => import('../../features/accounts/routes/SecurityRoute.tsx'),
      ),
    },
    {
      lazy: lazyScreen(() => import('./ProjectAreaLayout.tsx')),
      children: [
        {
          path: paths.projects.path,
          lazy: lazyScreen(() => import('../../features/projects/routes/ProjectListRoute.tsx')),
        },
        {
          path: paths.newProject.path,
          lazy: lazyScreen(() => import('../../features/projects/routes/ProjectListRoute.tsx')),
        },
        {
          path: paths.projectArea.path,
          lazy: lazyScreen(() => import('../../features/projects/routes/ProjectAreaRoute.tsx')),
        },
        {
          path: paths.expressProject.path,
          lazy: lazyScreenWithTexts(
            'licensing',
            () => import('../../features/pricing/routes/ExpressRoute.tsx'),
          ),
        },
        { path: paths.project.path, lazy: lazyScreen(() => import('../screens/ProjectRoute.tsx')) },
      ],
    },
    {
      lazy: lazyScreen(() => import('./CastingsAreaLayout.tsx')),
      children: [
        {
          path: paths.castings.path,
          lazy: lazyScreen(() => import('../../features/projects/routes/ProjectListRoute.tsx')),
        },
        {
          path: paths.newCastingsProject.path,
          lazy: lazyScreen(() => import('../../features/projects/routes/ProjectListRoute.tsx')),
        },
        {
          path: paths.castingsExpressProject.path,
          lazy: lazyScreenWithTexts(
            'licensing',
            () => import('../../features/pricing/routes/ExpressRoute.tsx'),
          ),
        },
        { path: paths.castingsProject.path, lazy: lazyScreen(() => import('../screens/ProjectRoute.tsx')) },
      ],
    },
  ],
};
