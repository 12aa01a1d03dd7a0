import { calendar } from './calendar.ts';
import { ownData } from './ownData.ts';
import { ownAuditions } from './ownAuditions.ts';
import { ownConnection } from './ownConnection.ts';
import { ownPages } from './ownPages.ts';
import { payments } from './payments.ts';
import { reminders } from './reminders.ts';
import { studio } from './studio.ts';

/** A talent's own pages, and staff editing them. */
export const talentPages = {
  ...ownPages,
  ...ownData,
  ...studio,
  ...calendar,
  ...ownAuditions,
  ...ownConnection,
  ...payments,
  ...reminders,
} as const;
