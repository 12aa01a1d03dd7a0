import type { OrderExtra } from '@domain/orders/billing-fields.ts';

interface ChangedExtras {
  readonly added: readonly OrderExtra[];
  readonly removed: readonly OrderExtra[];
}

const isIn = (extras: readonly OrderExtra[], { label, amount }: OrderExtra): boolean =>
  extras.some((extra) => extra.label === label && extra.amount === amount);

/** Returns the charges and discounts that the client hasn't accepted, and those that no longer apply. */
export const getChangedExtras = (
  accepted: readonly OrderExtra[],
  current: readonly OrderExtra[],
): ChangedExtras => ({
  added: current.filter((extra) => !isIn(accepted, extra)),
  removed: accepted.filter((extra) => !isIn(current, extra)),
});
