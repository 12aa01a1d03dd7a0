import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { SEPA_CURRENCY } from '@domain/payouts/sepa.ts';
import { PAYEES_MAX, type PaymentMeans, type PayoutRow } from '@domain/payouts/payouts.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getAgency } from '../../work/access/caller.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { earningLocks } from '../../work/collections/earning-locks.ts';
import { payoutAccounts } from '../../work/collections/payout-accounts.ts';
import { payoutItems } from '../../work/collections/payout-items.ts';
import { payoutRuns } from '../../work/collections/payout-runs.ts';
import { operation } from '../../work/unit/operation.ts';
import { emailMissing } from './request-details.ts';
import { readPayable } from './read-payable.ts';
import { presentRun } from './runs.ts';

/** Letters and digits that banks keep in an end-to-end id. */
const createRunId = (): string => randomUUID().replaceAll('-', '').slice(0, 20).toUpperCase();

const pickFree = ({ earnings }: PayoutRow) =>
  earnings.flatMap(({ projectName: _projectName, invoice: _invoice, held, ...paid }) =>
    held === null ? [paid] : [],
  );

/** Returns whether a talent is paid: by other means, they need no account. */
const isPayable = ({ obstacle }: PayoutRow, means: PaymentMeans): boolean =>
  obstacle === null || (means === 'other' && (obstacle === 'account' || obstacle === 'accountWaits'));

/** Prepares a run for those who can be paid, locks their earnings, and emails those whose account is missing. 409 when nobody can be paid. */
export const createRun = operation(
  'payouts.create',
  { record: payoutRuns, facts: ['currency', 'executionDay', 'payees', 'total', 'state'] },
  async ({ work, caller, body: { currency, executionDay, means: requested, talentIds } }) => {
    const agencyId = getAgency(caller);
    const means = currency === SEPA_CURRENCY ? requested : 'other';
    const today = await getAgencyDay(agencyId, work);
    if (executionDay < today) throw new AppError(422, 'payout.past', { property: 'executionDay' });
    const { rows, payees } = await readPayable(agencyId, executionDay, work);
    const settings = await payoutAccounts.get(agencyId, work);

    const chosen = rows
      .filter((row) => row.currency === currency && isPayable(row, means))
      .filter(({ talentId }) => talentIds?.includes(talentId) ?? true)
      .slice(0, PAYEES_MAX);
    if (chosen.length === 0) throw new AppError(409, 'payout.nobody');

    await emailMissing(work, agencyId, rows);
    const id = work.once(createRunId);
    for (const [index, row] of chosen.entries()) {
      const { talentId, gross, share, vat, withholding, net } = row;
      const paid = pickFree(row);

      work.create(payoutItems, {
        id: `${id}-${index + 1}`,
        agencyId,
        runId: id,
        talentId,
        currency,
        gross,
        share,
        vat,
        withholding,
        net,
        earnings: paid,
        isSelfBilled: false,
        state: 'open',
        refusal: null,
        paidOn: null,
        account: means === 'transfer' ? (payees.get(talentId)?.account ?? null) : null,
      });
      for (const earning of paid)
        work.create(earningLocks, { id: earning.id, agencyId, talentId, runId: id, reason: '' });
    }

    const run = work.create(payoutRuns, {
      id,
      agencyId,
      currency,
      executionDay,
      state: 'draft',
      means,
      needsTwoPeople: settings?.needsTwoPeople ?? false,
      payees: chosen.length,
      open: chosen.length,
      total: chosen.reduce((sum, { net }) => sum + net, 0),
      createdBy: caller.realUid,
      createdAt: Timestamp.now(),
      approvedBy: null,
      exportedAt: null,
      payer: null,
    });

    return presentRun(run);
  },
);
