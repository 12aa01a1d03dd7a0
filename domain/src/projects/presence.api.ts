import { projectPeople } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { exactly, idSchema } from '../messages/yup.ts';

export const presenceApi = {
  'projects.notePresence': endpoint<{ readonly seenAt: string }>()({
    method: 'PUT',
    path: '/project/{id}/presence',
    summary:
      'Say that one has a project open, which counts for a little more than a minute; answers the time of the server',
    auth: projectPeople,
    params: exactly({ id: idSchema }),
    errors: [401, 403, 404],
  }),
};
