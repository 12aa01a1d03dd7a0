import type { Instant } from '../contract.ts';

/** Whether the listener belongs to the project's client or the agency. */
export const LISTENER_SIDES = ['client', 'agency'] as const;
export type ListenerSide = (typeof LISTENER_SIDES)[number];

/**
 * `takeListens/{entryId}_{uid}`: the first time a project member opened a take. Read by functions only.
 * Its talent learns that it was heard (`heardAt` of the entry) and, by law, from which side; never by whom.
 */
export interface TakeListen {
  readonly id: string;
  readonly agencyId: string;
  readonly entryId: string;
  readonly userId: string;
  readonly side: ListenerSide;
  /** First playback. */
  readonly heardAt: Instant;
}

export const toListenId = (entryId: string, userId: string): string => `${entryId}_${userId}`;

/** A listen, as the agency's people see it. */
export interface TakeListener {
  readonly name: string;
  readonly side: ListenerSide;
  /** ISO, UTC. */
  readonly heardAt: string;
}
