import { yup } from '../messages/yup.ts';

/** A whole number as JSON carries it: a text is none. */
export const whole = () => {
  const schema = yup.number().integer();
  schema.transforms = [];
  return schema;
};

/** Most that one amount is, in minor units of its currency. */
export const AMOUNT_MAX = 100_000_000;

/** Minor units of some currency. */
export const amount = () => whole().min(0).max(AMOUNT_MAX).required();
