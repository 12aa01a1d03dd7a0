import { auditActionsEn } from '@domain/audit/words/actions.en.ts';
import { auditFields } from './auditFields.ts';
import { auditLog } from './auditLog.ts';
import { auditRecords } from './auditRecords.ts';

/** The audit log page. */
export const audit = {
  ...auditActionsEn,
  ...auditFields,
  ...auditLog,
  ...auditRecords,
} as const;
