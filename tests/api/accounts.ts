import { randomBytes } from 'node:crypto';
import type { AccountRole, ValidationStatus } from '@domain/access/roles.ts';
import { makeAccount } from '../stack/account.ts';

const STANDINGS = ['welcome', 'unverified', 'pending', 'rejected', 'noAgencies'] as const;
export type AccountStanding = (typeof STANDINGS)[number];

export interface Person {
  readonly uid: string;
  readonly role: AccountRole;
  readonly standing: AccountStanding;
  readonly token: string;
}

const STATUS: Readonly<Partial<Record<AccountStanding, ValidationStatus>>> = {
  pending: 'PENDING',
  rejected: 'REJECTED',
};

export const makePerson = async (
  agencyId: string,
  companyId: string,
  role: AccountRole,
  standing: AccountStanding = 'welcome',
): Promise<Person> => {
  const uid = `${role}-${standing}-${randomBytes(4).toString('hex')}`;
  const status = STATUS[standing];

  const { token } = await makeAccount({
    uid,
    held: { [role]: standing === 'noAgencies' ? [] : [agencyId] },
    emailVerified: standing !== 'unverified',
    ...(status ? { status } : {}),
    user: { companyId: role === 'client' ? companyId : null, showRates: [] },
  });

  return { uid, role, standing, token };
};

/** One account per role and status, all in one agency. */
export const makePeople = (
  agencyId: string,
  companyId: string,
  roles: readonly AccountRole[],
): Promise<readonly Person[]> =>
  Promise.all(
    roles.flatMap((role) => STANDINGS.map((standing) => makePerson(agencyId, companyId, role, standing))),
  );
