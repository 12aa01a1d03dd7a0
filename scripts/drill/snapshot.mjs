import { createHash } from 'node:crypto';

/** Returns a text that is equal for equal values in any order of their fields. */
const toText = (value) =>
  JSON.stringify(value, (_key, item) =>
    item && typeof item === 'object' && item.constructor === Object
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );

const hash = (text) => createHash('sha256').update(text).digest('hex');

/** Returns a hash of each document by its path. */
export const readDocuments = async (firestore) => {
  const documents = new Map();
  for (const collection of await firestore.listCollections())
    for (const snapshot of (await collection.get()).docs)
      documents.set(snapshot.ref.path, hash(toText(snapshot.data())));
  return documents;
};

/** Returns the uids of all identities, with their addresses and claims. */
export const readIdentities = async (auth) => {
  const identities = new Map();
  let pageToken;
  do {
    const page = await auth.listUsers(1000, pageToken);
    for (const { uid, email, disabled, customClaims } of page.users)
      identities.set(uid, toText({ email, disabled, customClaims }));
    pageToken = page.pageToken;
  } while (pageToken);
  return identities;
};

/** Returns a sentence per key that one map lacks or has otherwise. */
export const compareMaps = (expected, found) =>
  [...new Set([...expected.keys(), ...found.keys()])].flatMap((key) => {
    if (!found.has(key)) return [`${key} is missing`];
    if (!expected.has(key)) return [`${key} should not exist`];
    return expected.get(key) === found.get(key) ? [] : [`${key} differs`];
  });
