import type { Locale } from '@domain/messages/locale.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { BOOKING_STEP, ORDER_STEP, SELECTION_STEP } from '@domain/projects/steps.ts';
import { tallyUnheard } from '../../work/collections/audition-queries.ts';
import {
  tallyAgreed,
  tallyDeclined,
  tallyHeldOptions,
} from '../../work/collections/availability-requests.ts';
import { tallyDeliveries } from '../../work/collections/deliveries.ts';
import { tallyRepriced } from '../../work/collections/orders.ts';
import { tallyUnsigned } from '../../work/collections/session-reports.ts';
import { tallyOffered } from '../../work/collections/sold-licences.ts';
import {
  describeByName,
  describeCastings,
  describeDeliveries,
  describeLicences,
  describeReports,
} from './describe.ts';
import { shareAgencyDay } from './agency-day.ts';
import { getEndingLicences } from './ending-licences.ts';
import { getOverdueInvoices } from './overdue-invoices.ts';
import { getProjectTasks } from './project-tasks.ts';
import { tallied, toIso, type WaitingSource } from './waiting.ts';

const { licences, project, session } = addresses;

/** Returns the pending work of a company's people in an agency. */
export const getClientSources = (
  agencyId: string,
  companyId: string,
  locale: Locale,
): readonly WaitingSource[] => {
  const owner = { agencyIds: [agencyId], companyId };
  const getDay = shareAgencyDay(agencyId);
  const tasks = getProjectTasks(owner);

  return [
    tallied('auditionsToHear', () => tallyUnheard(owner), {
      at: ({ uploadedAt }) => uploadedAt && toIso(uploadedAt),
      path: ({ projectId }) => project.href(projectId, SELECTION_STEP),
      describe: describeCastings,
    }),
    tallied('availabilityAnswered', () => tallyAgreed(owner), {
      at: ({ updatedAt }) => toIso(updatedAt),
      path: ({ projectId }) => project.href(projectId, BOOKING_STEP),
      describe: describeCastings,
    }),
    tallied('slotsDeclined', () => tallyDeclined(owner), {
      at: ({ declined }) => (declined ? toIso(declined.at) : null),
      path: ({ projectId }) => project.href(projectId, BOOKING_STEP),
      describe: describeCastings,
    }),
    tallied('optionsHeld', () => tallyHeldOptions(owner), {
      at: ({ option }) => (option ? toIso(option.endsAt) : null),
      path: ({ projectId }) => project.href(projectId, BOOKING_STEP),
      describe: describeCastings,
    }),
    tasks.getRolesToBook((id) => project.href(id, BOOKING_STEP)),
    tasks.getOrdersToPlace((id) => project.href(id, ORDER_STEP)),
    tallied('pricesToAccept', () => tallyRepriced(owner), {
      at: ({ repricedAt }) => (repricedAt ? toIso(repricedAt) : null),
      path: ({ projectId }) => project.href(projectId, ORDER_STEP),
      describe: describeByName,
    }),
    tallied('deliveriesToAccept', () => tallyDeliveries(owner, 'delivered'), {
      at: ({ sentAt }) => sentAt && toIso(sentAt),
      path: ({ sessionId }) => session.href(sessionId),
      action: ({ id }) => ({ kind: 'accept', id }),
      describe: describeDeliveries,
    }),
    tallied('reportsToSign', () => tallyUnsigned(owner, 'cliSignedAt'), {
      at: ({ createdAt }) => toIso(createdAt),
      path: ({ id }) => session.href(id),
      describe: describeReports,
    }),
    tallied('renewalsOffered', () => tallyOffered(owner), {
      at: ({ offeredAt }) => (offeredAt ? toIso(offeredAt) : null),
      path: () => licences.href(),
      describe: describeLicences,
    }),
    getOverdueInvoices(agencyId, getDay, locale, (id) => project.href(id, ORDER_STEP), companyId),
    getEndingLicences(agencyId, getDay, companyId),
  ];
};
