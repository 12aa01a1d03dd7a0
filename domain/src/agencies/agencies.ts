import type { TakeReceiver } from '../auditions/review.ts';
import type { Locale } from '../messages/locale.ts';
import type { AgencyNews } from './agency-news.ts';
import type { PolicyDocuments } from './agency-contracts.ts';

/** `agencies/{id}`: a tenant of the platform. Absent means null. */
export interface Agency {
  readonly id: string;
  readonly slug: string;
  readonly publicName: string;
  readonly logoUrl: string | null;
  /** The logo on dark surfaces; null: the other one, on white. */
  readonly logoDarkUrl?: string | null;
  /** The square mark, for tabs and narrow places. */
  readonly isotypeLogoUrl: string | null;
  /** A CSS colour; null: the platform's. */
  readonly accent: string | null;
  readonly contactEmail: string;
  /** Contact for problems on pages behind links; null: the platform's support. */
  readonly supportEmail?: string | null;
  /** Sender name of emails; null: the platform. */
  readonly senderName?: string | null;
  /** Booking page for connection checks; absent or null: the agency arranges them by mail. */
  readonly schedulingLink?: string | null;
  /** Language of invitations to people without an account; null: the inviter's. */
  readonly defaultLocale?: Locale | null;
  /** ISO 4217: default of amounts and the first rate table; null: `DEFAULT_CURRENCY`. */
  readonly currency?: string | null;
  /** Menu entries hidden from its people. */
  readonly hiddenMenu?: readonly string[];
  /** Muted notifications; absent: none. */
  readonly mutedNews?: readonly AgencyNews[];
  /** Its team and admins need a second factor; absent or false: optional. */
  readonly asksSecondFactor?: boolean;
  /** Who hears new takes first; absent: the client. */
  readonly takeReceiver?: TakeReceiver;
  /** IANA time zone of its weeks, months and days (papers, licences, earnings, rate tables); absent: `DEFAULT_ZONE`. */
  readonly timeZone?: string;
}

export const DEFAULT_ZONE = 'Europe/Madrid';

export const getZone = (agency: Pick<Agency, 'timeZone'> | undefined): string =>
  agency?.timeZone ?? DEFAULT_ZONE;

/** The public part of an agency, for its links. */
export interface AgencyBrand extends Pick<
  Agency,
  'publicName' | 'logoUrl' | 'logoDarkUrl' | 'accent' | 'supportEmail'
> {
  /** Absent: none of its own. */
  readonly termsUrl?: string;
  readonly privacyUrl?: string;
}

/** Returns an agency's public part, without unset fields. */
export const getBrand = (
  { publicName, logoUrl, logoDarkUrl, accent, supportEmail }: Agency,
  policies?: PolicyDocuments,
): AgencyBrand => ({
  publicName,
  logoUrl,
  accent,
  ...(logoDarkUrl ? { logoDarkUrl } : {}),
  ...(supportEmail ? { supportEmail } : {}),
  ...(policies ? { termsUrl: policies.termsUrl, privacyUrl: policies.privacyUrl } : {}),
});

/** An agency's settings. */
export interface AgencySettings extends Agency {
  /** Null: the platform's apply. */
  readonly policies: PolicyDocuments | null;
  /** Former slugs, which still redirect, sorted alphabetically. */
  readonly formerSlugs: readonly string[];
}
