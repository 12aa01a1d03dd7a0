import type { Accessible } from '../access/memberships.ts';
import { unionOf, type Claims, type Role } from '../access/roles.ts';
import type { Locale } from '../messages/locale.ts';
import type { Clock } from '../values/clock.ts';
import type { SignIns } from './sign-ins.ts';

/** Within how many hours a registration is decided on, as people are told. */
export const REVIEW_HOURS = 48;

/** `users/{uid}`: the person behind an account. What they may do follows from their memberships and is kept here. */
export interface User extends Accessible {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  /** The union of `held`, for menus and lists. */
  readonly roles: readonly Role[];
  readonly agencyIds: readonly string[];
  /** Clients alone: the company whose projects are theirs. */
  readonly companyId: string | null;
  /** Agencies that let this client see rates; absent: none. */
  readonly showRates?: readonly string[];
  /** The version that the claims have by now; absent: that of the account's making. */
  readonly claimsVersion?: number;
  /** Sessions that began before this version of the account have ended; absent: none has. */
  readonly sessionsFrom?: number;
  /** The account was closed altogether, from the command line. */
  readonly disabled?: boolean;
  readonly locale: Locale;
  /** IANA: the clock that they live by; absent: they have told of none. */
  readonly timeZone?: string;
  /** How times are written for them; absent: as their language has it. */
  readonly clock?: Clock;
  /** Whether they are reminded of deadlines by email; absent: they are. */
  readonly remindersByEmail?: boolean;
  /** Raised with every new password, so that reset links sent before are spent; absent: 0. */
  readonly passwordVersion?: number;
  /** An address that they want instead and have not proven yet; absent: none. */
  readonly pendingEmail?: string;
  /** Raised with every wish for another address: the link that proves one carries it; absent: 0. */
  readonly emailVersion?: number;
  /** Where they are signed in; absent: it was not noted yet. */
  readonly signIns?: SignIns;
  /** Addresses that were theirs before, in lower case; what was mailed there is still about them. */
  readonly formerEmails?: readonly string[];
}

/**
 * What an account may do, as its record says. `isProven`: the identity provider knows that the address is theirs. Whether a
 * session was begun with a second factor is for its token to say.
 */
export const claimsOfUser = (user: User, isProven: boolean): Claims => {
  // Records from before roles were held per agency say nothing of it, and hold nothing.
  const { id, held = {}, accountValidationStatus, emailVerified = false, accessVersion = 0 } = user;
  return {
    user_id: id,
    held,
    ...unionOf(held),
    ...(accountValidationStatus ? { accountValidationStatus } : {}),
    emailVerified: emailVerified || isProven,
    accessVersion,
    ...(user.needsSecondFactor ? { needsSecondFactor: true } : {}),
  };
};

/** `companies/{id}`: a client's company within the agencies it works with. */
export interface Company {
  readonly id: string;
  readonly name: string;
  /** Code of the catalogue. */
  readonly companyType: string;
  readonly agencyIds: readonly string[];
  /** The company that it became part of; absent: it is one of its own. */
  readonly mergedInto?: string;
}
