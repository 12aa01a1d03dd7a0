import type { Earning } from '@domain/orders/earnings.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { collectionOf, documentOf, withoutId } from '../firestore/db.ts';
import { tally, type Tally } from '../firestore/tally.ts';

/** What talents earn, or were to earn, from an order. */
export const readEarningsOf = async (
  orderId: string,
  transaction: Transaction,
): Promise<readonly Earning[]> => {
  const found = await transaction.get(collectionOf('earnings').where('orderId', '==', orderId));
  return found.docs.flatMap((snapshot) => documentOf<Earning>(snapshot) ?? []);
};

/** How many records there are of what a talent earns, in all agencies, and the last of them. */
export const tallyEarnings = (talentId: string): Promise<Tally<Earning>> =>
  tally(collectionOf('earnings').where('talentId', '==', talentId).orderBy('agreedOn', 'desc'));

export const storeEarning = (transaction: Transaction, earning: Earning): void => {
  transaction.set(collectionOf('earnings').doc(earning.id), withoutId(earning));
};

interface Span {
  /** `YYYY-MM-DD`, both in it. */
  readonly from: string;
  readonly to: string;
}

/** What was agreed in some days with talents of an agency, or with one of them; from the first on. */
export const earningsAgreed = async (
  agencyId: string,
  { from, to }: Span,
  talentId?: string,
): Promise<readonly Earning[]> => {
  const ofAgency = collectionOf('earnings').where('agencyId', '==', agencyId);
  const theirs = talentId === undefined ? ofAgency : ofAgency.where('talentId', '==', talentId);
  const found = await theirs
    .where('agreedOn', '>=', from)
    .where('agreedOn', '<=', to)
    .orderBy('agreedOn')
    .get();
  return found.docs.flatMap((snapshot) => documentOf<Earning>(snapshot) ?? []);
};
