import { only, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { digits, exactly, idSchema, messageId, text, yup } from '../messages/yup.ts';
import {
  FILE_NAME_MAX,
  PART_BYTES,
  PARTS_MAX,
  SESSION_FILE_KINDS,
  SESSION_FILE_MAX_BYTES,
  WHOLE_FILE_MAX_BYTES,
  SESSION_FILE_TYPES,
  type PartialUpload,
  type SessionFiles,
  type ToldSessionFile,
} from './session-files.ts';

const crew = only('client', 'agencyTeam', 'admin', 'engineer');
const readers = only('client', 'agencyTeam', 'admin', 'engineer', 'talent');
const path = '/casting/recordingSession/{id}/file';
const ofFile = exactly({ id: idSchema, fileId: idSchema });

const kind = text().oneOf(SESSION_FILE_KINDS).required();
/** As the sender has it: what arrives as something else is refused. */
const sha256 = text()
  .matches(/^[0-9a-f]{64}$/u, messageId('validation.invalid'))
  .required();
/** A file that is sent in parts. */
const announced = exactly({
  kind,
  sha256,
  name: text()
    .max(FILE_NAME_MAX * 4)
    .required(),
  size: yup.number().strict().integer().min(1).max(SESSION_FILE_MAX_BYTES).required(),
});

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
      maxBytes: WHOLE_FILE_MAX_BYTES,
      fields: exactly({ kind, sha256 }),
    },
    status: 201,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 120, seconds: 600 },
  }),
  'sessions.startFile': endpoint<PartialUpload>()({
    method: 'POST',
    path: '/casting/recordingSession/{id}/upload',
    summary: `Begin or continue to add a file of up to ${SESSION_FILE_MAX_BYTES / 1024 / 1024} MB in parts of ${PART_BYTES / 1024 / 1024} MB; says which parts have arrived`,
    auth: crew,
    params: exactly({ id: idSchema }),
    body: announced,
    errors: WRITE_ERRORS,
  }),
  'sessions.addPart': endpoint<{ readonly part: number }>()({
    method: 'PUT',
    path: '/casting/recordingSession/{id}/upload/{uploadId}/{part}',
    summary: 'Add one part of a file, by its number from 0 on',
    auth: crew,
    params: exactly({
      id: idSchema,
      uploadId: idSchema,
      part: digits()
        .min(0)
        .max(PARTS_MAX - 1)
        .required(),
    }),
    upload: { field: 'file', kind: 'file', maxBytes: PART_BYTES, fields: exactly({ kind }) },
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 600, seconds: 600 },
  }),
  'sessions.finishFile': endpoint<ToldSessionFile>()({
    method: 'POST',
    path: '/casting/recordingSession/{id}/upload/{uploadId}',
    summary: 'Add the file whose parts have all arrived; its SHA-256 is compared with that of the sender',
    auth: crew,
    params: exactly({ id: idSchema, uploadId: idSchema }),
    body: announced,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'sessions.file': endpoint<undefined>()({
    method: 'GET',
    path: `${path}/{fileId}`,
    summary: 'A file of a recording session, to be saved',
    auth: readers,
    params: ofFile,
    binary: SESSION_FILE_TYPES,
    isLong: true,
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
