import type { ClipAddress } from '../auditions/clip.api.ts';
import { withValues } from '../messages/message-text.ts';
import { only, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { digits, strictObject, idSchema, text, yup } from '../messages/yup.ts';
import {
  FILE_NAME_MAX,
  PART_BYTES,
  PARTS_MAX,
  ADDED_FILE_KINDS,
  SESSION_FILE_MAX_BYTES,
  WHOLE_FILE_MAX_BYTES,
  type PartialUpload,
  type SessionFiles,
  type SessionFileView,
} from './session-files.ts';
import type { FileAddress } from '../values/file-address.ts';

const crew = only('client', 'agencyTeam', 'admin', 'engineer');
const readers = only('client', 'agencyTeam', 'admin', 'engineer', 'talent');
const path = '/casting/recordingSession/{id}/file';
const fileParams = strictObject({ id: idSchema, fileId: idSchema });

const kind = text().oneOf(ADDED_FILE_KINDS).required();
/** The sender's hash: other received bytes are refused. */
const sha256 = text()
  .matches(/^[0-9a-f]{64}$/u, withValues('validation.form', { form: '[0-9a-f]{64}' }))
  .required();
/** A file that is sent in parts. */
const announced = strictObject({
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
    summary: 'List a session’s files',
    description: 'Script by version and files, latest first. Talents see the materials.',
    auth: readers,
    params: strictObject({ id: idSchema }),
    errors: READ_ERRORS,
  }),
  'sessions.script': endpoint<undefined>()({
    method: 'GET',
    path: '/casting/recordingSession/{id}/script',
    summary: 'Download a session’s script',
    description: 'As PDF, in the current version. Name the role if the session records several.',
    auth: readers,
    params: strictObject({ id: idSchema }),
    query: strictObject({ voiceId: idSchema.optional() }),
    binary: 'application/pdf',
    errors: [...READ_ERRORS, 429],
    limit: { calls: 120, seconds: 600 },
  }),
  'sessions.acceptConfidentiality': endpoint<{ readonly id: string; readonly version: number }>()({
    method: 'POST',
    path: '/casting/recordingSession/{id}/confidentiality',
    summary: 'Accept the confidentiality of a session’s private scripts',
    description: 'For its talent. Scripts and material can be read afterwards.',
    auth: only('talent'),
    inPerson: true,
    params: strictObject({ id: idSchema }),
    body: strictObject({ version: yup.number().strict().integer().min(1).max(1_000_000).required() }),
    errors: WRITE_ERRORS,
  }),
  'sessions.clip': endpoint<ClipAddress>()({
    method: 'GET',
    path: '/casting/recordingSession/{id}/clip',
    summary: 'Create a playback address for the clip beside a session’s script',
    description: 'Valid for 15 minutes. Name the role if the session records several.',
    auth: readers,
    params: strictObject({ id: idSchema }),
    query: strictObject({ voiceId: idSchema.optional() }),
    errors: READ_ERRORS,
  }),
  'sessions.addFile': endpoint<SessionFileView>()({
    method: 'POST',
    path,
    summary: 'Add a file to a session',
    description: 'Material or recording.',
    auth: crew,
    inPerson: true,
    params: strictObject({ id: idSchema }),
    upload: {
      field: 'file',
      kind: 'file',
      maxBytes: WHOLE_FILE_MAX_BYTES,
      fields: strictObject({ kind, sha256 }),
    },
    status: 201,
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 120, seconds: 600 },
  }),
  'sessions.startFile': endpoint<PartialUpload>()({
    method: 'POST',
    path: '/casting/recordingSession/{id}/upload',
    summary: 'Start or resume a large upload',
    description: `Up to ${SESSION_FILE_MAX_BYTES / 1024 / 1024} MB in parts of ${PART_BYTES / 1024 / 1024} MB. Returns the parts that have arrived.`,
    auth: crew,
    inPerson: true,
    params: strictObject({ id: idSchema }),
    body: announced,
    errors: WRITE_ERRORS,
  }),
  'sessions.addPart': endpoint<{ readonly part: number }>()({
    method: 'PUT',
    path: '/casting/recordingSession/{id}/upload/{uploadId}/{part}',
    summary: 'Upload a part of a file',
    description: 'Numbered from 0.',
    auth: crew,
    inPerson: true,
    params: strictObject({
      id: idSchema,
      uploadId: idSchema,
      part: digits()
        .min(0)
        .max(PARTS_MAX - 1)
        .required(),
    }),
    upload: { field: 'file', kind: 'file', maxBytes: PART_BYTES, fields: strictObject({ kind }) },
    errors: [...WRITE_ERRORS, 429],
    limit: { calls: 600, seconds: 600 },
  }),
  'sessions.finishFile': endpoint<SessionFileView>()({
    method: 'POST',
    path: '/casting/recordingSession/{id}/upload/{uploadId}',
    summary: 'Complete a large upload',
    description: 'Compares the file’s SHA-256 with the sender’s.',
    auth: crew,
    inPerson: true,
    params: strictObject({ id: idSchema, uploadId: idSchema }),
    body: announced,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'sessions.file': endpoint<FileAddress>()({
    method: 'GET',
    path: `${path}/{fileId}`,
    summary: 'Download a session’s file',
    auth: readers,
    params: fileParams,
    isStored: true,
    errors: [...READ_ERRORS, 429],
    limit: { calls: 300, seconds: 600 },
  }),
  'sessions.removeFile': endpoint<{ readonly id: string }>()({
    method: 'DELETE',
    path: `${path}/{fileId}`,
    summary: 'Delete a session’s file',
    description: 'By its uploader or by staff.',
    auth: crew,
    params: fileParams,
    errors: WRITE_ERRORS,
  }),
};
