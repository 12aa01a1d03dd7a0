import { getAgency } from '../../work/access/caller.ts';
import { payoutAccounts, readPayoutAccount } from '../../work/collections/payout-accounts.ts';
import { normalizeBankCode, refuseUnsoundAccount } from '../../work/text/bank-account.ts';
import type { Operation } from '../../work/operation.ts';
import { operation } from '../../work/unit/operation.ts';

export const showAccount: Operation<'payouts.account'> = async ({ caller }) =>
  (await readPayoutAccount(getAgency(caller))) ?? null;

/** Sets the account that the agency pays from. Statements of another account start a new series. */
export const saveAccount = operation(
  'payouts.saveAccount',
  { record: payoutAccounts, facts: ['needsTwoPeople'] },
  async ({ work, caller, body: { payer: typed, needsTwoPeople } }) => {
    refuseUnsoundAccount(typed, 'payer.');
    const agencyId = getAgency(caller);
    const iban = normalizeBankCode(typed.iban);
    const payer = { ...typed, iban, ...(typed.bic ? { bic: normalizeBankCode(typed.bic) } : {}) };

    const before = await work.read(payoutAccounts, agencyId);
    const isSame = before?.payer.iban === iban;

    return work.set(payoutAccounts, {
      id: agencyId,
      agencyId,
      payer,
      needsTwoPeople,
      lastStatement: isSame ? before.lastStatement : null,
    });
  },
);
