import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import type { Character } from '@domain/projects/projects.ts';

/** Identifies a role: one character in one language. */
export type CellKey = Pick<CastingDemo, 'castingId' | 'voiceId'>;

/** A role: one character in one language. */
export interface Cell {
  readonly casting: Casting;
  readonly voice: Character;
  /** Its voices, unsorted: the first ones and the chosen one, or all. */
  readonly items: readonly CastingDemo[];
  /** Whether `items` contains all. */
  readonly isWhole: boolean;
}

/** Returns the role's id as text. */
export const toCellId = ({ castingId, voiceId }: CellKey): string => `${castingId} ${voiceId}`;
