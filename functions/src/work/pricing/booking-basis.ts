import type { BookingBasis } from '@domain/bookings/fee-parts.ts';
import { getAgencyPart } from '@domain/pricing/role-price.ts';
import type { Project } from '@domain/projects/projects.ts';
import { readBookingTerms } from '../collections/booking-terms.ts';
import { findTableToday } from '../collections/rate-tables.ts';
import type { Work } from '../unit/work.ts';
import { getCommission } from './price-input.ts';

const HALF_HOUR = 30;

/** Returns what the fees of a booking follow if it is offered today; undefined where the agency has no terms, or no rate table. */
export const readBookingBasis = async (
  { agencyId, createdBy, sessionMinutes }: Pick<Project, 'agencyId' | 'createdBy' | 'sessionMinutes'>,
  work?: Work,
): Promise<BookingBasis | undefined> => {
  const [terms, table, agreed] = await Promise.all([
    readBookingTerms(agencyId, work),
    findTableToday(agencyId, work),
    getCommission(createdBy, agencyId),
  ]);
  if (!terms || !table) return undefined;

  const commission = agreed ?? table.commission;
  const sumStudio = (minutes: number): number => {
    const agencyTerms = { table, sessionMinutes: minutes, commission };
    return getAgencyPart(agencyTerms, 'engineer') + getAgencyPart(agencyTerms, 'studio');
  };

  return {
    terms,
    commission,
    studio: sumStudio(sessionMinutes),
    halfHour: { earned: table.sessionHalfHour, studio: sumStudio(HALF_HOUR) },
  };
};
