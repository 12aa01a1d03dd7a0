import type { FieldValues } from '../values/fields.ts';
import type { BILLING_FIELDS } from './billing.schema.ts';

/** `billingInformation/{talentId}`: a talent's billing details. */
export interface BillingInformation extends FieldValues<typeof BILLING_FIELDS> {
  readonly id: string;
  readonly agencyIds: readonly string[];
  readonly talent: string;
}
