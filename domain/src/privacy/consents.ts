import type { Instant } from '../contract.ts';
import type { Locale } from '../messages/locale.ts';

/** What somebody agrees to as they register. */
export const CONSENT_KINDS = ['terms', 'privacy', 'rates', 'freelance'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Texts that the sign-up pages show themselves, by the day of their wording: changed with it, and never otherwise. */
export const OWN_TEXTS = { rates: '2026-01-01', freelance: '2026-11-22' } as const satisfies Partial<
  Record<ConsentKind, string>
>;

/** `consents/{userId}_{kind}_{version}`: that somebody agreed to one text, in one wording. Written once, never changed. */
export interface Consent {
  readonly id: string;
  readonly userId: string;
  readonly kind: ConsentKind;
  /** Address of the document; `sign-up` for a text of the page itself. */
  readonly document: string;
  /** The day of the wording, `YYYY-MM-DD`. */
  readonly version: string;
  /** Language in which it was shown. */
  readonly locale: Locale;
  /** The agency it was given to; null where somebody registers with none. */
  readonly agencyId: string | null;
  readonly at: Instant;
}

export const consentIdOf = (userId: string, kind: ConsentKind, version: string): string =>
  `${userId}_${kind}_${version}`;
