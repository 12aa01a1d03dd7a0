import { addresses } from '@domain/navigation/addresses.ts';
import { BOOKING_STEP, ORDER_STEP, SELECTION_STEP } from '@domain/projects/steps.ts';
import type { Waiting } from '@domain/work/work.ts';
import { tallyUnheard } from '../../work/records/audition-queries.ts';
import { tallyAgreed, tallyDeclined } from '../../work/records/availability-requests.ts';
import { tallyOrders } from '../../work/records/orders.ts';
import { tallyOffered } from '../../work/records/sold-licences.ts';
import { tallyUnsigned } from '../../work/records/session-reports.ts';
import { licencesEnding } from './ending.ts';
import { invoicesOverdue } from './overdue.ts';
import { iso, waiting } from './waiting.ts';

const { project, session } = addresses;

export const clientWaiting = async (agencyId: string, companyId: string): Promise<readonly Waiting[]> => {
  const own = { agencyIds: [agencyId], companyId };
  const [unheard, agreed, drafts, unsigned, ending, declined, offered, overdue] = await Promise.all([
    tallyUnheard(own),
    tallyAgreed(own),
    tallyOrders(own, 'draft'),
    tallyUnsigned(own, 'cliSignedAt'),
    licencesEnding(agencyId, companyId),
    tallyDeclined(own),
    tallyOffered(own),
    invoicesOverdue(agencyId, companyId),
  ]);
  return [
    ...waiting(
      'auditionsToHear',
      unheard,
      ({ uploadedAt }) => uploadedAt && iso(uploadedAt),
      ({ projectId }) => project.href(projectId, SELECTION_STEP),
    ),
    ...waiting(
      'availabilityAnswered',
      agreed,
      ({ updatedAt }) => iso(updatedAt),
      ({ projectId }) => project.href(projectId, BOOKING_STEP),
    ),
    ...waiting(
      'slotsDeclined',
      declined,
      ({ declined: said }) => (said ? iso(said.at) : null),
      ({ projectId }) => project.href(projectId, BOOKING_STEP),
    ),
    ...waiting(
      'ordersToPlace',
      drafts,
      ({ updatedAt }) => iso(updatedAt),
      ({ projectId }) => project.href(projectId, ORDER_STEP),
    ),
    ...waiting(
      'reportsToSign',
      unsigned,
      ({ createdAt }) => iso(createdAt),
      ({ id }) => session.href(id),
    ),
    ...waiting(
      'renewalsOffered',
      offered,
      ({ offeredAt }) => (offeredAt ? iso(offeredAt) : null),
      () => addresses.licences.href(),
    ),
    ...overdue,
    ...ending,
  ];
};
