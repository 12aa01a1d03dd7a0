import type { LicencePrice, PartPrice } from './pricing.ts';
import type { RoleTerms, RoleParts } from './role-price.ts';
import { requireExact, compareText } from './whole-numbers.ts';

/** A role with its parts per possible set of fees. */
export interface PricedRole {
  readonly role: RoleTerms;
  readonly parts: readonly RoleParts[];
}

/** A part's talent and agency amounts, minimum and maximum. */
interface Sides {
  readonly talent: readonly [number, number];
  readonly client: readonly [number, number];
}

const NOTHING: Sides = { talent: [0, 0], client: [0, 0] };

const getBounds = (amounts: readonly number[]): readonly [number, number] => [
  Math.min(...amounts),
  Math.max(...amounts),
];

const add = (a: Sides, b: Sides): Sides => {
  const both = (side: keyof Sides) =>
    [requireExact(a[side][0] + b[side][0]), requireExact(a[side][1] + b[side][1])] as const;
  return { talent: both('talent'), client: both('client') };
};

const getSides = (
  { parts }: PricedRole,
  talent: (part: RoleParts) => number,
  client: (part: RoleParts) => number,
): Sides => ({ talent: getBounds(parts.map(talent)), client: getBounds(parts.map(client)) });

const computeSidesPrice = ({ talent, client }: Sides, isExact: boolean): PartPrice => ({
  talentTotalPayment: talent[0],
  clientTotal: client[0],
  ...(isExact ? {} : { highest: { talentTotalPayment: talent[1], clientTotal: client[1] } }),
});

/** Returns each priced licence's usage by id, independent of other licences. */
export const computeBreakdown = (roles: readonly PricedRole[], isExact: boolean): readonly LicencePrice[] => {
  const found = new Map<string, Sides>();
  for (const priced of roles)
    priced.role.usages.forEach(({ licence: { id }, product }, index) => {
      if (product === null) return;
      const sides = getSides(
        priced,
        ({ usages }) => usages[index] ?? 0,
        ({ charged }) => charged.usages[index] ?? 0,
      );
      found.set(id, add(found.get(id) ?? NOTHING, sides));
    });

  return [...found]
    .sort(([a], [b]) => compareText(a, b))
    .map(([licenseId, sides]) => ({ licenseId, ...computeSidesPrice(sides, isExact) }));
};
