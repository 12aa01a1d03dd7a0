import type { PaymentDetails } from '../billing/payment-details.ts';

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

/** What an agency owes for one earning. Minor units of `currency`. */
export interface PayableEarning {
  readonly id: string;
  readonly talentId: string;
  readonly projectName: string;
  readonly currency: string;
  readonly gross: number;
  /** Kept by the agency. */
  readonly share: number;
  readonly vat: number;
  readonly withholding: number;
  /** Still to be paid; negative after a correction. */
  readonly net: number;
}

/** How a talent is paid. */
export interface PayeeDetails extends Pick<PaymentDetails, 'iban' | 'withholding'> {
  /** Null: no account was entered. */
  readonly account: AccountParty | null;
  /** First moment of payments to this account, in milliseconds; null: immediately. */
  readonly usableFrom: number | null;
}
