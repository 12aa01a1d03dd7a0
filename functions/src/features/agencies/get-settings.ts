import type { Transaction } from 'firebase-admin/firestore';
import type { Agency, AgencySettings } from '@domain/agencies/agencies.ts';
import { readPolicies } from '../../work/records/agency-contracts.ts';
import { findSlugs } from '../../work/records/agency-slugs.ts';

export const getSettings = async (agency: Agency, transaction?: Transaction): Promise<AgencySettings> => {
  const [policies, slugs] = await Promise.all([
    readPolicies(agency.id, transaction),
    findSlugs(agency.id, transaction),
  ]);
  return {
    ...agency,
    policies: policies ?? null,
    formerSlugs: slugs.filter((slug) => slug !== agency.slug),
  };
};
