import { presentPriceToClient } from '@domain/pricing/client-view.ts';
import { computePrice } from '@domain/pricing/price.ts';
import type { PriceInput } from '@domain/pricing/price-input.ts';
import type { ProjectPrice } from '@domain/pricing/pricing.ts';
import type { RateTable } from '@domain/pricing/rate-tables.ts';
import { PriceTooLarge } from '@domain/pricing/whole-numbers.ts';
import type { Caller } from '../access/caller.ts';
import { isStaffIn, canSeeRates } from '../access/staff.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findTableToday } from '../collections/rate-tables.ts';

/** Returns an agency's rate table of today, in its time zone; 409 without one. */
export const requireCurrentTable = async (agencyId: string): Promise<RateTable> => {
  const table = await findTableToday(agencyId);
  if (!table) throw new AppError(409, 'price.noTable');
  return table;
};

/** Computes a price; 422 beyond exact numbers. */
export const computeOrRefuse = <Result>(compute: () => Result): Result => {
  try {
    return compute();
  } catch (error) {
    if (error instanceof PriceTooLarge) throw new AppError(422, 'price.tooLarge');
    throw error;
  }
};

/** Presents a price: complete for staff, and as the agency shows it for its clients. */
export const presentPrice = (caller: Caller, table: RateTable, input: PriceInput): ProjectPrice => {
  const price = computeOrRefuse(() => computePrice(input));
  const { agencyId, clientSees } = table;
  if (isStaffIn(caller, agencyId)) return price;
  return presentPriceToClient(price, { clientSees, seesRates: canSeeRates(caller, agencyId) });
};
