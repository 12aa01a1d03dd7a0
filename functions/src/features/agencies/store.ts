import type { Agency } from '@domain/agencies/agencies.ts';
import { db, documentOf } from '../../firestore/db.ts';

export const listAgencies = async (): Promise<readonly Agency[]> => {
  const found = await db().collection('agencies').orderBy('publicName').limit(200).get();
  return found.docs.flatMap((snapshot) => documentOf<Agency>(snapshot) ?? []);
};
