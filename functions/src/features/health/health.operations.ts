import type { Operations } from '../../work/operation.ts';
import { checkCopies, repairCopyFaults } from './copies.ts';
import { createRunDue, getDueHealth, type DueJobs } from './dues.ts';
import { checkFiles, removeStrays } from './files.ts';
import { getMailHealth, retryStuckMail } from './mail.ts';
import { getQuotaHealth } from './quotas.ts';
import { retryWebhooks, getWebhookHealth } from './webhooks.ts';

export const createHealth = (jobs: DueJobs) =>
  ({
    'health.copies': checkCopies,
    'health.dues': getDueHealth,
    'health.files': checkFiles,
    'health.mail': getMailHealth,
    'health.mendCopies': repairCopyFaults,
    'health.quotas': getQuotaHealth,
    'health.removeStrays': removeStrays,
    'health.retryMail': retryStuckMail,
    'health.retryWebhooks': retryWebhooks,
    'health.runDue': createRunDue(jobs),
    'health.webhooks': getWebhookHealth,
  }) satisfies Partial<Operations>;
