import type { Company } from '../accounts/accounts.ts';
import { projectPeople, READ_ERRORS, signedIn, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Page, type Serialised } from '../contract.ts';
import { strictObject, idSchema, pageLength, text, yup } from '../messages/yup.ts';
import { NAME_MAX } from '../reference/reference.ts';
import { freeText } from '../values/free-text.ts';
import { title } from '../values/names.ts';
import {
  PROJECT_SHELVES,
  PROJECT_STATES,
  PROJECT_TYPES,
  PROJECT_CHARACTERS_MAX,
  type Project,
  type Character,
} from './projects.ts';
import { contactSchema } from './projects.schema.ts';
import type { ProjectStep } from './steps.ts';
import type { ViewHistory } from './view-history.ts';

const id = strictObject({ id: idSchema });
const voice = strictObject({
  id: idSchema,
  name: text().max(NAME_MAX).required(),
  description: freeText().optional(),
});

export const projectListApi = {
  'projects.list': endpoint<Page<Serialised<Project>>>()({
    method: 'GET',
    path: '/project',
    summary: 'List projects',
    description: 'Of your company, or of the chosen agency.',
    auth: projectPeople,
    query: strictObject({
      cursor: text().max(400).optional(),
      pageSize: pageLength(100).optional(),
      shelf: text().oneOf(PROJECT_SHELVES).optional(),
      type: text().oneOf(PROJECT_TYPES).optional(),
      state: text().oneOf(PROJECT_STATES).optional(),
      search: text().max(NAME_MAX).optional(),
    }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'projects.remove': endpoint<{ readonly id: string }>()({
    method: 'DELETE',
    path: '/project/{id}',
    summary: 'Delete a project',
    description: 'Only before it is ordered. It can be restored for 30 days.',
    auth: projectPeople,
    params: id,
    errors: [...READ_ERRORS, 409],
  }),
  'projects.restore': endpoint<Serialised<Project>>()({
    method: 'POST',
    path: '/project/{id}/restore',
    summary: 'Restore a project',
    description: 'Deleted or archived.',
    auth: projectPeople,
    params: id,
    body: strictObject({}),
    errors: [...WRITE_ERRORS, 409],
  }),
  'projects.archive': endpoint<Serialised<Project>>()({
    method: 'POST',
    path: '/project/{id}/archive',
    summary: 'Archive a project',
    description: 'Also closes it.',
    auth: projectPeople,
    params: id,
    body: strictObject({}),
    errors: [...WRITE_ERRORS, 409],
  }),
  'projects.duplicate': endpoint<Serialised<Project>>()({
    method: 'POST',
    path: '/project/{id}/duplicate',
    summary: 'Duplicate a project',
    description: 'Copies details, characters and languages, not voices.',
    auth: projectPeople,
    params: id,
    body: strictObject({ name: title().required() }),
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'projects.contactUs': endpoint<{ readonly sent: boolean }>()({
    method: 'POST',
    path: '/project/contactUs',
    summary: 'Send a message to the agency',
    description: 'About a project, or in general.',
    auth: projectPeople,
    body: contactSchema,
    status: 202,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 10, seconds: 600 },
  }),
  'projects.steps': endpoint<readonly ProjectStep[]>()({
    method: 'GET',
    path: '/projectStep/type/{type}',
    summary: 'List the steps of a kind of project',
    auth: projectPeople,
    params: strictObject({ type: text().oneOf(PROJECT_TYPES).required() }),
    errors: READ_ERRORS,
  }),
  'projects.companies': endpoint<readonly Company[]>()({
    method: 'GET',
    path: '/company',
    summary: 'List companies',
    description: 'Your own, or those of the chosen agency.',
    auth: projectPeople,
    errors: [...READ_ERRORS, 422],
  }),
  'projects.updateVoices': endpoint<readonly Serialised<Character>[]>()({
    method: 'PATCH',
    path: '/voice/many',
    summary: 'Update several characters',
    description: 'Names and descriptions.',
    auth: projectPeople,
    body: strictObject({
      projectId: idSchema,
      voices: yup.array().of(voice).min(1).max(PROJECT_CHARACTERS_MAX).required(),
    }),
    errors: WRITE_ERRORS,
  }),
  'views.get': endpoint<readonly ViewHistory[]>()({
    method: 'GET',
    path: '/viewHistory/{id}',
    summary: 'Retrieve your view states',
    description: 'The id is your own.',
    auth: signedIn,
    params: id,
    errors: READ_ERRORS,
  }),
  'views.save': endpoint<ViewHistory>()({
    method: 'POST',
    path: '/viewHistory',
    summary: 'Save a view state',
    auth: signedIn,
    body: strictObject({ view: idSchema.max(60), state: yup.object().required() }),
    status: 201,
    errors: WRITE_ERRORS,
  }),
};
