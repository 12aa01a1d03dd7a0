import { PRODUCTION_ROLES } from '../access/matrix.ts';
import { WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { strictObject, idSchema } from '../messages/yup.ts';
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
    summary: 'Add a working language to a project',
    description: 'Creates its casting.',
    auth,
    params: strictObject({ projectId: idSchema }),
    body: castingSchema,
    status: 201,
    errors: [400, 401, 403, 404, 409, 422],
  }),
  'castings.createMany': endpoint<readonly LanguageResult[]>()({
    method: 'POST',
    path: '/casting/{projectId}/many',
    summary: 'Add several working languages to a project',
    description: 'With a result per language.',
    auth,
    params: strictObject({ projectId: idSchema }),
    body: castingLanguagesSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'castings.update': endpoint<Serialised<Casting>>()({
    method: 'PATCH',
    path: '/casting/{id}',
    summary: 'Update a casting’s visibility',
    description:
      'Shows or hides it in the project preview; turns its public address on or off, or replaces it.',
    auth,
    params: strictObject({ id: idSchema }),
    body: castingPatchSchema,
    errors: [400, 401, 403, 404, 409, 422],
  }),
  'castings.remove': endpoint<{ readonly id: string }>()({
    method: 'DELETE',
    path: '/casting/{id}',
    summary: 'Remove a working language',
    description: 'Only while nothing depends on it.',
    auth,
    params: strictObject({ id: idSchema }),
    errors: [401, 403, 404, 409],
  }),
  'castings.preview': endpoint<PreviewPage>()({
    method: 'GET',
    path: '/casting/urlIdentifier/{urlIdentifier}',
    summary: 'Retrieve a casting’s public preview',
    description: 'By the identifier of its link or by its id.',
    auth: { kind: 'public' },
    params: strictObject({ urlIdentifier: idSchema }),
    errors: [403, 404, 410, 429],
    limit: { calls: 240, seconds: 60 },
  }),
  'castings.projectPreview': endpoint<PreviewPage>()({
    method: 'GET',
    path: '/project/{id}/casting',
    summary: 'Retrieve a project’s public preview',
    description: 'By project id.',
    auth: { kind: 'public' },
    params: strictObject({ id: idSchema }),
    errors: [403, 404, 410, 429],
    limit: { calls: 240, seconds: 60 },
  }),
  'castings.linkPreview': endpoint<PreviewPage>()({
    method: 'GET',
    path: '/casting/link/{urlIdentifier}',
    summary: 'Retrieve a project’s public preview by link',
    description: 'With the castings that are shown behind the link.',
    auth: { kind: 'public' },
    params: strictObject({ urlIdentifier: idSchema }),
    errors: [403, 404, 410, 429],
    limit: { calls: 240, seconds: 60 },
  }),
  'castings.addDemo': endpoint<Serialised<CastingDemo>>()({
    method: 'POST',
    path: '/casting-demo/{projectId}',
    summary: 'Shortlist a demo',
    description: 'It must be approved. A shortlisted demo is returned as it is.',
    auth,
    params: strictObject({ projectId: idSchema }),
    body: castingDemoSchema,
    status: 201,
    errors: [400, 401, 403, 404, 409, 422],
  }),
  'castings.changeOrder': endpoint<readonly { readonly id: string; readonly order: number }[]>()({
    method: 'PATCH',
    path: '/casting-demo/change-order/{id}',
    summary: 'Reorder a character’s shortlist',
    description: 'The id is the casting’s.',
    auth,
    params: strictObject({ id: idSchema }),
    body: changeOrderSchema,
    errors: [400, 401, 403, 404, 409, 422],
  }),
  'castings.removeDemo': endpoint<{ readonly id: string }>()({
    method: 'DELETE',
    path: '/casting-demo/{projectId}/{id}',
    summary: 'Remove a demo from a shortlist',
    description: 'Idempotent.',
    auth,
    params: strictObject({ projectId: idSchema, id: idSchema }),
    errors: [401, 403, 404, 409],
  }),
};
