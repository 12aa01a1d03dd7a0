import type { Operation } from '../../work/operation.ts';
import { clientWaiting } from './client-waiting.ts';
import { engineerWaiting } from './engineer-waiting.ts';
import { getReaderRole } from './readers.ts';
import { staffWaiting } from './staff-waiting.ts';
import { talentWaiting } from './talent-waiting.ts';

/**
 * Returns the caller's pending work in all roles. A kind costs a count (one read per thousand records) and its first record.
 * At most 28 reads for an admin, 10 for a client, 9 for a talent and 8 for an engineer, below a thousand records per kind.
 */
export const today: Operation<'work.today'> = async ({ caller }) => {
  const now = Date.now();
  const { staffOf, client, talentIn, engineerIn } = getReaderRole(caller);
  const lists = await Promise.all([
    staffOf !== undefined ? staffWaiting(caller, staffOf, now) : [],
    client ? clientWaiting(client.agencyId, client.companyId) : [],
    engineerIn.length > 0 ? engineerWaiting(caller.uid, engineerIn, now) : [],
    talentIn.length > 0 ? talentWaiting(caller, talentIn, now) : [],
  ]);
  return lists.flat();
};
