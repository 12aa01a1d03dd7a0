import { toCompanyCountsId, type CompanyCounts } from '@domain/companies/company-counts.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const companyCounts = collection<CompanyCounts>('companyCounts');

/** Returns an agency's counts of companies, one read each; companies without projects and orders may be absent. */
export const readCompanyCounts = async (
  agencyId: string,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, CompanyCounts['counts']>> => {
  const found = await companyCounts.getAll(
    companyIds.map((companyId) => toCompanyCountsId({ agencyId, companyId })),
  );
  return new Map(found.map(({ companyId, counts }) => [companyId, counts]));
};
