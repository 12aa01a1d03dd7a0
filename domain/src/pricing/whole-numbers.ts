/** Amounts beyond what a number holds exactly; nobody is told a wrong one. */
export class PriceTooLarge extends Error {}

/** A quotient of two whole numbers from 0 on, rounded half up. */
export const halfUp = (dividend: bigint, divisor: bigint): bigint =>
  (2n * dividend + divisor) / (2n * divisor);

const MOST = BigInt(Number.MAX_SAFE_INTEGER);

/** The amount as a number; throws `PriceTooLarge` where that could not hold it exactly. */
export const counted = (amount: bigint): number => {
  if (amount > MOST) throw new PriceTooLarge();
  return Number(amount);
};

export const sumOf = (amounts: Iterable<bigint>): bigint => {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return sum;
};

/** Text in an order that is the same everywhere. */
export const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
