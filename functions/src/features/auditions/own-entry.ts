import type { Transaction } from 'firebase-admin/firestore';
import { getAgencies } from '@domain/access/roles.ts';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import type { Caller } from '../../rights/access/caller.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { readEntry } from '../../work/records/audition-entries.ts';
import { fromRecordKey } from '../../rights/tokens/record-keys.ts';

/** Returns the caller's own audition as a talent of its agency; 404 for any other. */
export const readOwnEntry = async (
  { claims, uid }: Caller,
  key: string,
  transaction?: Transaction,
): Promise<AuditionEntry> => {
  const entry = await readEntry(fromRecordKey(key), transaction);
  if (entry?.talentId !== uid || !getAgencies(claims, 'talent').includes(entry.agencyId))
    throw notFound('auditionEntries');
  return entry;
};
