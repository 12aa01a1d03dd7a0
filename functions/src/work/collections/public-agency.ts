import type { AgencyContract } from '@domain/agencies/agencies.api.ts';
import type { Agency } from '@domain/agencies/agencies.ts';

export const presentAgency = (agency: Agency): AgencyContract['agency'] => {
  const { slug, publicName, logoUrl, logoDarkUrl, isotypeLogoUrl, accent } = agency;
  return { slug, publicName, logoUrl, isotypeLogoUrl, accent, ...(logoDarkUrl ? { logoDarkUrl } : {}) };
};
