import { flag, messageId, strictObject, text } from '../messages/yup.ts';
import type { FieldValues } from '../values/fields.ts';
import { uniqueList } from '../values/lists.ts';
import { wholeNumber, wholeNumberBetween } from '../values/whole-number.ts';

/** Steps of notice that an agency's terms have at most. */
export const STEPS_MAX = 6;

/** Whether the client pays the studio and its engineer when a booking ends. */
export const STUDIO_RULES = ['free', 'keep'] as const;

/** Reasons that nobody answers for. Only the agency can accept one. */
export const EXCUSES = ['illness', 'forceMajeure'] as const;
export type Excuse = (typeof EXCUSES)[number];

const percent = () => wholeNumberBetween(0, 100).required();

const STEP_FIELDS = {
  /** The step applies while fewer working hours are left. */
  underHours: wholeNumberBetween(1, 400).required(),
  /** Of the talent's fee for the session, with the supplement to the minimum. */
  sessionPercent: percent(),
  /** Of the talent's fee for use. */
  usagePercent: percent(),
  studio: text().oneOf(STUDIO_RULES).required(),
};
export type NoticeStep = FieldValues<typeof STEP_FIELDS>;

/** Returns whether a shorter notice never costs less, and hours differ. */
const areSteps = (steps: readonly NoticeStep[]): boolean => {
  const sorted = [...steps].sort((a, b) => a.underHours - b.underHours);

  return sorted.every((step, index) => {
    const longer = sorted[index + 1];
    if (!longer) return true;
    const keepsStudio = step.studio === 'keep' || longer.studio === 'free';
    return (
      step.sessionPercent >= longer.sessionPercent && step.usagePercent >= longer.usagePercent && keepsStudio
    );
  });
};

export const BOOKING_TERM_FIELDS = {
  steps: uniqueList(strictObject(STEP_FIELDS), ({ underHours }) => String(underHours))
    .max(STEPS_MAX)
    .test('steps', messageId('booking.stepsFall'), (steps) => !steps || areSteps(steps as NoticeStep[]))
    .required(),
  /** A move by at most this many days is free. */
  moveDays: wholeNumberBetween(0, 60).required(),
  /** Reasons for which cancelling and moving are free. */
  excuses: uniqueList(text().oneOf(EXCUSES).required()).max(EXCUSES.length).required(),
  /** Of the talent's fee for the session, when the client's people don't show up; the studio is charged too. */
  noShowPercent: percent(),
  /** Whether a voice may propose another fee once. */
  counterOffers: flag().default(false),
  /** Minutes that a session may begin late without a charge. */
  graceMinutes: wholeNumberBetween(0, 120).required(),
};
export type BookingTermValues = FieldValues<typeof BOOKING_TERM_FIELDS>;

/** `bookingTerms/{agencyId}`: what an agency's bookings are cancelled and moved at. Bookings keep the version that they were agreed by. */
export interface BookingTerms extends BookingTermValues {
  readonly id: string;
  readonly agencyId: string;
  /** Number of changes. */
  readonly version: number;
}

/** The terms that a booking keeps. */
export type AgreedBookingTerms = Omit<BookingTerms, 'id' | 'agencyId'>;

export const bookingTermsSchema = strictObject({
  ...BOOKING_TERM_FIELDS,
  basedOn: wholeNumber().min(0).max(1_000_000).required(),
});

/** Proposed to an agency without terms, in its form only: 40 % under 18 working hours. */
export const SUGGESTED_TERMS: BookingTermValues = {
  steps: [{ underHours: 18, sessionPercent: 40, usagePercent: 0, studio: 'keep' }],
  moveDays: 0,
  excuses: [...EXCUSES],
  noShowPercent: 100,
  graceMinutes: 15,
  counterOffers: false,
};
