import { Timestamp } from 'firebase-admin/firestore';
import { DateTime } from 'luxon';
import { getAgencies } from '@domain/access/roles.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { BOOKING_STEP, ORDER_STEP, SELECTION_STEP } from '@domain/projects/steps.ts';
import type { Waiting } from '@domain/work/work.ts';
import type { Caller } from '../../rights/access/caller.ts';
import { tallyHeld } from '../../work/records/audition-dossiers.ts';
import { tallyAsked } from '../../work/records/audition-queries.ts';
import { tallyAgreed, tallyDeclined, tallyUnanswered } from '../../work/records/availability-requests.ts';
import { tallyTickets } from '../../work/records/curation-tickets.ts';
import { tallyUnconfirmed } from '../../work/records/deletion-requests.ts';
import { countNewEnquiries } from '../../work/records/enquiries.ts';
import { countPending, countUnengaged } from '../../work/records/memberships.ts';
import { tallyOrders, tallyToSettle } from '../../work/records/orders.ts';
import { tallyExpress } from '../../work/records/projects.ts';
import { tallyPlanned } from '../../work/records/recording-sessions.ts';
import { tallyUnsigned } from '../../work/records/session-reports.ts';
import { tallyStuck } from '../../work/records/stuck-mail.ts';
import { tallyReported } from '../../work/records/use-reports.ts';
import { licencesEnding } from './ending.ts';
import { invoicesOverdue } from './overdue.ts';
import { iso, waiting, waitingCount } from './waiting.ts';

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

const forAdmins = async (agencyId: string): Promise<readonly Waiting[]> => {
  const [registrations, unengaged, free, mails] = await Promise.all([
    countPending(agencyId),
    countUnengaged(agencyId),
    tallyTickets({ scope: 'available', agencyIds: [agencyId] }),
    tallyStuck(agencyId),
  ]);
  return [
    ...waitingCount('registrations', registrations, dashboard.href('registrations')),
    ...waitingCount('engineersToEngage', unengaged, engineers.href()),
    ...waiting(
      'mailStuck',
      mails,
      ({ createdAt }) => iso(createdAt),
      () => dashboard.href('emails'),
    ),
    ...waiting(
      'ticketsFree',
      free,
      ({ createdAt }) => iso(createdAt),
      () => tickets.href(),
    ),
  ];
};

/** Returns pending work for an agency's people; today is the reader's day. */
export const staffWaiting = async (
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
  ] = await Promise.all([
    getAgencies(claims, 'admin').includes(agencyId) ? forAdmins(agencyId) : [],
    tallyAsked(own, soon),
    tallyHeld(own),
    tallyUnanswered(own, moment),
    tallyAgreed(own),
    tallyPlanned(own, toDay(now, user.timeZone ?? 'utc')),
    tallyUnsigned(own, 'sealedAt'),
    licencesEnding(agencyId),
    tallyOrders(own, 'received'),
    tallyUnconfirmed(agencyId),
    countNewEnquiries(agencyId),
    tallyDeclined(own),
    tallyExpress(agencyId),
    tallyToSettle(own),
    tallyReported(own),
    invoicesOverdue(agencyId),
  ]);
  return [
    ...admins,
    ...waitingCount('messagesNew', enquiries, messages.href('new')),
    ...waiting(
      'auditionsDue',
      due,
      ({ deadline }) => iso(deadline),
      ({ projectId }) => castingsProject.href(projectId, SELECTION_STEP),
    ),
    ...waiting(
      'takesToForward',
      held,
      ({ forwardBy }) => (forwardBy ? iso(forwardBy) : null),
      ({ projectId }) => castingsProject.href(projectId, SELECTION_STEP),
    ),
    ...waiting(
      'expressToRecord',
      express,
      ({ recordBy }) => recordBy && iso(recordBy),
      ({ id }) => castingsProject.href(id),
    ),
    ...waiting(
      'slotsDeclined',
      declined,
      ({ declined: said }) => (said ? iso(said.at) : null),
      ({ projectId }) => castingsProject.href(projectId, BOOKING_STEP),
    ),
    ...waiting(
      'availabilityUnanswered',
      unanswered,
      ({ answerableUntil: until }) => (until ? iso(until) : null),
      ({ projectId }) => castingsProject.href(projectId, BOOKING_STEP),
    ),
    ...waiting(
      'bookingsToPlan',
      agreed,
      ({ updatedAt }) => iso(updatedAt),
      () => sessions.href(),
    ),
    ...waiting(
      'sessionsToday',
      planned,
      ({ startsAt }) => iso(startsAt),
      ({ id }) => (planned.count === 1 ? session.href(id) : sessions.href()),
    ),
    ...waiting(
      'reportsUnsigned',
      unsigned,
      ({ createdAt }) => iso(createdAt),
      ({ id }) => session.href(id),
    ),
    ...waiting(
      'ordersToConfirm',
      orders,
      ({ updatedAt }) => iso(updatedAt),
      ({ projectId }) => castingsProject.href(projectId, ORDER_STEP),
    ),
    ...waiting(
      'ordersToSettle',
      points,
      ({ openSince }) => (openSince ? iso(openSince) : null),
      ({ projectId }) => castingsProject.href(projectId, ORDER_STEP),
    ),
    ...overdue,
    ...ending,
    ...waiting(
      'usesReported',
      reported,
      ({ reportedAt }) => iso(reportedAt),
      () => licences.href('reported'),
    ),
    ...waiting(
      'deletions',
      deletions,
      ({ requestedAt }) => iso(requestedAt),
      () => dashboard.href('deletions'),
    ),
  ];
};
