import { strictObject, text } from '../messages/yup.ts';
import type { FieldValues } from '../values/fields.ts';
import { wholeNumber } from '../values/whole-number.ts';

/** What a talent's payment is counted from: the client's payment, or the order's confirmation. */
export const PAYABLE_EVENTS = ['paid', 'confirmed'] as const;

export const PAYABLE_DAYS_MAX = 180;

const PAYABLE_FIELDS = {
  event: text().oneOf(PAYABLE_EVENTS).required(),
  /** Days after the event. */
  days: wholeNumber().min(0).max(PAYABLE_DAYS_MAX).required(),
};
export type PayableRule = FieldValues<typeof PAYABLE_FIELDS>;

export const DEFAULT_PAYABLE: PayableRule = { event: 'paid', days: 30 };

export const payableField = () => strictObject(PAYABLE_FIELDS).optional().default(undefined);
