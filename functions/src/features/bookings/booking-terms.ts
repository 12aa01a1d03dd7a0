import { getAgency } from '../../work/access/caller.ts';
import { bookingTerms, readBookingTerms } from '../../work/collections/booking-terms.ts';
import type { Operation } from '../../work/operation.ts';
import { operation } from '../../work/unit/operation.ts';
import { AppError } from '../../platform/errors/app-error.ts';

export const showBookingTerms: Operation<'bookings.terms'> = async ({ caller }) =>
  (await readBookingTerms(getAgency(caller))) ?? null;

/** Changes the terms of future requests. 409 when changed by another admin since they were read. */
export const saveBookingTerms = operation(
  'bookings.saveTerms',
  { record: bookingTerms },
  async ({ work, caller, body: { basedOn, ...terms } }) => {
    const agencyId = getAgency(caller);
    const before = await work.read(bookingTerms, agencyId);
    if ((before?.version ?? 0) !== basedOn) throw new AppError(409, 'record.stale');

    const version = basedOn + 1;
    work.set(bookingTerms, { ...terms, id: agencyId, agencyId, version });
    return { ...terms, version };
  },
);
