import type { Transaction } from 'firebase-admin/firestore';
import type { Company } from '@domain/accounts/accounts.ts';
import { collectionOf, db, documentOf } from '../firestore/db.ts';

const companies = () => collectionOf('companies');

export const newCompanyId = (): string => companies().doc().id;

/** A company; undefined when there is none. */
export const readCompany = async (id: string, transaction?: Transaction): Promise<Company | undefined> => {
  const ref = companies().doc(id);
  return documentOf<Company>(await (transaction ? transaction.get(ref) : ref.get()));
};

export const createCompany = (transaction: Transaction, id: string, company: Omit<Company, 'id'>): void => {
  transaction.create(companies().doc(id), company);
};

/** Companies by their ids; those that no longer exist are left out. */
export const readCompanies = async (ids: readonly string[]): Promise<ReadonlyMap<string, Company>> => {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return new Map();
  const found = await db().getAll(...unique.map((id) => companies().doc(id)));
  return new Map(
    found.flatMap((snapshot) => documentOf<Company>(snapshot) ?? []).map((one) => [one.id, one]),
  );
};
