import type { Agency } from '@domain/agencies/agencies.ts';
import type { BillingTerms } from '@domain/orders/billing-terms.ts';
import type { AccountParty, PostalAddress } from '@domain/payouts/payee.ts';
import type { BankAccount, PayoutAccounts } from '@domain/payouts/payouts.ts';
import { SEPA_CURRENCY } from '@domain/payouts/sepa.ts';
import { DEFAULT_CURRENCY } from '@domain/values/money.ts';
import { normalizeBankCode } from '../text/bank-account.ts';
import type { Migration, ReadOther } from './migration.ts';

/** `payoutAccounts` when an agency had one account, in euros, for payouts alone. */
interface FormerAccount extends Pick<PayoutAccounts, 'agencyId' | 'needsTwoPeople'> {
  readonly accounts?: PayoutAccounts['accounts'];
  readonly payer?: AccountParty;
  readonly lastStatement?: BankAccount['lastStatement'];
}

/** `billingTerms` when they had what invoices print about the account. */
type FormerTerms = BillingTerms & { readonly bankDetails?: string };

const LABEL = /^(?:IBAN|BIC|SWIFT)[\s:.]*/i;

/** Returns the lines that an account doesn't print anyway: all but its IBAN and BIC. */
const toNote = (bankDetails: string, { iban, bic }: Pick<AccountParty, 'iban' | 'bic'>): string => {
  const isCode = (line: string): boolean => {
    const code = normalizeBankCode(line.trim().replace(LABEL, ''));
    return code !== '' && [iban, bic].includes(code);
  };
  return bankDetails
    .split('\n')
    .filter((line) => !isCode(line))
    .join('\n')
    .trim();
};

const toPostalAddress = ({ address, zip, city, country }: BillingTerms): PostalAddress => ({
  street: address.slice(0, 70),
  building: '',
  postcode: zip.slice(0, 16),
  town: city.slice(0, 35),
  country,
});

const readCurrency = async (agencyId: string, readOther: ReadOther): Promise<string> =>
  (await readOther<Agency>('agencies', agencyId))?.currency ?? DEFAULT_CURRENCY;

/** Returns the account that invoices in a currency print as before, by its note; it makes no payment files. */
const toPrintedAccount = (terms: FormerTerms, currency: string): BankAccount => ({
  currency,
  name: terms.legalName.slice(0, 70),
  iban: '',
  address: toPostalAddress(terms),
  note: terms.bankDetails ?? '',
  lastStatement: null,
});

/**
 * Gives each agency its accounts by currency: the one it pays from, and what its invoices printed. The former fields stay for a rollback;
 * a migration of a later release removes them.
 */
export const payoutAccounts: Migration = {
  name: 'payout-accounts',
  collections: ['payoutAccounts', 'billingTerms'],
  convert: async (collection, record, readOther) => {
    if (collection !== 'payoutAccounts') return undefined;
    const { agencyId, accounts, payer, lastStatement = null } = record as unknown as FormerAccount;
    if (accounts || !payer) return undefined;

    const [terms, currency] = await Promise.all([
      readOther<FormerTerms>('billingTerms', agencyId),
      readCurrency(agencyId, readOther),
    ]);
    const bankDetails = terms?.bankDetails ?? '';
    const paying = { ...payer, currency: SEPA_CURRENCY, note: toNote(bankDetails, payer), lastStatement };
    const isPrintedElsewhere = terms && bankDetails !== '' && currency !== SEPA_CURRENCY;

    return {
      accounts: isPrintedElsewhere ? [paying, toPrintedAccount(terms, currency)] : [paying],
      version: 1,
    };
  },
  create: async (collection, record, readOther) => {
    if (collection !== 'billingTerms') return undefined;
    const terms = record as unknown as FormerTerms;
    const { agencyId, bankDetails = '' } = terms;
    if (bankDetails === '' || (await readOther('payoutAccounts', agencyId))) return undefined;

    const account = toPrintedAccount(terms, await readCurrency(agencyId, readOther));
    return {
      collection: 'payoutAccounts',
      id: agencyId,
      record: { agencyId, accounts: [account], needsTwoPeople: false, version: 1 },
    };
  },
};
