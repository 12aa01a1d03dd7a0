/** Thrown for amounts beyond exact numbers, so no wrong price is shown. */
export class PriceTooLarge extends Error {}

/** The whole number; throws `PriceTooLarge` where a number cannot hold it exactly. */
export const requireExact = (amount: number): number => {
  if (amount > Number.MAX_SAFE_INTEGER) throw new PriceTooLarge();
  return amount;
};

/**
 * `amount × factor ÷ divisor` of whole numbers from 0 on, rounded half up. Exact however large the product is: what a number
 * holds is computed with numbers, which is several times faster, and the rest with `bigint`.
 */
export const takeShare = (amount: number, factor: number | bigint, divisor: number | bigint): number => {
  if (typeof factor === 'number' && typeof divisor === 'number') {
    const dividend = 2 * amount * factor + divisor;
    const by = 2 * divisor;
    if (dividend <= Number.MAX_SAFE_INTEGER) return (dividend - (dividend % by)) / by;
  }
  const by = 2n * BigInt(divisor);
  return requireExact(Number((2n * BigInt(amount) * BigInt(factor) + BigInt(divisor)) / by));
};

/** Throws `PriceTooLarge` where a number cannot hold the sum exactly. */
export const sumAmounts = (amounts: Iterable<number>): number => {
  let sum = 0;
  for (const amount of amounts) sum = requireExact(sum + amount);
  return sum;
};

/** Text in an order that is the same everywhere. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
