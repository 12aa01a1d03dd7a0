import { getAccountOf } from '@domain/payouts/bank-account.ts';
import type { BankAccount, PayoutAccounts } from '@domain/payouts/payouts.ts';
import { collection, type Reads } from '../../platform/firestore/collection.ts';

export const payoutAccounts = collection<PayoutAccounts>('payoutAccounts');

/** Returns an agency's account in a currency; undefined before its admins enter it. */
export const readAccountOf = async (
  agencyId: string,
  currency: string,
  work?: Reads,
): Promise<BankAccount | undefined> => getAccountOf(await payoutAccounts.get(agencyId, work), currency);
