import type { UserRecord } from 'firebase-admin/auth';
import type { Talent } from '@domain/talents/talents.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { findTalent } from '../../work/collections/talents.ts';
import type { Work } from '../../work/unit/work.ts';

/** Returns the talent with this address, undefined for a newcomer. 409 for a talent of the agency, and for an account without the talent role. */
export const findInvitableTalent = async (
  agencyId: string,
  email: string,
  account: UserRecord | undefined,
  work: Work,
): Promise<Talent | undefined> => {
  const talent = await findTalent(email, work);
  if (talent?.agencyIds.includes(agencyId)) throw new AppError(409, 'talent.inAgency', { property: 'email' });
  if (account && !talent) throw new AppError(409, 'account.exists', { property: 'email' });
  return talent;
};
