import { only, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { exactly, idSchema, messageId, text } from '../messages/yup.ts';
import {
  SESSION_FILE_KINDS,
  SESSION_FILE_MAX_BYTES,
  SESSION_FILE_TYPES,
  type SessionFiles,
  type ToldSessionFile,
} from './session-files.ts';

const crew = only('client', 'agencyTeam', 'admin', 'engineer');
const readers = only('client', 'agencyTeam', 'admin', 'engineer', 'talent');
const path = '/casting/recordingSession/{id}/file';
const ofFile = exactly({ id: idSchema, fileId: idSchema });

/** Files of recording sessions; apart from the other calls on sessions, for talents make two of them. */
export const sessionFilesApi = {
  'sessions.files': endpoint<SessionFiles>()({
    method: 'GET',
    path,
    summary:
      'The script that a recording session records, by version, and its files, the last first; its talent is told of the materials',
    auth: readers,
    params: exactly({ id: idSchema }),
    errors: READ_ERRORS,
  }),
  'sessions.script': endpoint<undefined>()({
    method: 'GET',
    path: '/casting/recordingSession/{id}/script',
    summary: 'The script of a recording session as PDF, in the version that counts',
    auth: readers,
    params: exactly({ id: idSchema }),
    binary: 'application/pdf',
    errors: READ_ERRORS,
  }),
  'sessions.addFile': endpoint<ToldSessionFile>()({
    method: 'POST',
    path,
    summary:
      'Add a file to a recording session: what is recorded from, what was recorded, or what is handed over',
    auth: crew,
    params: exactly({ id: idSchema }),
    upload: {
      field: 'file',
      kind: 'file',
      maxBytes: SESSION_FILE_MAX_BYTES,
      fields: exactly({
        kind: text().oneOf(SESSION_FILE_KINDS).required(),
        /** As the sender has it: what arrives as something else is refused. */
        sha256: text()
          .matches(/^[0-9a-f]{64}$/u, messageId('validation.invalid'))
          .required(),
      }),
    },
    status: 201,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 120, seconds: 600 },
  }),
  'sessions.file': endpoint<undefined>()({
    method: 'GET',
    path: `${path}/{fileId}`,
    summary: 'A file of a recording session, to be saved',
    auth: readers,
    params: ofFile,
    binary: SESSION_FILE_TYPES,
    errors: READ_ERRORS,
  }),
  'sessions.removeFile': endpoint<{ readonly id: string }>()({
    method: 'DELETE',
    path: `${path}/{fileId}`,
    summary: 'Take a file of a recording session away, by whoever uploaded it or by staff',
    auth: crew,
    params: ofFile,
    errors: WRITE_ERRORS,
  }),
};
