import { Timestamp } from 'firebase-admin/firestore';
import type { ScriptDownload } from '@domain/auditions/confidentiality.ts';
import { transact } from '../unit/transact.ts';
import { scriptDownloads } from '../collections/script-downloads.ts';

/** Counts a reader's download. No audit record: the request doesn't change. */
export const recordScriptDownload = (
  download: Omit<ScriptDownload, 'id' | 'count' | 'firstAt' | 'lastAt'>,
): Promise<void> => {
  const id = `${download.auditionId}_${download.talentId ?? download.userId}`;

  return transact(async (work) => {
    const former = await work.read(scriptDownloads, id);
    const lastAt = Timestamp.now();
    work.set(scriptDownloads, {
      ...download,
      id,
      count: (former?.count ?? 0) + 1,
      firstAt: former?.firstAt ?? lastAt,
      lastAt,
    });
  });
};
