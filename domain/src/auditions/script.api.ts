import { only, projectPeople, READ_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { strictObject, idSchema, text } from '../messages/yup.ts';
import { SCRIPT_PDF_MAX_BYTES } from './script-pdf.ts';

const id = strictObject({ id: idSchema });

/** Scripts as PDF, separate because few pages need these calls. */
export const scriptApi = {
  'auditions.uploadScript': endpoint<{ readonly id: string }>()({
    method: 'POST',
    path: '/audition-script/{projectId}',
    summary: 'Upload a script',
    description:
      'As PDF, for requests of this project that name its id. Unused scripts are deleted within two days.',
    auth: projectPeople,
    params: strictObject({ projectId: idSchema }),
    upload: { field: 'script', maxBytes: SCRIPT_PDF_MAX_BYTES },
    status: 201,
    errors: [400, 401, 403, 404, 409, 413, 415, 422, 429],
    limit: { calls: 60, seconds: 600 },
  }),
  'auditions.script': endpoint<undefined>()({
    method: 'GET',
    path: '/audition/{id}/script',
    summary: 'Download an audition’s script',
    description: 'As PDF, for the people of the project.',
    auth: projectPeople,
    params: id,
    binary: 'application/pdf',
    errors: [401, 403, 404],
  }),
  'auditions.entryScript': endpoint<undefined>()({
    method: 'GET',
    path: '/audition-entry/script/{id}',
    summary: 'Download an audition’s script by link',
    description: 'As PDF. The id is the page’s.',
    auth: { kind: 'token', tokens: ['audition-upload'] },
    params: id,
    query: strictObject({ token: text().max(2000).required('link.invalid') }),
    binary: 'application/pdf',
    errors: [401, 403, 404, 410],
  }),
  'auditions.ownScript': endpoint<undefined>()({
    method: 'GET',
    path: '/audition-entry/{id}/script',
    summary: 'Download your audition’s script',
    description: 'As PDF, for the talent who was asked.',
    auth: only('talent'),
    params: id,
    binary: 'application/pdf',
    errors: [...READ_ERRORS, 410],
  }),
};
