import type { MediaPayment } from '../pricing/licences.ts';
import { endsOn, NO_END, parseTerm } from '../pricing/terms.ts';

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
  /** Absent: both, or not distinguished. */
  readonly payment?: MediaPayment;
  readonly territory: string;
  /** `YYYY-MM-DD`, in the agency's time zone: first air date, or before that the day of the order. */
  readonly from: string;
  /** Last day, inclusive; `NO_END` for perpetual use. Null: unknown. */
  readonly to: string | null;
}

/** Returns a use's last day from its first, by the code of its duration; `NO_END` for perpetual use. Null: unknown. */
export const getLastDay = (from: string, duration: string): string | null => {
  const term = parseTerm(duration);
  if (!term) return null;
  return term.unit === 'perpetual' ? NO_END : endsOn(term, from);
};
