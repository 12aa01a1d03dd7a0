import { withValues } from '../messages/message-text.ts';
import { open } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { strictObject, idSchema, messageId, text } from '../messages/yup.ts';
import { reportPatchSchema } from './report.schema.ts';
import type { PublicReport, ReportRole, SealCheck } from './report.ts';

const DAY_SECONDS = 24 * 60 * 60;
const fromLink = { kind: 'token', tokens: ['report'] } as const;
const tokenQuery = strictObject({ token: text().max(2000).required(messageId('link.invalid')) });
const urlIdentifier = strictObject({ urlIdentifier: idSchema });

const email = text()
  .max(254)
  .email(messageId('identity.emailInvalid'))
  .required(messageId('report.emailRequired'));

/** Calls of pages behind links, separate so a page loads only their contracts. */
export const reportLinksApi = {
  'sessions.checkSeal': endpoint<SealCheck>()({
    method: 'GET',
    path: '/reportSeal/{sha256}',
    summary: 'Verify a sealed report',
    description: 'By SHA-256 of the file. Returns when it was sealed.',
    auth: open,
    params: strictObject({
      sha256: text()
        .matches(/^[0-9a-f]{64}$/u, withValues('validation.form', { form: '[0-9a-f]{64}' }))
        .required(),
    }),
    errors: [404, 429],
    limit: { calls: 60, seconds: 600 },
  }),
  'sessions.publicReport': endpoint<PublicReport>()({
    method: 'GET',
    path: '/recordingSessionReport/{urlIdentifier}',
    summary: 'Retrieve your section of a report',
    description: 'Requires a validated role.',
    auth: fromLink,
    params: urlIdentifier,
    query: tokenQuery,
    errors: [401, 404, 410],
  }),
  'sessions.publicReportPaper': endpoint<undefined>()({
    method: 'GET',
    path: '/recordingSessionReport/{urlIdentifier}/paper',
    summary: 'Download a sealed report as its signer',
    description: 'As PDF, once all three have signed. Requires a validated role.',
    auth: fromLink,
    params: urlIdentifier,
    query: tokenQuery,
    binary: 'application/pdf',
    errors: [401, 404, 409, 410],
  }),
  'sessions.signPublicReport': endpoint<PublicReport>()({
    method: 'PATCH',
    path: '/recordingSessionReport/{id}',
    summary: 'Sign your section of a report',
    description: 'Requires a validated role.',
    auth: fromLink,
    params: strictObject({ id: idSchema }),
    query: tokenQuery,
    body: reportPatchSchema,
    errors: [400, 401, 403, 404, 409, 410, 413, 415, 422],
  }),
  'sessions.validateRole': endpoint<{ readonly status: 'sent' }>()({
    method: 'POST',
    path: '/recordingSessionReport/{urlIdentifier}/role',
    summary: 'Send a report access code',
    description: 'A six-digit code, to an address with a role in the report.',
    auth: open,
    params: urlIdentifier,
    body: strictObject({ email }),
    errors: [400, 403, 413, 415, 422, 429],
    limit: { calls: 60, seconds: 600 },
    recordLimits: [
      { by: ['params.urlIdentifier', 'body.email'], calls: 10, seconds: 600 },
      { by: ['params.urlIdentifier', 'body.email'], calls: 20, seconds: DAY_SECONDS },
      { by: ['params.urlIdentifier'], calls: 100, seconds: 600 },
    ],
  }),
  'sessions.enterCode': endpoint<{ readonly role: ReportRole; readonly token: string }>()({
    method: 'POST',
    path: '/recordingSessionReport/{urlIdentifier}/code',
    summary: 'Exchange a report access code',
    description: 'For the role of the address and a token for its section.',
    auth: open,
    params: urlIdentifier,
    body: strictObject({
      email,
      code: text()
        .required(messageId('report.codeRequired'))
        .matches(/^[0-9]{6}$/u, messageId('report.codeRequired')),
    }),
    repliesWithSecret: true,
    errors: [400, 403, 410, 413, 415, 422, 429],
    limit: { calls: 60, seconds: 600 },
    recordLimits: [
      { by: ['params.urlIdentifier', 'body.email'], calls: 30, seconds: 600 },
      { by: ['params.urlIdentifier', 'body.email'], calls: 60, seconds: DAY_SECONDS },
    ],
  }),
};
