import { Timestamp } from 'firebase-admin/firestore';
import { toAccountParty } from '@domain/payouts/bank-account.ts';
import { toPain001 } from '@domain/payouts/pain001.ts';
import { PAYEES_MAX, type PayoutRun } from '@domain/payouts/payouts.ts';
import type { AccountParty } from '@domain/payouts/payee.ts';
import { runTransitions } from '@domain/payouts/transitions.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { readAccountOf } from '../../work/collections/payout-accounts.ts';
import { findOpenRunItems, findRunItems } from '../../work/collections/payout-items.ts';
import { payoutRuns } from '../../work/collections/payout-runs.ts';
import { readCountries } from '../../work/collections/reference-data.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import type { Work } from '../../work/unit/work.ts';
import { findChangedAccounts } from './payees.ts';
import { refuseItem } from './refuse-item.ts';

/** Returns a function that gives an address the country code of payment files. */
const readLocator = async (): Promise<(party: AccountParty) => AccountParty> => {
  const codes = new Map((await readCountries()).map(({ alpha3, alpha2 }) => [alpha3, alpha2]));

  return (party) => {
    const { country } = party.address;
    return { ...party, address: { ...party.address, country: codes.get(country) ?? country } };
  };
};

/** Leaves out talents whose account has changed since the approval. Returns the run without them. */
const refuseChanged = async (work: Work, run: PayoutRun): Promise<PayoutRun> => {
  let left = run;
  const items = await findOpenRunItems(run.id, PAYEES_MAX, work);
  for (const item of await findChangedAccounts(run, items, work))
    left = await refuseItem(work, left, item, 'accountChanged');
  return left;
};

/**
 * Exports an approved run as a payment file; the same bytes each time. Talents whose account has changed since the approval are left out.
 * 409 without an account in the run's currency, for a run paid by other means, and when nobody is left.
 */
export const exportRun = operationInSteps('payouts.export', async ({ step, params: { id } }) => {
  const exported = await step(
    async (work: Work) => {
      const run = await work.get(payoutRuns, id);
      requireState(runTransitions.export, run.state);
      if (run.means === 'other') throw new AppError(409, 'payout.notSepa');

      // A file with transfers that the bank has made would pay them twice.
      if (run.open < run.payees) throw new AppError(409, 'payout.partlyPaid');

      // The first export decides on the payer, so that the file stays the same.
      if (run.payer && run.exportedAt)
        return { executionDay: run.executionDay, payer: run.payer, exportedAt: run.exportedAt.toMillis() };
      const account = await readAccountOf(run.agencyId, run.currency, work);
      if (!account?.iban) throw new AppError(409, 'payout.noAccount');

      const left = await refuseChanged(work, run);
      if (left.payees === 0) return null;

      const now = Timestamp.now();
      const payer = toAccountParty(account);
      work.update(left, { state: 'exported', exportedAt: now, payer });
      return { executionDay: run.executionDay, payer, exportedAt: now.toMillis() };
    },
    { audited: { record: payoutRuns, facts: ['state', 'total', 'currency'] } },
  );

  if (!exported) throw new AppError(409, 'payout.accountsChanged');
  const { executionDay, exportedAt, payer } = exported;

  const [items, locate] = await Promise.all([findRunItems(id), readLocator()]);
  const content = toPain001({
    id,
    createdAt: new Date(exportedAt).toISOString(),
    executionDay,
    payer: locate(payer),
    transfers: items.flatMap(({ id: endToEndId, account, net }) =>
      account ? [{ endToEndId, payee: locate(account), amount: net, purpose: endToEndId }] : [],
    ),
  });

  return { fileName: `payout-${executionDay}-${id}.xml`, content };
});
