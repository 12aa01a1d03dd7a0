import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import type { Character } from '@domain/projects/projects.ts';
import { sortByOrder } from '../../../common/board/board.ts';

/** A voice of a casting with its character. */
export interface BookRow {
  readonly place: CastingDemo;
  readonly character: string;
  /** alpha3. */
  readonly language: string;
}

/** Returns the voices of castings, sorted by casting, character and list. */
export const toBookRows = (
  places: readonly CastingDemo[],
  castings: readonly Pick<Casting, 'id' | 'language'>[],
  voices: readonly Character[],
): readonly BookRow[] =>
  castings.flatMap(({ id: castingId, language }) => {
    const castingDemos = places.filter((place) => place.castingId === castingId);
    return voices.flatMap(({ id, name: character }) =>
      sortByOrder(castingDemos.filter(({ voiceId }) => voiceId === id)).map((place) => ({
        place,
        character,
        language,
      })),
    );
  });
