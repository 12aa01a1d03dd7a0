import { messageId, text } from '../messages/yup.ts';
import type { Instant } from '../contract.ts';

/** In letters. */
export const SLUG_MAX = 60;

/** Small ASCII letters, digits and inner hyphens: nothing that merely looks like another agency's. */
const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/;

/** Words of the app's own addresses and of roles: an agency called so would pass for the platform. */
const RESERVED: ReadonlySet<string> = new Set([
  ...[
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
  ],
  ...['client', 'clients', 'confirm-email', 'curate', 'dashboard', 'docs', 'engineer', 'engineers', 'health'],
  ...[
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
  ],
  ...[
    'reminders',
    'report',
    'reset-password',
    'score',
    'self',
    'sessions',
    'set-password',
    'signin',
    'signup',
  ],
  ...['slug', 'static', 'status', 'support', 'system', 'talent', 'talents', 'www'],
]);

/** Whether a text could be an agency's slug at all; only such a text is looked up. */
export const isSlug = (value: string): boolean => SLUG.test(value);

/** What an agency is called in its addresses, as it may be chosen anew. */
export const slugSchema = () =>
  text()
    .matches(SLUG, { message: messageId('agency.slugShape'), excludeEmptyString: true })
    .test('free of ours', messageId('agency.slugReserved'), (value) => !value || !RESERVED.has(value));

/**
 * `agencySlugs/{slug}`: whose a slug is or was. One stays with the agency that first had it, so that its old addresses
 * lead there and nobody else's page is ever found at them.
 */
export interface AgencySlug {
  readonly agencyId: string;
  readonly takenAt: Instant;
}
