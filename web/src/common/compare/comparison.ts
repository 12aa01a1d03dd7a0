import type { ReactNode } from 'react';
import type { Span } from '@domain/audio/reel/reel.ts';
import type { PlaybackSource } from '../../components/waveform/usePlayback.ts';
import type { Submission } from '../../lib/submission/submitter.ts';

/** Maximum recordings to compare by ear. */
export const COMPARED_MAX = 4;

/** A recording to compare. */
export interface Compared extends Pick<PlaybackSource, 'peaks' | 'durationMs' | 'level' | 'getUrl'> {
  readonly id: string;
  /** Name of the voice. */
  readonly name: string;
  /** Returns the voice and recording in one line. */
  readonly title: string;
  /** Below the name, once revealed. */
  readonly caption: ReactNode;
  /** Span that plays, with its own waveform and duration; absent: the whole recording. */
  readonly span?: Span;
  /** Span in which phrases are compared if all of it plays; absent: everywhere. */
  readonly phraseSpan?: Span;
  /** Shared by parts of one recording, which loads once; absent: `id`. */
  readonly recordingId?: string;
}

/** Marks a take as the best of its recording. */
export interface BestMark {
  readonly isBest: boolean;
  readonly save: (isBest: boolean, submission: Submission) => Promise<unknown>;
}

interface Named {
  readonly id: string;
}

/** Adds or removes a recording; a fifth is ignored. */
export const withCompared = <One extends Named>(
  chosen: readonly One[],
  item: One,
  isCompared: boolean,
): readonly One[] => {
  const remaining = chosen.filter(({ id }) => id !== item.id);
  if (!isCompared) return remaining.length === chosen.length ? chosen : remaining;
  return remaining.length < chosen.length || chosen.length >= COMPARED_MAX ? chosen : [...chosen, item];
};

/** Shuffles by random numbers from 0 to 1 such as `Math.random`'s. */
export const shuffle = <Item>(items: readonly Item[], random: () => number): readonly Item[] => {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
};
