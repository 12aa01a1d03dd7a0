import type { Locale } from '@domain/messages/locale.ts';
import type { Work } from '../unit/work.ts';
import { talents } from '../collections/talents.ts';

/** Audition requests use the account's language. Before registration, a person with the role has no such record. */
export const setTalentLanguage = async (
  work: Work,
  uid: string,
  communicationLanguage: Locale,
): Promise<void> => {
  const ref = talents.doc(uid);
  const { exists } = await work.transaction.get(ref);
  if (exists) work.transaction.update(ref, { communicationLanguage });
};
