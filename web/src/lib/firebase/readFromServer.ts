import type { SnapshotMetadata } from 'firebase/firestore';

type Listen<Snapshot> = (seen: (snapshot: Snapshot) => void, failed: (error: unknown) => void) => () => void;

/**
 * Reads the server's current state with a listener, which every screen has loaded anyway:
 * the SDK's one-time read would add code to first screens.
 */
export const readFromServer = <Snapshot extends { readonly metadata: SnapshotMetadata }>(
  listen: Listen<Snapshot>,
): Promise<Snapshot> =>
  new Promise((resolve, reject) => {
    const stop = listen((snapshot) => {
      // Cached data of another listener comes first and may be partial.
      if (snapshot.metadata.fromCache) return;
      stop();
      resolve(snapshot);
    }, reject);
  });
