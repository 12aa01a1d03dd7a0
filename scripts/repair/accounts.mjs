import { loadTs } from '../load-ts.mjs';
import { recordOf } from './compare.mjs';

const { accessFrom } = await loadTs('domain/src/access/memberships.ts');
const { adoptAddress } = await loadTs('functions/src/identity/adopt-address.ts');
const { unionOf } = await loadTs('domain/src/access/roles.ts');

const isSameSet = (one = [], other = []) =>
  one.length === other.length && one.every((item) => other.includes(item));

/** Roles that an account holds, as they are stored where that says the same in another order. */
const asStored = (stored = {}, held) =>
  Object.fromEntries(
    Object.entries(held).map(([role, agencies]) => [
      role,
      isSameSet(stored[role], agencies) ? stored[role] : agencies,
    ]),
  );

/** What an account may do, as its memberships say, and its name and address beside each of these. */
export const copiesOfUser = async (firestore, transaction, id) => {
  const ref = firestore.doc(`users/${id}`);
  const user = recordOf(await transaction.get(ref));
  if (!user) return [];
  const of = firestore.collection('memberships').where('userId', '==', id);
  const memberships = (await transaction.get(of)).docs;
  const { held, accountValidationStatus } = accessFrom(memberships.map(recordOf));
  const { roles, agencies } = unionOf(held);
  const { email, displayName } = user;
  return [
    {
      ref,
      stored: user,
      wanted: {
        held: asStored(user.held, held),
        roles: isSameSet(user.roles, roles) ? user.roles : roles,
        agencyIds: agencies,
        accountValidationStatus,
      },
      // Tokens from before say what the record said, and end with it.
      follow: (writer) => writer.update(ref, { accessVersion: (user.accessVersion ?? 0) + 1 }),
    },
    ...memberships.map((snapshot) => ({
      ref: snapshot.ref,
      stored: snapshot.data(),
      wanted: { email, displayName },
    })),
  ];
};

/**
 * Accounts whose address the identity provider has otherwise, in words. People sign in by that one, so the records are to
 * name it, unless nobody has proven it: then it may be anybody's, and nothing mends it. Somebody who has no identity has
 * nothing to compare.
 */
export const addressesApart = async (auth, users) => {
  const { users: identities } = await auth.getUsers(users.map(({ id }) => ({ uid: id })));
  const known = new Map(identities.map((identity) => [identity.uid, identity]));
  return users.flatMap((user) => {
    const identity = known.get(user.id);
    if (!identity || (identity.email ?? '').toLowerCase() === String(user.get('email')).toLowerCase())
      return [];
    const { uid, email, emailVerified } = identity;
    return email && emailVerified
      ? [
          {
            path: user.ref.path,
            words: `differs in email from its identity, by which its person signs in: ${email}`,
            mend: () => adoptAddress(uid),
          },
        ]
      : [
          {
            path: user.ref.path,
            words:
              'differs in email from its identity, whose own is not proven; ask whose it is, and change it in the app',
          },
        ];
  });
};
