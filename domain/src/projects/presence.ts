import type { Instant } from '../contract.ts';

/** `projectPresence/{projectId}_{uid}`: a user with a project open and visible. Their browser repeats it; leaving is detected by silence. */
export interface Presence {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly userId: string;
  /** Name in their account. */
  readonly name: string;
  /** Last heartbeat, by the server's clock. */
  readonly seenAt: Instant;
  /** When it is deleted. */
  readonly expiresAt: Instant;
}

/** Interval of heartbeats, in milliseconds. */
export const BEAT_MS = 30_000;
/** Lifetime of a heartbeat in milliseconds: one may get lost. */
export const PRESENT_MS = 75_000;
export const PRESENT_MAX = 12;

export const toPresenceId = (projectId: string, uid: string): string => `${projectId}_${uid}`;

/** People present at a moment (milliseconds since 1970, server clock), by name, without `self`. */
export const filterOthersPresent = <One extends Pick<Presence, 'userId' | 'name' | 'seenAt'>>(
  all: readonly One[],
  self: string,
  nowMillis: number,
): readonly One[] =>
  all
    .filter(({ userId, seenAt }) => userId !== self && nowMillis - seenAt.toMillis() < PRESENT_MS)
    .sort((a, b) => a.name.localeCompare(b.name) || a.userId.localeCompare(b.userId));
