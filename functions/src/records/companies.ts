import type { Transaction } from 'firebase-admin/firestore';
import type { Company } from '@domain/accounts/accounts.ts';
import { collectionRef, db, toRecord } from '../firestore/db.ts';

/** More than any agency works with: a list never grows without end. */
const COMPANIES_MAX = 1000;

const companies = () => collectionRef('companies');

export const newCompanyId = (): string => companies().doc().id;

/** Returns a stored company in any state; undefined when missing. */
export const readKeptCompany = async (
  id: string,
  transaction?: Transaction,
): Promise<Company | undefined> => {
  const ref = companies().doc(id);
  return toRecord<Company>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** Returns a company, or the one it was merged into, so old ids resolve; undefined when missing. */
export const readCompany = async (id: string, transaction?: Transaction): Promise<Company | undefined> => {
  const kept = await readKeptCompany(id, transaction);
  return kept?.mergedInto === undefined ? kept : readKeptCompany(kept.mergedInto, transaction);
};

export const updateCompany = (
  transaction: Transaction,
  id: string,
  change: Partial<Omit<Company, 'id'>>,
): void => {
  transaction.update(companies().doc(id), change);
};

/** Ids of companies that became part of one before. */
export const mergedInto = async (id: string, transaction: Transaction): Promise<readonly string[]> => {
  const found = await transaction.get(companies().where('mergedInto', '==', id).select());
  return found.docs.map((snapshot) => snapshot.id);
};

export const createCompany = (transaction: Transaction, id: string, company: Omit<Company, 'id'>): void => {
  transaction.create(companies().doc(id), company);
};

/** The companies that an agency works with. */
export const companiesWith = async (agencyId: string): Promise<readonly Company[]> => {
  const found = await companies().where('agencyIds', 'array-contains', agencyId).limit(COMPANIES_MAX).get();
  return found.docs.flatMap((snapshot) => toRecord<Company>(snapshot) ?? []);
};

/** Companies by their ids; those that no longer exist are left out. */
export const readCompanies = async (ids: readonly string[]): Promise<ReadonlyMap<string, Company>> => {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return new Map();
  const found = await db().getAll(...unique.map((id) => companies().doc(id)));
  return new Map(found.flatMap((snapshot) => toRecord<Company>(snapshot) ?? []).map((one) => [one.id, one]));
};
