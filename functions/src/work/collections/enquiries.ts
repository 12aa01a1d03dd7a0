import type { Timestamp } from 'firebase-admin/firestore';
import type { Enquiry, EnquiryState } from '@domain/enquiries/enquiries.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { countDocuments } from '../../platform/firestore/tally.ts';

export const enquiries = collection<Enquiry>('enquiries');

export const readEnquiry = enquiries.get;

interface InboxPage {
  /** Undefined: all states. */
  readonly state: EnquiryState | undefined;
  readonly after: { readonly createdAt: Timestamp; readonly id: string } | undefined;
  readonly limit: number;
}

export const findEnquiries = async (
  agencyId: string,
  { state, after, limit }: InboxPage,
): Promise<readonly Enquiry[]> => {
  const query = enquiries.ref.where('agencyId', '==', agencyId);
  const cut = state === undefined ? query : query.where('state', '==', state);
  const sorted = cut.orderBy('createdAt', 'desc').orderBy('__name__', 'desc').limit(limit);
  return enquiries.find(after ? sorted.startAfter(after.createdAt, after.id) : sorted);
};

/** Returns a person's messages about a project, newest first. */
export const findOwnEnquiries = (
  userId: string,
  projectId: string,
  limit: number,
): Promise<readonly Enquiry[]> =>
  enquiries.find(
    enquiries.ref
      .where('userId', '==', userId)
      .where('projectId', '==', projectId)
      .orderBy('createdAt', 'desc')
      .limit(limit),
  );

/** Returns a person's messages to an agency, newest first. */
export const findPersonsEnquiries = (
  agencyId: string,
  userId: string,
  limit: number,
): Promise<readonly Enquiry[]> =>
  enquiries.find(
    enquiries.ref
      .where('agencyId', '==', agencyId)
      .where('userId', '==', userId)
      .orderBy('createdAt', 'desc')
      .limit(limit),
  );

export const countNewEnquiries = (agencyId: string): Promise<number> =>
  countDocuments(enquiries.ref.where('agencyId', '==', agencyId).where('state', '==', 'new'));
