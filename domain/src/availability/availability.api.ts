import { projectPeople, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { exactly, idSchema, messageId, text, yup } from '../messages/yup.ts';
import { timeZone } from '../values/time-zones.ts';
import { freeText } from '../values/free-text.ts';
import { eachOnce } from '../values/lists.ts';
import type { AvailabilityPage, AvailabilityRequest } from './availability.ts';

const fromLink = { kind: 'token', tokens: ['availability'] } as const;
const tokenQuery = exactly({ token: text().max(2000).required(messageId('link.invalid')) });
const slot = text().matches(/^\d{4}\/\d{2}\/\d{2} \d{2}-\d{2}$/, messageId('validation.invalid'));
const timeRanges = yup
  .array()
  .of(exactly({ datetime: slot.required() }))
  .min(3)
  .max(60);
/** Contact messages, here and in a project. */
export const contactMessage = freeText(300).min(25).required();

export const availabilityApi = {
  'availability.request': endpoint<readonly AvailabilityRequest[]>()({
    method: 'POST',
    path: '/request-availability/{projectId}',
    summary: 'Ask talents for their availability: 3 to 5 days with a slot each',
    auth: projectPeople,
    params: exactly({ projectId: idSchema }),
    body: exactly({
      timeZone: timeZone().required(),
      timeRanges: timeRanges.required(),
      castingDemoIds: eachOnce(idSchema).min(1).max(50).required(),
    }),
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'availability.update': endpoint<AvailabilityRequest>()({
    method: 'PATCH',
    path: '/request-availability/{id}',
    summary: 'Offer other slots while none is accepted',
    auth: projectPeople,
    params: exactly({ id: idSchema }),
    body: exactly({ timeZone: timeZone().optional(), timeRanges: timeRanges.optional() }),
    errors: WRITE_ERRORS,
  }),
  'availability.page': endpoint<AvailabilityPage>()({
    method: 'GET',
    path: '/request-availability/confirmation/{requestId}/{castingDemoId}',
    summary: 'The request behind a mailed link',
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
    params: exactly({ id: idSchema }),
    query: tokenQuery,
    body: exactly({
      timeRanges: yup
        .array()
        .of(exactly({ id: idSchema, status: text().oneOf(['accepted', 'rejected']).required() }))
        .min(1)
        .max(60)
        .required(),
    }),
    errors: [400, 401, 404, 409, 410, 413, 415, 422],
  }),
  'availability.contact': endpoint<{ readonly sent: boolean }>()({
    method: 'POST',
    path: '/request-availability/contact-us',
    summary: 'Tell the agency that no slot works',
    auth: fromLink,
    query: tokenQuery,
    body: exactly({ message: contactMessage, castingDemoId: idSchema, requestAvailabilityId: idSchema }),
    errors: [400, 401, 404, 410, 413, 415, 422, 429],
    limit: { calls: 20, seconds: 600 },
    recordLimits: [{ by: ['query.token'], calls: 5, seconds: 600 }],
  }),
};
