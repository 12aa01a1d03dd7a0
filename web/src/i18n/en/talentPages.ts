import { ownConnection } from './ownConnection.ts';
import { ownPages } from './ownPages.ts';

/** What is said on a talent's own pages, and to staff who fill them in for a talent. */
export const talentPages = {
  ...ownPages,
  ...ownConnection,
} as const;
