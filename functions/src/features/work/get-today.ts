import type { Operation } from '../../work/operation.ts';
import { getClientWaiting } from './client-waiting.ts';
import { getEngineerWaiting } from './engineer-waiting.ts';
import { getReaderRole } from './readers.ts';
import { getStaffWaiting } from './staff-waiting.ts';
import { getTalentWaiting } from './talent-waiting.ts';

/**
 * Returns the caller's pending work in all roles. A kind costs a count (one read per thousand records) and its first record.
 * At most 28 reads for an admin, 10 for a client, 9 for a talent and 8 for an engineer, below a thousand records per kind.
 */
export const getToday: Operation<'work.today'> = async ({ caller }) => {
  const now = Date.now();
  const { staffOf, client, talentIn, engineerIn } = getReaderRole(caller);
  const lists = await Promise.all([
    staffOf !== undefined ? getStaffWaiting(caller, staffOf, now) : [],
    client ? getClientWaiting(client.agencyId, client.companyId) : [],
    engineerIn.length > 0 ? getEngineerWaiting(caller.uid, engineerIn, now) : [],
    talentIn.length > 0 ? getTalentWaiting(caller, talentIn, now) : [],
  ]);
  return lists.flat();
};
