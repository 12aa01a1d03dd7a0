import { Timestamp } from 'firebase-admin/firestore';
import type { TalentRates } from '@domain/rates/rates.ts';
import { agencyChange, onBehalfOf } from '../../access/on-behalf.ts';
import { auditAgencyId } from '../../access/own-agencies.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { refuseStale } from '../../firestore/stale.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { storeAgencyChange } from '../../records/agency-changes.ts';
import { readRates, writeRates } from '../../records/talent-rates.ts';
import { readTalent } from '../../records/talents.ts';
import { ratesPage, rateTerms } from './show-rates.ts';

const facts = ({ currency, sessionFee, usageFee, minimumFee }: TalentRates) => ({
  currency,
  sessionFee,
  usageFee,
  minimumFee,
});

/**
 * Changes a talent's rates, as the talent or as staff of their agency. Agencies' copies change in the
 * same transaction. 409 when saved by another user since the edited version.
 */
export const updateRates: Operation<'talents.updateRates'> = async ({ caller, params: { id }, body }) => {
  const { updatedAt: edited, ...wanted } = body;
  const rates = await transact(async (transaction): Promise<TalentRates> => {
    const talent = visibleTo(caller, 'talents', await readTalent(id, transaction));
    const before = await readRates(id, transaction);
    if (before) refuseStale(edited, before);
    const updatedAt = Timestamp.now();
    const after = { id, agencyIds: talent.agencyIds, ...wanted, updatedAt };
    writeRates(transaction, after);
    storeAgencyChange(transaction, id, ['talentRates', id], agencyChange(caller, talent, updatedAt));
    recordAudit(transaction, caller, {
      agencyId: auditAgencyId(caller, talent.agencyIds),
      action: 'talents.updateRates',
      subject: `talentRates/${id}`,
      before: before ? facts(before) : null,
      after: facts(after),
      onBehalfOf: onBehalfOf(caller, id),
    });
    return after;
  });
  return { ...ratesPage(rates, rates.currency), ...(await rateTerms(caller)) };
};
