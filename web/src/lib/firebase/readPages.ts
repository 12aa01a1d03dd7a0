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

/** Documents that are read together. */
const PAGE = 200;

/** What a query finds on the server at the moment. */
const readOnce = (wanted: Query): Promise<QuerySnapshot> =>
  readFromServer((seen, failed) => onSnapshot(wanted, { includeMetadataChanges: true }, seen, failed));

/**
 * All documents of a query as they are now, page by page: the same filters that the live list proves itself by to the rules,
 * so that nobody reads more than they see. Each page begins where the one before it ended, until the signal is aborted.
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
