import { getYears } from '../pricing/durations.ts';

/** A voice's actual or planned use, with everything needed to detect conflicts. */
export interface LicensedUse {
  /** Agency of codes outside the catalogue. */
  readonly agencyId: string;
  /** Key of brand and company, for comparison: a brand doesn't compete with itself. */
  readonly brandKey: string;
  /** Code of BRAND_CATEGORY; null: unknown. */
  readonly category: string | null;
  /** A licence's codes: from the catalogue, an agency's own, or custom. */
  readonly media: string;
  readonly territory: string;
  readonly duration: string;
  /** `YYYY-MM-DD`, in the agency's time zone: first air date, or before that the day of the order. */
  readonly from: string;
}

/** A licence's first and last day, inclusive, as `YYYY-MM-DD`. */
interface LicensedDays {
  readonly from: string;
  /** Null: not defined by its duration. */
  readonly to: string | null;
}

/** Returns a licence's last day from its first: a year from 1 March ends on the last of February. Null: unknown. */
export const getLastDay = (from: string, duration: string): string | null => {
  const years = getYears(duration);
  if (years === 0) return null;
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1, day - 1)).toISOString().slice(0, 10);
};

export const getDays = ({ from, duration }: Pick<LicensedUse, 'from' | 'duration'>): LicensedDays => ({
  from,
  to: getLastDay(from, duration),
});
