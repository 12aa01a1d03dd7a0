import type { UserRecord } from 'firebase-admin/auth';
import { toAccess, type Membership } from '@domain/access/memberships.ts';
import { uniteRoles, type RolesPerAgency, type AccountRole } from '@domain/access/roles.ts';
import type { User } from '@domain/accounts/accounts.ts';
import { getCollectionRef, readRecord, findRecords, getRef, type CopiesOf } from './moment.ts';

type List = readonly string[];

const isSameSet = (a: List = [], b: List = []): boolean =>
  a.length === b.length && a.every((item) => b.includes(item));

/** Returns the stored roles when they differ from the held ones only in order. */
const toStored = (stored: RolesPerAgency, places: RolesPerAgency): RolesPerAgency =>
  Object.fromEntries(
    Object.entries(places).map(([role, agencies]) => {
      const before = stored[role as AccountRole];
      return [role, isSameSet(before, agencies) ? before : agencies];
    }),
  );

/** Agencies per role, under any field name. */
type Places = Readonly<Record<string, List>>;

const listPlaces = (places: Places): List =>
  Object.entries(places).flatMap(([role, agencies]) =>
    agencies.map((agencyId) => JSON.stringify([role, agencyId])),
  );

/** Returns agencies in which an account's rights differ from its memberships; an agency may not learn of others. */
export const findDifferingAgencies = (stored: Places, places: Places): List => {
  const [is, shouldBe] = [listPlaces(stored), listPlaces(places)];
  const apart = [...is, ...shouldBe].filter((place) => is.includes(place) !== shouldBe.includes(place));
  return [...new Set(apart.map((place) => String((JSON.parse(place) as List)[1])))];
};

/** Returns an account's rights, name and address as its memberships repeat them. */
export const getUserCopies: CopiesOf = async (moment, id) => {
  const ref = getRef(moment, 'users', id);
  const user = await readRecord<User>(moment, 'users', id);
  if (!user) return [];

  const memberships = await findRecords<Membership>(
    moment,
    getCollectionRef(moment, 'memberships').where('userId', '==', id),
  );
  const { held, accountValidationStatus } = toAccess(memberships);
  const { roles, agencies } = uniteRoles(held);
  const { email, displayName } = user;
  // Records from before roles were held per agency lack this field.
  const before = (user.held as RolesPerAgency | undefined) ?? {};

  return [
    {
      ref,
      agencyIds: findDifferingAgencies(before, held),
      stored: user,
      wanted: {
        held: toStored(before, held),
        roles: isSameSet(user.roles, roles) ? user.roles : roles,
        agencyIds: agencies,
        accountValidationStatus,
      },
      // Tokens from before carry the record's old rights and end with them.
      follow: ({ transaction }) =>
        void transaction.update(ref, { accessVersion: (user.accessVersion ?? 0) + 1 }),
    },
    ...memberships.map((membership) => ({
      ref: getRef(moment, 'memberships', membership.id),
      agencyIds: [membership.agencyId],
      stored: membership,
      wanted: { email, displayName },
    })),
  ];
};

interface AddressApart {
  readonly uid: string;
  readonly email: string | undefined;
  /** Whether the provider's address is verified and may replace the records'; otherwise it may be anyone's. */
  readonly isProven: boolean;
}

/** Returns the address copies of these accounts from their identities. Accounts without an identity have nothing to compare. */
export const findDifferingAddresses = (
  users: readonly Pick<User, 'id' | 'email'>[],
  identities: readonly UserRecord[],
): readonly AddressApart[] => {
  const identityByUid = new Map(identities.map((identity) => [identity.uid, identity]));
  return users.flatMap((user) => {
    const identity = identityByUid.get(user.id);
    if (!identity || (identity.email ?? '').toLowerCase() === user.email.toLowerCase()) return [];
    const { uid, email, emailVerified } = identity;
    return [{ uid, email, isProven: Boolean(email) && emailVerified }];
  });
};
