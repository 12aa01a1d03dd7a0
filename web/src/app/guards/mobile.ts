import { matchPath } from 'react-router-dom';
import { paths } from '../paths.ts';

/** Pages opened from an email or a shared link, and those before sign-in: they work well on phones. */
const OPEN_TO_PHONES: readonly string[] = [
  paths.root.path,
  paths.signInAlias.path,
  paths.signUpAlias.path,
  '/account/*',
  paths.newAccount.path,
  '/self/*',
  '/verify-email/*',
  paths.twoStep.path,
  paths.pendingValidation.path,
  '/invitation-process/*',
  paths.forgotPassword.path,
  paths.setPassword.path,
  paths.setNewPassword.path,
  paths.resetPassword.path,
  paths.confirmEmail.path,
  paths.desktopNotice.path,
  '/client/casting/*',
  paths.projectLink.path,
  paths.projectPreview.path,
  paths.report.path,
  paths.verifyReport.path,
  paths.availability.path,
  paths.auditionUpload.path,
  paths.auditionGate.path,
  paths.notFound.path,
  paths.serverError.path,
];

export const isOpenToPhones = (pathname: string): boolean =>
  OPEN_TO_PHONES.some((pattern) => matchPath({ path: pattern, end: true }, pathname) !== null);
