import { accountsApi } from './accounts/accounts.api.ts';
import { passwordsApi } from './accounts/passwords.api.ts';
import { agenciesApi } from './agencies/agencies.api.ts';
import { agencySettingsApi } from './agencies/agency-settings.api.ts';
import { apiKeysApi } from './apiKeys/api-keys.api.ts';
import { webhooksApi } from './webhooks/webhooks.api.ts';
import { healthApi } from './health/health.api.ts';
import { audioApi } from './audio/audio.api.ts';
import { auditApi } from './audit/audit.api.ts';
import { auditionsApi } from './auditions/auditions.api.ts';
import { takeReviewApi } from './auditions/review.api.ts';
import { clipApi } from './auditions/clip.api.ts';
import { scriptApi } from './auditions/script.api.ts';
import { talentAuditionsApi } from './auditions/talent-auditions.api.ts';
import { availabilityApi } from './availability/availability.api.ts';
import { bookingsApi } from './bookings/bookings.api.ts';
import { billingApi } from './billing/billing.api.ts';
import { paymentDetailsApi } from './billing/payment-details.api.ts';
import { calendarApi } from './calendar/calendar.api.ts';
import { castingBoardApi } from './castings/casting-board.api.ts';
import { castingsApi } from './castings/castings.api.ts';
import { guestsApi } from './castings/guests.api.ts';
import { projectLinkApi } from './castings/project-link.api.ts';
import { voiceCommentsApi } from './castings/voice-comments.api.ts';
import { presenceApi } from './projects/presence.api.ts';
import { voiceRatingsApi } from './projects/voice-ratings.api.ts';
import { clientsApi } from './clients/clients.api.ts';
import { companiesApi } from './companies/companies.api.ts';
import { connectionApi } from './connection/connection.api.ts';
import { curationApi } from './curation/curation.api.ts';
import { deliveriesApi } from './deliveries/deliveries.api.ts';
import { deliveryPlanApi } from './deliveries/delivery-plan.api.ts';
import { demosApi } from './demos/demos.api.ts';
import { talentDemosApi } from './demos/talent-demos.api.ts';
import { dossiersApi } from './dossiers/dossiers.api.ts';
import { enquiriesApi } from './enquiries/enquiries.api.ts';
import { engineersApi } from './engineers/engineers.api.ts';
import { figuresApi } from './figures/figures.api.ts';
import { invitationsApi } from './invitations/invitations.api.ts';
import { ledgerApi } from './ledger/ledger.api.ts';
import { mailApi } from './mail/mail.api.ts';
import { noticesApi } from './notices/notices.api.ts';
import { ordersApi } from './orders/orders.api.ts';
import { selfBillingApi } from './selfBilling/self-billing.api.ts';
import { monthEndApi } from './monthEnd/monthEnd.api.ts';
import { payoutsApi } from './payouts/payouts.api.ts';
import { pricingApi } from './pricing/pricing.api.ts';
import { agencyOptionsApi } from './pricing/agency-options.api.ts';
import { rateTablesApi } from './pricing/rate-tables.api.ts';
import { privacyApi } from './privacy/privacy.api.ts';
import { voiceDataApi } from './privacy/voice-data.api.ts';
import { expressApi } from './projects/express.api.ts';
import { projectListApi } from './projects/project-list.api.ts';
import { projectsApi } from './projects/projects.api.ts';
import { ratesApi } from './rates/rates.api.ts';
import { referenceApi } from './reference/reference.api.ts';
import { rosterEmailApi } from './roster/roster-email.api.ts';
import { rosterViewsApi } from './roster/roster-views.api.ts';
import { rosterApi } from './roster/roster.api.ts';
import { scoresApi } from './scores/scores.api.ts';
import { reportLinksApi } from './sessions/report-links.api.ts';
import { sessionFilesApi } from './sessions/session-files.api.ts';
import { sessionsApi } from './sessions/sessions.api.ts';
import { talentInvitesApi } from './talents/talent-invites.api.ts';
import { talentWorkApi } from './talents/talent-work.api.ts';
import { talentTermsApi } from './talents/talent-terms.api.ts';
import { talentsApi } from './talents/talents.api.ts';
import { teamApi } from './team/team.api.ts';
import { workApi } from './work/work.api.ts';

/** All endpoints of the platform: served by the API, called by the web app, listed in the documentation. */
export const api = {
  ...accountsApi,
  ...agenciesApi,
  ...agencySettingsApi,
  ...apiKeysApi,
  ...webhooksApi,
  ...healthApi,
  ...audioApi,
  ...auditApi,
  ...auditionsApi,
  ...availabilityApi,
  ...bookingsApi,
  ...billingApi,
  ...paymentDetailsApi,
  ...calendarApi,
  ...castingBoardApi,
  ...castingsApi,
  ...clientsApi,
  ...companiesApi,
  ...connectionApi,
  ...curationApi,
  ...deliveriesApi,
  ...deliveryPlanApi,
  ...demosApi,
  ...dossiersApi,
  ...enquiriesApi,
  ...engineersApi,
  ...expressApi,
  ...figuresApi,
  ...invitationsApi,
  ...guestsApi,
  ...projectLinkApi,
  ...voiceCommentsApi,
  ...presenceApi,
  ...voiceRatingsApi,
  ...ledgerApi,
  ...mailApi,
  ...monthEndApi,
  ...noticesApi,
  ...ordersApi,
  ...payoutsApi,
  ...selfBillingApi,
  ...passwordsApi,
  ...pricingApi,
  ...privacyApi,
  ...voiceDataApi,
  ...projectListApi,
  ...projectsApi,
  ...agencyOptionsApi,
  ...rateTablesApi,
  ...ratesApi,
  ...referenceApi,
  ...rosterApi,
  ...rosterEmailApi,
  ...rosterViewsApi,
  ...scoresApi,
  ...reportLinksApi,
  ...sessionFilesApi,
  ...sessionsApi,
  ...scriptApi,
  ...clipApi,
  ...takeReviewApi,
  ...talentAuditionsApi,
  ...talentDemosApi,
  ...talentInvitesApi,
  ...talentTermsApi,
  ...talentWorkApi,
  ...talentsApi,
  ...teamApi,
  ...workApi,
};

export type Api = typeof api;
export type EndpointName = keyof Api;
