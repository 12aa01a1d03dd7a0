import { withValues } from '../messages/message-text.ts';
import { strictObject, text, yup } from '../messages/yup.ts';
import { DELIVERY_PROFILE_NAMES } from './delivery-profiles.ts';
import { DELIVERY_TYPES } from './deliveries.ts';
import { ACCEPTANCE_DAYS } from './delivery-terms.ts';
import { findUnknownToken, NAME_PATTERN_MAX, NAME_TOKENS } from './file-names.ts';

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

export const deliveryTermsSchema = strictObject({
  pattern: namePattern().required(),
  format: text()
    .nullable()
    .oneOf([...DELIVERY_TYPES, null])
    .defined(),
  profile: text()
    .nullable()
    .oneOf([...DELIVERY_PROFILE_NAMES, null])
    .defined(),
  acceptAfterDays: yup
    .number()
    .strict()
    .integer()
    .min(ACCEPTANCE_DAYS.min)
    .max(ACCEPTANCE_DAYS.max)
    .nullable()
    .defined(),
});
