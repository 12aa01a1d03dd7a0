import type { User } from '@domain/accounts/accounts.ts';
import { readUser } from '../collections/users.ts';
import type { Work } from '../unit/work.ts';

/** Returns the agencies an engineer may work for now; empty without an account. */
export const getEngagingAgencies = (user: User | undefined): readonly string[] => user?.held.engineer ?? [];

export const requireEngagedEngineer = async (
  agencyId: string,
  id: string,
  work?: Work,
): Promise<User | undefined> => {
  const user = await readUser(id, work);
  return getEngagingAgencies(user).includes(agencyId) ? user : undefined;
};
