import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import type { Project, Character } from '@domain/projects/projects.ts';
import { dedupeFolded } from '@domain/values/fold-text.ts';

/** A project with its characters and languages, in order of creation. Lists load where they are shown. */
export interface ProjectBoard {
  readonly project: Project;
  readonly voices: readonly Character[];
  readonly castings: readonly Casting[];
}

/** Sorts by age, oldest first. */
export const compareByAge = (
  a: { createdAt: { toMillis(): number } },
  b: { createdAt: { toMillis(): number } },
): number => a.createdAt.toMillis() - b.createdAt.toMillis();

/** Returns characters and castings in order of creation; languages in the project's order. */
export const getBoard = (
  project: Project,
  voices: readonly Character[],
  castings: readonly Casting[],
): ProjectBoard => {
  const rank = (casting: Casting): number => {
    const index = project.languages.indexOf(casting.language);
    return index === -1 ? project.languages.length : index;
  };
  return {
    project,
    voices: [...voices].sort((a, b) => compareByAge(a, b) || a.id.localeCompare(b.id)),
    castings: [...castings].sort((a, b) => rank(a) - rank(b) || compareByAge(a, b)),
  };
};

/** Sorts a list by its order. */
export const sortByOrder = (items: readonly CastingDemo[]): readonly CastingDemo[] =>
  [...items].sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));

/** Returns the number of listed demos of a character in one language, including withdrawn talents. */
export const countShortlisted = ({ shortlisted }: Casting, voiceId: string): number =>
  shortlisted[voiceId] ?? 0;

/** Returns the number of usable demos. */
export const countUsable = (casting: Casting, voiceId: string): number =>
  countShortlisted(casting, voiceId) - (casting.withdrawn[voiceId] ?? 0);

/** Returns the number of listed demos of these characters in these languages. */
export const countShortlistedInAll = (
  castings: readonly Casting[],
  voices: readonly { readonly id: string }[],
): number =>
  castings.reduce(
    (sum, casting) => sum + voices.reduce((voice, { id }) => voice + countShortlisted(casting, id), 0),
    0,
  );

/** Returns a list's usable demos: playable, and talents not withdrawn. */
export const filterUsable = (items: readonly CastingDemo[]): readonly CastingDemo[] =>
  items.filter(({ isWithdrawn }) => isWithdrawn !== true);

/** Returns the tags in use in these castings, sorted. */
export const getTags = (castings: readonly Casting[]): readonly string[] => {
  const tags = castings.flatMap(({ talentVoiceTag = {} }) => Object.values(talentVoiceTag).flat());
  return dedupeFolded(tags.map(({ tag }) => tag)).sort((a, b) => a.localeCompare(b));
};
