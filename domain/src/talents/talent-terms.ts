import type { Instant } from '../contract.ts';
import { strictObject, flag } from '../messages/yup.ts';
import { timestamp } from '../values/dates.ts';
import { getDefaults, toPatchFields, type FieldValues } from '../values/fields.ts';
import { foldText } from '../values/fold-text.ts';
import { uniqueList } from '../values/lists.ts';
import { title } from '../values/names.ts';
import { percentage } from '../values/percentage.ts';

export const TAGS_MAX = 30;
export const TAG_MAX = 40;

export const TALENT_TERM_FIELDS = {
  /** The agency's own words, each once. */
  tags: uniqueList(title().min(1).max(TAG_MAX).required(), (tag) => foldText(tag))
    .max(TAGS_MAX)
    .default([]),
  /** The agency's share of a talent's fee, in per cent; null: not agreed. */
  commission: percentage().nullable().default(null),
  contractSigned: flag().default(false),
  /** Whether the talent signed the agreement on personal data (GDPR). */
  gdpr: flag().default(false),
};
export type AgreedTerms = FieldValues<typeof TALENT_TERM_FIELDS>;

/** Terms before any agreement. */
export const NO_TERMS: AgreedTerms = getDefaults(TALENT_TERM_FIELDS);

/** A change of an agency's terms with a talent. Only admins set the commission; `updatedAt` is the edited version, if any. */
export const termsPatchSchema = strictObject({
  ...toPatchFields(TALENT_TERM_FIELDS),
  updatedAt: timestamp().optional(),
});

/** `talentTerms/{agencyId}_{talentId}`: an agency's terms with a talent, and its tags. */
export interface TalentTerms extends AgreedTerms {
  readonly id: string;
  readonly agencyId: string;
  readonly talentId: string;
  /** Optimistic lock. */
  readonly updatedAt: Instant;
}

/** The terms for the agency's staff; `updatedAt` is null before any agreement. */
export interface TermsPage extends AgreedTerms {
  readonly updatedAt: string | null;
}
