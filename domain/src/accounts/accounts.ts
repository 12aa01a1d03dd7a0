import type { Accessible } from '../access/memberships.ts';
import { uniteRoles, type Claims, type AccountRole } from '../access/roles.ts';
import type { companyFields } from '../companies/companies.schema.ts';
import type { Locale } from '../messages/locale.ts';
import type { StoredNoticeChoice } from '../notices/notices.ts';
import type { Clock } from '../values/clock.ts';
import type { FieldValues } from '../values/fields.ts';
import type { SignIns } from './sign-ins.ts';

/** Hours within which a registration is decided, as shown to users. */
export const REVIEW_HOURS = 48;

/** `users/{uid}`: the person behind an account, with rights derived from their memberships. */
export interface User extends Accessible {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  /** Union of `held`, for menus and lists. */
  readonly roles: readonly AccountRole[];
  /** Union of the agencies in `held`. */
  readonly agencyIds: readonly string[];
  /** Clients only: their company. */
  readonly companyId: string | null;
  /** Agencies that grant this client access to rates; absent: none. */
  readonly showRates?: readonly string[];
  /** Version of the current claims; absent: the initial one. */
  readonly claimsVersion?: number;
  /** Sessions from before this version have ended; absent: none has. */
  readonly sessionsFrom?: number;
  /** Closed entirely, from the command line. */
  readonly disabled?: boolean;
  readonly locale: Locale;
  /** IANA time zone; absent: unknown. */
  readonly timeZone?: string;
  /** Their time format; absent: the language's default. */
  readonly clock?: Clock;
  /** Whether single keys work on whole pages; absent: only in the focused row or player. */
  readonly pageKeys?: boolean;
  /** Whether they get deadline reminders by email; absent: yes. */
  readonly remindersByEmail?: boolean;
  /** Channels of their notices; absent: page and email for all kinds. */
  readonly noticeChoice?: StoredNoticeChoice;
  /** Raised with every new password, which invalidates earlier reset links; absent: 0. */
  readonly passwordVersion?: number;
  /** A requested, unverified address; absent: none. */
  readonly pendingEmail?: string;
  /** Raised with every request for another address and contained in its link; absent: 0. */
  readonly emailVersion?: number;
  /** Their active sign-ins; absent: none recorded. */
  readonly signIns?: SignIns;
  /** Former addresses in lower case; mail to them still concerns this person. */
  readonly formerEmails?: readonly string[];
}

/** Returns the account's rights from its record. `isProven`: the provider has verified the address. Only the token shows a second factor. */
export const getUserClaims = (user: User, isProven: boolean): Claims => {
  // Records from before roles were held per agency lack `held` and grant nothing.
  const { id, held = {}, accountValidationStatus, emailVerified = false, accessVersion = 0 } = user;

  return {
    user_id: id,
    held,
    ...uniteRoles(held),
    ...(accountValidationStatus ? { accountValidationStatus } : {}),
    emailVerified: emailVerified || isProven,
    accessVersion,
    ...(user.needsSecondFactor ? { needsSecondFactor: true } : {}),
  };
};

/** `companies/{id}`: a client's company within the agencies it works with. */
export interface Company extends FieldValues<typeof companyFields> {
  readonly id: string;
  /** Agencies the company works with. */
  readonly agencyIds: readonly string[];
  /** The company it was merged into; absent: independent. */
  readonly mergedInto?: string;
}
