import { findAccount } from '../identity/accounts.ts';
import { readUser } from '../records/users.ts';
import type { ReaderClock } from '../text/reader-zone.ts';

/** Times of a zone by the clock that the account at this address prefers, if it has an account. */
export const getAddressClock = async (address: string, zone: string): Promise<ReaderClock> => {
  const account = await findAccount(address);
  const user = account && (await readUser(account.uid));
  return { zone, clock: user?.clock };
};
