import { Timestamp } from 'firebase-admin/firestore';
import type { Enquiry } from '@domain/enquiries/enquiries.ts';
import type { Work } from '../unit/work.ts';
import { enquiries } from '../collections/enquiries.ts';

export const keepEnquiry = (
  work: Work,
  written: Omit<Enquiry, 'id' | 'state' | 'steps' | 'createdAt'>,
): void => {
  const id = enquiries.newId();
  work.set(enquiries, { ...written, id, state: 'new', steps: [], createdAt: Timestamp.now() });
};
