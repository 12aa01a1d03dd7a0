import type { DeliveryType } from './deliveries.ts';
import type { DeliveryProfileName } from './delivery-profiles.ts';
import { DEFAULT_NAME_PATTERN } from './file-names.ts';

/** Days after which an unanswered delivery may count as accepted. */
export const ACCEPTANCE_DAYS = { min: 3, max: 60 } as const;
/** What an order delivers: names, format, technical profile, and when silence is acceptance. */
export interface DeliveryTerms {
  /** Name without extension, with `NAME_TOKENS` in braces. */
  readonly pattern: string;
  /** Null: any. */
  readonly format: DeliveryType | null;
  /** Null: nothing is checked. */
  readonly profile: DeliveryProfileName | null;
  /** Days without an answer after which a delivery counts as accepted; null: never. */
  readonly acceptAfterDays: number | null;
}

export const DEFAULT_TERMS: DeliveryTerms = {
  pattern: DEFAULT_NAME_PATTERN,
  format: null,
  profile: null,
  acceptAfterDays: null,
};

export const getTerms = ({ delivery }: { readonly delivery?: DeliveryTerms }): DeliveryTerms =>
  delivery ?? DEFAULT_TERMS;
