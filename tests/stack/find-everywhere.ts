import { auth, bucket, firestore } from './admin.ts';

/** All occurrences of a text: in records by path and content, in file names, in accounts. */
export const findEverywhere = async (needle: string): Promise<readonly string[]> => {
  const found: string[] = [];
  const holds = (value: unknown): boolean => JSON.stringify(value).includes(needle);
  for (const collection of await firestore().listCollections()) {
    for (const document of (await collection.get()).docs) {
      if (holds([document.id, document.data()])) found.push(document.ref.path);
    }
  }

  const [files] = await bucket().getFiles();
  for (const { name, metadata } of files) if (holds([name, metadata])) found.push(`gs://${name}`);

  for (let token: string | undefined, isFirst = true; isFirst || token; isFirst = false) {
    const { users, pageToken } = await auth().listUsers(1000, token);
    for (const user of users) if (holds(user)) found.push(`account ${user.uid}`);
    token = pageToken;
  }

  return found.sort();
};
