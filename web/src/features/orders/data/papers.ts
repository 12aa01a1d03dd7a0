import type { Page } from '@domain/contract.ts';
import type { PaperRow } from '@domain/orders/order-list.ts';
import { api } from '../../../lib/http/api.ts';

/** Quarters that are offered, with the current one. */
const QUARTERS = 8;
const LAST_DAYS = ['03-31', '06-30', '09-30', '12-31'] as const;
const FIRST_DAYS = ['01-01', '04-01', '07-01', '10-01'] as const;

/** Days of issue, `YYYY-MM-DD`. */
interface Period {
  readonly from?: string;
  readonly through?: string;
}

/** Returns the latest quarters, such as `2026-Q4`, newest first. */
export const getQuarters = (today: Date): readonly string[] => {
  const current = today.getFullYear() * 4 + Math.floor(today.getMonth() / 3);
  return Array.from({ length: QUARTERS }, (_, index) => current - index).map(
    (quarter) => `${Math.floor(quarter / 4)}-Q${(quarter % 4) + 1}`,
  );
};

/** Returns the first and last day of a quarter. */
export const getQuarter = (quarter: string): Period => {
  const [year, number] = quarter.split('-Q');
  const index = Number(number) - 1;
  return { from: `${year}-${FIRST_DAYS[index]}`, through: `${year}-${LAST_DAYS[index]}` };
};

/** A page of invoices and credit notes, last issued first. */
export const loadPapersPage = (
  period: Period,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<Page<PaperRow>> =>
  api.orders.documents({ ...period, ...(cursor === undefined ? {} : { cursor }) }, { signal });
