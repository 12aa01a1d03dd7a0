import type { Instant } from '../contract.ts';
import type { Locale } from '../messages/locale.ts';

/** Consents requested at registration. */
export const CONSENT_KINDS = ['terms', 'privacy', 'rates', 'freelance'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Texts that the sign-up pages show themselves, by the day of their wording: changed with it, and never otherwise. */
export const OWN_CONSENT_TEXTS = { rates: '2026-11-27', freelance: '2026-11-22' } as const satisfies Partial<
  Record<ConsentKind, string>
>;

/** Versions without a box on any page, so their recorded consents were never given. */
export const RATES_CONSENT_WITHOUT_BOX = '2026-01-01';

/** Date of the text on synthetic voices that talents see: for new demos, a demo, a take. */
export const SYNTHETIC_VOICE_TEXT = '2026-11-22';

/** Subjects of consent to synthetic voices; `newDemos`: the default for new demos. */
export const VOICE_SUBJECTS = ['newDemos', 'demo', 'take'] as const;
export type VoiceSubject = (typeof VOICE_SUBJECTS)[number];

export interface VoiceConsent {
  readonly of: VoiceSubject;
  /** Id of the demo or audition; null: neither. */
  readonly recordId: string | null;
  /** The demo's name at that time; empty for takes, which their project names, and for new demos. */
  readonly name: string;
  /** False: withdrawn. */
  readonly isGiven: boolean;
  /** Agencies may withdraw it in their talent's name, and never give it. */
  readonly by: 'talent' | 'agency';
}

/**
 * `consents/{userId}_{kind}_{version}`: consent to one version of a text; for synthetic voices, consent given or withdrawn, with a random id.
 * Immutable: a withdrawal is a separate record.
 */
export interface Consent {
  readonly id: string;
  /** Who consented. */
  readonly userId: string;
  readonly kind: ConsentKind | 'syntheticVoice';
  /** Synthetic voices only: the talent, with whose data it is erased. */
  readonly talentId?: string;
  /** Synthetic voices only. */
  readonly voice?: VoiceConsent;
  /** Address of the document; `sign-up` or `recordings` for a text of the pages themselves. */
  readonly document: string;
  /** The day of the wording, `YYYY-MM-DD`. */
  readonly version: string;
  /** Language in which it was shown; of synthetic voices that of the account. */
  readonly locale: Locale;
  /** The agency it was given to; null when registering with none, and for recordings shared by all of a talent's agencies. */
  readonly agencyId: string | null;
  /** When it was given or withdrawn. */
  readonly at: Instant;
}

export const toConsentId = (userId: string, kind: ConsentKind, version: string): string =>
  `${userId}_${kind}_${version}`;
