import type { BankAccount } from '@domain/payouts/payouts.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getAgency } from '../../work/access/caller.ts';
import { payoutAccounts } from '../../work/collections/payout-accounts.ts';
import { normalizeBankCode, refuseUnsoundAccount } from '../../work/text/bank-account.ts';
import type { Operation } from '../../work/operation.ts';
import { operation } from '../../work/unit/operation.ts';

export const showAccounts: Operation<'payouts.account'> = async ({ caller }) =>
  (await payoutAccounts.get(getAgency(caller))) ?? null;

type TypedAccount = Omit<BankAccount, 'lastStatement' | 'bic'> & { readonly bic?: string | undefined };

/** Returns an account with its codes in one form; 422 when no bank has it. */
const toSoundAccount = (
  { bic, ...typed }: TypedAccount,
  index: number,
): Omit<BankAccount, 'lastStatement'> => {
  const path = `accounts.${index}.`;
  refuseUnsoundAccount({ iban: typed.iban, bic }, path);
  const iban = normalizeBankCode(typed.iban);
  if (iban === '' && typed.note === '')
    throw new AppError(422, 'account.noNumber', { property: `${path}iban` });
  return { ...typed, iban, ...(bic ? { bic: normalizeBankCode(bic) } : {}) };
};

/** Sets the agency's accounts. Statements of another account start a new series. 409 when changed by another user since they were read. */
export const saveAccounts = operation(
  'payouts.saveAccount',
  { record: payoutAccounts, facts: ['needsTwoPeople'] },
  async ({ work, caller, body: { accounts, needsTwoPeople, basedOn } }) => {
    const sound = accounts.map(toSoundAccount);
    const agencyId = getAgency(caller);
    const before = await work.read(payoutAccounts, agencyId);
    if ((before?.version ?? 0) !== basedOn) throw new AppError(409, 'record.stale');

    const findSame = ({ iban, currency }: (typeof sound)[number]) =>
      before?.accounts.find((account) => account.iban === iban && account.currency === currency);

    return work.set(payoutAccounts, {
      id: agencyId,
      agencyId,
      accounts: sound.map((account) => ({
        ...account,
        lastStatement: findSame(account)?.lastStatement ?? null,
      })),
      needsTwoPeople,
      version: basedOn + 1,
    });
  },
);
