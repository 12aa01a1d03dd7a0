import { loadTs } from '../load-ts.mjs';
import { recordOf } from './compare.mjs';

const { accessFrom } = await loadTs('domain/src/access/memberships.ts');
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
 * Accounts whose address the identity provider has otherwise, in words. It cannot be told from here which of the two was
 * proven last, so nothing mends it; somebody who has no identity has nothing to compare.
 */
export const addressesApart = async (auth, users) => {
  const { users: identities } = await auth.getUsers(users.map(({ id }) => ({ uid: id })));
  const known = new Map(identities.map(({ uid, email = '' }) => [uid, email.toLowerCase()]));
  return users.flatMap((user) =>
    known.has(user.id) && known.get(user.id) !== String(user.get('email')).toLowerCase()
      ? [
          {
            path: user.ref.path,
            words: 'differs in email from its identity; ask whose it is, and change it in the app',
          },
        ]
      : [],
  );
};
