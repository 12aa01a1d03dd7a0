import { Timestamp } from 'firebase-admin/firestore';
import { transact } from '../../work/unit/transact.ts';
import { markOpened, readEntry } from '../../work/records/audition-entries.ts';

/** Records that a talent, not a mail scanner, opened a request; once. No audit record: the request doesn't change. */
export const recordOpening = async (entryId: string): Promise<void> => {
  await transact(async (work) => {
    const entry = await readEntry(entryId, work);
    if (entry && !entry.openedAt && entry.status === 'open') markOpened(work, entryId, Timestamp.now());
  });
};
