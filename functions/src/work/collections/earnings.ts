import { FieldPath } from 'firebase-admin/firestore';
import { getBalance, type Earning, type EarningState } from '@domain/orders/earnings.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { tally, type Tally } from '../../platform/firestore/tally.ts';
import type { Work } from '../unit/work.ts';

/** `isOverpaid`: more was paid than is due, so the next payment deducts it. */
type StoredEarning = Earning & { readonly isOverpaid: boolean };

export const earnings = collection<Earning, StoredEarning>(
  'earnings',
  (earning) => ({ isOverpaid: getBalance(earning) < 0 }),
  ['isOverpaid'],
);

export const readOrderEarnings = (orderId: string, work: Work): Promise<readonly Earning[]> =>
  work.findStored(earnings, earnings.ref.where('orderId', '==', orderId));

/** A talent's agreed and payable earnings in all agencies. */
export const findUnpaidEarnings = (talentId: string, work: Work): Promise<readonly Earning[]> =>
  work.findStored(
    earnings,
    earnings.ref.where('talentId', '==', talentId).where('state', 'in', ['agreed', 'payable']),
  );

/** Counts a talent's earnings in all agencies, with the last one. */
export const tallyEarnings = (talentId: string): Promise<Tally<Earning>> =>
  tally(earnings.ref.where('talentId', '==', talentId).orderBy('agreedOn', 'desc'));

interface OwnFilters {
  readonly agencyId: string;
  readonly talentId: string;
  readonly state?: EarningState | undefined;
}

export const findTalentEarnings = async (
  { agencyId, talentId, state }: OwnFilters,
  after: { readonly day: string; readonly id: string } | undefined,
  limit: number,
): Promise<readonly Earning[]> => {
  const query = earnings.ref.where('agencyId', '==', agencyId).where('talentId', '==', talentId);
  const listed = (state ? query.where('state', '==', state) : query)
    .orderBy('agreedOn', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(limit);
  return earnings.find(after ? listed.startAfter(after.day, after.id) : listed);
};

/** All of a talent's earnings in an agency. */
export const findAgencyEarnings = (
  agencyId: string,
  talentId: string,
  work: Work,
): Promise<readonly Earning[]> =>
  work.findStored(earnings, earnings.ref.where('agencyId', '==', agencyId).where('talentId', '==', talentId));

interface Span {
  /** `YYYY-MM-DD`, inclusive. */
  readonly from: string;
  readonly to: string;
}

/** Earnings agreed on some days with an agency's talents, or one of them, earliest first. */
export const findAgreedEarnings = async (
  agencyId: string,
  { from, to }: Span,
  talentId?: string,
): Promise<readonly Earning[]> => {
  const agencyEarnings = earnings.ref.where('agencyId', '==', agencyId);
  const ownEarnings =
    talentId === undefined ? agencyEarnings : agencyEarnings.where('talentId', '==', talentId);
  return earnings.find(
    ownEarnings.where('agreedOn', '>=', from).where('agreedOn', '<=', to).orderBy('agreedOn'),
  );
};

/** An agency's earnings payable by a day and not paid, earliest first. */
export const findDueEarnings = (
  agencyId: string,
  day: string,
  limit: number,
  work?: Work,
): Promise<readonly Earning[]> =>
  earnings.find(
    earnings.ref
      .where('agencyId', '==', agencyId)
      .where('state', '==', 'payable')
      .where('payableOn', '<=', day)
      .orderBy('payableOn')
      .limit(limit),
    work,
  );

/** An agency's earnings of which too much was paid. */
export const findOverpaidEarnings = (
  agencyId: string,
  limit: number,
  work?: Work,
): Promise<readonly Earning[]> =>
  earnings.find(
    earnings.ref.where('agencyId', '==', agencyId).where('isOverpaid', '==', true).limit(limit),
    work,
  );
