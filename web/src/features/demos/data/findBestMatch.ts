import type { FoundDemo } from './useDemoSearch.ts';

/** Returns a voice's best demo for a category: of that category first, then principal, then newest. */
export const findBestMatch = (demos: readonly FoundDemo[], category: string): FoundDemo | undefined => {
  const rank = (demo: FoundDemo): number =>
    Number(demo.category === category) * 2 + Number(demo.principalInCategory);
  return [...demos].sort((a, b) => rank(b) - rank(a))[0];
};
