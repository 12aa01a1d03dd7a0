import { agencyStaff, projectPeople, READ_ERRORS, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Page } from '../contract.ts';
import { strictObject, idSchema, text } from '../messages/yup.ts';
import { enquiryMoveSchema, sentAnswerSchema } from './enquiries.schema.ts';
import { ENQUIRY_STATES, type EnquiryRow, type OpenedEnquiry, type OwnMessage } from './enquiries.ts';

const id = strictObject({ id: idSchema });

export const enquiriesApi = {
  'enquiries.own': endpoint<readonly OwnMessage[]>()({
    method: 'GET',
    path: '/project/{id}/message',
    summary: 'List your messages about a project',
    description: 'With the agency’s answers, newest first, at most 25.',
    auth: projectPeople,
    params: id,
    errors: READ_ERRORS,
  }),
  'enquiries.list': endpoint<Page<EnquiryRow>>()({
    method: 'GET',
    path: '/enquiry',
    summary: 'List messages to the agency',
    description: 'Newest first. Filter by `status`.',
    auth: agencyStaff,
    query: strictObject({
      cursor: text().max(400).optional(),
      status: text().oneOf(ENQUIRY_STATES).optional(),
    }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'enquiries.get': endpoint<OpenedEnquiry>()({
    method: 'GET',
    path: '/enquiry/{id}',
    summary: 'Retrieve a message',
    description: 'With its history.',
    auth: agencyStaff,
    params: id,
    errors: READ_ERRORS,
  }),
  'enquiries.answer': endpoint<OpenedEnquiry>()({
    method: 'POST',
    path: '/enquiry/{id}/answer',
    summary: 'Answer a message by email',
    description:
      'In the agency’s name and the writer’s language. Returns 409 when `revision` is not the latest.',
    auth: agencyStaff,
    params: id,
    body: sentAnswerSchema,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 60, seconds: 600 },
  }),
  'enquiries.move': endpoint<OpenedEnquiry>()({
    method: 'PATCH',
    path: '/enquiry/{id}',
    summary: 'Close or reopen a message',
    auth: agencyStaff,
    params: id,
    body: enquiryMoveSchema,
    errors: WRITE_ERRORS,
  }),
};
