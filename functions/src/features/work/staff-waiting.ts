import { Timestamp } from 'firebase-admin/firestore';
import { DateTime } from 'luxon';
import { getAgencies } from '@domain/access/roles.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { BOOKING_STEP, ORDER_STEP, SELECTION_STEP } from '@domain/projects/steps.ts';
import type { Waiting } from '@domain/work/work.ts';
import type { Caller } from '../../rights/access/caller.ts';
import { tallyHeld } from '../../work/records/audition-dossiers.ts';
import { tallyRequested } from '../../work/records/audition-queries.ts';
import { tallyAgreed, tallyDeclined, tallyUnanswered } from '../../work/records/availability-requests.ts';
import { tallyTickets } from '../../work/records/curation-tickets.ts';
import { tallyUnconfirmed } from '../../work/records/deletion-requests.ts';
import { countNewEnquiries } from '../../work/records/enquiries.ts';
import { countPending, countUnengaged } from '../../work/records/memberships.ts';
import { tallyOrders, tallyToSettle } from '../../work/records/orders.ts';
import { findUnbooked, tallyExpress } from '../../work/records/projects.ts';
import { tallyPlanned } from '../../work/records/recording-sessions.ts';
import { tallyUnsigned } from '../../work/records/session-reports.ts';
import { tallyStuck } from '../../work/records/stuck-mail.ts';
import { tallyReported } from '../../work/records/use-reports.ts';
import { getEndingLicences } from './ending-licences.ts';
import { getOverdueInvoices } from './overdue-invoices.ts';
import { toIso, toRolesToBook, toWaiting, toWaitingCount } from './waiting.ts';

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

const tallyForAdmins = async (agencyId: string): Promise<readonly Waiting[]> => {
  const [registrations, unengaged, free, mails] = await Promise.all([
    countPending(agencyId),
    countUnengaged(agencyId),
    tallyTickets({ scope: 'available', agencyIds: [agencyId] }),
    tallyStuck(agencyId),
  ]);
  return [
    ...toWaitingCount('registrations', registrations, dashboard.href('registrations')),
    ...toWaitingCount('engineersToEngage', unengaged, engineers.href()),
    ...toWaiting(
      'mailStuck',
      mails,
      ({ createdAt }) => toIso(createdAt),
      () => dashboard.href('emails'),
    ),
    ...toWaiting(
      'ticketsFree',
      free,
      ({ createdAt }) => toIso(createdAt),
      () => tickets.href(),
    ),
  ];
};

/** Returns pending work for an agency's people; today is the reader's day. */
export const getStaffWaiting = async (
  { claims, user }: Caller,
  agencyId: string,
  now: number,
): Promise<readonly Waiting[]> => {
  const own = { agencyIds: [agencyId] };
  const moment = Timestamp.fromMillis(now);
  const soon = { after: moment, until: Timestamp.fromMillis(now + DAY_MS) };
  const [
    admins,
    due,
    held,
    unanswered,
    agreed,
    planned,
    unsigned,
    ending,
    orders,
    deletions,
    enquiries,
    declined,
    express,
    points,
    reported,
    overdue,
    unbooked,
  ] = await Promise.all([
    getAgencies(claims, 'admin').includes(agencyId) ? tallyForAdmins(agencyId) : [],
    tallyRequested(own, soon),
    tallyHeld(own),
    tallyUnanswered(own, moment),
    tallyAgreed(own),
    tallyPlanned(own, toDay(now, user.timeZone ?? 'utc')),
    tallyUnsigned(own, 'sealedAt'),
    getEndingLicences(agencyId),
    tallyOrders(own, 'received'),
    tallyUnconfirmed(agencyId),
    countNewEnquiries(agencyId),
    tallyDeclined(own),
    tallyExpress(agencyId),
    tallyToSettle(own),
    tallyReported(own),
    getOverdueInvoices(agencyId),
    findUnbooked(own),
  ]);
  return [
    ...admins,
    ...toWaitingCount('messagesNew', enquiries, messages.href('new')),
    ...toWaiting(
      'auditionsDue',
      due,
      ({ deadline }) => toIso(deadline),
      ({ projectId }) => castingsProject.href(projectId, SELECTION_STEP),
    ),
    ...toWaiting(
      'takesToForward',
      held,
      ({ forwardBy }) => (forwardBy ? toIso(forwardBy) : null),
      ({ projectId }) => castingsProject.href(projectId, SELECTION_STEP),
    ),
    ...toWaiting(
      'expressToRecord',
      express,
      ({ recordBy }) => recordBy && toIso(recordBy),
      ({ id }) => castingsProject.href(id),
    ),
    ...toWaiting(
      'slotsDeclined',
      declined,
      ({ declined: said }) => (said ? toIso(said.at) : null),
      ({ projectId }) => castingsProject.href(projectId, BOOKING_STEP),
    ),
    ...toWaiting(
      'availabilityUnanswered',
      unanswered,
      ({ answerableUntil: until }) => (until ? toIso(until) : null),
      ({ projectId }) => castingsProject.href(projectId, BOOKING_STEP),
    ),
    ...toRolesToBook(unbooked, (id) => castingsProject.href(id, BOOKING_STEP)),
    ...toWaiting(
      'bookingsToPlan',
      agreed,
      ({ updatedAt }) => toIso(updatedAt),
      () => sessions.href(),
    ),
    ...toWaiting(
      'sessionsToday',
      planned,
      ({ startsAt }) => toIso(startsAt),
      ({ id }) => (planned.count === 1 ? session.href(id) : sessions.href()),
    ),
    ...toWaiting(
      'reportsUnsigned',
      unsigned,
      ({ createdAt }) => toIso(createdAt),
      ({ id }) => session.href(id),
    ),
    ...toWaiting(
      'ordersToConfirm',
      orders,
      ({ updatedAt }) => toIso(updatedAt),
      ({ projectId }) => castingsProject.href(projectId, ORDER_STEP),
    ),
    ...toWaiting(
      'ordersToSettle',
      points,
      ({ openSince }) => (openSince ? toIso(openSince) : null),
      ({ projectId }) => castingsProject.href(projectId, ORDER_STEP),
    ),
    ...overdue,
    ...ending,
    ...toWaiting(
      'usesReported',
      reported,
      ({ reportedAt }) => toIso(reportedAt),
      () => licences.href('reported'),
    ),
    ...toWaiting(
      'deletions',
      deletions,
      ({ requestedAt }) => toIso(requestedAt),
      () => dashboard.href('deletions'),
    ),
  ];
};
