import type { AuditionInvite } from '@domain/auditions/auditions.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { toRecord } from '../../platform/firestore/db.ts';
import type { Work } from '../unit/work.ts';

export const auditionInvites = collection<AuditionInvite>('auditionInvites');

export const readAuditionInvite = auditionInvites.get;

export const readAuditionInvites = (ids: readonly string[], work: Work): Promise<readonly AuditionInvite[]> =>
  work.readAll(auditionInvites, ids);

/** The invitation behind a mailed address, if it was mailed to this recipient; ignores case and surrounding blanks. */
export const findAuditionInvite = async (
  linkIdentifier: string,
  email: string,
): Promise<AuditionInvite | undefined> => {
  const found = await auditionInvites.ref.where('linkIdentifier', '==', linkIdentifier).limit(1).get();
  const invite = found.docs[0] && toRecord<AuditionInvite>(found.docs[0]);
  return invite?.email === email.trim().toLowerCase() ? invite : undefined;
};

export const readTakePath = async (entryId: string): Promise<string | null> => {
  const invite = await readAuditionInvite(entryId);
  return invite?.storagePath ?? null;
};
