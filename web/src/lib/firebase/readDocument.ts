import { doc, onSnapshot, type DocumentSnapshot } from 'firebase/firestore';
import { firestore } from './firestore.ts';
import { fromServer } from './fromServer.ts';

/** A document as it is on the server at the moment; null: there is none. */
export const readDocument = async <T>(path: string): Promise<T | null> => {
  const wanted = doc(await firestore(), path);
  const snapshot = await fromServer<DocumentSnapshot>((seen, failed) =>
    onSnapshot(wanted, { includeMetadataChanges: true }, seen, failed),
  );
  return snapshot.exists() ? ({ ...snapshot.data(), id: snapshot.id } as T) : null;
};
