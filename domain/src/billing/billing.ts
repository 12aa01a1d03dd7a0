/** `billingInformation/{talentId}`: whom and where a talent is paid. */
export interface BillingInformation {
  readonly id: string;
  readonly agencyIds: readonly string[];
  readonly talent: string;
  readonly legalName: string;
  /** As the tax office of the country writes it, without spaces. */
  readonly vatTaxId: string;
  /** alpha3; decides how the tax id is checked. */
  readonly country: string;
  readonly address: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
  readonly paypalEmail: string;
  /** Said instead of a PayPal address. */
  readonly noPaypal: boolean;
}
