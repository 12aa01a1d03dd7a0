import { findAccount } from '../../work/identity/accounts.ts';
import { readUser } from '../../work/collections/users.ts';
import type { ReaderClock } from '../../work/text/reader-zone.ts';

/** Formats times of a zone with the clock format of the account at this address, if any. */
export const getAddressClock = async (address: string, zone: string): Promise<ReaderClock> => {
  const account = await findAccount(address);
  const user = account && (await readUser(account.uid));
  return { zone, clock: user?.clock };
};
