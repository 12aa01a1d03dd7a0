import type { Operations } from '../../work/operation.ts';
import { checkCopies, repairCopyFaults } from './copies.ts';
import { getDueHealth, runDue } from './dues.ts';
import { checkFiles, removeStrays } from './files.ts';
import { getMailHealth, retryStuckMail } from './mail.ts';
import { getQuotaHealth } from './quotas.ts';
import { retryWebhooks, getWebhookHealth } from './webhooks.ts';

export const health = {
  'health.copies': checkCopies,
  'health.dues': getDueHealth,
  'health.files': checkFiles,
  'health.mail': getMailHealth,
  'health.mendCopies': repairCopyFaults,
  'health.quotas': getQuotaHealth,
  'health.removeStrays': removeStrays,
  'health.retryMail': retryStuckMail,
  'health.retryWebhooks': retryWebhooks,
  'health.runDue': runDue,
  'health.webhooks': getWebhookHealth,
} satisfies Partial<Operations>;
