/** When scheduled functions run, in UTC; named like the exports of `index.ts`. The stack's clock (`scripts/stack/clock.mjs`) supports only these two forms. */
export const SCHEDULES = {
  mailRetry: 'every 1 minutes',
  webhookRetry: 'every 1 minutes',
  reminders: 'every 5 minutes',
  outcomes: 'every 5 minutes',
  ledger: 'every 1 minutes',
  takeCounts: 'every 1 minutes',
  auditSeals: 'every 1 minutes',
  fileSweep: 'every day 03:30',
  identitySweep: 'every 60 minutes',
  erasures: 'every 10 minutes',
  companyMerges: 'every 10 minutes',
  projectPurge: 'every day 04:30',
} as const;
