/** Notifications to an agency's contact address that it can mute. Messages are always delivered, because their senders wait. */
export const AGENCY_NEWS = [
  'registration',
  'engineer',
  'joined',
  'deletion',
  'express',
  'order',
  'booking',
  'takes',
  'delivery',
  'connection',
  'use',
] as const;
export type AgencyNews = (typeof AGENCY_NEWS)[number];
