import type { Locale } from '../messages/locale.ts';
import type { AgencyNews } from './agency-news.ts';
import type { PolicyDocuments } from './agency-contracts.ts';

/** A tenant of the platform; `agencies/{id}`. What is absent is as null. */
export interface Agency {
  readonly id: string;
  readonly slug: string;
  readonly publicName: string;
  readonly logoUrl: string | null;
  /** The logo on dark surfaces; null: the other one, on white. */
  readonly logoDarkUrl?: string | null;
  /** The square mark, for tabs and narrow places. */
  readonly isotypeLogoUrl: string | null;
  /** A CSS colour, or null for the platform's. */
  readonly accent: string | null;
  readonly contactEmail: string;
  /** Whom people with a link write to when something fails; null: the platform's support. */
  readonly supportEmail?: string | null;
  /** Whom emails say that they come from; null: the platform. */
  readonly senderName?: string | null;
  /** Where talents pick a moment for a connection check; absent or null: the agency writes to them. */
  readonly schedulingLink?: string | null;
  /** Language of invitations to people who have no account yet; null: that of whoever invites. */
  readonly defaultLocale?: Locale | null;
  /** ISO 4217: what amounts and a first rate table begin with; null: `DEFAULT_CURRENCY`. */
  readonly currency?: string | null;
  /** Entries that the menus of its people go without. */
  readonly hiddenMenu?: readonly string[];
  /** What it wants no email of; absent: it gets all. */
  readonly mutedNews?: readonly AgencyNews[];
  /** Its team and admins sign in with a second factor; absent or false: with a password alone, if they like. */
  readonly asksSecondFactor?: boolean;
  /** IANA: the clock that its weeks, its months and its days go by: of papers, licences, earnings and rate tables; absent: `DEFAULT_ZONE`. */
  readonly timeZone?: string;
}

/** The clock of an agency that has chosen none. */
export const DEFAULT_ZONE = 'Europe/Madrid';

/** The IANA zone that an agency goes by. */
export const zoneOf = (agency: Pick<Agency, 'timeZone'> | undefined): string =>
  agency?.timeZone ?? DEFAULT_ZONE;

/** What anybody who has a link of the agency's sees of it: whose page this is, and what holds for it. */
export interface AgencyBrand extends Pick<
  Agency,
  'publicName' | 'logoUrl' | 'logoDarkUrl' | 'accent' | 'supportEmail'
> {
  /** Absent: the agency has no documents of its own. */
  readonly termsUrl?: string;
  readonly privacyUrl?: string;
}

/** The public part of an agency's record; what it never set is left out. */
export const brandOf = (
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

/** An agency as its admins set it up. */
export interface AgencySettings extends Agency {
  /** Null: the platform's hold. */
  readonly policies: PolicyDocuments | null;
  /** Slugs that it had before, which still lead to it; in the order of the alphabet. */
  readonly formerSlugs: readonly string[];
}
