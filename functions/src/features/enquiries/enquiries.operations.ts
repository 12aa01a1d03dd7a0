import type { Operations } from '../../work/operation.ts';
import { answerEnquiry } from './answer-enquiry.ts';
import { getEnquiry, listEnquiries } from './list-enquiries.ts';
import { listOwnMessages } from './list-own-messages.ts';
import { moveEnquiry } from './move-enquiry.ts';

export const enquiries = {
  'enquiries.answer': answerEnquiry,
  'enquiries.get': getEnquiry,
  'enquiries.list': listEnquiries,
  'enquiries.move': moveEnquiry,
  'enquiries.own': listOwnMessages,
} satisfies Partial<Operations>;
