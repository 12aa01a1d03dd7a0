import { only, SIGNED_IN_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { strictObject, text } from '../messages/yup.ts';
import { repairCopiesSchema, removeStraysSchema, runDueSchema } from './health.schema.ts';
import type {
  CopyCheck,
  DueHealth,
  FileCheck,
  MailHealth,
  RepairOutcome,
  QuotaHealth,
  WebhookHealth,
} from './health.ts';

const admin = only('admin');
const part = strictObject({ cursor: text().max(800).optional() });
/** Repeated checks cost no more than a page open all day. */
const looking = { calls: 120, seconds: 600 };
const repairs = { calls: 60, seconds: 600 };
const PRESS_ERRORS = [400, 401, 403, 413, 415, 422, 429] as const;

export const healthApi = {
  'health.mail': endpoint<MailHealth>()({
    method: 'GET',
    path: '/health/mail',
    summary: 'List unsent emails',
    description: 'With the number of stuck ones.',
    auth: admin,
    errors: [...SIGNED_IN_ERRORS, 422, 429],
    limit: looking,
  }),
  'health.retryMail': endpoint<RepairOutcome>()({
    method: 'POST',
    path: '/health/mail/retry',
    summary: 'Retry stuck emails',
    description: 'The 50 oldest, with the next run.',
    auth: admin,
    errors: PRESS_ERRORS,
    limit: repairs,
  }),
  'health.webhooks': endpoint<WebhookHealth>()({
    method: 'GET',
    path: '/health/webhooks',
    summary: 'List failed webhook deliveries',
    description: 'Of the last week.',
    auth: admin,
    errors: [...SIGNED_IN_ERRORS, 422, 429],
    limit: looking,
  }),
  'health.retryWebhooks': endpoint<RepairOutcome>()({
    method: 'POST',
    path: '/health/webhooks/retry',
    summary: 'Retry failed webhook deliveries',
    description: 'Of the last week, 50 per call. Skips webhooks that are off or deleted.',
    auth: admin,
    errors: PRESS_ERRORS,
    limit: repairs,
  }),
  'health.dues': endpoint<DueHealth>()({
    method: 'GET',
    path: '/health/dues',
    summary: 'List overdue scheduled work',
    description: 'Overdue by 15 minutes, and deletions of people that started an hour ago.',
    auth: admin,
    errors: [...SIGNED_IN_ERRORS, 422, 429],
    limit: looking,
  }),
  'health.runDue': endpoint<RepairOutcome>()({
    method: 'POST',
    path: '/health/dues/run',
    summary: 'Run overdue work of one kind',
    description: 'For the chosen agency. Work that takes too long is left for the next call.',
    auth: admin,
    body: runDueSchema,
    errors: PRESS_ERRORS,
    limit: repairs,
  }),
  'health.quotas': endpoint<QuotaHealth>()({
    method: 'GET',
    path: '/health/quotas',
    summary: 'List rate limits close to exhaustion',
    description: 'At 80 % or more, and inboxes that can take few more emails.',
    auth: admin,
    errors: [...SIGNED_IN_ERRORS, 422, 429],
    limit: looking,
  }),
  'health.copies': endpoint<CopyCheck>()({
    method: 'GET',
    path: '/health/copies',
    summary: 'Compare records with their copies',
    description: 'Includes claims of accounts. Continue from `cursor`.',
    auth: admin,
    query: part,
    errors: [...SIGNED_IN_ERRORS, 422, 429],
    limit: { calls: 600, seconds: 3600 },
  }),
  'health.mendCopies': endpoint<RepairOutcome>()({
    method: 'POST',
    path: '/health/copies/mend',
    summary: 'Repair differing copies',
    description: 'Includes claims of accounts. Correct copies stay.',
    auth: admin,
    body: repairCopiesSchema,
    errors: PRESS_ERRORS,
    limit: { calls: 300, seconds: 3600 },
  }),
  'health.files': endpoint<FileCheck>()({
    method: 'GET',
    path: '/health/files',
    summary: 'Compare records with their files',
    description: 'Finds files without a record and records without a file. Continue from `cursor`.',
    auth: admin,
    query: part,
    errors: [...SIGNED_IN_ERRORS, 422, 429],
    limit: { calls: 600, seconds: 3600 },
  }),
  'health.removeStrays': endpoint<RepairOutcome>()({
    method: 'POST',
    path: '/health/files/remove',
    summary: 'Delete files without a record',
    description: 'Only files that are at least a day old.',
    auth: admin,
    body: removeStraysSchema,
    errors: PRESS_ERRORS,
    limit: { calls: 300, seconds: 3600 },
  }),
};
