import { accounts } from './features/accounts/accounts.operations.ts';
import { agencies } from './features/agencies/agencies.operations.ts';
import { apiKeys } from './features/apiKeys/apiKeys.operations.ts';
import { webhooks } from './features/webhooks/webhooks.operations.ts';
import { createHealth } from './features/health/health.operations.ts';
import { DUE_JOBS } from './incoming/scheduled/due-jobs.ts';
import { audio } from './features/audio/audio.operations.ts';
import { audit } from './features/audit/audit.operations.ts';
import { auditions } from './features/auditions/auditions.operations.ts';
import { availability } from './features/availability/availability.operations.ts';
import { bookings } from './features/bookings/bookings.operations.ts';
import { billing } from './features/billing/billing.operations.ts';
import { calendar } from './features/calendar/calendar.operations.ts';
import { castings } from './features/castings/castings.operations.ts';
import { clients } from './features/clients/clients.operations.ts';
import { companies } from './features/companies/companies.operations.ts';
import { connection } from './features/connection/connection.operations.ts';
import { curation } from './features/curation/curation.operations.ts';
import { deliveries } from './features/deliveries/deliveries.operations.ts';
import { demos } from './features/demos/demos.operations.ts';
import { dossiers } from './features/dossiers/dossiers.operations.ts';
import { enquiries } from './features/enquiries/enquiries.operations.ts';
import { engineers } from './features/engineers/engineers.operations.ts';
import { figures } from './features/figures/figures.operations.ts';
import { invitations } from './features/invitations/invitations.operations.ts';
import { ledger } from './features/ledger/ledger.operations.ts';
import { mail } from './features/mail/mail.operations.ts';
import { notices } from './features/notices/notices.operations.ts';
import { orders } from './features/orders/orders.operations.ts';
import { monthEnd } from './features/monthEnd/monthEnd.operations.ts';
import { payouts } from './features/payouts/payouts.operations.ts';
import { selfBilling } from './features/payouts/selfBilling/self-billing.operations.ts';
import { pricing } from './features/pricing/pricing.operations.ts';
import { privacy } from './features/privacy/privacy.operations.ts';
import { projects } from './features/projects/projects.operations.ts';
import { rates } from './features/rates/rates.operations.ts';
import { reference } from './features/reference/reference.operations.ts';
import { roster } from './features/roster/roster.operations.ts';
import { sessions } from './features/sessions/sessions.operations.ts';
import { team } from './features/team/team.operations.ts';
import { talents } from './features/talents/talents.operations.ts';
import { work } from './features/work/work.operations.ts';
import type { Operations } from './work/operation.ts';

/** Handlers by contract; a missing one doesn't compile. */
export const handlers: Operations = {
  ...accounts,
  ...agencies,
  ...apiKeys,
  ...webhooks,
  ...createHealth(DUE_JOBS),
  ...audio,
  ...audit,
  ...auditions,
  ...availability,
  ...bookings,
  ...billing,
  ...calendar,
  ...castings,
  ...clients,
  ...companies,
  ...connection,
  ...curation,
  ...deliveries,
  ...demos,
  ...dossiers,
  ...enquiries,
  ...engineers,
  ...figures,
  ...invitations,
  ...ledger,
  ...mail,
  ...notices,
  ...orders,
  ...monthEnd,
  ...payouts,
  ...selfBilling,
  ...pricing,
  ...privacy,
  ...projects,
  ...rates,
  ...reference,
  ...roster,
  ...sessions,
  ...talents,
  ...team,
  ...work,
};
