import type { DocumentReference, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import { toRecord } from '../../platform/firestore/db.ts';
import type { Copy } from './compare.ts';

/** A database at one moment: that of a transaction. */
export interface Moment {
  readonly firestore: Firestore;
  readonly transaction: Transaction;
}

/** Returns every copy of one source, as stored and as wanted, at that moment. */
export type CopiesOf = (moment: Moment, id: string) => Promise<readonly Copy[]>;

interface Identified {
  readonly id: string;
}

export const getCollectionRef = ({ firestore }: Pick<Moment, 'firestore'>, collection: CollectionName) =>
  firestore.collection(collection);

export const getRef = (moment: Moment, collection: CollectionName, id: string): DocumentReference =>
  getCollectionRef(moment, collection).doc(id);

export const readRecord = async <Record extends Identified>(
  moment: Moment,
  collection: CollectionName,
  id: string,
): Promise<Record | undefined> =>
  toRecord<Record>(await moment.transaction.get(getRef(moment, collection, id)));

export const findRecords = async <Record extends Identified>(
  { transaction }: Moment,
  query: Query,
): Promise<readonly Record[]> =>
  (await transaction.get(query)).docs.flatMap((snapshot) => toRecord<Record>(snapshot) ?? []);
