import type { Instant } from '../contract.ts';
import { shareRates, type ShareRate } from '../earnings/share-rates.ts';
import { strictObject, flag } from '../messages/yup.ts';
import { timestamp } from '../values/dates.ts';
import { getDefaults, toPatchFields, type FieldValues } from '../values/fields.ts';
import { foldText } from '../values/fold-text.ts';
import { uniqueList } from '../values/lists.ts';
import { title } from '../values/names.ts';

export const TAGS_MAX = 30;
export const TAG_MAX = 40;

export const TALENT_TERM_FIELDS = {
  /** The agency's own words, each once. */
  tags: uniqueList(title().min(1).max(TAG_MAX).required(), (tag) => foldText(tag))
    .max(TAGS_MAX)
    .default([]),
  /** The agency's share of a talent's fee by day; before the first day, the agency's default. */
  shares: shareRates(),
  contractSigned: flag().default(false),
  /** Whether the talent signed the agreement on personal data (GDPR). */
  gdpr: flag().default(false),
};
export type AgreedTerms = FieldValues<typeof TALENT_TERM_FIELDS>;

/** The terms that the roster shows. */
export const LISTED_TERMS = ['tags', 'contractSigned', 'gdpr'] as const satisfies (keyof AgreedTerms)[];
export type ListedTerms = Pick<AgreedTerms, (typeof LISTED_TERMS)[number]>;

/** Terms before any agreement. */
export const NO_TERMS: AgreedTerms = getDefaults(TALENT_TERM_FIELDS);

/** A change of an agency's terms with a talent. Only admins set the shares; `updatedAt` is the edited version, if any. */
export const termsPatchSchema = strictObject({
  ...toPatchFields(TALENT_TERM_FIELDS),
  updatedAt: timestamp().optional(),
});

/** `talentTerms/{agencyId}_{talentId}`: an agency's terms with a talent, and its tags. */
export interface TalentTerms extends Omit<AgreedTerms, 'shares'>, Partial<Pick<AgreedTerms, 'shares'>> {
  readonly id: string;
  readonly agencyId: string;
  readonly talentId: string;
  /** The share in per cent, in documents without `shares`; null or absent: not agreed. */
  readonly commission?: number | null;
  /** Optimistic lock. */
  readonly updatedAt: Instant;
}

/** The terms for the agency's staff; `updatedAt` is null before any agreement. */
export interface TermsPage extends AgreedTerms {
  readonly updatedAt: string | null;
}

/** First day of a share that was agreed before shares had one. */
const ALWAYS = '2000-01-01';

export const getShares = ({
  shares,
  commission = null,
}: Pick<TalentTerms, 'shares' | 'commission'>): readonly ShareRate[] =>
  shares ?? (commission === null ? [] : [{ rate: Math.round(commission * 100), from: ALWAYS }]);
