import { getBarrier } from '@domain/access/roles.ts';
import { getUserClaims, type Company, type User } from '@domain/accounts/accounts.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import { findCompanyUsers } from '../../work/collections/users.ts';
import type { Work } from '../../work/unit/work.ts';

const isActive = (user: User, agencyId: string): boolean =>
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
    .filter((user) => isActive(user, agencyId) || isExpected(user))
    .sort((a, b) => a.displayName.localeCompare(b.displayName));

export const getNames = (people: readonly User[]): readonly string[] =>
  people.map(({ displayName }) => displayName);

interface Side {
  readonly company: Company;
  readonly people: readonly User[];
}

/** Mails the people of both companies, with the names of the others. */
export const notifyOfMerge = (
  work: Work,
  agencyId: string,
  { from, into }: { readonly from: Side; readonly into: Side },
): void => {
  for (const [side, counterpart] of [
    [from, into],
    [into, from],
  ] as const)
    for (const user of side.people.filter((person) => isActive(person, agencyId)))
      queueMail(work, `companies-merged_${from.company.id}_${user.id}`, {
        kind: 'companies-merged',
        to: user.email,
        locale: user.locale,
        agencyId,
        params: {
          name: user.displayName,
          from: from.company.name,
          into: into.company.name,
          others: getNames(counterpart.people),
        },
      });
};
