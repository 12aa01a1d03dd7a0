/** `billingInformation/{talentId}`: a talent's billing details. */
export interface BillingInformation {
  readonly id: string;
  readonly agencyIds: readonly string[];
  readonly talent: string;
  readonly legalName: string;
  /** In the tax office's format, without spaces. */
  readonly vatTaxId: string;
  /** alpha3; determines the check of the tax id. */
  readonly country: string;
  readonly address: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
  readonly paypalEmail: string;
  /** Replaces a PayPal address. */
  readonly noPaypal: boolean;
}
