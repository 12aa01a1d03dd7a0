import type { FoundDemo } from './useDemoSearch.ts';

export interface FoundVoice {
  readonly talentId: string;
  /** Their best demo: the principal of its category, else the newest. */
  readonly best: FoundDemo;
  /** The rest, newest first. */
  readonly others: readonly FoundDemo[];
}

/** Groups found demos by voice, in the order of their first demo; later pages extend existing entries. */
export const groupByVoice = (demos: readonly FoundDemo[]): readonly FoundVoice[] => {
  const byTalent = new Map<string, FoundDemo[]>();
  for (const demo of demos) byTalent.set(demo.talentId, [...(byTalent.get(demo.talentId) ?? []), demo]);
  return [...byTalent].flatMap(([talentId, found]) => {
    const best = found.find(({ principalInCategory }) => principalInCategory) ?? found[0];
    return best ? [{ talentId, best, others: found.filter((demo) => demo !== best) }] : [];
  });
};
