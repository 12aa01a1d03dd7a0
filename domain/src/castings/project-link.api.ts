import { projectPeople, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { strictObject, idSchema } from '../messages/yup.ts';
import type { Project } from '../projects/projects.ts';
import { projectLinkSchema } from './guests.schema.ts';

/** A project's public link; its guests use the same calls as a casting's (`guests.api.ts`). */
export const projectLinkApi = {
  'castings.setProjectLink': endpoint<Serialised<Project>>()({
    method: 'PATCH',
    path: '/project/{id}/link',
    summary: 'Update a project’s public link',
    description: 'Turn it on or off, replace its address, or set its terms.',
    auth: projectPeople,
    params: strictObject({ id: idSchema }),
    body: projectLinkSchema,
    errors: WRITE_ERRORS,
  }),
  'castings.forgetProjectGuest': endpoint<{ readonly id: string }>()({
    method: 'DELETE',
    path: '/project/{id}/guest/{guestId}',
    summary: 'Delete a guest of a project’s link',
    description: 'With their votes and comments. Idempotent.',
    auth: projectPeople,
    params: strictObject({ id: idSchema, guestId: idSchema }),
    errors: [...READ_ERRORS, 409],
  }),
};
