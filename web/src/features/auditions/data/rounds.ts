import type { TalentAudition } from '@domain/auditions/auditions.ts';

type Listed = Pick<TalentAudition, 'agencyId' | 'projectName' | 'character' | 'language' | 'round'>;

interface Rounds<Audition> {
  readonly latest: Audition;
  /** Latest first. */
  readonly former: readonly Audition[];
}

/** Groups the rounds of a character, in the place of the first that is listed. */
export const groupRounds = <Audition extends Listed>(
  auditions: readonly Audition[],
): readonly Rounds<Audition>[] => {
  const groups = new Map<string, readonly Audition[]>();
  for (const audition of auditions) {
    const { agencyId, projectName, character, language } = audition;
    const key = JSON.stringify([agencyId, projectName, character, language]);
    groups.set(key, [...(groups.get(key) ?? []), audition]);
  }

  return [...groups.values()].flatMap((rounds) => {
    const isSeries = new Set(rounds.map(({ round }) => round)).size === rounds.length;
    // Requests of one round are of different projects with the same name, or were cancelled and sent again.
    if (!isSeries) return rounds.map((latest) => ({ latest, former: [] }));
    const [latest, ...former] = [...rounds].sort((a, b) => b.round - a.round);
    return latest ? [{ latest, former }] : [];
  });
};
