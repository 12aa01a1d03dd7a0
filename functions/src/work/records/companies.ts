import type { Company } from '@domain/accounts/accounts.ts';
import type { Work } from '../unit/work.ts';
import { companies } from '../collections/companies.ts';

export const createCompany = (work: Work, id: string, company: Omit<Company, 'id'>): void => {
  work.transaction.create(companies.doc(id), company);
};
