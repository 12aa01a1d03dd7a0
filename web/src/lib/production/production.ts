import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import type { Project, Voice } from '@domain/projects/projects.ts';

/** A project with everything that is decided in it, sorted as people added it. */
export interface Production {
  readonly project: Project;
  readonly voices: readonly Voice[];
  readonly castings: readonly Casting[];
  readonly castingDemos: readonly CastingDemo[];
}

const byAge = (
  one: { createdAt: { toMillis(): number } },
  other: { createdAt: { toMillis(): number } },
): number => one.createdAt.toMillis() - other.createdAt.toMillis();

/** Puts characters and castings in the order in which they were made; languages in the project's own order. */
export const productionOf = (
  project: Project,
  voices: readonly Voice[],
  castings: readonly Casting[],
  castingDemos: readonly CastingDemo[],
): Production => {
  const rank = (casting: Casting): number => {
    const index = project.languages.indexOf(casting.language);
    return index === -1 ? project.languages.length : index;
  };
  return {
    project,
    voices: [...voices].sort((one, other) => byAge(one, other) || one.id.localeCompare(other.id)),
    castings: [...castings].sort((one, other) => rank(one) - rank(other) || byAge(one, other)),
    castingDemos,
  };
};

/** The list of one character in one language, in its order. */
export const listOf = (
  castingDemos: readonly CastingDemo[],
  castingId: string,
  voiceId: string,
): readonly CastingDemo[] =>
  castingDemos
    .filter((item) => item.castingId === castingId && item.voiceId === voiceId)
    .sort((one, other) => one.order - other.order || one.id.localeCompare(other.id));

/** Those of a list that can be heard and asked for an audition: the others' talents have been withdrawn. */
export const usable = (items: readonly CastingDemo[]): readonly CastingDemo[] =>
  items.filter(({ isWithdrawn }) => isWithdrawn !== true);
