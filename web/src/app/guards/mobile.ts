import { matchPath } from 'react-router-dom';
import { paths } from '../paths.ts';

/** Pages opened from a mail or a shared link, and everything before sign-in: they work well on a phone. */
export const OPEN_TO_PHONES: readonly string[] = [
  paths.root.path,
  '/signin',
  '/signup',
  '/account/*',
  '/new-account',
  '/self/*',
  '/verify-email/*',
  '/pending-validation',
  '/invitation-process/*',
  '/forgot-password',
  '/set-password',
  '/set-new-password',
  '/reset-password',
  '/explore-more-on-desktop',
  '/client/casting/*',
  '/client/project/:projectId/casting',
  '/client/report/*',
  '/casting-demo/request-availability/confirmation/*',
  '/audition-entry/upload',
  '/profile/casting/:urlIdentifier/audition',
  '/404',
  '/500',
];

export const isOpenToPhones = (pathname: string): boolean =>
  OPEN_TO_PHONES.some((pattern) => matchPath({ path: pattern, end: true }, pathname) !== null);
