import { FieldPath, type DocumentSnapshot, type Query, type Transaction } from 'firebase-admin/firestore';
import type { Earning, EarningState } from '@domain/orders/earnings.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';
import { tally, type Tally } from '../firestore/tally.ts';

/** What talents earn, or were to earn, from an order. */
export const readOrderEarnings = async (
  orderId: string,
  transaction: Transaction,
): Promise<readonly Earning[]> => {
  const found = await transaction.get(collectionRef('earnings').where('orderId', '==', orderId));
  return found.docs.flatMap((snapshot) => toRecord<Earning>(snapshot) ?? []);
};

/** How many records there are of what a talent earns, in all agencies, and the last of them. */
export const tallyEarnings = (talentId: string): Promise<Tally<Earning>> =>
  tally(collectionRef('earnings').where('talentId', '==', talentId).orderBy('agreedOn', 'desc'));

export const storeEarning = (transaction: Transaction, earning: Earning): void => {
  transaction.set(collectionRef('earnings').doc(earning.id), withoutId(earning));
};

interface OwnFilters {
  readonly agencyId: string;
  readonly talentId: string;
  readonly state?: EarningState | undefined;
}

/** One page of what a talent earns with an agency, newest first. */
export const findTalentEarnings = async (
  { agencyId, talentId, state }: OwnFilters,
  after: { readonly day: string; readonly id: string } | undefined,
  limit: number,
): Promise<readonly Earning[]> => {
  const own = collectionRef('earnings').where('agencyId', '==', agencyId).where('talentId', '==', talentId);
  const listed = (state ? own.where('state', '==', state) : own)
    .orderBy('agreedOn', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(limit);
  const found = await (after ? listed.startAfter(after.day, after.id) : listed).get();
  return found.docs.flatMap((snapshot) => toRecord<Earning>(snapshot) ?? []);
};

const readAll = (docs: readonly DocumentSnapshot[]): readonly Earning[] =>
  docs.flatMap((snapshot) => toRecord<Earning>(snapshot) ?? []);

const payableIn = (agencyId: string, month: string): Query =>
  collectionRef('earnings')
    .where('agencyId', '==', agencyId)
    .where('payableOn', '>=', `${month}-01`)
    .where('payableOn', '<=', `${month}-31`);

/** What an agency's talents are to be paid, or were, for a month, `YYYY-MM`. */
export const earningsPayableIn = async (agencyId: string, month: string): Promise<readonly Earning[]> =>
  readAll((await payableIn(agencyId, month).orderBy('payableOn').get()).docs);

/** The same of one of its talents. */
export const earningsPayableTo = async (
  talentId: string,
  { agencyId, month }: { readonly agencyId: string; readonly month: string },
  transaction: Transaction,
): Promise<readonly Earning[]> => {
  const own = payableIn(agencyId, month).where('talentId', '==', talentId).orderBy('payableOn');
  return readAll((await transaction.get(own)).docs);
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
  const ofAgency = collectionRef('earnings').where('agencyId', '==', agencyId);
  const theirs = talentId === undefined ? ofAgency : ofAgency.where('talentId', '==', talentId);
  const found = await theirs
    .where('agreedOn', '>=', from)
    .where('agreedOn', '<=', to)
    .orderBy('agreedOn')
    .get();
  return found.docs.flatMap((snapshot) => toRecord<Earning>(snapshot) ?? []);
};
