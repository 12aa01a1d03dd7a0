import { keptFor } from '../firebase/keptFor.ts';
import { keptLists } from '../firebase/keptLists.ts';
import { REPLIES_CACHE } from './keptCalls.ts';

const deleteReplies = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(REPLIES_CACHE);
};

/** Deletes everything that this device has kept of the account: lists and replies. Call again after sign-out, for calls under way. */
export const forgetKept = async (): Promise<void> => {
  if (keptFor.read() === null) return deleteReplies().catch(() => undefined);

  keptLists.clear();

  const deleteDocuments = async () => (await import('../firebase/forgetDocuments.ts')).forgetDocuments();

  const results = await Promise.allSettled([deleteReplies(), deleteDocuments()]);
  // Otherwise the next account's first read deletes it.
  if (results.every(({ status }) => status === 'fulfilled')) keptFor.clear();
  // A last snapshot may have come meanwhile.
  keptLists.clear();
};
