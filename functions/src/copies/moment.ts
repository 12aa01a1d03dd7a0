import type { DocumentReference, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import { documentOf } from '../firestore/db.ts';
import type { Copy } from './compare.ts';

/** A database as it is at one moment: that of a transaction. */
export interface Moment {
  readonly firestore: Firestore;
  readonly transaction: Transaction;
}

/** Every copy that is made of one source, as it is and as it should be; reads all of it at that moment. */
export type CopiesOf = (moment: Moment, id: string) => Promise<readonly Copy[]>;

interface Identified {
  readonly id: string;
}

/** A collection, of whichever database is compared. */
export const inside = ({ firestore }: Pick<Moment, 'firestore'>, collection: CollectionName) =>
  firestore.collection(collection);

export const refTo = (moment: Moment, collection: CollectionName, id: string): DocumentReference =>
  inside(moment, collection).doc(id);

/** A record by its name; undefined: there is none. */
export const recordIn = async <Record extends Identified>(
  moment: Moment,
  collection: CollectionName,
  id: string,
): Promise<Record | undefined> =>
  documentOf<Record>(await moment.transaction.get(refTo(moment, collection, id)));

/** All records that a query finds. */
export const recordsOf = async <Record extends Identified>(
  { transaction }: Moment,
  query: Query,
): Promise<readonly Record[]> =>
  (await transaction.get(query)).docs.flatMap((snapshot) => documentOf<Record>(snapshot) ?? []);
