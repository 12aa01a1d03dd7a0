import { ROSTER_VIEWS_MAX, type RosterView } from '@domain/roster/roster-views.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const rosterViews = collection<RosterView>('rosterViews');

/** All views of an agency; the transaction that names one reads them to keep names unique. */
export const findAgencyViews = async (agencyId: string, work?: Work): Promise<readonly RosterView[]> => {
  const query = rosterViews.ref.where('agencyId', '==', agencyId).limit(ROSTER_VIEWS_MAX);
  return rosterViews.find(query, work);
};
