import type { Operations } from '../../work/operation.ts';
import { changeEmail } from './change-email.ts';
import { changeLanguage } from './change-language.ts';
import { changeName } from './change-name.ts';
import { changePassword } from './change-password.ts';
import { changeClock } from './change-clock.ts';
import { changePageKeys } from './change-page-keys.ts';
import { changeTimeZone } from './change-time-zone.ts';
import { confirmEmail } from './confirm-email.ts';
import { impersonate } from './impersonate.ts';
import { mailLink } from './mail-link.ts';
import { notePhone } from './note-phone.ts';
import { readEmailLink } from './read-email-link.ts';
import { readPasswordLink } from './read-password-link.ts';
import { changeReminders, resumeReminders, showReminders, stopReminders } from './reminders.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resendVerification, sendNewLink } from './resend-verification.ts';
import { setNewPassword } from './set-new-password.ts';
import { listSignIns } from './sign-ins.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';
import { stopActing } from './stop-acting.ts';
import { getSiteConfig } from './get-site-config.ts';

export const accounts = {
  'accounts.changeEmail': changeEmail,
  'accounts.changeLanguage': changeLanguage,
  'accounts.changeName': changeName,
  'accounts.changePassword': changePassword,
  'accounts.changeReminders': changeReminders,
  'accounts.changeClock': changeClock,
  'accounts.changePageKeys': changePageKeys,
  'accounts.changeTimeZone': changeTimeZone,
  'accounts.impersonate': impersonate,
  'accounts.mailLink': mailLink,
  'accounts.notePhone': notePhone,
  'accounts.resendVerification': resendVerification,
  'accounts.signIns': listSignIns,
  'accounts.signOutEverywhere': signOutEverywhere,
  'accounts.siteConfig': getSiteConfig,
  'accounts.stopActing': stopActing,
  'user.confirmEmail': confirmEmail,
  'user.emailLink': readEmailLink,
  'user.passwordLink': readPasswordLink,
  'user.resetPassword': requestPasswordReset,
  'user.sendNewLink': sendNewLink,
  'user.setNewPassword': setNewPassword,
  'accounts.resumeReminders': resumeReminders,
  'accounts.showReminders': showReminders,
  'accounts.stopReminders': stopReminders,
} satisfies Partial<Operations>;
