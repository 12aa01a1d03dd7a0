import { agencyStaff, READ_ERRORS, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Page } from '../contract.ts';
import { exactly, idSchema, text } from '../messages/yup.ts';
import { enquiryMoveSchema, sentAnswerSchema } from './enquiries.schema.ts';
import { ENQUIRY_STATES, type EnquiryRow, type OpenedEnquiry } from './enquiries.ts';

const id = exactly({ id: idSchema });

/** What clients and talents write to an agency, for its people. None of these calls takes an API key. */
export const enquiriesApi = {
  'enquiries.list': endpoint<Page<EnquiryRow>>()({
    method: 'GET',
    path: '/enquiry',
    summary: 'Messages to the chosen agency, the newest first; of one state (`status`), or all',
    auth: agencyStaff,
    query: exactly({
      cursor: text().max(400).optional(),
      status: text().oneOf(ENQUIRY_STATES).optional(),
    }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'enquiries.get': endpoint<OpenedEnquiry>()({
    method: 'GET',
    path: '/enquiry/{id}',
    summary: 'One message, with what was done about it',
    auth: agencyStaff,
    params: id,
    errors: READ_ERRORS,
  }),
  'enquiries.answer': endpoint<OpenedEnquiry>()({
    method: 'POST',
    path: '/enquiry/{id}/answer',
    summary:
      'Answer a message by email, in the name of the agency and the language of whoever wrote it; 409 where somebody has done something about it that the caller has not seen (`revision`)',
    auth: agencyStaff,
    params: id,
    body: sentAnswerSchema,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 60, seconds: 600 },
  }),
  'enquiries.move': endpoint<OpenedEnquiry>()({
    method: 'PATCH',
    path: '/enquiry/{id}',
    summary: 'Close a message that needs no answer any more, or open it again',
    auth: agencyStaff,
    params: id,
    body: enquiryMoveSchema,
    errors: WRITE_ERRORS,
  }),
};
