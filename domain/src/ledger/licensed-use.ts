import { yearsOf } from '../pricing/durations.ts';

/** What a voice is licensed for, or would be: all that tells whether it collides with another use of that voice. */
export interface LicensedUse {
  /** Whose codes those are that the catalogue does not have. */
  readonly agencyId: string;
  /** Names brand and company, to be compared alone: a brand does not compete with itself. */
  readonly brandKey: string;
  /** Code of BRAND_CATEGORY; null: nobody has said. */
  readonly category: string | null;
  /** Codes as a licence has them: of the catalogue, an agency's own, or a custom one. */
  readonly media: string;
  readonly territory: string;
  readonly duration: string;
  /** `YYYY-MM-DD`, by the agency's clock: first day on air, and of what has not aired yet the day of its order. */
  readonly from: string;
}

/** Days of a licence, both of them in it, as `YYYY-MM-DD`. */
export interface LicensedDays {
  readonly from: string;
  /** Null: its duration does not say. */
  readonly to: string | null;
}

/** The last day of a licence that begins on a day: of a year from 1 March it is the last of February. Null: nobody can tell. */
export const lastDayOf = (from: string, duration: string): string | null => {
  const years = yearsOf(duration);
  if (years === 0) return null;
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1, day - 1)).toISOString().slice(0, 10);
};

export const daysOf = ({ from, duration }: Pick<LicensedUse, 'from' | 'duration'>): LicensedDays => ({
  from,
  to: lastDayOf(from, duration),
});
