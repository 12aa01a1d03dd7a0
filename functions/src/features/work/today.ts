import { agenciesOf } from '@domain/access/roles.ts';
import { agencyOf } from '../../access/caller.ts';
import { companyFilterOf } from '../../access/company-filter.ts';
import { isStaffOf } from '../../access/staff.ts';
import type { Operation } from '../../operation.ts';
import { clientWaiting } from './client-waiting.ts';
import { engineerWaiting } from './engineer-waiting.ts';
import { staffWaiting } from './staff-waiting.ts';
import { talentWaiting } from './talent-waiting.ts';

/**
 * What waits for the caller, of all that they are in the chosen agency; engineers choose none. Whoever is of the staff is told
 * what waits for the agency, its client or not.
 *
 * A kind costs a count, which is a read for each thousand records that wait, and the first of these: an admin's 28 reads at
 * most, however many talents and projects there are, as long as less than a thousand of a kind wait; a client's 10, a talent's
 * 9, an engineer's 8.
 */
export const today: Operation<'work.today'> = async ({ caller }) => {
  const { claims, uid } = caller;
  const now = Date.now();
  const isProducing = claims.roles.some((role) => role !== 'engineer' && role !== 'talent');
  const agencyId = isProducing ? agencyOf(caller) : undefined;
  const asStaff = agencyId !== undefined && isStaffOf(caller, agencyId);
  const companyId = agencyId !== undefined && !asStaff ? companyFilterOf(caller) : undefined;
  const asTalent = agenciesOf(claims, 'talent');
  const asEngineer = agenciesOf(claims, 'engineer');
  const lists = await Promise.all([
    asStaff ? staffWaiting(caller, agencyId, now) : [],
    agencyId !== undefined && companyId !== undefined ? clientWaiting(agencyId, companyId) : [],
    asEngineer.length > 0 ? engineerWaiting(uid, asEngineer, now) : [],
    asTalent.length > 0 ? talentWaiting(caller, asTalent, now) : [],
  ]);
  return lists.flat();
};
