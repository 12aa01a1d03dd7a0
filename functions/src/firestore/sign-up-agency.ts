import type { Agency } from '@domain/agencies/agencies.ts';
import { DEFAULT_AGENCY_SLUG } from '../config.ts';
import { db, documentOf } from './db.ts';

/** The agency whose sign-up page this is; without a slug the default one. Undefined when there is none. */
export const signUpAgency = async (slug: string | undefined): Promise<Agency | undefined> => {
  const found = await db()
    .collection('agencies')
    .where('slug', '==', slug || DEFAULT_AGENCY_SLUG.value())
    .limit(1)
    .get();
  return found.docs.map((snapshot) => documentOf<Agency>(snapshot))[0];
};
