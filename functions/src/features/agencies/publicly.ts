import type { Agency } from '@domain/agencies/agencies.ts';

/** What anybody may know of an agency. */
export const publicly = ({ slug, publicName, logoUrl, isotypeLogoUrl, accent }: Agency) => ({
  slug,
  publicName,
  logoUrl,
  isotypeLogoUrl,
  accent,
});
