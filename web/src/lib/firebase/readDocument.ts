import { doc, onSnapshot } from 'firebase/firestore';
import { firestore } from './firestore.ts';

/** A document as it is on the server at the moment, by the listening that every screen has already; null: there is none. */
export const readDocument = async <T>(path: string): Promise<T | null> => {
  const wanted = doc(await firestore(), path);
  return new Promise((resolve, reject) => {
    const stop = onSnapshot(
      wanted,
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.metadata.fromCache) return;
        stop();
        resolve(snapshot.exists() ? ({ ...snapshot.data(), id: snapshot.id } as T) : null);
      },
      reject,
    );
  });
};
