import { addresses } from '@domain/navigation/addresses.ts';
import { BOOKING_STEP, ORDER_STEP, SELECTION_STEP } from '@domain/projects/steps.ts';
import type { Waiting } from '@domain/work/work.ts';
import { tallyUnheard } from '../../work/records/audition-queries.ts';
import { tallyAgreed, tallyDeclined } from '../../work/records/availability-requests.ts';
import { tallyOrders } from '../../work/records/orders.ts';
import { findUnbooked } from '../../work/records/projects.ts';
import { tallyOffered } from '../../work/records/sold-licences.ts';
import { tallyUnsigned } from '../../work/records/session-reports.ts';
import { getEndingLicences } from './ending-licences.ts';
import { getOverdueInvoices } from './overdue-invoices.ts';
import { toIso, toRolesToBook, toWaiting } from './waiting.ts';

const { project, session } = addresses;

export const getClientWaiting = async (agencyId: string, companyId: string): Promise<readonly Waiting[]> => {
  const own = { agencyIds: [agencyId], companyId };
  const [unheard, agreed, drafts, unsigned, ending, declined, offered, overdue, unbooked] = await Promise.all(
    [
      tallyUnheard(own),
      tallyAgreed(own),
      tallyOrders(own, 'draft'),
      tallyUnsigned(own, 'cliSignedAt'),
      getEndingLicences(agencyId, companyId),
      tallyDeclined(own),
      tallyOffered(own),
      getOverdueInvoices(agencyId, companyId),
      findUnbooked(own),
    ],
  );
  return [
    ...toWaiting(
      'auditionsToHear',
      unheard,
      ({ uploadedAt }) => uploadedAt && toIso(uploadedAt),
      ({ projectId }) => project.href(projectId, SELECTION_STEP),
    ),
    ...toWaiting(
      'availabilityAnswered',
      agreed,
      ({ updatedAt }) => toIso(updatedAt),
      ({ projectId }) => project.href(projectId, BOOKING_STEP),
    ),
    ...toWaiting(
      'slotsDeclined',
      declined,
      ({ declined: said }) => (said ? toIso(said.at) : null),
      ({ projectId }) => project.href(projectId, BOOKING_STEP),
    ),
    ...toRolesToBook(unbooked, (id) => project.href(id, BOOKING_STEP)),
    ...toWaiting(
      'ordersToPlace',
      drafts,
      ({ updatedAt }) => toIso(updatedAt),
      ({ projectId }) => project.href(projectId, ORDER_STEP),
    ),
    ...toWaiting(
      'reportsToSign',
      unsigned,
      ({ createdAt }) => toIso(createdAt),
      ({ id }) => session.href(id),
    ),
    ...toWaiting(
      'renewalsOffered',
      offered,
      ({ offeredAt }) => (offeredAt ? toIso(offeredAt) : null),
      () => addresses.licences.href(),
    ),
    ...overdue,
    ...ending,
  ];
};
