import type { Instant } from '@domain/contract.ts';
import type { VoiceRating } from '@domain/projects/voice-ratings.ts';

/** Demos that count as recently heard. */
export const HEARD_MAX = 20;

/** A colleague's rating of a demo. */
export interface OthersRating {
  readonly userId: string;
  readonly name: string;
  readonly rating: number;
}

/** A project's ratings of played voices. */
export interface KnownRatings {
  /** The reader's own, from 1 to 5, by demo. */
  readonly own: ReadonlyMap<string, number>;
  /** Their colleagues', by demo, in the order of their names. */
  readonly others: ReadonlyMap<string, readonly OthersRating[]>;
  /** Demos that the reader played last, the last one first. */
  readonly heard: readonly string[];
}

const getMillis = (instant: Instant | null): number => instant?.toMillis() ?? 0;

/** Sorts ratings by whose they are. */
export const knownRatings = (all: readonly VoiceRating[], uid: string): KnownRatings => {
  const own = all.filter(({ userId }) => userId === uid);
  const others = new Map<string, readonly OthersRating[]>();
  for (const { demoId, userId, name, rating } of all) {
    if (userId === uid || rating === null) continue;
    const sorted = [...(others.get(demoId) ?? []), { userId, name, rating }];
    others.set(
      demoId,
      sorted.sort((one, other) => one.name.localeCompare(other.name)),
    );
  }
  return {
    own: new Map(own.flatMap(({ demoId, rating }) => (rating === null ? [] : [[demoId, rating] as const]))),
    others,
    heard: own
      .filter(({ heardAt }) => heardAt !== null)
      .sort((one, other) => getMillis(other.heardAt) - getMillis(one.heardAt))
      .slice(0, HEARD_MAX)
      .map(({ demoId }) => demoId),
  };
};

/** The average of some ratings, to one decimal. */
export const computeAverage = (ratings: readonly OthersRating[]): number =>
  Math.round((ratings.reduce((sum, { rating }) => sum + rating, 0) / ratings.length) * 10) / 10;
