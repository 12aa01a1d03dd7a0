import { only, SIGNED_IN_ERRORS } from '../contract-auth.ts';
import { endpoint, type Page } from '../contract.ts';
import { strictObject, pageLength, text } from '../messages/yup.ts';
import { timestamp } from '../values/dates.ts';
import type { AuditCheck, AuditRow } from './audit.ts';
import { csvLayout } from '../values/csv-layout.schema.ts';

const admin = only('admin');
const cursor = text().max(400).optional();

/** Filters: author, record, action, start and end. Absent: no restriction. */
const filters = {
  by: text()
    .matches(/^(?:key:)?[\w-]{1,160}$/)
    .optional(),
  subject: text()
    .matches(/^[A-Za-z]{1,60}\/[\w-]{1,400}$/)
    .optional(),
  action: text()
    .matches(/^[A-Za-z]{1,30}\.[A-Za-z]{1,60}$/)
    .optional(),
  from: timestamp().optional(),
  to: timestamp().optional(),
};

export const auditApi = {
  'audit.list': endpoint<Page<AuditRow>>()({
    method: 'GET',
    path: '/audit',
    summary: 'List audit records',
    description:
      'Newest first. Filter by actor (`by`), record (`subject`), `action`, and time (`from` inclusive, `to` exclusive).',
    auth: admin,
    query: strictObject({ cursor, pageSize: pageLength(100).optional(), ...filters }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'audit.export': endpoint<undefined>()({
    method: 'GET',
    path: '/audit/csv',
    summary: 'Export audit records as CSV',
    description: 'The newest 10,000 at most.',
    auth: admin,
    query: strictObject({ ...filters, layout: csvLayout }),
    binary: 'text/csv',
    errors: [...SIGNED_IN_ERRORS, 422, 429],
    limit: { calls: 20, seconds: 600 },
  }),
  'audit.check': endpoint<AuditCheck>()({
    method: 'GET',
    path: '/audit/check',
    summary: 'Verify the audit log',
    description:
      'Checks part of the chain and names the first missing or altered record. Continue from `cursor`.',
    auth: admin,
    query: strictObject({ cursor }),
    errors: [...SIGNED_IN_ERRORS, 422, 429],
    limit: { calls: 600, seconds: 3600 },
  }),
};
