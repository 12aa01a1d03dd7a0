import { strictObject, messageId, text, yup } from '../messages/yup.ts';
import { calendarDay, timestamp } from '../values/dates.ts';

/** Minor units of the currency. */
const amount = yup.number().integer().min(0).max(100_000_000).required();

/** A talent's rates; `updatedAt` is the version that was edited, where there was one. */
export const ratesSchema = strictObject({
  currency: text()
    .matches(/^[A-Z]{3}$/, messageId('validation.currency'))
    .required(),
  sessionFee: amount,
  usageFee: amount,
  minimumFee: amount,
  updatedAt: timestamp().optional(),
});

/** Days without recordings, the last one included. */
export const vacationSchema = strictObject({
  from: calendarDay().required(),
  to: calendarDay()
    .required()
    .test(
      'order',
      messageId('vacation.order'),
      (to, { parent }: { parent: { readonly from?: string } }) => !to || !parent.from || parent.from <= to,
    ),
});
