import type { AccountRole, ValidationStatus } from '../access/roles.ts';
import type { AgencyContract } from '../agencies/agencies.api.ts';
import type { Agency } from '../agencies/agencies.ts';
import { endpoint } from '../contract.ts';
import { LOCALES, type Locale } from '../messages/locale.ts';
import { strictObject, flag, idSchema, text } from '../messages/yup.ts';
import type { MenuItem } from '../navigation/menu.ts';
import type { Branding, SignInProviderSettings } from '../reference/reference.ts';
import { CLOCKS, type Clock } from '../values/clock.ts';
import { timeZone } from '../values/time-zones.ts';
import { byEmail } from '../people/joining.ts';
import { personNameSchema } from '../people/names.schema.ts';
import { newEmailSchema, newPassword } from './accounts.schema.ts';
import type { SignInView } from './sign-ins.ts';

/** Site config: branding and sign-in for anyone; user and agencies when signed in. */
export interface SiteConfig {
  readonly branding: Branding;
  readonly signInProviderSettings: SignInProviderSettings;
  /** All agencies of the platform, in public form. */
  readonly platformAgencies: readonly AgencyContract['agency'][];
  /** For a search service queried by browsers; null: the platform searches itself. */
  readonly searchPublicKey: string | null;
  /** For an embedded card form; null: the provider's own page is used. */
  readonly paymentPublicKey: string | null;
  /** The key to which browsers subscribe for pushed notices, base64url (RFC 8292); null: none are pushed. */
  readonly pushPublicKey: string | null;
  /** Whether card payment is offered. */
  readonly showPaymentFeature: boolean;
  /** Marks a complete config. */
  readonly loadedConfig: true;
  readonly user: {
    readonly uid: string;
    readonly displayName: string;
    readonly email: string;
    readonly roles: readonly AccountRole[];
    /** Agencies that engage them as engineer. */
    readonly engagedBy: readonly string[];
    readonly companyId: string | null;
    /** Language of their app and emails. */
    readonly locale: Locale;
    /** Their time format, in the app and in emails. */
    readonly clock: Clock;
    /** Whether single keys work on whole pages. */
    readonly pageKeys: boolean;
  } | null;
  readonly agencies: readonly Workplace[];
  /** Sections of the caller's roles, landing page first. In a workplace, that workplace's count instead. */
  readonly links: readonly MenuItem[];
  readonly menuItems: readonly MenuItem[];
  /** Set for users kept out because no agency has accepted their registration. */
  readonly review: Review | null;
}

/** Why an account can't enter, and the agency to contact; null when none is left. `CLOSED`: no agency gives access any more. */
export interface Review {
  readonly status: Exclude<ValidationStatus, 'ACCEPTED'> | 'CLOSED';
  readonly agency: Pick<Agency, 'publicName' | 'contactEmail'> | null;
}

/** An agency the caller can act in, with their roles there; without the settings that concern its staff only. */
export interface Workplace extends Omit<Agency, 'asksSecondFactor' | 'mutedNews'> {
  readonly roles: readonly AccountRole[];
  readonly links: readonly MenuItem[];
  readonly menuItems: readonly MenuItem[];
}

/** How a browser starts an acting session. */
interface ActingSession {
  /** A custom token for the identity provider; valid for an hour. */
  readonly token: string;
}

/** Changing a password or address requires a sign-in within this many seconds. */
export const RECENT_SIGN_IN_SECONDS = 300;

const reminderToken = strictObject({ token: text().max(2000).required('link.invalid') });

/** Whether a user gets deadline reminders by email. */
interface Reminders {
  readonly remindersByEmail: boolean;
}

export const accountsApi = {
  'accounts.changePassword': endpoint<{ readonly status: 'success' }>()({
    method: 'POST',
    path: '/user/changePassword',
    summary: 'Change your password',
    description: 'Requires a recent sign-in. Ends every session.',
    auth: { kind: 'signedIn' },
    body: strictObject({ newPassword: newPassword('password.newRequired') }),
    errors: [400, 401, 403, 413, 415, 422, 429],
    limit: { calls: 10, seconds: 600 },
  }),
  'accounts.notePhone': endpoint<{ readonly id: string }>()({
    method: 'POST',
    path: '/user/phone',
    summary: 'Note a change of your phones',
    description:
      'After adding or removing a phone at the identity provider. Emails you and writes the audit.',
    auth: { kind: 'signedIn' },
    inPerson: true,
    body: strictObject({
      change: text()
        .oneOf(['added', 'removed'] as const)
        .required(),
    }),
    errors: [400, 401, 403, 404, 413, 415, 422, 429],
    limit: { calls: 20, seconds: 600 },
  }),
  'accounts.changeEmail': endpoint<{ readonly status: 'success' }>()({
    method: 'POST',
    path: '/user/changeEmail',
    admitsUnverified: true,
    summary: 'Request a change of your email address',
    description:
      'Requires a recent sign-in. Sends a confirmation link to the new address. The reply is the same when that address has an account.',
    auth: { kind: 'signedIn' },
    body: newEmailSchema,
    errors: [400, 401, 403, 413, 415, 422, 429],
    limit: { calls: 10, seconds: 600 },
    recordLimits: [byEmail],
  }),
  'accounts.signIns': endpoint<readonly SignInView[]>()({
    method: 'GET',
    path: '/user/signIns',
    summary: 'List your active sessions',
    description: 'Sorted by last use, which is rounded to the hour.',
    auth: { kind: 'signedIn' },
    errors: [401, 403],
  }),
  'accounts.signOutEverywhere': endpoint<{ readonly status: 'success' }>()({
    method: 'POST',
    path: '/user/signOut',
    summary: 'Sign out everywhere',
    description: 'Ends every session of your account, including this one.',
    auth: { kind: 'signedIn' },
    // Explicit, because ending a single session needs no call.
    body: strictObject({ everywhere: flag().oneOf([true]).required() }),
    errors: [400, 401, 403, 413, 415, 422, 429],
    limit: { calls: 10, seconds: 600 },
  }),
  'accounts.siteConfig': endpoint<SiteConfig>()({
    method: 'GET',
    path: '/',
    summary: 'Retrieve branding, user and agencies',
    description: 'User and agencies are present when signed in.',
    auth: { kind: 'public' },
    errors: [],
  }),
  'accounts.impersonate': endpoint<ActingSession>()({
    method: 'POST',
    path: '/user/impersonate',
    summary: 'Start to act as another user',
    description:
      'For admins of an agency that the user belongs to. The reply has a custom token, valid for an hour. You can’t act as an admin, or while acting.',
    auth: { kind: 'roles', roles: ['admin'] },
    body: strictObject({ userId: idSchema }),
    repliesWithSecret: true,
    errors: [400, 401, 403, 413, 415, 422, 429],
    limit: { calls: 60, seconds: 600 },
  }),
  'accounts.stopActing': endpoint<{ readonly id: string }>()({
    method: 'POST',
    path: '/user/impersonate/stop',
    summary: 'Note the end of acting as a user',
    description: 'Writes the audit. Sent with your own session.',
    auth: { kind: 'roles', roles: ['admin'] },
    inPerson: true,
    body: strictObject({ userId: idSchema }),
    errors: [400, 401, 403, 413, 415, 422, 429],
    limit: { calls: 60, seconds: 600 },
  }),
  'accounts.changeName': endpoint<{ readonly displayName: string }>()({
    method: 'PATCH',
    path: '/user/name',
    summary: 'Change your name',
    description: 'Agencies see the new name. A talent’s public name stays.',
    auth: { kind: 'signedIn' },
    body: personNameSchema,
    errors: [400, 401, 403, 413, 415, 422],
  }),
  'accounts.changeLanguage': endpoint<{ readonly locale: Locale }>()({
    method: 'PATCH',
    path: '/user/language',
    summary: 'Change your language',
    description: 'Applies to the app and to emails.',
    auth: { kind: 'signedIn' },
    body: strictObject({ locale: text().oneOf(LOCALES).required() }),
    errors: [400, 401, 403, 413, 415, 422],
  }),
  'accounts.changeTimeZone': endpoint<{ readonly timeZone: string }>()({
    method: 'PATCH',
    path: '/user/time-zone',
    summary: 'Change your time zone',
    description: 'Emails give deadlines in this time zone.',
    auth: { kind: 'signedIn' },
    body: strictObject({ timeZone: timeZone().required() }),
    errors: [400, 401, 403, 413, 415, 422],
  }),
  'accounts.changeClock': endpoint<{ readonly clock: Clock }>()({
    method: 'PATCH',
    path: '/user/clock',
    summary: 'Choose the 12-hour or 24-hour clock for times in the app and in emails',
    auth: { kind: 'signedIn' },
    body: strictObject({ clock: text().oneOf(CLOCKS).required() }),
    errors: [400, 401, 403, 413, 415, 422],
  }),
  'accounts.changePageKeys': endpoint<{ readonly pageKeys: boolean }>()({
    method: 'PATCH',
    path: '/user/page-keys',
    summary: 'Turn single-key shortcuts of whole pages on or off',
    description: 'While they are off, such keys work in the focused row or player only.',
    auth: { kind: 'signedIn' },
    body: strictObject({ pageKeys: flag().required() }),
    errors: [400, 401, 403, 413, 415, 422],
  }),
  'accounts.changeReminders': endpoint<Reminders>()({
    method: 'PATCH',
    path: '/user/reminders',
    summary: 'Turn reminders by email on or off',
    auth: { kind: 'signedIn' },
    body: strictObject({ remindersByEmail: flag().required() }),
    errors: [400, 401, 403, 413, 415, 422],
  }),
  'accounts.showReminders': endpoint<Reminders>()({
    method: 'GET',
    path: '/reminders',
    summary: 'Retrieve whether reminders are on',
    description: 'By the link in a reminder.',
    auth: { kind: 'token', tokens: ['reminders'] },
    query: reminderToken,
    errors: [401, 410, 422],
  }),
  'accounts.stopReminders': endpoint<Reminders>()({
    method: 'POST',
    path: '/reminders/stop',
    summary: 'Unsubscribe from reminders',
    description: 'By the link in a reminder. Mail programs call it automatically (RFC 8058).',
    auth: { kind: 'token', tokens: ['reminders'] },
    query: reminderToken,
    raw: { maxBytes: 2000 },
    errors: [401, 410, 413, 415, 422],
  }),
  'accounts.resumeReminders': endpoint<Reminders>()({
    method: 'POST',
    path: '/reminders/resume',
    summary: 'Subscribe to reminders again',
    description: 'By the link that ended them.',
    auth: { kind: 'token', tokens: ['reminders'] },
    query: reminderToken,
    raw: { maxBytes: 2000 },
    errors: [401, 410, 413, 415, 422],
  }),
  'accounts.mailLink': endpoint<{ readonly status: 'success' }>()({
    method: 'POST',
    path: '/user/link-for-computer',
    summary: 'Email yourself a link to a page of the app',
    description: 'For pages that need a computer, opened on a phone. `path` is an address without the host.',
    auth: { kind: 'signedIn' },
    body: strictObject({
      path: text()
        .matches(/^\/(?![/\\])[^\\\s]{0,600}$/)
        .required(),
    }),
    errors: [400, 401, 403, 413, 415, 422, 429],
    limit: { calls: 5, seconds: 600 },
  }),
  'accounts.resendVerification': endpoint<string>()({
    method: 'POST',
    path: '/user/resend-verification/{type}/{userId}',
    summary: 'Resend a verification email',
    description: 'The reply is the same for unknown accounts.',
    auth: { kind: 'public' },
    params: strictObject({
      type: text().oneOf(['talent', 'engineer', 'client']).required(),
      userId: idSchema,
    }),
    errors: [429],
    limit: { calls: 20, seconds: 600 },
    recordLimits: [{ by: ['params.userId'], calls: 3, seconds: 600 }],
  }),
};
