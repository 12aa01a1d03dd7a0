import { only, SIGNED_IN_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { messageId, strictObject, text } from '../messages/yup.ts';
import { csvLayout } from '../values/csv-layout.schema.ts';
import type { MonthEnd } from './month-end.ts';

const month = text().matches(/^\d{4}-(0[1-9]|1[0-2])$/, messageId('validation.date'));

export const monthEndApi = {
  'monthEnd.show': endpoint<MonthEnd>()({
    method: 'GET',
    path: '/monthEnd',
    summary: 'Show what to do at the end of a month',
    description:
      'What to invoice, pro formas that await their invoice, and what is overdue. `payouts.preview` and `payouts.bankEntries` have the rest.',
    auth: only('admin'),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'monthEnd.bookkeeping': endpoint<undefined>()({
    method: 'GET',
    path: '/monthEnd/bookkeeping',
    summary: 'Export a month for the bookkeeper as CSV',
    description:
      'One row per posting, on the accounts that the agency has named: invoices, credit notes, payments and payouts. The postings of each document add up to zero.',
    auth: only('admin'),
    query: strictObject({ month: month.required(), layout: csvLayout }),
    binary: 'text/csv',
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
};
