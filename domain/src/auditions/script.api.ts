import { only, projectPeople, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { flag, strictObject, idSchema, text, yup } from '../messages/yup.ts';
import type { ScriptAccess } from './confidentiality.ts';
import { SCRIPT_PDF_MAX_BYTES } from './script-pdf.ts';

const id = strictObject({ id: idSchema });

const tokenQuery = strictObject({ token: text().max(2000).required('link.invalid') });

/** Scripts as PDF and private scripts, separate because few pages need these calls. */
export const scriptApi = {
  'auditions.uploadScript': endpoint<{ readonly id: string }>()({
    method: 'POST',
    path: '/audition-script/{projectId}',
    summary: 'Upload a script',
    description:
      'As PDF, for requests of this project that name its id. Unused scripts are deleted within two days.',
    auth: projectPeople,
    inPerson: true,
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
    description: 'As PDF, for the people of the project. Of a private script without one, its text.',
    auth: projectPeople,
    params: id,
    binary: 'application/pdf',
    errors: [401, 403, 404, 409, 429],
    limit: { calls: 120, seconds: 600 },
  }),
  'auditions.entryScript': endpoint<undefined>()({
    method: 'GET',
    path: '/audition-entry/script/{id}',
    summary: 'Download an audition’s script by link',
    description: 'As PDF; of a private script without one, its text. The id is the page’s.',
    auth: { kind: 'token', tokens: ['audition-upload'] },
    params: id,
    query: tokenQuery,
    binary: 'application/pdf',
    errors: [401, 403, 404, 409, 410, 429],
    limit: { calls: 120, seconds: 600 },
  }),
  'auditions.ownScript': endpoint<undefined>()({
    method: 'GET',
    path: '/audition-entry/{id}/script',
    summary: 'Download your audition’s script',
    description: 'As PDF, for the talent who was asked. Of a private script without one, its text.',
    auth: only('talent'),
    params: id,
    binary: 'application/pdf',
    errors: [...READ_ERRORS, 409, 410, 429],
    limit: { calls: 120, seconds: 600 },
  }),
  'auditions.scriptReaders': endpoint<ScriptAccess>()({
    method: 'GET',
    path: '/audition/{id}/scriptReaders',
    summary: 'List acceptances and downloads of a private script',
    description: 'Downloads per reader. Clients see talents by public name, and the agency as one reader.',
    auth: projectPeople,
    params: id,
    errors: READ_ERRORS,
  }),
  'auditions.acceptConfidentiality': endpoint<{ readonly id: string; readonly version: number }>()({
    method: 'POST',
    path: '/audition-entry/confidentiality/{id}',
    summary: 'Accept the confidentiality of a private script',
    description: 'The request’s page then contains script and brief. The id is the page’s.',
    auth: { kind: 'token', tokens: ['audition-upload'] },
    params: id,
    query: tokenQuery,
    body: strictObject({ version: yup.number().strict().integer().min(1).max(1_000_000).required() }),
    errors: [400, 401, 403, 404, 409, 410, 422],
  }),
  'auditions.setScriptPrivacy': endpoint<{ readonly id: string; readonly scriptsArePrivate: boolean }>()({
    method: 'PATCH',
    path: '/project/{id}/scriptPrivacy',
    summary: 'Set whether a project’s scripts are private',
    description: 'For requests from then on.',
    auth: projectPeople,
    params: id,
    body: strictObject({ scriptsArePrivate: flag().required() }),
    errors: WRITE_ERRORS,
  }),
};
