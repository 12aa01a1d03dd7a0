import { strictObject } from '../messages/yup.ts';
import type { FieldValues } from '../values/fields.ts';
import { text } from '../messages/yup.ts';

/** Accounts of an agency's books that postings name. */
export const BOOK_ACCOUNTS = ['clients', 'revenue', 'vat', 'fees', 'withholding', 'bank'] as const;
export type BookAccount = (typeof BOOK_ACCOUNTS)[number];

const account = () => text().max(40).default('');

const ACCOUNT_FIELDS = {
  /** What clients owe. */
  clients: account(),
  revenue: account(),
  vat: account(),
  /** What talents get. */
  fees: account(),
  withholding: account(),
  bank: account(),
};
/** The agency's names of its accounts; empty: ours. */
export type BookAccounts = FieldValues<typeof ACCOUNT_FIELDS>;

export const bookAccountsField = () => strictObject(ACCOUNT_FIELDS).optional().default(undefined);
