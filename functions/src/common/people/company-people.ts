import { getBarrier } from '@domain/access/roles.ts';
import { getUserClaims, type User } from '@domain/accounts/accounts.ts';
import type { CompanyPerson } from '@domain/companies/company-page.ts';
import { findCompanyUsers } from '../../work/collections/users.ts';
import type { Work } from '../../work/unit/work.ts';

export const isActiveIn = (user: User, agencyId: string): boolean =>
  user.disabled !== true &&
  (user.held?.client ?? []).includes(agencyId) &&
  getBarrier(getUserClaims(user, false)) === undefined;

const isExpected = (user: User): boolean =>
  user.disabled !== true && user.accountValidationStatus === 'PENDING';

/** Returns a company's people in an agency by name: those who work there, and registrations to decide. */
export const findCompanyPeople = async (
  companyId: string,
  agencyId: string,
  work?: Work,
): Promise<readonly User[]> =>
  (await findCompanyUsers(companyId, work))
    .filter((user) => isActiveIn(user, agencyId) || isExpected(user))
    .sort((a, b) => a.displayName.localeCompare(b.displayName));

export const presentPerson = ({ id, displayName, email, accountValidationStatus }: User): CompanyPerson => ({
  id,
  displayName,
  email,
  isPending: accountValidationStatus === 'PENDING',
});
