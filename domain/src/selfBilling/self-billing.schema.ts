import { digits, flag, idList, idSchema, messageId, strictObject, text } from '../messages/yup.ts';
import { currencyCode } from '../values/codes.ts';
import { calendarDay } from '../values/dates.ts';
import { title } from '../values/names.ts';
import { AMOUNT_MAX } from '../values/whole-number.ts';
import { PAPER_STATES } from './papers.ts';
import { INVOICED_EARNINGS_MAX } from './talent-invoices.ts';

export const agreementSchema = strictObject({
  from: calendarDay().required(),
  through: calendarDay()
    .nullable()
    .default(null)
    .when('from', ([from], schema) =>
      schema.test(
        'not before',
        messageId('selfBilling.endsBefore'),
        (through) => !through || typeof from !== 'string' || through >= from,
      ),
    ),
  silenceAccepts: flag().required(),
});

export const decisionSchema = strictObject({
  isAccepted: flag().required(),
  /** Required to reject. */
  reason: title()
    .max(300)
    .default('')
    .when('isAccepted', { is: false, then: (schema) => schema.required() }),
});

export const papersQuery = strictObject({
  cursor: text().max(400).optional(),
  state: text().oneOf(PAPER_STATES).optional(),
});

/** Minor units, as text. */
const amountText = () => digits().min(0).max(AMOUNT_MAX).required();

/** Fields beside the PDF of a talent's own invoice. */
export const talentInvoiceFields = strictObject({
  number: title().max(40).required(),
  currency: currencyCode().required(),
  total: amountText(),
  vat: amountText(),
  /** Ids of earnings, separated by commas. */
  earnings: idList(INVOICED_EARNINGS_MAX).required(),
});

export const idParam = strictObject({ id: idSchema });
