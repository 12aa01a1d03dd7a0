import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import type { Span } from '@domain/audio/reel/reel.ts';
import { COMPARED_MAX } from '../../../common/compare/comparison.ts';

/** A recording, or one take of it, that can be compared. */
export interface ComparableTake {
  readonly id: string;
  readonly entry: AuditionEntry;
  /** Absent: the whole recording. */
  readonly part?: { readonly number: number; readonly span: Span };
}

/** Returns the takes of a recording that has several. */
const getParts = (entry: AuditionEntry): readonly ComparableTake[] => {
  const takes = entry.takes ?? [];
  if (takes.length < 2) return [];
  return takes.map((span, index) => {
    const number = index + 1;
    return { id: `${entry.id}/${number}`, entry, part: { number, span } };
  });
};

/** Returns submitted recordings, oldest first, each before its takes. */
export const getComparableTakes = (entries: readonly AuditionEntry[]): readonly ComparableTake[] =>
  entries
    .filter(({ status }) => status === 'uploaded')
    .sort((a, b) => (a.uploadedAt?.toMillis() ?? 0) - (b.uploadedAt?.toMillis() ?? 0))
    .flatMap((entry) => [{ id: entry.id, entry }, ...getParts(entry)]);

/** Returns what a comparison begins with: whole recordings, or the takes of the only one; undefined: too many. */
export const getFirstCompared = (
  comparable: readonly ComparableTake[],
): readonly ComparableTake[] | undefined => {
  const whole = comparable.filter(({ part }) => !part);
  const first = whole.length > 1 ? whole : comparable.filter(({ part }) => part);
  return first.length > COMPARED_MAX ? undefined : first;
};
