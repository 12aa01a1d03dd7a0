import type { Company } from '@domain/accounts/accounts.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { db, toRecord } from '../../platform/firestore/db.ts';
import type { Work } from '../unit/work.ts';

/** More than any agency has: bounds the list. */
const COMPANIES_MAX = 1000;

export const companies = collection<Company>('companies');

export const newCompanyId = companies.newId;

export const readKeptCompany = companies.get;

/** Returns a company, or the one it was merged into, so old ids resolve; undefined when missing. */
export const readCompany = async (id: string, work?: Work): Promise<Company | undefined> => {
  const company = await readKeptCompany(id, work);
  return company?.mergedInto === undefined ? company : readKeptCompany(company.mergedInto, work);
};

export const findMergedCompanies = async (id: string, work: Work): Promise<readonly string[]> => {
  const found = await work.transaction.get(companies.ref.where('mergedInto', '==', id).select());
  return found.docs.map((snapshot) => snapshot.id);
};

export const findAgencyCompanies = (agencyId: string): Promise<readonly Company[]> =>
  companies.find(companies.ref.where('agencyIds', 'array-contains', agencyId).limit(COMPANIES_MAX));

export const readCompanies = async (ids: readonly string[]): Promise<ReadonlyMap<string, Company>> => {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return new Map();
  const found = await db().getAll(...unique.map((id) => companies.doc(id)));
  return new Map(
    found.flatMap((snapshot) => toRecord<Company>(snapshot) ?? []).map((company) => [company.id, company]),
  );
};
