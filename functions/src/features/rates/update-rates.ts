import { Timestamp } from 'firebase-admin/firestore';
import { RATE_FIELDS } from '@domain/rates/rates.schema.ts';
import { getNames } from '@domain/values/fields.ts';
import { toAgencyChange, getRepresentedTalent } from '../../work/access/on-behalf.ts';
import { refuseStale } from '../../platform/firestore/stale.ts';
import { storeAgencyChange } from '../../work/records/agency-changes.ts';
import { readRates, talentRates } from '../../work/collections/talent-rates.ts';
import { readTalent } from '../../work/collections/talents.ts';
import { operation } from '../../work/unit/operation.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { toRatesPage, getRateTerms } from './show-rates.ts';

/** Changes a talent's rates and agencies' copies in one transaction. 409 when saved by another user since the edited version. */
export const updateRates = operation(
  'talents.updateRates',
  {
    record: talentRates,
    facts: getNames(RATE_FIELDS),
    onBehalfOf: ({ id }, caller) => getRepresentedTalent(caller, id),
  },
  async ({ work, caller, params: { id }, body }) => {
    const { updatedAt: edited, ...change } = body;
    const talent = requireVisible(caller, 'talents', await readTalent(id, work));
    const before = await readRates(id, work);
    if (before) refuseStale(edited, before);
    const updatedAt = Timestamp.now();
    const after = { id, agencyIds: talent.agencyIds, ...change, updatedAt };
    work.set(talentRates, after);
    storeAgencyChange(work, id, ['talentRates', id], toAgencyChange(caller, talent, updatedAt));
    return { ...toRatesPage(after, after.currency), ...(await getRateTerms(caller)) };
  },
);
