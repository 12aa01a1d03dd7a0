import { auditActionsEs } from '@domain/audit/words/actions.es.ts';
import { auditFields } from './auditFields.ts';
import { auditLog } from './auditLog.ts';
import { auditRecords } from './auditRecords.ts';

/** The audit log page. */
export const audit = {
  ...auditActionsEs,
  ...auditFields,
  ...auditLog,
  ...auditRecords,
} as const;
