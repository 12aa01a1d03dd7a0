import { withValues } from '../messages/message-text.ts';
import { strictObject, text, yup } from '../messages/yup.ts';
import type { FieldValues } from '../values/fields.ts';
import { DELIVERY_PROFILE_NAMES } from './delivery-profiles.ts';
import { DELIVERY_TYPES } from './deliveries.ts';
import { DEFAULT_NAME_PATTERN, findUnknownToken, NAME_PATTERN_MAX, NAME_TOKENS } from './file-names.ts';

/** Days after which an unanswered delivery may count as accepted. */
export const ACCEPTANCE_DAYS = { min: 3, max: 60 } as const;

const tokens = NAME_TOKENS.map((token) => `{${token}}`).join(' ');

export const namePattern = () =>
  text()
    .max(NAME_PATTERN_MAX)
    .test('tokens', withValues('delivery.unknownToken', { tokens }), (value) =>
      value === undefined ? true : findUnknownToken(value) === undefined,
    )
    .matches(/\{/u, {
      message: withValues('delivery.noToken', { token: '{asset}' }),
      excludeEmptyString: true,
    });

const DELIVERY_TERM_FIELDS = {
  /** Name without extension, with `NAME_TOKENS` in braces. */
  pattern: namePattern().required(),
  /** Null: any. */
  format: text()
    .nullable()
    .oneOf([...DELIVERY_TYPES, null])
    .defined(),
  /** Null: nothing is checked. */
  profile: text()
    .nullable()
    .oneOf([...DELIVERY_PROFILE_NAMES, null])
    .defined(),
  /** Days without an answer after which a delivery counts as accepted; null: never. */
  acceptAfterDays: yup
    .number()
    .strict()
    .integer()
    .min(ACCEPTANCE_DAYS.min)
    .max(ACCEPTANCE_DAYS.max)
    .nullable()
    .defined(),
};
/** What an order delivers: names, format, technical profile, and when silence is acceptance. */
export type DeliveryTerms = FieldValues<typeof DELIVERY_TERM_FIELDS>;
export const deliveryTermsSchema = strictObject(DELIVERY_TERM_FIELDS);

export const DEFAULT_TERMS: DeliveryTerms = {
  pattern: DEFAULT_NAME_PATTERN,
  format: null,
  profile: null,
  acceptAfterDays: null,
};

export const getTerms = ({ delivery }: { readonly delivery?: DeliveryTerms }): DeliveryTerms =>
  delivery ?? DEFAULT_TERMS;
