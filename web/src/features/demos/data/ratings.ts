import type { VoiceRating } from '@domain/projects/voice-ratings.ts';

export interface OthersRating {
  readonly userId: string;
  readonly name: string;
  readonly rating: number;
}

export interface KnownRatings {
  /** The reader's own, from 1 to 5; null: none. */
  readonly own: number | null;
  /** Their colleagues', sorted by name. */
  readonly others: readonly OthersRating[];
}

/** Separates the reader's own rating of a demo from their colleagues'. */
export const splitRatings = (all: readonly VoiceRating[], uid: string): KnownRatings => ({
  own: all.find(({ userId }) => userId === uid)?.rating ?? null,
  others: all
    .flatMap(({ userId, name, rating }) =>
      userId === uid || rating === null ? [] : [{ userId, name, rating }],
    )
    .sort((a, b) => a.name.localeCompare(b.name)),
});

/** Returns the average rating, to one decimal. */
export const computeAverage = (ratings: readonly OthersRating[]): number =>
  Math.round((ratings.reduce((sum, { rating }) => sum + rating, 0) / ratings.length) * 10) / 10;
