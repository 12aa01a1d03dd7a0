import { PRODUCTION_ROLES } from '../access/matrix.ts';
import { WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { exactly, idSchema } from '../messages/yup.ts';
import {
  castingDemoSchema,
  castingLanguagesSchema,
  castingPatchSchema,
  castingSchema,
  changeOrderSchema,
} from './castings.schema.ts';
import type { Casting, CastingDemo, LanguageResult, PreviewPage } from './castings.ts';

const auth = { kind: 'roles', roles: PRODUCTION_ROLES } as const;

export const castingsApi = {
  'castings.create': endpoint<Serialised<Casting>>()({
    method: 'POST',
    path: '/casting/{projectId}',
    summary: 'Cast a project in one more language',
    auth,
    params: exactly({ projectId: idSchema }),
    body: castingSchema,
    status: 201,
    errors: [400, 401, 403, 404, 409, 422],
  }),
  'castings.createMany': endpoint<readonly LanguageResult[]>()({
    method: 'POST',
    path: '/casting/{projectId}/many',
    summary: 'Cast a project in several more languages at once; tells of each what became of it',
    auth,
    params: exactly({ projectId: idSchema }),
    body: castingLanguagesSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'castings.update': endpoint<Serialised<Casting>>()({
    method: 'PATCH',
    path: '/casting/{id}',
    summary:
      'Show or hide a casting in the public project preview, switch its public address on or off, or give it a new one',
    auth,
    params: exactly({ id: idSchema }),
    body: castingPatchSchema,
    errors: [400, 401, 403, 404, 409, 422],
  }),
  'castings.remove': endpoint<{ readonly id: string }>()({
    method: 'DELETE',
    path: '/casting/{id}',
    summary: 'Remove a working language that nothing depends on yet',
    auth,
    params: exactly({ id: idSchema }),
    errors: [401, 403, 404, 409],
  }),
  'castings.preview': endpoint<PreviewPage>()({
    method: 'GET',
    path: '/casting/urlIdentifier/{urlIdentifier}',
    summary:
      'What the public link of a casting opens, by the identifier of that link or by the id of the casting',
    auth: { kind: 'public' },
    params: exactly({ urlIdentifier: idSchema }),
    errors: [403, 404, 410],
  }),
  'castings.projectPreview': endpoint<PreviewPage>()({
    method: 'GET',
    path: '/project/{id}/casting',
    summary: 'What the public link of a project opens, by the id of the project',
    auth: { kind: 'public' },
    params: exactly({ id: idSchema }),
    errors: [403, 404, 410],
  }),
  'castings.linkPreview': endpoint<PreviewPage>()({
    method: 'GET',
    path: '/casting/link/{urlIdentifier}',
    summary: 'What the public link of a project opens: the castings flagged visible',
    auth: { kind: 'public' },
    params: exactly({ urlIdentifier: idSchema }),
    errors: [403, 404, 410],
  }),
  'castings.addDemo': endpoint<Serialised<CastingDemo>>()({
    method: 'POST',
    path: '/casting-demo/{projectId}',
    summary: 'List an approved demo for a character; a demo already listed is answered as it is',
    auth,
    params: exactly({ projectId: idSchema }),
    body: castingDemoSchema,
    status: 201,
    errors: [400, 401, 403, 404, 409, 422],
  }),
  'castings.changeOrder': endpoint<readonly { readonly id: string; readonly order: number }[]>()({
    method: 'PATCH',
    path: '/casting-demo/change-order/{id}',
    summary: 'Put the list of one character in a new order; the id is the casting',
    auth,
    params: exactly({ id: idSchema }),
    body: changeOrderSchema,
    errors: [400, 401, 403, 404, 409, 422],
  }),
  'castings.removeDemo': endpoint<{ readonly id: string }>()({
    method: 'DELETE',
    path: '/casting-demo/{projectId}/{id}',
    summary: 'Take a demo off the list; removing it twice is no error',
    auth,
    params: exactly({ projectId: idSchema, id: idSchema }),
    errors: [401, 403, 404, 409],
  }),
};
