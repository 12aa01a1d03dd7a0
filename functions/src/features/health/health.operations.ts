import type { Operations } from '../../work/operation.ts';
import { checkCopies, mendCopies } from './copies.ts';
import { dueHealth, runDue } from './dues.ts';
import { checkFiles, removeStrays } from './files.ts';
import { mailHealth, retryStuckMail } from './mail.ts';
import { quotaHealth } from './quotas.ts';
import { retryWebhooks, webhookHealth } from './webhooks.ts';

export const health = {
  'health.copies': checkCopies,
  'health.dues': dueHealth,
  'health.files': checkFiles,
  'health.mail': mailHealth,
  'health.mendCopies': mendCopies,
  'health.quotas': quotaHealth,
  'health.removeStrays': removeStrays,
  'health.retryMail': retryStuckMail,
  'health.retryWebhooks': retryWebhooks,
  'health.runDue': runDue,
  'health.webhooks': webhookHealth,
} satisfies Partial<Operations>;
