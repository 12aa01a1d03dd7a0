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
}
