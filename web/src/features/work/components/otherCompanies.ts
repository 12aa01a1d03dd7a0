import type { Company } from '@domain/accounts/accounts.ts';
import type { RelatedClient } from '@domain/clients/clients.api.ts';

/**
 * Returns the companies of related clients that a registration can join with its own. None when its company has colleagues already: they
 * would move with it.
 */
export const listOtherCompanies = (
  related: readonly RelatedClient[],
  companyId: string | undefined,
): readonly Pick<Company, 'id' | 'name'>[] => {
  const companies = new Map(related.flatMap(({ company }) => (company ? [[company.id, company]] : [])));
  return companyId !== undefined && companies.has(companyId) ? [] : [...companies.values()];
};
