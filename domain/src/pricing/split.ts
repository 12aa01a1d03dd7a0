import { sumOf } from './whole-numbers.ts';

/** `amount × weight` divided by `all`: the whole units, and what is left of the product. */
const unitsOf = (
  amount: number,
  weight: number,
  all: number,
): { readonly units: number; readonly rest: number } => {
  const product = amount * weight;
  if (product <= Number.MAX_SAFE_INTEGER) {
    const rest = product % all;
    return { units: (product - rest) / all, rest };
  }
  const large = BigInt(amount) * BigInt(weight);
  return { units: Number(large / BigInt(all)), rest: Number(large % BigInt(all)) };
};

/**
 * Divides a whole by weights, so that the parts are the whole again to the last unit: each gets the whole units of its
 * share, and those with the largest rests, and among these the first, one more. Without any weight all get the same.
 */
export const split = (whole: number, weights: readonly number[]): readonly number[] => {
  const all = sumOf(weights);
  if (all === 0)
    return weights.length === 0
      ? []
      : split(
          whole,
          weights.map(() => 1),
        );
  const shares = weights.map((weight) => unitsOf(whole, weight, all));
  const parts = shares.map(({ units }) => units);
  const left = whole - sumOf(parts);
  if (left === 0) return parts;
  const byRest = shares
    .map(({ rest }, at) => ({ at, rest }))
    .sort((one, other) => other.rest - one.rest || one.at - other.at);
  for (const { at } of byRest.slice(0, left)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
};
