import { only, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { strictObject, idSchema, text } from '../messages/yup.ts';
import { connectionStepSchema } from './connection.schema.ts';
import type { ConnectionSession } from './connection.ts';

const access = only('talent', 'agencyTeam', 'admin');
const id = strictObject({ id: idSchema });

export const connectionApi = {
  'talents.connectionSession': endpoint<Serialised<ConnectionSession> | null>()({
    method: 'GET',
    path: '/connectionSession/{id}',
    summary: 'Retrieve a talent’s connection check',
    description: 'Null until one is requested.',
    auth: access,
    params: id,
    errors: READ_ERRORS,
  }),
  'talents.schedulingLink': endpoint<{ readonly schedulingLink: string }>()({
    method: 'GET',
    path: '/connectionSession/schedulingLink/{id}',
    summary: 'Retrieve the scheduling link of a connection check',
    auth: access,
    params: id,
    errors: READ_ERRORS,
  }),
  'talents.requestConnectionSession': endpoint<Serialised<ConnectionSession>>()({
    method: 'POST',
    path: '/connectionSession/{id}',
    summary: 'Request a connection check',
    description: 'It starts as pending.',
    auth: access,
    params: id,
    body: strictObject({ status: text().oneOf(['pending']).default('pending') }),
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'talents.bookConnectionSession': endpoint<Serialised<ConnectionSession>>()({
    method: 'PATCH',
    path: '/connectionSession/{id}',
    summary: 'Update a connection check',
    description: 'Book it, cancel it, or record its result.',
    auth: only('admin'),
    params: id,
    body: connectionStepSchema,
    errors: WRITE_ERRORS,
  }),
};
