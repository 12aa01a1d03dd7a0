import { PRODUCTION_ROLES } from '../access/matrix.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { strictObject, formFlag, idSchema } from '../messages/yup.ts';
import { projectPatchSchema, projectSchema, characterSchema } from './projects.schema.ts';
import type { Project, Character } from './projects.ts';
import type { ProjectView } from './project-view.ts';

const auth = { kind: 'roles', roles: PRODUCTION_ROLES } as const;

export const projectsApi = {
  'projects.create': endpoint<Serialised<Project>>()({
    method: 'POST',
    path: '/project',
    summary: 'Create a project',
    description: 'Creates a casting for each of its languages.',
    auth,
    body: projectSchema,
    status: 201,
    errors: [400, 401, 403, 404, 422],
  }),
  'projects.get': endpoint<ProjectView>()({
    method: 'GET',
    path: '/project/{id}',
    summary: 'Retrieve a project',
    description: 'With licence totals, and on request playback addresses of shortlisted demos.',
    auth,
    params: strictObject({ id: idSchema }),
    query: strictObject({ includeDemoUrls: formFlag().optional() }),
    errors: [401, 403, 404, 422],
  }),
  'projects.update': endpoint<Serialised<Project>>()({
    method: 'PATCH',
    path: '/project/{id}',
    summary: 'Update a project',
    description: 'Refuses to overwrite a concurrent change.',
    auth,
    params: strictObject({ id: idSchema }),
    body: projectPatchSchema,
    errors: [400, 401, 403, 404, 409, 422],
  }),
  'projects.createVoice': endpoint<Serialised<Character>>()({
    method: 'POST',
    path: '/voice',
    summary: 'Create a character',
    auth,
    body: characterSchema,
    status: 201,
    errors: [400, 401, 403, 404, 422],
  }),
  'projects.deleteVoice': endpoint<{ readonly id: string }>()({
    method: 'DELETE',
    path: '/voice/{projectId}/{voiceId}',
    summary: 'Delete a character',
    description:
      'With its shortlists, assets and licences. Not once a voice was asked to audition or record for it, or it was ordered.',
    auth,
    params: strictObject({ projectId: idSchema, voiceId: idSchema }),
    errors: [401, 403, 404, 409],
  }),
};
