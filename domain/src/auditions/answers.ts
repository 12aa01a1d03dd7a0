import type { Instant } from '../contract.ts';
import type { HeldTake, ReturnedTake } from './review.ts';

/** A talent's answer to a request, before a take. */
export const AUDITION_ANSWERS = ['confirmed', 'declined'] as const;
export type AuditionAnswer = (typeof AUDITION_ANSWERS)[number];

export const DECLINE_REASONS = ['notAvailable', 'conflict', 'rate', 'notRight', 'other'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Maximum length of a refusal's note. */
export const REFUSAL_NOTE_MAX = 500;

/** Why a talent declined; the agency's people see it, the client doesn't. */
export interface Refusal {
  readonly reason: DeclineReason;
  readonly note: string;
}

/** `auditionDossiers/{entryId}`: an entry's data for the agency's people only. */
export interface AuditionDossier {
  readonly id: string;
  readonly agencyId: string;
  readonly projectId: string;
  readonly castingId: string;
  readonly voiceId: string;
  readonly talentId: string;
  /** Null or absent: not declined. */
  readonly refusal?: Refusal | null;
  /** The take that waits for the agency; null or absent: none. */
  readonly take?: HeldTake | null;
  /** When the agency is to have forwarded or returned it; null or absent: no take waits. */
  readonly forwardBy?: Instant | null;
  /** The last returned take, until the next one; null or absent: none. */
  readonly returned?: ReturnedTake | null;
  readonly updatedAt: Instant;
}
