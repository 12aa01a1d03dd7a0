import type { Company } from '@domain/accounts/accounts.ts';
import type { RelatedClient } from '@domain/clients/clients.api.ts';
import { isCorporate } from '@domain/clients/clients.schema.ts';
import { foldText } from '@domain/values/fold-text.ts';
import { getAgency } from '../../work/access/caller.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { serialise } from '../../platform/firestore/db.ts';
import type { Operation } from '../../work/operation.ts';
import { readClient, scanClientContacts } from '../../work/collections/clients.ts';
import { findAgencyCompanies } from '../../work/collections/companies.ts';
import { readMembershipsIn } from '../../work/collections/memberships.ts';

const getDomain = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Returns the agency's other clients of the same company name or email domain, the oldest first. */
export const listRelatedClients: Operation<'clients.related'> = async ({ caller, params: { id } }) => {
  const client = requireVisible(caller, 'clients', await readClient(id));
  const agencyId = getAgency(caller);
  const [companies, contacts] = await Promise.all([
    findAgencyCompanies(agencyId),
    scanClientContacts(agencyId),
  ]);
  const companyById = new Map(companies.map((company) => [company.id, company] as const));

  const companyName = foldText(companyById.get(client.companyId)?.name ?? '');
  const domain = getDomain(client.email);
  const isSameCompany = (company: Company | undefined): boolean =>
    company !== undefined && companyName !== '' && foldText(company.name) === companyName;
  const isSameDomain = (email: string): boolean => isCorporate(email) && getDomain(email) === domain;
  const related = contacts
    .filter((contact) => contact.id !== id)
    .filter(({ companyId, email }) => isSameCompany(companyById.get(companyId)) || isSameDomain(email))
    .sort((a, b) => a.createdAt.toMillis() - b.createdAt.toMillis());

  const ids = related.map((contact) => contact.id);
  const memberships = await readMembershipsIn(agencyId, 'client', ids);

  return related.map(({ companyId, ...contact }): RelatedClient => {
    const company = companyById.get(companyId);
    const { accountValidationStatus } = memberships.get(contact.id) ?? {};
    return {
      ...serialise(contact),
      company: company ? { id: company.id, name: company.name } : null,
      ...(accountValidationStatus ? { accountValidationStatus } : {}),
    };
  });
};
