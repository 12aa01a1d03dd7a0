import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { entryStateOf, type AuditionEntry } from '@domain/auditions/auditions.ts';
import { measureMp3 } from '../../../audio/measure-mp3.ts';
import { recordAudit } from '../../../firestore/audit.ts';
import { transact } from '../../../firestore/transact.ts';
import { AppError, notFound } from '../../../http/app-error.ts';
import type { UploadedFile } from '../../../http/upload.ts';
import { deleteTake, readEntry, saveTake, setTakePath, updateEntryRecord } from '../store.ts';
import { linkAccess } from './link-access.ts';

const refuseUnlessOpen = (entry: AuditionEntry): void => {
  const state = entryStateOf({ status: entry.status, deadlineMillis: entry.deadline.toMillis() }, Date.now());
  if (state === 'uploaded') throw new AppError(409, 'audition.alreadyUploaded');
  if (state === 'expired') throw new AppError(410, 'audition.expired');
};

/**
 * Takes the audition in, once and for good. The file is measured before anything is stored; of two uploads at the same
 * moment one wins in the transaction and the other's file is removed again.
 */
export const uploadTake = async (
  entryId: string,
  token: string,
  file: () => Promise<UploadedFile>,
): Promise<{ id: string; durationMs: number }> => {
  const { entry } = await linkAccess(token, ['audition-upload']);
  if (entry.id !== entryId) throw new AppError(403, 'link.invalid');
  refuseUnlessOpen(entry);
  const { bytes } = await file();
  const { durationMs, peaks } = await measureMp3(bytes, 'record');

  const storagePath = `auditions/${entryId}/${randomUUID()}.mp3`;
  await saveTake(storagePath, bytes);
  try {
    await transact(async (transaction) => {
      const current = await readEntry(entryId, transaction);
      if (!current) throw notFound();
      refuseUnlessOpen(current);
      updateEntryRecord(transaction, entryId, {
        status: 'uploaded',
        uploadedAt: Timestamp.now(),
        durationMs,
        peaks,
      });
      setTakePath(transaction, entryId, storagePath);
      recordAudit(
        transaction,
        { link: entryId },
        {
          agencyId: current.agencyId,
          action: 'auditions.upload',
          subject: `auditionEntries/${entryId}`,
          before: { status: current.status },
          after: { status: 'uploaded', durationMs, fileSize: bytes.length },
        },
      );
    });
  } catch (error) {
    await deleteTake(storagePath);
    throw error;
  }
  return { id: entryId, durationMs };
};
