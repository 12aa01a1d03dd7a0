import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import type { Character } from '@domain/projects/projects.ts';

/** Names one character in one language. */
export type CellKey = Pick<CastingDemo, 'castingId' | 'voiceId'>;

/** One character in one language. */
export interface Cell {
  readonly casting: Casting;
  readonly voice: Character;
  /** Its voices in no order: the first of them and the chosen one, or all. */
  readonly items: readonly CastingDemo[];
  /** Whether these are all. */
  readonly isWhole: boolean;
}

/** Names it in one text. */
export const toCellId = ({ castingId, voiceId }: CellKey): string => `${castingId} ${voiceId}`;
