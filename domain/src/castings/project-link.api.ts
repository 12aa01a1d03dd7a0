import { projectPeople, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { exactly, idSchema } from '../messages/yup.ts';
import type { Project } from '../projects/projects.ts';
import { projectLinkSchema } from './guests.schema.ts';

/** What is set of the public link of a project; its guests do what those of a casting's do (`guests.api.ts`). */
export const projectLinkApi = {
  'castings.setProjectLink': endpoint<Serialised<Project>>()({
    method: 'PATCH',
    path: '/project/{id}/link',
    summary:
      'Switch the public link of a project on or off, give it a new address, or set what holds for whoever opens it',
    auth: projectPeople,
    params: exactly({ id: idSchema }),
    body: projectLinkSchema,
    errors: WRITE_ERRORS,
  }),
  'castings.forgetProjectGuest': endpoint<{ readonly id: string }>()({
    method: 'DELETE',
    path: '/project/{id}/guest/{guestId}',
    summary: 'Forget a guest of a project’s link, with their votes and comments; doing it twice is no error',
    auth: projectPeople,
    params: exactly({ id: idSchema, guestId: idSchema }),
    errors: [...READ_ERRORS, 409],
  }),
};
