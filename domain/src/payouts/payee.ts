import type { PaymentDetails } from '../billing/payment-details.ts';
import type { PaymentSums } from '../orders/earnings.ts';

/** A structured address: banks refuse address lines. */
export interface PostalAddress {
  readonly street: string;
  readonly building: string;
  readonly postcode: string;
  readonly town: string;
  /** alpha3. */
  readonly country: string;
}

/** The holder of an account in a transfer. */
export interface AccountParty {
  readonly name: string;
  readonly iban: string;
  readonly bic?: string;
  readonly address: PostalAddress;
}

/** What is still to be paid of one earning, in minor units of `currency`; negative after a correction. */
export interface PayableEarning extends PaymentSums {
  readonly id: string;
  readonly talentId: string;
  readonly projectName: string;
  readonly currency: string;
  /** The talent's own invoice for it; absent: none. */
  readonly invoiceId?: string;
}

/** How a talent is paid. */
export interface PayeeDetails extends Pick<PaymentDetails, 'iban' | 'withholding'> {
  /** Null: no account was entered. */
  readonly account: AccountParty | null;
  /** First moment of payments to this account, in milliseconds; null: immediately. */
  readonly usableFrom: number | null;
}
