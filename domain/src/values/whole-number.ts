import { withValues } from '../messages/message-text.ts';
import { yup } from '../messages/yup.ts';

/** A JSON integer; text is refused. */
export const wholeNumber = () => {
  const schema = yup.number().integer();
  schema.transforms = [];
  return schema;
};

export const getRangeMessage = (min: number, max: number): string =>
  withValues('validation.wholeRange', { min, max });

/** A whole number in a range; every error message names both ends. */
export const wholeNumberBetween = (min: number, max: number) => {
  const message = getRangeMessage(min, max);
  return yup.number().typeError(message).integer(message).min(min, message).max(max, message);
};

/** Most that one amount is, in minor units of its currency. */
export const AMOUNT_MAX = 100_000_000;

/** Minor units of some currency. */
export const amount = () => wholeNumber().min(0).max(AMOUNT_MAX).required();
