import type { PayoutAccount } from '@domain/payouts/payouts.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const payoutAccounts = collection<PayoutAccount>('payoutAccounts');

/** Returns the account an agency pays from; undefined before its admins set it. */
export const readPayoutAccount = payoutAccounts.get;
