import { sumOf } from './whole-numbers.ts';

/**
 * Divides a whole by weights, so that the parts are the whole again to the last unit: each gets the whole units of its
 * share, and those with the largest rests, and among these the first, one more. Without any weight all get the same.
 */
export const split = (whole: bigint, weights: readonly bigint[]): readonly bigint[] => {
  const all = sumOf(weights);
  if (all === 0n)
    return weights.length === 0
      ? []
      : split(
          whole,
          weights.map(() => 1n),
        );
  const parts = weights.map((weight) => (whole * weight) / all);
  const left = Number(whole - sumOf(parts));
  if (left === 0) return parts;
  const byRest = weights
    .map((weight, at) => ({ at, rest: (whole * weight) % all }))
    .sort((one, other) => (one.rest === other.rest ? one.at - other.at : one.rest > other.rest ? -1 : 1));
  for (const { at } of byRest.slice(0, left)) parts[at] = (parts[at] ?? 0n) + 1n;
  return parts;
};
