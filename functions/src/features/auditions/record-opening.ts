import { Timestamp } from 'firebase-admin/firestore';
import { readEntry } from '../../work/collections/audition-entries.ts';
import type { Step } from '../../work/unit/operation.ts';

/** Records that a talent, not a mail scanner, opened a request; once. No audit record: the request doesn't change. */
export const recordOpening = async (step: Step, entryId: string): Promise<void> => {
  await step(
    async (work) => {
      const entry = await readEntry(entryId, work);
      if (entry && !entry.openedAt && entry.status === 'open')
        work.update(entry, { openedAt: Timestamp.now() });
    },
    { action: null },
  );
};
