import { messageId, text } from '../messages/yup.ts';
import type { Instant } from '../contract.ts';

export const SLUG_MAX = 60;

/** Lower-case ASCII letters, digits and inner hyphens, which prevents look-alikes. */
const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/;

/** Reserved words of addresses and roles, which would pass for the platform. */
const RESERVED: ReadonlySet<string> = new Set([
  'account',
  'admin',
  'agency',
  'agencyteam',
  'api',
  'app',
  'assets',
  'audition-entry',
  'casting',
  'castings',
  'client',
  'clients',
  'confirm-email',
  'curate',
  'dashboard',
  'docs',
  'engineer',
  'engineers',
  'health',
  'invitation-process',
  'invite',
  'login',
  'logo',
  'mail',
  'new',
  'platform',
  'profile',
  'project',
  'projects',
  'reminders',
  'report',
  'reset-password',
  'score',
  'self',
  'sessions',
  'set-password',
  'signin',
  'signup',
  'slug',
  'static',
  'status',
  'support',
  'system',
  'talent',
  'talents',
  'www',
]);

/** Returns whether a text is a valid slug; only such texts are looked up. */
export const isSlug = (value: string): boolean => SLUG.test(value);

/** An agency's name in addresses; may be changed. */
export const slugSchema = () =>
  text()
    .matches(SLUG, { message: messageId('agency.slugShape'), excludeEmptyString: true })
    .test('free of ours', messageId('agency.slugReserved'), (value) => !value || !RESERVED.has(value));

/** `agencySlugs/{slug}`: current or former owner of a slug. It stays with its first agency, so old addresses never lead to another one. */
export interface AgencySlug {
  readonly agencyId: string;
  /** When it was last set. */
  readonly takenAt: Instant;
}
