import { agencyStaff, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Created, type Serialised } from '../contract.ts';
import { strictObject, idSchema } from '../messages/yup.ts';
import { changedViewSchema, newViewSchema } from './roster-views.schema.ts';
import type { RosterView } from './roster-views.ts';

const params = strictObject({ id: idSchema });

export const rosterViewsApi = {
  'roster.saveView': endpoint<Serialised<RosterView>>()({
    method: 'POST',
    path: '/talentCRM/views',
    summary: 'Create a roster view',
    description: 'With filters and columns. Returns 409 for a taken name or beyond 50 views.',
    auth: agencyStaff,
    body: newViewSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'roster.changeView': endpoint<Serialised<RosterView>>()({
    method: 'PATCH',
    path: '/talentCRM/views/{id}',
    summary: 'Update a roster view',
    auth: agencyStaff,
    params,
    body: changedViewSchema,
    errors: WRITE_ERRORS,
  }),
  'roster.removeView': endpoint<Created>()({
    method: 'DELETE',
    path: '/talentCRM/views/{id}',
    summary: 'Delete a roster view',
    auth: agencyStaff,
    params,
    errors: WRITE_ERRORS,
  }),
};
