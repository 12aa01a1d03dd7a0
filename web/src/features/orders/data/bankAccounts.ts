import { payoutAccountsSchema } from '@domain/payouts/payouts.schema.ts';
import type { BankAccount, PayoutAccounts } from '@domain/payouts/payouts.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** An account as it is typed. */
type TypedAccount = Omit<BankAccount, 'lastStatement' | 'bic'> & { readonly bic: string };

/** All of an agency's accounts as form values. */
export interface TypedAccounts {
  readonly accounts: readonly TypedAccount[];
  readonly needsTwoPeople: boolean;
  readonly basedOn: number;
}

const NEW_ACCOUNT: TypedAccount = {
  currency: '',
  name: '',
  iban: '',
  bic: '',
  address: { street: '', building: '', postcode: '', town: '', country: '' },
  note: '',
};

const toTyped = ({ lastStatement: _last, bic = '', ...account }: BankAccount): TypedAccount => ({
  ...account,
  bic,
});

/** Returns the accounts as form values, with an empty one when `index` is after the last. */
export const toTypedAccounts = (stored: PayoutAccounts | null, index?: number): TypedAccounts => {
  const accounts = (stored?.accounts ?? []).map(toTyped);
  const [last] = accounts.toReversed();
  // Accounts of an agency mostly differ in currency and number.
  const added = last ? { ...NEW_ACCOUNT, name: last.name, address: last.address } : NEW_ACCOUNT;

  return {
    accounts: index === accounts.length ? [...accounts, added] : accounts,
    needsTwoPeople: stored?.needsTwoPeople ?? false,
    basedOn: stored?.version ?? 0,
  };
};

export const saveAccounts = (typed: TypedAccounts, submission: Submission): Promise<unknown> =>
  api.payouts.saveAccount(payoutAccountsSchema.cast(typed), submission);
