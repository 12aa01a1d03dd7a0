import { AsyncLocalStorage } from 'node:async_hooks';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from './db.ts';

type Snapshots = Promise<readonly DocumentSnapshot[]>;

/** Where a task has each document that it has read: the reply, and the place in it. */
const documentsByTask = new AsyncLocalStorage<
  Map<string, { readonly reply: Snapshots; readonly index: number }>
>();

/** Runs a task that changes nothing: it reads each document once, however many of its parts need it. */
export const readEachOnce = <Result>(task: () => Promise<Result>): Promise<Result> =>
  documentsByTask.run(new Map(), task);

/** Returns documents in the order of their references, in one round trip. */
export const readDocuments = async (refs: readonly DocumentReference[]): Snapshots => {
  const documents = documentsByTask.getStore();
  if (!documents) return db().getAll(...refs);

  const fresh = refs.filter(({ path }) => !documents.has(path));
  if (fresh.length > 0) {
    const reply = db().getAll(...fresh);
    for (const [index, { path }] of fresh.entries()) documents.set(path, { reply, index });
  }

  const found = await Promise.all(
    refs.map(async ({ path }) => {
      const place = documents.get(path);
      return place && (await place.reply)[place.index];
    }),
  );
  return found.filter((snapshot) => snapshot !== undefined);
};
