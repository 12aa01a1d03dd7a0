import {
  collection,
  onSnapshot,
  query,
  startAfter,
  type Query,
  type QuerySnapshot,
} from 'firebase/firestore';
import { loadFirestore } from './loadFirestore.ts';
import { readFromServer } from './readFromServer.ts';
import { getConstraints, type LiveQuery } from './live.ts';

/** Documents per read. */
const PAGE = 200;

/** Reads a query's results from the server once. */
const readOnce = (query: Query): Promise<QuerySnapshot> =>
  readFromServer((seen, failed) => onSnapshot(query, { includeMetadataChanges: true }, seen, failed));

/**
 * Reads all documents of a query page by page until aborted, with the live list's filters,
 * so that users can read no more than they see.
 */
export const readPages = <T>(source: LiveQuery) =>
  async function* pages(signal: AbortSignal): AsyncGenerator<readonly T[]> {
    const found = collection(await loadFirestore(), source.collection);
    const constraints = getConstraints({ ...source, limit: PAGE });
    let page = await readOnce(query(found, ...constraints));
    for (;;) {
      yield page.docs.map((item) => ({ ...item.data(), id: item.id }) as T);
      const last = page.docs.at(-1);
      if (!last || page.size < PAGE || signal.aborted) return;
      page = await readOnce(query(found, ...constraints, startAfter(last)));
    }
  };
