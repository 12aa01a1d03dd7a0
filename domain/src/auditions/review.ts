import type { Level } from '../audio/quality.ts';
import type { ReelFinding, Span } from '../audio/reel/reel.ts';
import type { Instant } from '../contract.ts';

/** Who hears new takes first: the client directly, or the agency, which forwards them. */
export const TAKE_RECEIVERS = ['client', 'agency'] as const;
export type TakeReceiver = (typeof TAKE_RECEIVERS)[number];

/** Returns who hears a project's new takes first: its own setting, else the agency's. */
export const getTakeReceiver = (
  project: { readonly takeReceiver?: TakeReceiver | null },
  agency: { readonly takeReceiver?: TakeReceiver } | undefined,
): TakeReceiver => project.takeReceiver ?? agency?.takeReceiver ?? 'client';

/** Hours in which the agency forwards or returns a take. */
export const FORWARD_HOURS = 24;

/** A take that the agency holds: nothing of it is visible to the client. */
export interface HeldTake {
  readonly receivedAt: Instant;
  /** As in the entry. */
  readonly recordedRevision: number | null;
  readonly durationMs: number;
  readonly peaks: readonly number[];
  readonly level: Level | null;
  /** Where the recording's takes are. */
  readonly takes: readonly Span[];
  /** The agency's choice, as in the entry, which gets it with the take. */
  readonly bestTake?: number | null;
  readonly findings: readonly ReelFinding[];
  readonly syntheticVoiceConsent: boolean;
}

/** A take that the agency returned to its talent; it is deleted. */
export interface ReturnedTake {
  readonly note: string;
  readonly returnedAt: Instant;
}
