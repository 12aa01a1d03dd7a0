import { strictObject, text, type yup } from '../messages/yup.ts';
import { catalogCode } from '../values/codes.ts';
import { deadline } from '../values/dates.ts';
import { freeText } from '../values/free-text.ts';
import { timeZone } from '../values/time-zones.ts';
import { wholeNumberBetween } from '../values/whole-number.ts';

/** An admin's action on a check: book, record a result, or cancel. */
const CONNECTION_STEPS = ['booked', 'passed', 'failed', 'cancelled'] as const;

const isResult = (status: unknown): boolean => status === 'passed' || status === 'failed';

const measured = (max: number) => wholeNumberBetween(1, max).nullable().optional();

/** Measurements of a check. */
export const RESULT_FIELDS = {
  /** Code of CONNECTION_QUALITY. */
  quality: catalogCode('CONNECTION_QUALITY').when('status', {
    is: isResult,
    then: (code) => code.required(),
    otherwise: (code) => code.optional(),
  }),
  /** Round trip, in milliseconds; null: not measured. */
  latencyMs: measured(10_000),
  /** Null: not measured. */
  sampleRateHz: measured(384_000),
  comment: freeText().default(''),
};

/** A step of a connection check. A booking has a moment after today and the time zone of the appointment; a result has a rating and measurements. */
export const connectionStepSchema = strictObject({
  status: text().oneOf(CONNECTION_STEPS).required(),
  bookedFor: deadline().when('status', {
    is: 'booked',
    then: (moment) => moment.required(),
    otherwise: (moment) => moment.optional(),
  }),
  timeZone: timeZone().when('status', {
    is: 'booked',
    then: (zone) => zone.required(),
    otherwise: (zone) => zone.optional(),
  }),
  ...RESULT_FIELDS,
});
export type ConnectionStep = yup.InferType<typeof connectionStepSchema>;
