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
