import type { Instant } from '../contract.ts';

/** Tags that an agency may give one talent. */
export const TAGS_MAX = 30;
/** Letters of a tag. */
export const TAG_MAX = 40;

/** `talentTerms/{agencyId}_{talentId}`: what an agency agreed with a talent, and what it files them under. */
export interface TalentTerms {
  readonly id: string;
  readonly agencyId: string;
  readonly talentId: string;
  /** The agency's own words, each once. */
  readonly tags: readonly string[];
  /** What the agency keeps of a talent's fee, in per cent; null: nothing agreed. */
  readonly commission: number | null;
  readonly contractSigned: boolean;
  /** Whether the talent signed the agreement on personal data (GDPR). */
  readonly gdpr: boolean;
  readonly updatedAt: Instant;
}

/** Terms before anything was agreed. */
export const NO_TERMS = {
  tags: [],
  commission: null,
  contractSigned: false,
  gdpr: false,
} as const satisfies Partial<TalentTerms>;

/** The terms as the agency's staff see them; `updatedAt` is null before anything was agreed. */
export interface TermsPage extends Pick<TalentTerms, 'tags' | 'commission' | 'contractSigned' | 'gdpr'> {
  readonly updatedAt: string | null;
}
