import type { Instant } from '../contract.ts';

/** Whether somebody listened for the client whose project it is, or for the agency. */
export const LISTENER_SIDES = ['client', 'agency'] as const;
export type ListenerSide = (typeof LISTENER_SIDES)[number];

/**
 * `takeListens/{entryId}_{uid}`: that somebody of a project opened a take, and when for the first time. Functions alone
 * read it: its talent is told that the take was heard (`heardAt` of the entry) and, as the law has it, from which side; never
 * by whom.
 */
export interface TakeListen {
  readonly id: string;
  readonly agencyId: string;
  readonly entryId: string;
  readonly userId: string;
  readonly side: ListenerSide;
  readonly heardAt: Instant;
}

export const listenIdOf = (entryId: string, userId: string): string => `${entryId}_${userId}`;

/** The same as the agency's people read it. */
export interface TakeListener {
  readonly name: string;
  readonly side: ListenerSide;
  /** ISO, UTC. */
  readonly heardAt: string;
}
