import type { Demo } from './demos.ts';

type Candidate = Pick<Demo, 'id' | 'category' | 'principalInCategory' | 'approved' | 'createdAt'>;

/** Sorts candidates for principal when none is chosen: the current one first, then demos visible to clients, then the oldest. */
const compareClaims = (a: Candidate, b: Candidate): number =>
  Number(b.principalInCategory) - Number(a.principalInCategory) ||
  Number(b.approved) - Number(a.approved) ||
  a.createdAt.toMillis() - b.createdAt.toMillis() ||
  (a.id < b.id ? -1 : 1);

/** A request for one demo: to become principal of its category, or stop being it. */
export interface PrincipalWish {
  readonly id: string;
  readonly wanted: boolean;
}

/** Returns a talent's principal demos, exactly one per category. `wish` overrides the current one; the only demo of a category is always principal. */
export const getPrincipals = (demos: readonly Candidate[], wish?: PrincipalWish): ReadonlySet<string> => {
  const categories = new Set(demos.map(({ category }) => category));

  return new Set(
    [...categories].flatMap((text) => {
      const candidates = demos.filter(({ category }) => category === text).sort(compareClaims);
      const [first, second] = candidates;
      if (!first) return [];
      const wished = candidates.find(({ id }) => id === wish?.id);
      if (wished && wish?.wanted) return [wished.id];
      return [wished?.id === first.id && second ? second.id : first.id];
    }),
  );
};
