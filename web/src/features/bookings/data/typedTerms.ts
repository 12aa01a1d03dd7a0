import { boolean, object } from 'yup';
import {
  BOOKING_TERM_FIELDS,
  EXCUSES,
  SUGGESTED_TERMS,
  type AgreedBookingTerms,
  type BookingTermValues,
  type Excuse,
  type NoticeStep,
} from '@domain/bookings/booking-terms.ts';

/** Booking terms as form values: a number is null while its field is empty. */
export interface TypedTerms {
  readonly steps: readonly (Pick<NoticeStep, 'studio'> & {
    readonly underHours: number | null;
    readonly sessionPercent: number | null;
    readonly usagePercent: number | null;
  })[];
  readonly moveDays: number | null;
  readonly noShowPercent: number | null;
  readonly graceMinutes: number | null;
  readonly counterOffers: boolean;
  readonly excused: Readonly<Record<Excuse, boolean>>;
}

const { steps, moveDays, noShowPercent, graceMinutes } = BOOKING_TERM_FIELDS;

export const typedTermsSchema = object({
  steps,
  moveDays,
  noShowPercent,
  graceMinutes,
  counterOffers: boolean(),
  excused: object({ illness: boolean(), forceMajeure: boolean() }),
});

export const toTypedTerms = (stored: AgreedBookingTerms | null): TypedTerms => {
  const { excuses, ...terms }: BookingTermValues = stored ?? SUGGESTED_TERMS;
  return {
    steps: terms.steps,
    moveDays: terms.moveDays,
    noShowPercent: terms.noShowPercent,
    graceMinutes: terms.graceMinutes,
    counterOffers: terms.counterOffers,
    excused: { illness: excuses.includes('illness'), forceMajeure: excuses.includes('forceMajeure') },
  };
};

/** Returns the terms of a valid form. */
export const toTerms = ({ excused, ...typed }: TypedTerms): BookingTermValues => ({
  ...(typed as Omit<BookingTermValues, 'excuses'>),
  excuses: EXCUSES.filter((excuse) => excused[excuse]),
});
