import {
  agencyStaff,
  only,
  READ_ERRORS,
  signedIn,
  SIGNED_IN_ERRORS,
  WRITE_ERRORS,
} from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { strictObject, idSchema, text } from '../messages/yup.ts';
import { reportPatchSchema } from './report.schema.ts';
import type { RecordingSessionReport, ReportRole } from './report.ts';
import { engineersSchema, planFields, planSchema, sessionChangeSchema } from './sessions.schema.ts';
import type { RecordingSession, SessionEngineer, SessionFee, SessionWithContacts } from './sessions.ts';

const crew = only('client', 'agencyTeam', 'admin', 'engineer');
const id = strictObject({ id: idSchema });
type Report = Serialised<RecordingSessionReport>;
type SerialisedSession = Serialised<RecordingSession>;
type WithContacts = Serialised<SessionWithContacts>;

export const sessionsApi = {
  'sessions.list': endpoint<readonly SerialisedSession[]>()({
    method: 'GET',
    path: '/casting/recordingSession',
    summary: 'List recording sessions',
    description: 'Latest first, 200 at most.',
    auth: crew,
    errors: SIGNED_IN_ERRORS,
  }),
  'sessions.get': endpoint<WithContacts>()({
    method: 'GET',
    path: '/casting/recordingSession/{id}',
    summary: 'Retrieve a recording session',
    auth: crew,
    params: id,
    errors: READ_ERRORS,
  }),
  'sessions.calendar': endpoint<undefined>()({
    method: 'GET',
    path: '/casting/recordingSession/{id}/calendar',
    summary: 'Download a session as a calendar file',
    auth: crew,
    params: id,
    binary: 'text/calendar',
    errors: READ_ERRORS,
  }),
  'sessions.fee': endpoint<SessionFee>()({
    method: 'GET',
    path: '/casting/recordingSession/{id}/fee',
    summary: "Retrieve the talent's fee for a session",
    description: 'Per role, as offered with its slot. Roles without a slot have none.',
    auth: agencyStaff,
    params: id,
    errors: READ_ERRORS,
  }),
  'sessions.create': endpoint<WithContacts>()({
    method: 'POST',
    path: '/casting/recordingSession',
    summary: 'Create a recording session',
    description: 'Of one voice, in one role or, with `moreCastingDemoIds`, in several.',
    auth: crew,
    body: strictObject({ castingId: idSchema, ...planFields }),
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'sessions.createFor': endpoint<WithContacts>()({
    method: 'POST',
    path: '/casting/recordingSession/{id}',
    summary: 'Create a recording session of a casting',
    description: 'Of one voice, in one role or, with `moreCastingDemoIds`, in several.',
    auth: crew,
    params: id,
    body: planSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'sessions.update': endpoint<WithContacts>()({
    method: 'PATCH',
    path: '/casting/recordingSession/{id}',
    summary: 'Update a recording session',
    description: 'Move, change, cancel or close it, and record its result.',
    auth: crew,
    params: id,
    body: sessionChangeSchema,
    errors: WRITE_ERRORS,
  }),
  'sessions.engineers': endpoint<readonly SessionEngineer[]>()({
    method: 'GET',
    path: '/casting/recordingSessionEngineers/{castingId}',
    summary: 'List engineers for a casting’s language',
    description: 'With who is free.',
    auth: agencyStaff,
    params: strictObject({ castingId: idSchema }),
    query: engineersSchema,
    errors: [...READ_ERRORS, 422],
  }),
  'sessions.roles': endpoint<readonly ReportRole[]>()({
    method: 'GET',
    path: '/casting/recordingSessionRoles/{castingId}/{email}',
    summary: 'Retrieve a person’s role in a casting’s sessions',
    auth: signedIn,
    params: strictObject({ castingId: idSchema, email: text().max(254).required() }),
    errors: READ_ERRORS,
  }),
  'sessions.generateReport': endpoint<Report>()({
    method: 'POST',
    path: '/casting/generateReport/{id}',
    summary: 'Create a session report',
    description: 'Its signers get an email.',
    auth: only('engineer', 'agencyTeam', 'admin'),
    params: id,
    body: strictObject({}),
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'sessions.updateReport': endpoint<Report>()({
    method: 'PATCH',
    path: '/casting/recordingSessionReport/{id}',
    summary: 'Update or sign your section of a report',
    description: 'Staff can correct sections that aren’t signed.',
    auth: crew,
    params: id,
    body: reportPatchSchema,
    errors: WRITE_ERRORS,
  }),
  'sessions.reportPaper': endpoint<undefined>()({
    method: 'GET',
    path: '/casting/recordingSessionReport/{id}/paper',
    summary: 'Download a signed session report',
    description: 'As PDF.',
    auth: crew,
    params: id,
    binary: 'application/pdf',
    errors: [...READ_ERRORS, 409],
  }),
};
