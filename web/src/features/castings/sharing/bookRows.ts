import type { CastingDemo } from '@domain/castings/castings.ts';
import type { Voice } from '@domain/projects/projects.ts';
import { inOrder } from '../../../lib/board/board.ts';

/** A voice of a casting, with the character that it is shortlisted for. */
export interface BookRow {
  readonly place: CastingDemo;
  readonly character: string;
}

/** The voices of a casting by the order of the characters, and of each one's list. */
export const bookRows = (places: readonly CastingDemo[], voices: readonly Voice[]): readonly BookRow[] =>
  voices.flatMap(({ id, name: character }) =>
    inOrder(places.filter(({ voiceId }) => voiceId === id)).map((place) => ({ place, character })),
  );
