import { Timestamp } from 'firebase-admin/firestore';
import { DateTime } from 'luxon';
import { getAgencies } from '@domain/access/roles.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { BOOKING_STEP, ORDER_STEP, SELECTION_STEP } from '@domain/projects/steps.ts';
import type { Caller } from '../../work/access/caller.ts';
import { tallyHeld } from '../../work/collections/audition-dossiers.ts';
import { tallyRequested } from '../../work/collections/audition-queries.ts';
import {
  tallyAgreed,
  tallyDeclined,
  tallyHeldOptions,
  tallyUnanswered,
} from '../../work/collections/availability-requests.ts';
import { tallyTickets } from '../../work/collections/curation-tickets.ts';
import { tallyDeliveries } from '../../work/collections/deliveries.ts';
import { tallyUnconfirmed } from '../../work/collections/deletion-requests.ts';
import { countNewEnquiries } from '../../work/collections/enquiries.ts';
import { countPending, countUnengaged } from '../../work/collections/memberships.ts';
import { tallyOrders, tallyToSettle } from '../../work/collections/orders.ts';
import { tallyExpress } from '../../work/collections/projects.ts';
import { tallyPlanned } from '../../work/collections/recording-sessions.ts';
import { tallyUnsigned } from '../../work/collections/session-reports.ts';
import { tallyStuck } from '../../work/collections/stuck-mail.ts';
import { tallyReported } from '../../work/collections/use-reports.ts';
import {
  describeByName,
  describeCastings,
  describeDeliveries,
  describeReports,
  describeSessions,
  describeUses,
} from './describe.ts';
import { shareAgencyDay } from './agency-day.ts';
import { getEndingLicences } from './ending-licences.ts';
import { getOpenDeliveries } from './open-deliveries.ts';
import { getOverdueInvoices } from './overdue-invoices.ts';
import { getProjectTasks } from './project-tasks.ts';
import { counted, tallied, toIso, type WaitingSource } from './waiting.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the start and end of today in a time zone. */
const toDay = (now: number, zone: string): { readonly from: Timestamp; readonly until: Timestamp } => {
  const from = DateTime.fromMillis(now, { zone }).startOf('day');
  return {
    from: Timestamp.fromMillis(from.toMillis()),
    until: Timestamp.fromMillis(from.plus({ days: 1 }).toMillis()),
  };
};

const { castingsProject, dashboard, engineers, licences, messages, session, sessions, tickets } = addresses;

const getAdminSources = (agencyId: string): readonly WaitingSource[] => [
  counted('registrations', () => countPending(agencyId), dashboard.href('registrations')),
  counted('engineersToEngage', () => countUnengaged(agencyId), engineers.href()),
  tallied('mailStuck', () => tallyStuck(agencyId), {
    at: ({ createdAt }) => toIso(createdAt),
    path: () => dashboard.href('emails'),
  }),
  tallied('ticketsFree', () => tallyTickets({ scope: 'available', agencyIds: [agencyId] }), {
    at: ({ createdAt }) => toIso(createdAt),
    path: () => tickets.href(),
  }),
];

/** Returns pending work of castings and bookings. */
const getCastingSources = (agencyId: string, now: number): readonly WaitingSource[] => {
  const agency = { agencyIds: [agencyId] };
  const moment = Timestamp.fromMillis(now);
  const soon = { after: moment, until: Timestamp.fromMillis(now + DAY_MS) };

  return [
    tallied('auditionsDue', () => tallyRequested(agency, soon), {
      at: ({ deadline }) => toIso(deadline),
      path: ({ projectId }) => castingsProject.href(projectId, SELECTION_STEP),
      describe: describeCastings,
    }),
    tallied('takesToForward', () => tallyHeld(agency), {
      at: ({ forwardBy }) => (forwardBy ? toIso(forwardBy) : null),
      path: ({ projectId }) => castingsProject.href(projectId, SELECTION_STEP),
      describe: describeCastings,
    }),
    tallied('expressToRecord', () => tallyExpress(agencyId), {
      at: ({ recordBy }) => recordBy && toIso(recordBy),
      path: ({ id }) => castingsProject.href(id),
      describe: (found) =>
        Promise.resolve(found.map(({ name, companyName }) => ({ project: name, detail: companyName }))),
    }),
    tallied('slotsDeclined', () => tallyDeclined(agency), {
      at: ({ declined }) => (declined ? toIso(declined.at) : null),
      path: ({ projectId }) => castingsProject.href(projectId, BOOKING_STEP),
      describe: describeCastings,
    }),
    tallied('availabilityUnanswered', () => tallyUnanswered(agency, moment), {
      at: ({ answerableUntil }) => (answerableUntil ? toIso(answerableUntil) : null),
      path: ({ projectId }) => castingsProject.href(projectId, BOOKING_STEP),
      describe: describeCastings,
    }),
    tallied('optionsHeld', () => tallyHeldOptions(agency), {
      at: ({ option }) => (option ? toIso(option.endsAt) : null),
      path: ({ projectId }) => castingsProject.href(projectId, BOOKING_STEP),
      describe: describeCastings,
    }),
    getProjectTasks(agency).getRolesToBook((id) => castingsProject.href(id, BOOKING_STEP)),
  ];
};

/** Returns pending work of sessions, files and reports. */
const getSessionSources = (
  agencyId: string,
  today: { readonly from: Timestamp; readonly until: Timestamp },
  now: number,
): readonly WaitingSource[] => {
  const agency = { agencyIds: [agencyId] };

  return [
    tallied('bookingsToPlan', () => tallyAgreed(agency), {
      at: ({ updatedAt }) => toIso(updatedAt),
      path: () => sessions.href(),
      describe: describeCastings,
    }),
    tallied('sessionsToday', () => tallyPlanned(agency, today), {
      at: ({ startsAt }) => toIso(startsAt),
      path: ({ id }) => session.href(id),
      pathOfAll: sessions.href(),
      describe: describeSessions,
    }),
    ...getOpenDeliveries(agency, now),
    tallied('deliveriesUnanswered', () => tallyDeliveries(agency, 'delivered'), {
      at: ({ sentAt }) => sentAt && toIso(sentAt),
      path: ({ sessionId }) => session.href(sessionId),
      describe: describeDeliveries,
    }),
    tallied('reportsUnsigned', () => tallyUnsigned(agency, 'sealedAt'), {
      at: ({ createdAt }) => toIso(createdAt),
      path: ({ id }) => session.href(id),
      describe: describeReports,
    }),
  ];
};

/** Returns pending work for an agency's people; today is the reader's day. */
export const getStaffSources = (
  { claims, user }: Caller,
  agencyId: string,
  now: number,
): readonly WaitingSource[] => {
  const agency = { agencyIds: [agencyId] };
  const toOrder = (projectId: string) => castingsProject.href(projectId, ORDER_STEP);
  const getDay = shareAgencyDay(agencyId);

  return [
    ...(getAgencies(claims, 'admin').includes(agencyId) ? getAdminSources(agencyId) : []),
    counted('messagesNew', () => countNewEnquiries(agencyId), messages.href('new')),
    ...getCastingSources(agencyId, now),
    ...getSessionSources(agencyId, toDay(now, user.timeZone ?? 'utc'), now),
    tallied('ordersToConfirm', () => tallyOrders(agency, 'received'), {
      at: ({ updatedAt }) => toIso(updatedAt),
      path: ({ projectId }) => toOrder(projectId),
      describe: describeByName,
    }),
    tallied('ordersToSettle', () => tallyToSettle(agency), {
      at: ({ openSince }) => (openSince ? toIso(openSince) : null),
      path: ({ projectId }) => toOrder(projectId),
      describe: describeByName,
    }),
    getOverdueInvoices(agencyId, getDay, user.locale, toOrder),
    getEndingLicences(agencyId, getDay),
    tallied('usesReported', () => tallyReported(agency), {
      at: ({ reportedAt }) => toIso(reportedAt),
      path: () => licences.href('reported'),
      describe: describeUses,
    }),
    tallied('deletions', () => tallyUnconfirmed(agencyId), {
      at: ({ requestedAt }) => toIso(requestedAt),
      path: () => dashboard.href('deletions'),
    }),
  ];
};
