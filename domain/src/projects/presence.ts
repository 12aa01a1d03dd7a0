import type { Instant } from '../contract.ts';

/**
 * `projectPresence/{projectId}_{uid}`: somebody who has a project open and in view. Their browser says so again and again,
 * and when they left it nobody says: it is no longer said.
 */
export interface Presence {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly userId: string;
  /** What they are called, as their account has it. */
  readonly name: string;
  /** When it was said last, by the clock of the server. */
  readonly seenAt: Instant;
  /** When it is deleted. */
  readonly expiresAt: Instant;
}

/** How often somebody who is there says so, in milliseconds. */
export const BEAT_MS = 30_000;
/** For how long they then count as there, in milliseconds: one time of saying so may get lost. */
export const PRESENT_MS = 75_000;
/** How many people a project tells of at most, those who said so last. */
export const PRESENT_MAX = 12;

export const presenceIdOf = (projectId: string, uid: string): string => `${projectId}_${uid}`;

/** Who of them is there at a moment by the clock of the server, in milliseconds since 1970; by name, without `self`. */
export const othersPresent = <One extends Pick<Presence, 'userId' | 'name' | 'seenAt'>>(
  all: readonly One[],
  self: string,
  nowMillis: number,
): readonly One[] =>
  all
    .filter(({ userId, seenAt }) => userId !== self && nowMillis - seenAt.toMillis() < PRESENT_MS)
    .sort((one, other) => one.name.localeCompare(other.name) || one.userId.localeCompare(other.userId));
