import { Timestamp } from 'firebase-admin/firestore';
import { acceptedRange } from '@domain/availability/availability.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { readAvailabilityRequest, updateAvailabilityRequest } from '../../records/availability-requests.ts';
import { bookingsOf, unbook } from '../../records/calendars.ts';
import { readTalents } from '../../records/talents.ts';
import { spanOf } from './ranges.ts';
import { tellOfRequest } from './tell.ts';

/**
 * Takes a request back. What was agreed on can be taken back until it begins, and frees the talent. One that is over
 * already stays as it is, and nobody is told twice.
 */
export const cancelRequest: Operation<'availability.cancel'> = async ({ caller, params: { id } }) => {
  await transact(async (transaction) => {
    const request = visibleTo(caller, 'availabilityRequests', await readAvailabilityRequest(id, transaction));
    if (request.state === 'cancelled' || request.state === 'released') return;
    const accepted = acceptedRange(request);
    if (accepted && spanOf(accepted, request.timeZone).from <= Date.now())
      throw new AppError(409, 'availability.begun');
    const [[talent], bookings] = await Promise.all([
      readTalents([request.talentId], transaction),
      bookingsOf(request.talentId, transaction),
    ]);
    const change = {
      state: 'cancelled',
      revision: request.revision + 1,
      updatedAt: Timestamp.now(),
    } as const;
    updateAvailabilityRequest(transaction, id, change);
    if (bookings[id]) unbook(transaction, request.talentId, id);
    if (talent) tellOfRequest(transaction, { ...request, ...change }, talent, 'cancelled');
    recordAudit(transaction, caller, {
      agencyId: request.agencyId,
      action: 'availability.cancel',
      subject: `availabilityRequests/${id}`,
      before: { state: request.state },
      after: { state: 'cancelled' },
    });
  });
  return { id };
};
