import type { FoundDemo } from './useDemoSearch.ts';

/** Which of a voice's demos stands for a category best: one of it, before others the principal ones, then the newest. */
export const bestMatch = (demos: readonly FoundDemo[], category: string): FoundDemo | undefined => {
  const rank = (demo: FoundDemo): number =>
    Number(demo.category === category) * 2 + Number(demo.principalInCategory);
  return [...demos].sort((one, other) => rank(other) - rank(one))[0];
};
