import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Enquiry, EnquiryState } from '@domain/enquiries/enquiries.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';
import { counted } from '../firestore/tally.ts';

const enquiries = () => collectionRef('enquiries');

export const readEnquiry = async (id: string, transaction?: Transaction): Promise<Enquiry | undefined> => {
  const ref = enquiries().doc(id);
  return toRecord<Enquiry>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** Writes a message as it now is, whole. */
export const storeEnquiry = (transaction: Transaction, enquiry: Enquiry): void => {
  transaction.set(enquiries().doc(enquiry.id), withoutId(enquiry));
};

/** Stores a message to an agency, for its people to answer. */
export const keepEnquiry = (
  transaction: Transaction,
  written: Omit<Enquiry, 'id' | 'state' | 'steps' | 'createdAt'>,
): void => {
  const { id } = enquiries().doc();
  storeEnquiry(transaction, { ...written, id, state: 'new', steps: [], createdAt: Timestamp.now() });
};

interface InboxPage {
  /** Undefined: of every state. */
  readonly state: EnquiryState | undefined;
  readonly after: { readonly createdAt: Timestamp; readonly id: string } | undefined;
  readonly limit: number;
}

/** A page of what was written to an agency, the newest first. */
export const enquiriesTo = async (
  agencyId: string,
  { state, after, limit }: InboxPage,
): Promise<readonly Enquiry[]> => {
  const own = enquiries().where('agencyId', '==', agencyId);
  const cut = state === undefined ? own : own.where('state', '==', state);
  const sorted = cut.orderBy('createdAt', 'desc').orderBy('__name__', 'desc').limit(limit);
  const { docs } = await (after ? sorted.startAfter(after.createdAt, after.id) : sorted).get();
  return docs.flatMap((snapshot) => toRecord<Enquiry>(snapshot) ?? []);
};

/** How many messages to an agency nobody has answered yet. */
export const countNewEnquiries = (agencyId: string): Promise<number> =>
  counted(enquiries().where('agencyId', '==', agencyId).where('state', '==', 'new'));
