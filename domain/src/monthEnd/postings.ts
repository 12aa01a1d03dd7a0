import { getPaperNumber, isAwaitingIssue, type Invoice } from '../orders/invoices.ts';
import type { Payment } from '../orders/orders.ts';
import type { PayoutItem } from '../payouts/payouts.ts';
import type { BookAccount } from './accounts.ts';

/** One side of a booking. Minor units of `currency`; positive: debit, negative: credit. */
export interface Posting {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Postings of one document and currency add up to zero. */
  readonly document: string;
  readonly party: string;
  readonly account: BookAccount;
  readonly amount: number;
  readonly currency: string;
}

type Sides = readonly (readonly [BookAccount, number])[];

const toPostings = (booking: Omit<Posting, 'account' | 'amount'>, sides: Sides): readonly Posting[] =>
  sides.filter(([, amount]) => amount !== 0).map(([account, amount]) => ({ ...booking, account, amount }));

/** An invoice is owed by the client; a credit note reverses it. A pro forma is booked once its invoice is issued. */
export const postInvoice = (invoice: Invoice): readonly Posting[] => {
  if (isAwaitingIssue(invoice)) return [];
  const { kind, issuedOn, issued, buyer, currency, net, vat, total } = invoice;
  const sign = kind === 'creditNote' ? -1 : 1;

  return toPostings(
    {
      day: issued?.issuedOn ?? issuedOn,
      document: getPaperNumber(invoice),
      party: buyer.legalName,
      currency,
    },
    [
      ['clients', sign * Math.abs(total)],
      ['revenue', -sign * Math.abs(net)],
      ['vat', -sign * Math.abs(vat.amount)],
    ],
  );
};

/** A payment settles what the client owes; a refund is negative. */
export const postPayment = (
  { id, receivedOn, reference, amount, currency }: Payment,
  party: string,
): readonly Posting[] =>
  toPostings({ day: receivedOn, document: reference || id, party, currency }, [
    ['bank', amount],
    ['clients', -amount],
  ]);

/** A payout is the talent's fee without the agency's share, with their VAT, less what is withheld. */
export const postPayout = (
  { id, paidOn, currency, vat, withholding, net }: PayoutItem,
  party: string,
): readonly Posting[] =>
  toPostings({ day: paidOn ?? '', document: id, party, currency }, [
    // What an earlier payout paid too much or too little is part of the fee.
    ['fees', net + withholding - vat],
    ['vat', vat],
    ['withholding', -withholding],
    ['bank', -net],
  ]);
