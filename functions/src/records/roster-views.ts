import type { Transaction } from 'firebase-admin/firestore';
import type { RosterView } from '@domain/roster/roster.ts';
import { ROSTER_VIEWS_MAX } from '@domain/roster/roster-views.ts';
import { collection } from '../firestore/collection.ts';

const views = collection<RosterView>('rosterViews');

export const newViewId = views.newId;

export const readView = async (id: string, transaction: Transaction): Promise<RosterView | undefined> =>
  views.get(id, transaction);

/** All views of an agency; the transaction that names one reads them to keep names unique. */
export const findAgencyViews = async (
  agencyId: string,
  transaction?: Transaction,
): Promise<readonly RosterView[]> => {
  const own = views.ref.where('agencyId', '==', agencyId).limit(ROSTER_VIEWS_MAX);
  return views.find(own, transaction);
};

export const writeView = views.set;

export const deleteView = views.delete;
