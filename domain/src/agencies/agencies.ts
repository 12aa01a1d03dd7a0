/** A tenant of the platform; `agencies/{id}`. */
export interface Agency {
  readonly id: string;
  readonly slug: string;
  readonly publicName: string;
  readonly logoUrl: string | null;
  readonly isotypeLogoUrl: string | null;
  /** A CSS colour, or null for the platform's. */
  readonly accent: string | null;
  readonly contactEmail: string;
  /** Where talents pick a moment for a connection check; absent or null: the agency writes to them. */
  readonly schedulingLink?: string | null;
}

/** What anybody who has a link of the agency's sees of it: whose page this is. */
export type AgencyBrand = Pick<Agency, 'publicName' | 'logoUrl' | 'accent'>;

/** The public part of an agency's record. */
export const brandOf = ({ publicName, logoUrl, accent }: Agency): AgencyBrand => ({
  publicName,
  logoUrl,
  accent,
});
