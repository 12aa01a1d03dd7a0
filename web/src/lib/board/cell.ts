import type { Casting, CastingDemo } from '@domain/castings/castings.ts';
import type { Voice } from '@domain/projects/projects.ts';

/** Names one character in one language. */
export type CellKey = Pick<CastingDemo, 'castingId' | 'voiceId'>;

/** One character in one language. */
export interface Cell {
  readonly casting: Casting;
  readonly voice: Voice;
  readonly items: readonly CastingDemo[];
}

/** Names it in one text. */
export const cellIdOf = ({ castingId, voiceId }: CellKey): string => `${castingId} ${voiceId}`;
