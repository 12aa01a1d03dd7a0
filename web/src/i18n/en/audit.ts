import { auditActionsEn } from '@domain/audit/words/actions.en.ts';
import { auditFields } from './auditFields.ts';
import { auditLog } from './auditLog.ts';
import { auditRecords } from './auditRecords.ts';
import { table } from './table.ts';

/** What is said on the page of the audit log. */
export const audit = {
  ...table,
  ...auditActionsEn,
  ...auditFields,
  ...auditLog,
  ...auditRecords,
} as const;
