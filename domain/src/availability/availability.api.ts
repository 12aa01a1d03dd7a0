import { projectPeople, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { strictObject, idSchema, messageId, text } from '../messages/yup.ts';
import {
  availabilityAnswerSchema,
  availabilityChangeSchema,
  availabilityContactSchema,
  availabilityRequestSchema,
  gridSchema,
  slotProposalSchema,
} from './availability.schema.ts';
import type { AvailabilityPage, AvailabilityRequest } from './availability.ts';
import type { AvailabilityGrid } from './grid.ts';

const fromLink = { kind: 'token', tokens: ['availability'] } as const;
const tokenQuery = strictObject({ token: text().max(2000).required(messageId('link.invalid')) });
const id = strictObject({ id: idSchema });

export const availabilityApi = {
  'availability.request': endpoint<readonly Serialised<AvailabilityRequest>[]>()({
    method: 'POST',
    path: '/request-availability/{projectId}',
    summary: 'Request availability',
    description: '3 to 5 days with a slot each. Each talent gets one email.',
    auth: projectPeople,
    params: strictObject({ projectId: idSchema }),
    body: availabilityRequestSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'availability.grid': endpoint<AvailabilityGrid>()({
    method: 'GET',
    path: '/request-availability/grid/{projectId}',
    summary: 'Retrieve free talents and engineers per slot',
    description: 'Only staff see why someone is busy.',
    auth: projectPeople,
    params: strictObject({ projectId: idSchema }),
    query: gridSchema,
    errors: [...READ_ERRORS, 409, 422],
  }),
  'availability.update': endpoint<Serialised<AvailabilityRequest>>()({
    method: 'PATCH',
    path: '/request-availability/{id}',
    summary: 'Update an availability request',
    description:
      'Offers other slots. An accepted slot stays booked until another one is accepted, and can move until a day before it starts.',
    auth: projectPeople,
    params: id,
    body: availabilityChangeSchema,
    errors: WRITE_ERRORS,
  }),
  'availability.propose': endpoint<Serialised<AvailabilityRequest>>()({
    method: 'PATCH',
    path: '/request-availability/{id}/proposal',
    summary: 'Propose another slot for a planned session',
    description:
      'The session stays until the talent accepts, then moves to the same place in the new slot. The engineer must be free.',
    auth: projectPeople,
    params: id,
    body: slotProposalSchema,
    errors: WRITE_ERRORS,
  }),
  'availability.keep': endpoint<Serialised<AvailabilityRequest>>()({
    method: 'PATCH',
    path: '/request-availability/{id}/keep',
    summary: 'Keep the accepted slot',
    description: 'Ends a move. The talent is notified.',
    auth: projectPeople,
    params: id,
    errors: WRITE_ERRORS,
  }),
  'availability.book': endpoint<Serialised<AvailabilityRequest>>()({
    method: 'POST',
    path: '/request-availability/{id}/book',
    summary: 'Book an option',
    description:
      'The talent’s first option only. Competing options of that time end, and their people are notified.',
    auth: projectPeople,
    params: id,
    errors: WRITE_ERRORS,
  }),
  'availability.challenge': endpoint<Serialised<AvailabilityRequest>>()({
    method: 'POST',
    path: '/request-availability/{id}/challenge',
    summary: 'Challenge earlier options',
    description:
      'Earlier options end after the agency’s hours for it, unless they are booked or released before.',
    auth: projectPeople,
    params: id,
    errors: WRITE_ERRORS,
  }),
  'availability.releaseOption': endpoint<{ readonly id: string }>()({
    method: 'POST',
    path: '/request-availability/{id}/release',
    summary: 'Release an option',
    description: 'The talent and the people of the next option are notified.',
    auth: projectPeople,
    params: id,
    errors: WRITE_ERRORS,
  }),
  'availability.calendar': endpoint<undefined>()({
    method: 'GET',
    path: '/request-availability/{id}/calendar',
    summary: 'Download the agreed slot as a calendar file',
    auth: projectPeople,
    params: id,
    binary: 'text/calendar',
    errors: READ_ERRORS,
  }),
  'availability.talentCalendar': endpoint<undefined>()({
    method: 'GET',
    path: '/request-availability/confirmation/{id}/calendar',
    summary: 'Download an accepted slot as a calendar file',
    description: 'By the talent’s link.',
    auth: fromLink,
    params: id,
    query: tokenQuery,
    binary: 'text/calendar',
    errors: [401, 404, 410],
  }),
  'availability.cancel': endpoint<{ readonly id: string }>()({
    method: 'DELETE',
    path: '/request-availability/{id}',
    summary: 'Cancel an availability request',
    description: 'Also cancels an agreed slot, until it starts. The talent is notified.',
    auth: projectPeople,
    params: id,
    errors: WRITE_ERRORS,
  }),
  'availability.page': endpoint<AvailabilityPage>()({
    method: 'GET',
    path: '/request-availability/confirmation/{requestId}/{castingDemoId}',
    summary: 'Retrieve an availability request by link',
    description: '`castingDemoId` is the key in its address.',
    auth: fromLink,
    params: strictObject({ requestId: idSchema, castingDemoId: idSchema }),
    query: tokenQuery,
    errors: [401, 404, 410],
  }),
  'availability.confirm': endpoint<AvailabilityPage>()({
    method: 'PATCH',
    path: '/request-availability/confirmation/{id}',
    summary: 'Accept a slot',
    description: 'Rejects the others. Only once.',
    auth: fromLink,
    params: id,
    query: tokenQuery,
    body: availabilityAnswerSchema,
    errors: [400, 401, 404, 409, 410, 413, 415, 422],
  }),
  'availability.contact': endpoint<{ readonly sent: boolean }>()({
    method: 'POST',
    path: '/request-availability/contact-us',
    summary: 'Decline every slot',
    description: 'Sends a message to the agency.',
    auth: fromLink,
    query: tokenQuery,
    body: availabilityContactSchema,
    errors: [400, 401, 404, 409, 410, 413, 415, 422, 429],
    limit: { calls: 20, seconds: 600 },
    recordLimits: [{ by: ['query.token'], calls: 5, seconds: 600 }],
  }),
};
