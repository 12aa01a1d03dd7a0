import { auditFields } from './auditFields.ts';
import { health } from './health.ts';
import { stuckMail } from './stuckMail.ts';
import { webhooks } from './webhooks.ts';

/** The health page of an agency. */
export const healthPage = {
  ...auditFields,
  ...health,
  ...stuckMail,
  ...webhooks,
} as const;
