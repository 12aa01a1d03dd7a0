import type { Transaction } from 'firebase-admin/firestore';
import type { RosterView } from '@domain/roster/roster.ts';
import { ROSTER_VIEWS_MAX } from '@domain/roster/roster-views.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';

const views = () => collectionRef('rosterViews');

/** A name that no view has yet. */
export const newViewId = (): string => views().doc().id;

export const readView = async (id: string, transaction: Transaction): Promise<RosterView | undefined> =>
  toRecord<RosterView>(await transaction.get(views().doc(id)));

/** All views of an agency; read in the transaction that adds or renames one, so that no two get the same name. */
export const findAgencyViews = async (
  agencyId: string,
  transaction?: Transaction,
): Promise<readonly RosterView[]> => {
  const own = views().where('agencyId', '==', agencyId).limit(ROSTER_VIEWS_MAX);
  const { docs } = await (transaction ? transaction.get(own) : own.get());
  return docs.flatMap((snapshot) => toRecord<RosterView>(snapshot) ?? []);
};

export const writeView = (transaction: Transaction, view: RosterView): void => {
  transaction.set(views().doc(view.id), withoutId(view));
};

export const deleteView = (transaction: Transaction, id: string): void => {
  transaction.delete(views().doc(id));
};
