import type { FieldValues } from '../values/fields.ts';
import type { ADDED_FIELDS, KEPT_FIELDS, RULE_FIELDS } from './agencies.schema.ts';
import type { PolicyDocuments } from './agency-contracts.ts';

/** `agencies/{id}`: a tenant of the platform. Absent means null. */
export interface Agency
  extends FieldValues<typeof KEPT_FIELDS>, Partial<FieldValues<typeof ADDED_FIELDS & typeof RULE_FIELDS>> {
  readonly id: string;
  /** Sender address of emails, on a domain that an operator has verified; no call of the API sets it. */
  readonly senderAddress?: string | null;
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
