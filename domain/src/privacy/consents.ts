import type { Instant } from '../contract.ts';
import type { Locale } from '../messages/locale.ts';

/** What somebody agrees to as they register. */
export const CONSENT_KINDS = ['terms', 'privacy', 'rates', 'freelance'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Texts that the sign-up pages show themselves, by the day of their wording: changed with it, and never otherwise. */
export const OWN_TEXTS = { rates: '2026-11-27', freelance: '2026-11-22' } as const satisfies Partial<
  Record<ConsentKind, string>
>;

/** Wordings that no page had a box for: what was recorded of them was never given. */
export const UNASKED_RATES = '2026-01-01';

/** The day of the wording by which talents are asked about synthetic voices: of new demos, of a demo, of a take. */
export const SYNTHETIC_VOICE_TEXT = '2026-11-22';

/** Of what a talent says whether a synthetic voice may be made from it; `newDemos`: what new demos say unless told otherwise. */
export const VOICE_SUBJECTS = ['newDemos', 'demo', 'take'] as const;
export type VoiceSubject = (typeof VOICE_SUBJECTS)[number];

/** What such a consent is about, and which way it went. */
export interface VoiceConsent {
  readonly of: VoiceSubject;
  /** Of the demo, or of the audition; null: of neither. */
  readonly recordId: string | null;
  /** What a demo was called at that moment; empty: of a take, whose project names it, and of new demos. */
  readonly name: string;
  /** False: withdrawn. */
  readonly isGiven: boolean;
  /** Agencies may withdraw it in their talent's name, and never give it. */
  readonly by: 'talent' | 'agency';
}

/**
 * `consents/{userId}_{kind}_{version}`: that somebody agreed to one text, in one wording; of synthetic voices, that a talent
 * gave or withdrew consent, with a name by chance. Written once, never changed: a withdrawal is a record of its own.
 */
export interface Consent {
  readonly id: string;
  readonly userId: string;
  readonly kind: ConsentKind | 'syntheticVoice';
  /** Of synthetic voices alone: the talent, by whom it goes with everything that they have as one. */
  readonly talentId?: string;
  readonly voice?: VoiceConsent;
  /** Address of the document; `sign-up` or `recordings` for a text of the pages themselves. */
  readonly document: string;
  /** The day of the wording, `YYYY-MM-DD`. */
  readonly version: string;
  /** Language in which it was shown; of synthetic voices that of the account. */
  readonly locale: Locale;
  /** The agency it was given to; null where somebody registers with none, and of what all of a talent's agencies have. */
  readonly agencyId: string | null;
  readonly at: Instant;
}

export const consentIdOf = (userId: string, kind: ConsentKind, version: string): string =>
  `${userId}_${kind}_${version}`;
