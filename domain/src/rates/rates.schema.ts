import { strictObject, messageId, yup } from '../messages/yup.ts';
import { currencyCode } from '../values/codes.ts';
import { calendarDay, timestamp } from '../values/dates.ts';

/** Minor units of the currency; 0: not set. */
const amount = yup.number().integer().min(0).max(100_000_000).required();

export const RATE_FIELDS = {
  currency: currencyCode().required(),
  /** For a recording session of the hours in the agency's rate table; 0 here and below: not set. */
  sessionFee: amount,
  /** For a licence of one medium in one country for one year; wider ones cost more by the agency's table. */
  usageFee: amount,
  /** Minimum pay of a job, regardless of the sum of the others. */
  minimumFee: amount,
};

/** A talent's rates; `updatedAt` is the version that was edited, where there was one. */
export const ratesSchema = strictObject({ ...RATE_FIELDS, updatedAt: timestamp().optional() });

/** Days without recordings. */
export const VACATION_FIELDS = {
  /** First day, `YYYY-MM-DD`. */
  from: calendarDay().required(),
  /** Last day, `YYYY-MM-DD`. */
  to: calendarDay()
    .required()
    .test(
      'order',
      messageId('vacation.order'),
      (to, { parent }: { parent: { readonly from?: string } }) => !to || !parent.from || parent.from <= to,
    ),
};
export const vacationSchema = strictObject(VACATION_FIELDS);
