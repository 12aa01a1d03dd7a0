import { only, SIGNED_IN_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { exactly, text } from '../messages/yup.ts';
import { mendCopiesSchema, removeStraysSchema, runDueSchema } from './health.schema.ts';
import type {
  CopyCheck,
  DueHealth,
  FileCheck,
  MailHealth,
  Mended,
  QuotaHealth,
  WebhookHealth,
} from './health.ts';

const admin = only('admin');
const part = exactly({ cursor: text().max(800).optional() });
/** Whoever looks again and again costs no more than a page that is open all day. */
const looking = { calls: 120, seconds: 600 };
const mending = { calls: 60, seconds: 600 };
const PRESS_ERRORS = [400, 401, 403, 413, 415, 422, 429] as const;

/** How the chosen agency's part of the platform is, for its admins. None of these calls takes an API key. */
export const healthApi = {
  'health.mail': endpoint<MailHealth>()({
    method: 'GET',
    path: '/health/mail',
    summary: 'Emails of the chosen agency that have not left, and how many of them are stuck',
    auth: admin,
    errors: [...SIGNED_IN_ERRORS, 422, 429],
    limit: looking,
  }),
  'health.retryMail': endpoint<Mended>()({
    method: 'POST',
    path: '/health/mail/retry',
    summary: 'Send stuck emails of the chosen agency with the next round, 50 at a time, the oldest first',
    auth: admin,
    errors: PRESS_ERRORS,
    limit: mending,
  }),
  'health.webhooks': endpoint<WebhookHealth>()({
    method: 'GET',
    path: '/health/webhooks',
    summary: 'Messages of the last week that webhooks of the chosen agency have not taken',
    auth: admin,
    errors: [...SIGNED_IN_ERRORS, 422, 429],
    limit: looking,
  }),
  'health.retryWebhooks': endpoint<Mended>()({
    method: 'POST',
    path: '/health/webhooks/retry',
    summary:
      'Send messages that failed in the last week again with the next round, 50 at a time; what is meant for a webhook that is off or deleted is left out',
    auth: admin,
    errors: PRESS_ERRORS,
    limit: mending,
  }),
  'health.dues': endpoint<DueHealth>()({
    method: 'GET',
    path: '/health/dues',
    summary:
      'Work of the chosen agency that should have been done by the clock a quarter of an hour ago, and deletions of people that were begun an hour ago',
    auth: admin,
    errors: [...SIGNED_IN_ERRORS, 422, 429],
    limit: looking,
  }),
  'health.runDue': endpoint<Mended>()({
    method: 'POST',
    path: '/health/dues/run',
    summary:
      'Do what is due of one kind now, for the chosen agency alone; what takes too long is left for the next press',
    auth: admin,
    body: runDueSchema,
    errors: PRESS_ERRORS,
    limit: mending,
  }),
  'health.quotas': endpoint<QuotaHealth>()({
    method: 'GET',
    path: '/health/quotas',
    summary:
      'Limits that the chosen agency has used up to four fifths at least, and inboxes that it can write little more to for now',
    auth: admin,
    errors: [...SIGNED_IN_ERRORS, 422, 429],
    limit: looking,
  }),
  'health.copies': endpoint<CopyCheck>()({
    method: 'GET',
    path: '/health/copies',
    summary:
      'Compare some of the chosen agency’s records with their copies, and claims of its people with their accounts; the next part begins at `cursor`. Reads all that is compared',
    auth: admin,
    query: part,
    errors: [...SIGNED_IN_ERRORS, 422, 429],
    limit: { calls: 600, seconds: 3600 },
  }),
  'health.mendCopies': endpoint<Mended>()({
    method: 'POST',
    path: '/health/copies/mend',
    summary:
      'Make copies anew of some records of the chosen agency that they are copied from, and claims of accounts; what is right stays',
    auth: admin,
    body: mendCopiesSchema,
    errors: PRESS_ERRORS,
    limit: { calls: 300, seconds: 3600 },
  }),
  'health.files': endpoint<FileCheck>()({
    method: 'GET',
    path: '/health/files',
    summary:
      'Compare some of the chosen agency’s records with their files: files that nothing names, and files that are gone. The next part begins at `cursor`',
    auth: admin,
    query: part,
    errors: [...SIGNED_IN_ERRORS, 422, 429],
    limit: { calls: 600, seconds: 3600 },
  }),
  'health.removeStrays': endpoint<Mended>()({
    method: 'POST',
    path: '/health/files/remove',
    summary: 'Delete files of some records of the chosen agency that nothing names and that are a day old',
    auth: admin,
    body: removeStraysSchema,
    errors: PRESS_ERRORS,
    limit: { calls: 300, seconds: 3600 },
  }),
};
