import { only, open, READ_ERRORS, signedIn, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { exactly, idSchema, text } from '../messages/yup.ts';
import { timestamp } from '../values/dates.ts';
import { timeZone } from '../values/time-zones.ts';
import { reportPatchSchema } from './sessions.schema.ts';
import type { RecordingSession, RecordingSessionReport, ReportRole } from './sessions.ts';

const crew = only('client', 'agencyTeam', 'admin', 'engineer');
const fromLink = { kind: 'token', tokens: ['report'] } as const;
const tokenQuery = exactly({ token: text().max(2000).required('link.invalid') });
const id = exactly({ id: idSchema });
const urlIdentifier = exactly({ urlIdentifier: idSchema });
const when = {
  engineerId: idSchema,
  startsAt: timestamp().required(),
  timeZone: timeZone().required(),
};
const changed = [...WRITE_ERRORS];
type Report = Serialised<RecordingSessionReport>;
type Session = Serialised<RecordingSession>;

export const sessionsApi = {
  'sessions.list': endpoint<readonly Session[]>()({
    method: 'GET',
    path: '/casting/recordingSession',
    summary: 'Recording sessions the caller has to do with',
    auth: crew,
    errors: SIGNED_IN_ERRORS,
  }),
  'sessions.get': endpoint<Session>()({
    method: 'GET',
    path: '/casting/recordingSession/{id}',
    summary: 'The recording session of a casting',
    auth: crew,
    params: id,
    errors: READ_ERRORS,
  }),
  'sessions.create': endpoint<Session>()({
    method: 'POST',
    path: '/casting/recordingSession',
    summary: 'Plan a recording session',
    auth: crew,
    body: exactly({ castingId: idSchema, ...when }),
    status: 201,
    errors: changed,
  }),
  'sessions.createFor': endpoint<Session>()({
    method: 'POST',
    path: '/casting/recordingSession/{id}',
    summary: 'Plan the recording session of a casting',
    auth: crew,
    params: id,
    body: exactly(when),
    status: 201,
    errors: changed,
  }),
  'sessions.update': endpoint<Session>()({
    method: 'PATCH',
    path: '/casting/recordingSession/{id}',
    summary: 'Move a recording session',
    auth: crew,
    params: id,
    body: exactly({
      engineerId: idSchema.optional(),
      startsAt: timestamp().optional(),
      timeZone: timeZone().optional(),
    }),
    errors: changed,
  }),
  'sessions.roles': endpoint<readonly ReportRole[]>()({
    method: 'GET',
    path: '/casting/recordingSessionRoles/{castingId}/{email}',
    summary: 'Roles of a person in a recording session',
    auth: signedIn,
    params: exactly({ castingId: idSchema, email: text().max(254).required() }),
    errors: READ_ERRORS,
  }),
  'sessions.generateReport': endpoint<Report>()({
    method: 'POST',
    path: '/casting/generateReport/{id}',
    summary: 'Start the report of a casting’s session',
    auth: only('engineer', 'agencyTeam', 'admin'),
    params: id,
    body: exactly({}),
    status: 201,
    errors: changed,
  }),
  'sessions.updateReport': endpoint<Report>()({
    method: 'PATCH',
    path: '/casting/recordingSessionReport/{id}',
    summary: 'Fill in a report; a signed section is closed',
    auth: crew,
    params: id,
    body: reportPatchSchema,
    errors: changed,
  }),
  'sessions.publicReport': endpoint<Report>()({
    method: 'GET',
    path: '/recordingSessionReport/{urlIdentifier}',
    summary: 'A report, for somebody whose role was validated',
    auth: fromLink,
    params: urlIdentifier,
    query: tokenQuery,
    errors: [401, 404, 410],
  }),
  'sessions.signPublicReport': endpoint<Report>()({
    method: 'PATCH',
    path: '/recordingSessionReport/{id}',
    summary: 'Fill in and sign the section of the validated role',
    auth: fromLink,
    params: id,
    query: tokenQuery,
    body: reportPatchSchema,
    errors: [400, 401, 403, 404, 409, 410, 413, 415, 422],
  }),
  'sessions.validateRole': endpoint<{ readonly role: ReportRole; readonly token: string }>()({
    method: 'POST',
    path: '/recordingSessionReport/{urlIdentifier}/role',
    summary: 'The report role of an address, with a token for its section',
    auth: open,
    params: urlIdentifier,
    body: exactly({ email: text().max(254).email('validation.invalid').required() }),
    errors: [400, 403, 404, 413, 415, 422, 429],
    limit: { calls: 60, seconds: 600 },
    recordLimits: [
      { by: ['params.urlIdentifier', 'body.email'], calls: 10, seconds: 600 },
      { by: ['params.urlIdentifier'], calls: 100, seconds: 600 },
    ],
  }),
};
