import type { ReactNode } from 'react';
import type { Span } from '@domain/audio/reel/reel.ts';
import type { PlaybackSource } from '../../components/waveform/usePlayback.ts';
import type { Press } from '../../lib/press/presser.ts';

/** Maximum recordings to compare by ear. */
export const COMPARED_MAX = 4;

/** A recording that is compared with others. */
export interface Compared extends Pick<PlaybackSource, 'peaks' | 'durationMs' | 'level' | 'getUrl'> {
  readonly id: string;
  /** Name of the voice. */
  readonly name: string;
  /** Returns the voice and recording in one line. */
  readonly title: string;
  /** Below the name, once revealed. */
  readonly caption: ReactNode;
  /** The only part that plays, with its own waveform and duration; absent: the whole recording. */
  readonly span?: Span;
  /** Where its phrases are compared when all of it plays; absent: everywhere. */
  readonly phraseSpan?: Span;
  /** Shared by the parts of one recording, which is loaded once; absent: `id`. */
  readonly recordingId?: string;
}

/** The mark of a take as the best of its recording. */
export interface BestMark {
  readonly isBest: boolean;
  readonly save: (isBest: boolean, press: Press) => Promise<unknown>;
}

interface Named {
  readonly id: string;
}

/** One more to compare, or one less; a fifth leaves the four as they are. */
export const withCompared = <One extends Named>(
  chosen: readonly One[],
  one: One,
  wanted: boolean,
): readonly One[] => {
  const others = chosen.filter(({ id }) => id !== one.id);
  if (!wanted) return others.length === chosen.length ? chosen : others;
  return others.length < chosen.length || chosen.length >= COMPARED_MAX ? chosen : [...chosen, one];
};

/** In an order that tells nothing, by numbers from 0 up to 1 as `Math.random` gives them; nothing is lost or doubled. */
export const shuffle = <Item>(items: readonly Item[], random: () => number): readonly Item[] => {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
};
