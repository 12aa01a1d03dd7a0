import type { UserRecord } from 'firebase-admin/auth';
import { accessFrom, type Membership } from '@domain/access/memberships.ts';
import { unionOf, type Held, type Role } from '@domain/access/roles.ts';
import type { User } from '@domain/accounts/accounts.ts';
import { inside, recordIn, recordsOf, refTo, type CopiesOf } from './moment.ts';

type List = readonly string[];

const isSameSet = (one: List = [], other: List = []): boolean =>
  one.length === other.length && one.every((item) => other.includes(item));

/** Roles that an account holds, as they are stored where that says the same in another order. */
const asStored = (stored: Held, held: Held): Held =>
  Object.fromEntries(
    Object.entries(held).map(([role, agencies]) => {
      const before = stored[role as Role];
      return [role, isSameSet(before, agencies) ? before : agencies];
    }),
  );

/** In which agencies each role is held, however it is called. */
type Places = Readonly<Record<string, List>>;

const placesIn = (held: Places): List =>
  Object.entries(held).flatMap(([role, agencies]) =>
    agencies.map((agencyId) => JSON.stringify([role, agencyId])),
  );

/** Agencies in which an account may do something else than its memberships say: what holds elsewhere is not theirs to know. */
export const agenciesApart = (stored: Places, held: Places): List => {
  const [is, shouldBe] = [placesIn(stored), placesIn(held)];
  const apart = [...is, ...shouldBe].filter((place) => is.includes(place) !== shouldBe.includes(place));
  return [...new Set(apart.map((place) => String((JSON.parse(place) as List)[1])))];
};

/** What an account may do, as its memberships say, and its name and address beside each of these. */
export const copiesOfUser: CopiesOf = async (moment, id) => {
  const ref = refTo(moment, 'users', id);
  const user = await recordIn<User>(moment, 'users', id);
  if (!user) return [];
  const memberships = await recordsOf<Membership>(
    moment,
    inside(moment, 'memberships').where('userId', '==', id),
  );
  const { held, accountValidationStatus } = accessFrom(memberships);
  const { roles, agencies } = unionOf(held);
  const { email, displayName } = user;
  // Records from before roles were held per agency say nothing of it.
  const before = (user.held as Held | undefined) ?? {};
  return [
    {
      ref,
      agencyIds: agenciesApart(before, held),
      stored: user,
      wanted: {
        held: asStored(before, held),
        roles: isSameSet(user.roles, roles) ? user.roles : roles,
        agencyIds: agencies,
        accountValidationStatus,
      },
      // Tokens from before say what the record said, and end with it.
      follow: (writer) => void writer.update(ref, { accessVersion: (user.accessVersion ?? 0) + 1 }),
    },
    ...memberships.map((membership) => ({
      ref: refTo(moment, 'memberships', membership.id),
      agencyIds: [membership.agencyId],
      stored: membership,
      wanted: { email, displayName },
    })),
  ];
};

/** An account whose address the identity provider has otherwise. */
export interface AddressApart {
  readonly uid: string;
  readonly email: string | undefined;
  /** Whether its person has proven the provider's, so that the records are to name it; else it may be anybody's. */
  readonly isProven: boolean;
}

/** Those among some accounts, by their identities. Somebody who has no identity has nothing to compare. */
export const addressesApart = (
  users: readonly Pick<User, 'id' | 'email'>[],
  identities: readonly UserRecord[],
): readonly AddressApart[] => {
  const known = new Map(identities.map((identity) => [identity.uid, identity]));
  return users.flatMap((user) => {
    const identity = known.get(user.id);
    if (!identity || (identity.email ?? '').toLowerCase() === user.email.toLowerCase()) return [];
    const { uid, email, emailVerified } = identity;
    return [{ uid, email, isProven: Boolean(email) && emailVerified }];
  });
};
