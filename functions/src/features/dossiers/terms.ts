import { Timestamp } from 'firebase-admin/firestore';
import {
  getShares,
  LISTED_TERMS,
  NO_TERMS,
  type AgreedTerms,
  type TalentTerms,
  type TermsPage,
} from '@domain/talents/talent-terms.ts';
import { pickFields } from '@domain/values/fields.ts';
import { dedupeFolded } from '@domain/values/fold-text.ts';
import { refuseUnlessAdmin } from '../../work/access/admin-fields.ts';
import { getAgency } from '../../work/access/caller.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { refuseStale } from '../../platform/firestore/stale.ts';
import type { Operation } from '../../work/operation.ts';
import { readTerms, findRecentTags, talentTerms } from '../../work/collections/talent-terms.ts';
import { operation } from '../../work/unit/operation.ts';
import { readRatedTalent } from './read-rated-talent.ts';

const pickFacts = (terms: Omit<TalentTerms, 'id' | 'agencyId' | 'talentId' | 'updatedAt'>): AgreedTerms => ({
  ...pickFields(terms, LISTED_TERMS),
  shares: getShares(terms),
});

const page = (terms: TalentTerms | undefined): TermsPage =>
  terms
    ? { ...pickFacts(terms), updatedAt: serialise(terms.updatedAt) }
    : { ...pickFacts(NO_TERMS), updatedAt: null };

export const showTerms: Operation<'talents.terms'> = async ({ caller, params: { id } }) => {
  const { agencyId } = await readRatedTalent(caller, id);
  return page(await readTerms(agencyId, id));
};

/** Changes the agency's terms with a talent; only admins set the shares. 409 when saved since the edited version. */
export const updateTerms = operation(
  'talents.updateTerms',
  { record: talentTerms, facts: pickFacts },
  async ({ work, caller, params: { id }, body }) => {
    const { updatedAt: edited, ...agreed } = body;
    const { agencyId } = await readRatedTalent(caller, id, work);
    refuseUnlessAdmin(caller, body, ['shares'], agencyId);

    const before = await readTerms(agencyId, id, work);
    if (before) refuseStale(edited, before);

    const after = work.set(talentTerms, {
      ...pickFacts(before ?? NO_TERMS),
      ...agreed,
      id: `${agencyId}_${id}`,
      agencyId,
      talentId: id,
      updatedAt: Timestamp.now(),
    });
    return page(after);
  },
);

export const listTags: Operation<'talents.tags'> = async ({ caller }) =>
  dedupeFolded(await findRecentTags(getAgency(caller))).sort((a, b) => a.localeCompare(b));
