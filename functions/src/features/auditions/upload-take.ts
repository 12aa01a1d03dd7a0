import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { AUDIO_LIMITS } from '@domain/audio/limits.ts';
import { entryStateOf, type AuditionEntry } from '@domain/auditions/auditions.ts';
import { measureMp3, type MeasuredAudio } from '../../audio/measure-mp3.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { takeStep } from '../../firestore/call-steps.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { updateEntry } from '../../records/audition-entries.ts';
import { setTakePath } from '../../records/audition-invites.ts';
import { discardFile, saveFile } from '../../storage/files.ts';
import { entryKey, linkAccess } from './link-access.ts';

const refuseUnlessOpen = (entry: AuditionEntry): void => {
  const state = entryStateOf({ status: entry.status, deadlineMillis: entry.deadline.toMillis() }, Date.now());
  if (state === 'uploaded') throw new AppError(409, 'audition.alreadyUploaded');
  if (state === 'expired') throw new AppError(410, 'audition.expired');
};

/** The entry that the link is for, when the address names the same one. */
const checkLink = async (key: string, token: string): Promise<string> => {
  const { entry } = await linkAccess(token, ['audition-upload']);
  if (entryKey(entry.id) !== key) throw new AppError(403, 'link.invalid');
  refuseUnlessOpen(entry);
  return entry.id;
};

const saveUnderOwnPath = async (entryId: string, bytes: Buffer): Promise<string> => {
  const path = `auditions/${entryId}/${randomUUID()}.mp3`;
  await saveFile(path, bytes);
  return path;
};

/**
 * Names the file in the records, and answers the path that they hold from now on. The link is looked at once more: it may
 * have been revoked, or its talent blocked or deleted, while the file was on its way.
 */
const handIn = (
  { entryId, token }: { readonly entryId: string; readonly token: string },
  storagePath: string,
  { durationMs, peaks }: MeasuredAudio,
  fileSize: number,
): Promise<string> =>
  transact(async (transaction) => {
    const { entry: current } = await linkAccess(token, ['audition-upload'], transaction);
    refuseUnlessOpen(current);
    const change = { status: 'uploaded', uploadedAt: Timestamp.now(), durationMs, peaks } as const;
    updateEntry(transaction, entryId, change);
    setTakePath(transaction, entryId, storagePath);
    recordAudit(
      transaction,
      { link: entryId },
      {
        agencyId: current.agencyId,
        action: 'auditions.upload',
        subject: `auditionEntries/${entryId}`,
        before: { status: current.status },
        after: { status: 'uploaded', durationMs, fileSize },
      },
    );
    return storagePath;
  });

/**
 * Takes the audition in, once and for good. The file is measured before anything is stored; of two uploads at the same
 * moment one wins in the transaction and the other's file is removed again. `key` names the entry as its page does.
 */
export const uploadTake: Operation<'auditions.upload'> = async ({
  params: { id: key },
  query: { token },
  file,
}) => {
  const entryId = await takeStep(() => checkLink(key, token));
  const { bytes } = await file();
  const measured = await measureMp3(bytes, 'record', AUDIO_LIMITS.audition);
  const storagePath = await takeStep(() => saveUnderOwnPath(entryId, bytes));
  try {
    const kept = await handIn({ entryId, token }, storagePath, measured, bytes.length);
    if (kept !== storagePath) await discardFile(storagePath);
  } catch (error) {
    // Whether a commit holds whose answer was lost is not known: then the file stays, for a repeat or for the sweep.
    if (error instanceof AppError) await discardFile(storagePath);
    throw error;
  }
  return { id: key, durationMs: measured.durationMs };
};
