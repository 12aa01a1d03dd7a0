import {
  agencyStaff,
  only,
  open,
  READ_ERRORS,
  signedIn,
  SIGNED_IN_ERRORS,
  WRITE_ERRORS,
} from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { exactly, idSchema, messageId, text } from '../messages/yup.ts';
import { reportPatchSchema } from './report.schema.ts';
import type { PublicReport, RecordingSessionReport, ReportRole, SealCheck } from './report.ts';
import { engineersSchema, planFields, planSchema, sessionChangeSchema } from './sessions.schema.ts';
import type { RecordingSession, SessionEngineer } from './sessions.ts';

const crew = only('client', 'agencyTeam', 'admin', 'engineer');
const fromLink = { kind: 'token', tokens: ['report'] } as const;
const tokenQuery = exactly({ token: text().max(2000).required(messageId('link.invalid')) });
const id = exactly({ id: idSchema });
const urlIdentifier = exactly({ urlIdentifier: idSchema });
type Report = Serialised<RecordingSessionReport>;
type Session = Serialised<RecordingSession>;

export const sessionsApi = {
  'sessions.list': endpoint<readonly Session[]>()({
    method: 'GET',
    path: '/casting/recordingSession',
    summary: 'Recording sessions the caller has to do with, the latest first; 200 at most',
    auth: crew,
    errors: SIGNED_IN_ERRORS,
  }),
  'sessions.get': endpoint<Session>()({
    method: 'GET',
    path: '/casting/recordingSession/{id}',
    summary: 'One recording session',
    auth: crew,
    params: id,
    errors: READ_ERRORS,
  }),
  'sessions.create': endpoint<Session>()({
    method: 'POST',
    path: '/casting/recordingSession',
    summary: 'Plan a recording session',
    auth: crew,
    body: exactly({ castingId: idSchema, ...planFields }),
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'sessions.createFor': endpoint<Session>()({
    method: 'POST',
    path: '/casting/recordingSession/{id}',
    summary: 'Plan a recording session; id is the casting’s',
    auth: crew,
    params: id,
    body: planSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'sessions.update': endpoint<Session>()({
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
  'sessions.checkSeal': endpoint<SealCheck>()({
    method: 'GET',
    path: '/reportSeal/{sha256}',
    summary: 'Whether a file with this SHA-256 is a report that was sealed here, and when',
    auth: open,
    params: exactly({
      sha256: text()
        .matches(/^[0-9a-f]{64}$/u, messageId('validation.invalid'))
        .required(),
    }),
    errors: [404, 429],
    limit: { calls: 60, seconds: 600 },
  }),
  'sessions.publicReport': endpoint<PublicReport>()({
    method: 'GET',
    path: '/recordingSessionReport/{urlIdentifier}',
    summary: 'One’s section of a report, for somebody whose role was validated',
    auth: fromLink,
    params: urlIdentifier,
    query: tokenQuery,
    errors: [401, 404, 410],
  }),
  'sessions.signPublicReport': endpoint<PublicReport>()({
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
    body: exactly({
      email: text()
        .max(254)
        .email(messageId('identity.emailInvalid'))
        .required(messageId('report.emailRequired')),
    }),
    errors: [400, 403, 413, 415, 422, 429],
    limit: { calls: 60, seconds: 600 },
    recordLimits: [
      { by: ['params.urlIdentifier', 'body.email'], calls: 10, seconds: 600 },
      { by: ['params.urlIdentifier'], calls: 100, seconds: 600 },
    ],
  }),
};
