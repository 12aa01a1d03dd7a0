import type { Operation } from '../../operation.ts';
import { clientWaiting } from './client-waiting.ts';
import { engineerWaiting } from './engineer-waiting.ts';
import { readerOf } from './readers.ts';
import { staffWaiting } from './staff-waiting.ts';
import { talentWaiting } from './talent-waiting.ts';

/**
 * What waits for the caller, of all that they are.
 *
 * A kind costs a count, which is a read for each thousand records that wait, and the first of these: an admin's 28 reads at
 * most, however many talents and projects there are, as long as less than a thousand of a kind wait; a client's 10, a talent's
 * 9, an engineer's 8. Overdue invoices cost a read each, and are counted up to a hundred.
 */
export const today: Operation<'work.today'> = async ({ caller }) => {
  const now = Date.now();
  const { staffOf, client, talentIn, engineerIn } = readerOf(caller);
  const lists = await Promise.all([
    staffOf !== undefined ? staffWaiting(caller, staffOf, now) : [],
    client ? clientWaiting(client.agencyId, client.companyId) : [],
    engineerIn.length > 0 ? engineerWaiting(caller.uid, engineerIn, now) : [],
    talentIn.length > 0 ? talentWaiting(caller, talentIn, now) : [],
  ]);
  return lists.flat();
};
