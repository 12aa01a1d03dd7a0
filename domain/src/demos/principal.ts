import type { Demo } from './demos.ts';

type Candidate = Pick<Demo, 'id' | 'category' | 'principalInCategory' | 'approved' | 'createdAt'>;

/** Who stands for a category when nobody was chosen: whoever did so far, else what clients find, else the oldest. */
const byClaim = (one: Candidate, other: Candidate): number =>
  Number(other.principalInCategory) - Number(one.principalInCategory) ||
  Number(other.approved) - Number(one.approved) ||
  one.createdAt.toMillis() - other.createdAt.toMillis() ||
  (one.id < other.id ? -1 : 1);

/** What was asked of one demo: to stand for its category, or no longer to. */
export interface PrincipalWish {
  readonly id: string;
  readonly wanted: boolean;
}

/**
 * The demos of one talent that stand for their category: exactly one in each. `wish` goes before what was so far; a demo
 * that has its category to itself stands for it, wanted or not.
 */
export const principalsOf = (demos: readonly Candidate[], wish?: PrincipalWish): ReadonlySet<string> => {
  const categories = new Set(demos.map(({ category }) => category));
  return new Set(
    [...categories].flatMap((wanted) => {
      const own = demos.filter(({ category }) => category === wanted).sort(byClaim);
      const [first, second] = own;
      if (!first) return [];
      const wished = own.find(({ id }) => id === wish?.id);
      if (wished && wish?.wanted) return [wished.id];
      return [wished?.id === first.id && second ? second.id : first.id];
    }),
  );
};
