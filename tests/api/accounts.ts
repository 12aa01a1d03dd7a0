import { randomBytes } from 'node:crypto';
import type { Role, ValidationStatus } from '@domain/access/roles.ts';
import { auth, firestore, idTokenOf } from '../stack/admin.ts';

const PASSWORD = 'casting-demo-1';

/** How an account stands at the door. */
export const STANDINGS = ['welcome', 'unverified', 'pending', 'rejected', 'noAgencies'] as const;
export type Standing = (typeof STANDINGS)[number];

export interface Person {
  readonly uid: string;
  readonly role: Role;
  readonly standing: Standing;
  readonly token: string;
}

const STATUS: Readonly<Partial<Record<Standing, ValidationStatus>>> = {
  pending: 'PENDING',
  rejected: 'REJECTED',
};

/** One account. */
export const makePerson = async (
  agencyId: string,
  companyId: string,
  role: Role,
  standing: Standing = 'welcome',
): Promise<Person> => {
  const uid = `${role}-${standing}-${randomBytes(4).toString('hex')}`;
  const email = `${uid}@tests.example`.toLowerCase();
  const emailVerified = standing !== 'unverified';
  const agencies = standing === 'noAgencies' || role === 'engineer' ? [] : [agencyId];
  const status = STATUS[standing];
  await auth().createUser({ uid, email, password: PASSWORD, emailVerified });
  await auth().setCustomUserClaims(uid, {
    roles: [role],
    user_id: uid,
    agencies,
    emailVerified,
    ...(status ? { accountValidationStatus: status } : {}),
  });
  await firestore()
    .collection('users')
    .doc(uid)
    .set({
      email,
      displayName: uid,
      roles: [role],
      agencyIds: agencies,
      companyId: role === 'client' ? companyId : null,
      showRates: [],
      locale: 'en',
    });
  return { uid, role, standing, token: await idTokenOf(email, PASSWORD) };
};

/** One account for each role in each standing, all of one agency. */
export const makePeople = (
  agencyId: string,
  companyId: string,
  roles: readonly Role[],
): Promise<readonly Person[]> =>
  Promise.all(
    roles.flatMap((role) => STANDINGS.map((standing) => makePerson(agencyId, companyId, role, standing))),
  );
