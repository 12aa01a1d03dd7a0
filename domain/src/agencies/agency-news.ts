/** What an agency is emailed of at its contact address unless it mutes it. Messages to it always arrive: their senders wait. */
export const AGENCY_NEWS = [
  'registration',
  'engineer',
  'joined',
  'deletion',
  'express',
  'order',
  'booking',
  'connection',
  'use',
] as const;
export type AgencyNews = (typeof AGENCY_NEWS)[number];
