/**
 * When each scheduled function runs, in UTC; the names are those that `index.ts` exports. The stack's own clock
 * (`scripts/stack/clock.mjs`) understands these two forms and no other.
 */
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
