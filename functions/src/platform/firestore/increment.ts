import { FieldValue } from 'firebase-admin/firestore';

const amounts = new WeakMap<object, number>();

/** Returns an increment whose result a transaction can foresee. */
export const incrementBy = (amount: number): FieldValue => {
  const increment = FieldValue.increment(amount);
  amounts.set(increment, amount);
  return increment;
};

/** Returns the value that a field will have; undefined: its new value isn't such an increment. */
export const computeIncremented = (before: unknown, value: unknown): number | undefined => {
  const amount = typeof value === 'object' && value !== null ? amounts.get(value) : undefined;
  return amount === undefined ? undefined : amount + (typeof before === 'number' ? before : 0);
};
