import { projectPeople, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { exactly, idSchema, messageId, text } from '../messages/yup.ts';
import {
  availabilityAnswerSchema,
  availabilityChangeSchema,
  availabilityContactSchema,
  availabilityRequestSchema,
  gridSchema,
} from './availability.schema.ts';
import type { AvailabilityPage, AvailabilityRequest } from './availability.ts';
import type { AvailabilityGrid } from './grid.ts';

const fromLink = { kind: 'token', tokens: ['availability'] } as const;
const tokenQuery = exactly({ token: text().max(2000).required(messageId('link.invalid')) });
const id = exactly({ id: idSchema });

export const availabilityApi = {
  'availability.request': endpoint<readonly Serialised<AvailabilityRequest>[]>()({
    method: 'POST',
    path: '/request-availability/{projectId}',
    summary: 'Ask talents when they could record: 3 to 5 days with a slot each; each of them gets one email',
    auth: projectPeople,
    params: exactly({ projectId: idSchema }),
    body: availabilityRequestSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'availability.grid': endpoint<AvailabilityGrid>()({
    method: 'GET',
    path: '/request-availability/grid/{projectId}',
    summary:
      'How many of some talents, and of the engineers, are free in each slot of some days; why not, for staff alone',
    auth: projectPeople,
    params: exactly({ projectId: idSchema }),
    query: gridSchema,
    errors: [...READ_ERRORS, 409, 422],
  }),
  'availability.update': endpoint<Serialised<AvailabilityRequest>>()({
    method: 'PATCH',
    path: '/request-availability/{id}',
    summary:
      'Offer other slots; one that was accepted stays booked until another is, and moves until a day before it begins',
    auth: projectPeople,
    params: id,
    body: availabilityChangeSchema,
    errors: WRITE_ERRORS,
  }),
  'availability.keep': endpoint<Serialised<AvailabilityRequest>>()({
    method: 'PATCH',
    path: '/request-availability/{id}/keep',
    summary: 'Stay with the slot that was to be moved; the talent is told',
    auth: projectPeople,
    params: id,
    errors: WRITE_ERRORS,
  }),
  'availability.calendar': endpoint<undefined>()({
    method: 'GET',
    path: '/request-availability/{id}/calendar',
    summary: 'The slot that was agreed on, as a file for calendars',
    auth: projectPeople,
    params: id,
    binary: 'text/calendar',
    errors: READ_ERRORS,
  }),
  'availability.talentCalendar': endpoint<undefined>()({
    method: 'GET',
    path: '/request-availability/confirmation/{id}/calendar',
    summary: 'The slot that a talent accepted by their link, as a file for calendars',
    auth: fromLink,
    params: id,
    query: tokenQuery,
    binary: 'text/calendar',
    errors: [401, 404, 410],
  }),
  'availability.cancel': endpoint<{ readonly id: string }>()({
    method: 'DELETE',
    path: '/request-availability/{id}',
    summary: 'Take a request back, or what was agreed on, until the slot begins; the talent is told',
    auth: projectPeople,
    params: id,
    errors: WRITE_ERRORS,
  }),
  'availability.page': endpoint<AvailabilityPage>()({
    method: 'GET',
    path: '/request-availability/confirmation/{requestId}/{castingDemoId}',
    summary: 'The request behind a mailed link; castingDemoId is the key in its address',
    auth: fromLink,
    params: exactly({ requestId: idSchema, castingDemoId: idSchema }),
    query: tokenQuery,
    errors: [401, 404, 410],
  }),
  'availability.confirm': endpoint<AvailabilityPage>()({
    method: 'PATCH',
    path: '/request-availability/confirmation/{id}',
    summary: 'Accept exactly one slot and reject the others, once',
    auth: fromLink,
    params: id,
    query: tokenQuery,
    body: availabilityAnswerSchema,
    errors: [400, 401, 404, 409, 410, 413, 415, 422],
  }),
  'availability.contact': endpoint<{ readonly sent: boolean }>()({
    method: 'POST',
    path: '/request-availability/contact-us',
    summary: 'Tell the agency that no slot works',
    auth: fromLink,
    query: tokenQuery,
    body: availabilityContactSchema,
    errors: [400, 401, 404, 409, 410, 413, 415, 422, 429],
    limit: { calls: 20, seconds: 600 },
    recordLimits: [{ by: ['query.token'], calls: 5, seconds: 600 }],
  }),
};
