import { projectPeople } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { strictObject, idSchema } from '../messages/yup.ts';

export const presenceApi = {
  'projects.notePresence': endpoint<{ readonly seenAt: string }>()({
    method: 'PUT',
    path: '/project/{id}/presence',
    summary: 'Report that you have a project open',
    description: 'Valid for a little over a minute. Returns the server’s time.',
    auth: projectPeople,
    inPerson: true,
    params: strictObject({ id: idSchema }),
    errors: [401, 403, 404],
  }),
};
