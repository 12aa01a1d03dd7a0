import type { Instant } from '../contract.ts';

export const TAGS_MAX = 30;
export const TAG_MAX = 40;

/** `talentTerms/{agencyId}_{talentId}`: an agency's terms with a talent, and its tags. */
export interface TalentTerms {
  readonly id: string;
  readonly agencyId: string;
  readonly talentId: string;
  /** The agency's own words, each once. */
  readonly tags: readonly string[];
  /** The agency's share of a talent's fee, in per cent; null: not agreed. */
  readonly commission: number | null;
  readonly contractSigned: boolean;
  /** Whether the talent signed the agreement on personal data (GDPR). */
  readonly gdpr: boolean;
  /** Optimistic lock. */
  readonly updatedAt: Instant;
}

/** Terms before any agreement. */
export const NO_TERMS = {
  tags: [],
  commission: null,
  contractSigned: false,
  gdpr: false,
} as const satisfies Partial<TalentTerms>;

/** The terms for the agency's staff; `updatedAt` is null before any agreement. */
export interface TermsPage extends Pick<TalentTerms, 'tags' | 'commission' | 'contractSigned' | 'gdpr'> {
  readonly updatedAt: string | null;
}
