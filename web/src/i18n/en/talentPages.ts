import { ownAuditions } from './ownAuditions.ts';
import { ownConnection } from './ownConnection.ts';
import { ownPages } from './ownPages.ts';
import { reminders } from './reminders.ts';

/** What is said on a talent's own pages, and to staff who fill them in for a talent. */
export const talentPages = {
  ...ownPages,
  ...ownAuditions,
  ...ownConnection,
  ...reminders,
} as const;
