import type { Company, User } from '@domain/accounts/accounts.ts';
import { isActiveIn } from '../../common/people/company-people.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import type { Work } from '../../work/unit/work.ts';

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
    for (const user of side.people.filter((person) => isActiveIn(person, agencyId)))
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
