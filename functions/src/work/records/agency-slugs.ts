import { Timestamp } from 'firebase-admin/firestore';
import type { AgencySlug } from '@domain/agencies/slugs.ts';
import type { Work } from '../unit/work.ts';
import { agencySlugs } from '../collections/agency-slugs.ts';

/** Reserves a slug permanently. Of two concurrent reservations, one succeeds. */
export const recordSlug = (work: Work, slug: string, agencyId: string): void => {
  work.transaction.set(agencySlugs().doc(slug), { agencyId, takenAt: Timestamp.now() } satisfies AgencySlug);
};
