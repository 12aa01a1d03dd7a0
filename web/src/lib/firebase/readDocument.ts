import { doc, onSnapshot, type DocumentSnapshot } from 'firebase/firestore';
import { loadFirestore } from './loadFirestore.ts';
import { readFromServer } from './readFromServer.ts';

/** Reads a document from the server; null: missing. */
export const readDocument = async <T>(path: string): Promise<T | null> => {
  const ref = doc(await loadFirestore(), path);
  const snapshot = await readFromServer<DocumentSnapshot>((seen, failed) =>
    onSnapshot(ref, { includeMetadataChanges: true }, seen, failed),
  );
  return snapshot.exists() ? ({ ...snapshot.data(), id: snapshot.id } as T) : null;
};
