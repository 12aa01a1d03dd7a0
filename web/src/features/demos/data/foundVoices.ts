import type { FoundDemo } from './useDemoSearch.ts';

/** Somebody who was found, with every demo of theirs that was found so far. */
export interface FoundVoice {
  readonly talentId: string;
  /** The demo that stands for them: the principal one of its category, else the newest. */
  readonly best: FoundDemo;
  /** The rest, newest first. */
  readonly others: readonly FoundDemo[];
}

/**
 * One entry for each voice, in the order in which the first of its demos was found; of a talent with several demos a
 * later page adds to the entry that there is.
 */
export const foundVoices = (demos: readonly FoundDemo[]): readonly FoundVoice[] => {
  const byTalent = new Map<string, FoundDemo[]>();
  for (const demo of demos) byTalent.set(demo.talentId, [...(byTalent.get(demo.talentId) ?? []), demo]);
  return [...byTalent].flatMap(([talentId, found]) => {
    const best = found.find(({ principalInCategory }) => principalInCategory) ?? found[0];
    return best ? [{ talentId, best, others: found.filter((demo) => demo !== best) }] : [];
  });
};
