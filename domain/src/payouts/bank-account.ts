import type { AccountParty } from './payee.ts';
import type { BankAccount, PayoutAccounts } from './payouts.ts';

/** Returns the account that holds a currency. */
export const getAccountOf = (
  found: Pick<PayoutAccounts, 'accounts'> | null | undefined,
  currency: string,
): BankAccount | undefined => found?.accounts.find((account) => account.currency === currency);

/** Returns an account as payment files name its holder. */
export const toAccountParty = ({ name, iban, bic, address }: BankAccount): AccountParty => ({
  name,
  iban,
  ...(bic ? { bic } : {}),
  address,
});

/** Returns an account as invoices print it, a fact per line. */
export const formatBankAccount = ({ name, iban, bic = '', note }: BankAccount): string =>
  [name, iban && `IBAN ${iban.replace(/(.{4})(?=.)/g, '$1 ')}`, bic && `BIC ${bic}`, note]
    .filter((line) => line !== '')
    .join('\n');
