import { calendar } from './calendar.ts';
import { ownData } from './ownData.ts';
import { ownAuditions } from './ownAuditions.ts';
import { ownConnection } from './ownConnection.ts';
import { ownPages } from './ownPages.ts';
import { reminders } from './reminders.ts';
import { studio } from './studio.ts';

/** What is said on a talent's own pages, and to staff who fill them in for a talent. */
export const talentPages = {
  ...ownPages,
  ...ownData,
  ...studio,
  ...calendar,
  ...ownAuditions,
  ...ownConnection,
  ...reminders,
} as const;
