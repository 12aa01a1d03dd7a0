import type { Level } from '../audio/quality.ts';

/** A recording of what a callback is to sound like, for the player. */
export interface ClipSound {
  readonly durationMs: number;
  /** Loudness over time, each from 0 to 1. */
  readonly peaks: readonly number[];
  /** Null: silent. */
  readonly level: Level | null;
}

/** The reference clip of a callback, as its request stores it. */
export interface ReferenceClip extends ClipSound {
  readonly id: string;
}

/** Returns a clip's bucket path, reachable only by the API. */
export const getClipPath = (
  { agencyId, projectId }: { readonly agencyId: string; readonly projectId: string },
  id: string,
): string => `references/${agencyId}/${projectId}/${id}.mp3`;
