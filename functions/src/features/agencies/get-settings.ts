import type { Agency, AgencySettings } from '@domain/agencies/agencies.ts';
import { readPolicies } from '../../work/collections/agency-contracts.ts';
import { findSlugs } from '../../work/collections/agency-slugs.ts';
import type { Work } from '../../work/unit/work.ts';

export const getSettings = async (agency: Agency, work?: Work): Promise<AgencySettings> => {
  const [policies, slugs] = await Promise.all([readPolicies(agency.id, work), findSlugs(agency.id, work)]);
  return {
    ...agency,
    policies: policies ?? null,
    formerSlugs: slugs.filter((slug) => slug !== agency.slug),
  };
};
