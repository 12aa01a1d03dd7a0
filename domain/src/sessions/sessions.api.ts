import {
  agencyStaff,
  only,
  READ_ERRORS,
  signedIn,
  SIGNED_IN_ERRORS,
  WRITE_ERRORS,
} from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { exactly, idSchema, text } from '../messages/yup.ts';
import { reportPatchSchema } from './report.schema.ts';
import type { RecordingSessionReport, ReportRole } from './report.ts';
import { engineersSchema, planFields, planSchema, sessionChangeSchema } from './sessions.schema.ts';
import type { RecordingSession, SessionEngineer, SessionWithContacts } from './sessions.ts';

const crew = only('client', 'agencyTeam', 'admin', 'engineer');
const id = exactly({ id: idSchema });
type Report = Serialised<RecordingSessionReport>;
type Session = Serialised<RecordingSession>;
type WithContacts = Serialised<SessionWithContacts>;

export const sessionsApi = {
  'sessions.list': endpoint<readonly Session[]>()({
    method: 'GET',
    path: '/casting/recordingSession',
    summary: 'Recording sessions the caller has to do with, the latest first; 200 at most',
    auth: crew,
    errors: SIGNED_IN_ERRORS,
  }),
  'sessions.get': endpoint<WithContacts>()({
    method: 'GET',
    path: '/casting/recordingSession/{id}',
    summary: 'One recording session',
    auth: crew,
    params: id,
    errors: READ_ERRORS,
  }),
  'sessions.create': endpoint<WithContacts>()({
    method: 'POST',
    path: '/casting/recordingSession',
    summary: 'Plan a recording session',
    auth: crew,
    body: exactly({ castingId: idSchema, ...planFields }),
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'sessions.createFor': endpoint<WithContacts>()({
    method: 'POST',
    path: '/casting/recordingSession/{id}',
    summary: 'Plan a recording session; id is the casting’s',
    auth: crew,
    params: id,
    body: planSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'sessions.update': endpoint<WithContacts>()({
    method: 'PATCH',
    path: '/casting/recordingSession/{id}',
    summary: 'Move, change, cancel or close a recording session, and note how it went',
    auth: crew,
    params: id,
    body: sessionChangeSchema,
    errors: WRITE_ERRORS,
  }),
  'sessions.engineers': endpoint<readonly SessionEngineer[]>()({
    method: 'GET',
    path: '/casting/recordingSessionEngineers/{castingId}',
    summary: 'Engineers for the language of a casting, and who of them is free',
    auth: agencyStaff,
    params: exactly({ castingId: idSchema }),
    query: engineersSchema,
    errors: [...READ_ERRORS, 422],
  }),
  'sessions.roles': endpoint<readonly ReportRole[]>()({
    method: 'GET',
    path: '/casting/recordingSessionRoles/{castingId}/{email}',
    summary: 'What somebody signs as in the sessions of a casting',
    auth: signedIn,
    params: exactly({ castingId: idSchema, email: text().max(254).required() }),
    errors: READ_ERRORS,
  }),
  'sessions.generateReport': endpoint<Report>()({
    method: 'POST',
    path: '/casting/generateReport/{id}',
    summary: 'Start the report of a session; its signers are told by email',
    auth: only('engineer', 'agencyTeam', 'admin'),
    params: id,
    body: exactly({}),
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'sessions.updateReport': endpoint<Report>()({
    method: 'PATCH',
    path: '/casting/recordingSessionReport/{id}',
    summary: 'Fill in or sign one’s section of a report; staff correct what is not signed',
    auth: crew,
    params: id,
    body: reportPatchSchema,
    errors: WRITE_ERRORS,
  }),
  'sessions.reportPaper': endpoint<undefined>()({
    method: 'GET',
    path: '/casting/recordingSessionReport/{id}/paper',
    summary: 'A report that all three have signed, as PDF',
    auth: crew,
    params: id,
    binary: 'application/pdf',
    errors: [...READ_ERRORS, 409],
  }),
};
