import type { SnapshotMetadata } from 'firebase/firestore';

type Listen<Snapshot> = (seen: (snapshot: Snapshot) => void, failed: (error: unknown) => void) => () => void;

/**
 * What the server has at the moment. By the listening that every screen has already: the SDK's reading once does the same,
 * and would be further code on the first of them.
 */
export const readFromServer = <Snapshot extends { readonly metadata: SnapshotMetadata }>(
  listen: Listen<Snapshot>,
): Promise<Snapshot> =>
  new Promise((resolve, reject) => {
    const stop = listen((snapshot) => {
      // What another listener has of it comes first, and may be a part.
      if (snapshot.metadata.fromCache) return;
      stop();
      resolve(snapshot);
    }, reject);
  });
