import { messageId, yup } from '../messages/yup.ts';

const message = messageId('validation.percentage');

/** Whether a number is written with at most two decimals; binary fractions are not multiplied for it. */
const hasTwoDecimals = (value: number): boolean => /^\d+(?:\.\d{1,2})?$/.test(String(value));

/** A share of 100 with at most two decimals, kept as it was given. A text is none. */
export const percentage = () => {
  const schema = yup
    .number()
    .typeError(message)
    .min(0, message)
    .max(100, message)
    .test('decimals', message, (value) => typeof value !== 'number' || hasTwoDecimals(value));
  schema.transforms = [];
  return schema;
};

/** Parses a typed percentage with point or comma; null: empty. NaN for an invalid number. */
export const parsePercentage = (typed: string): number | null =>
  typed.trim() === '' ? null : Number(typed.trim().replace(',', '.'));
