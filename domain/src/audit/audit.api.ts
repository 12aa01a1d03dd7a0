import { only, SIGNED_IN_ERRORS } from '../contract-auth.ts';
import { endpoint, type Page } from '../contract.ts';
import { exactly, pageLength, text } from '../messages/yup.ts';
import { timestamp } from '../values/dates.ts';
import type { AuditCheck, AuditRow } from './audit.ts';
import { csvLayout } from '../values/csv-layout.schema.ts';

const admin = only('admin');
const cursor = text().max(400).optional();

/** Which records: by whom, of which record, what was done, from when on and before when. Absent: whatever it is. */
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

/** What was done in an agency, for its admins. No key is taken by any of these calls. */
export const auditApi = {
  'audit.list': endpoint<Page<AuditRow>>()({
    method: 'GET',
    path: '/audit',
    summary:
      'The audit log of the chosen agency, the newest first: by whom (`by`), of which record (`subject`), what was done (`action`), and between which moments (`from`, and before `to`)',
    auth: admin,
    query: exactly({ cursor, pageSize: pageLength(100).optional(), ...filters }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'audit.export': endpoint<undefined>()({
    method: 'GET',
    path: '/audit/csv',
    summary: 'The same records as CSV, all pages of them, the newest 10,000 at most',
    auth: admin,
    query: exactly({ ...filters, layout: csvLayout }),
    binary: 'text/csv',
    errors: [...SIGNED_IN_ERRORS, 422, 429],
    limit: { calls: 20, seconds: 600 },
  }),
  'audit.check': endpoint<AuditCheck>()({
    method: 'GET',
    path: '/audit/check',
    summary:
      'Check a part of the chain that ties the records of the chosen agency to one another: whether one is missing or was changed. The next part begins at `cursor`',
    auth: admin,
    query: exactly({ cursor }),
    errors: [...SIGNED_IN_ERRORS, 422, 429],
    limit: { calls: 600, seconds: 3600 },
  }),
};
