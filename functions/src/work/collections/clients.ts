import { FieldPath, Filter, type Query } from 'firebase-admin/firestore';
import type { Company, User } from '@domain/accounts/accounts.ts';
import { toClientSearch, type StoredClient } from '@domain/clients/client-search.ts';
import type { Client } from '@domain/clients/clients.ts';
import { toPeopleTerm } from '@domain/people/people-search.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { toRecord } from '../../platform/firestore/db.ts';
import { countDocuments } from '../../platform/firestore/tally.ts';
import { readCompany } from './companies.ts';
import { readUser } from './users.ts';

export const clients = collection<Client, StoredClient>('clients', toClientSearch, [
  'sortName',
  'searchTerms',
]);

export const readClient = clients.get;

export interface ClientPosition {
  readonly sortName: string;
  readonly id: string;
}

interface ClientFilters {
  readonly agencyId: string;
  readonly nameOrEmail?: string | undefined;
  /** Companies whose members match as well, regardless of name. */
  readonly companyIds?: readonly string[];
}

/** Maximum companies per search: a query compares thirty values in all. */
const COMPANIES_FOUND = 29;

/** Returns a page of an agency's clients sorted by name, with the next cursor; reads at most `limit`. */
export const findClients = async (
  { agencyId, nameOrEmail, companyIds = [] }: ClientFilters,
  after: ClientPosition | undefined,
  limit: number,
): Promise<{ readonly clients: readonly Client[]; readonly last: ClientPosition | undefined }> => {
  const inAgency = Filter.where('agencyIds', 'array-contains', agencyId);
  const named = Filter.where('searchTerms', 'array-contains', toPeopleTerm(nameOrEmail ?? '', agencyId));
  const inCompanies = Filter.where('companyId', 'in', companyIds.slice(0, COMPANIES_FOUND));
  const searched = companyIds.length > 0 ? Filter.or(named, Filter.and(inAgency, inCompanies)) : named;
  const query: Query = clients.ref.where(nameOrEmail ? searched : inAgency);
  const ordered = query.orderBy('sortName').orderBy(FieldPath.documentId());
  const found = await (after ? ordered.startAfter(after.sortName, after.id) : ordered).limit(limit).get();
  const last = found.docs.at(-1);
  return {
    clients: found.docs.map((snapshot) => clients.toRecord(snapshot.id, snapshot.data())),
    last: last && toRecord<StoredClient>(last),
  };
};

/** More than any agency has: bounds the scan. */
const SCANNED_MAX = 2000;

export type ClientContact = Pick<Client, 'id' | 'name' | 'lastName' | 'email' | 'companyId' | 'createdAt'>;

/** Returns how an agency's clients are reached; a read for each. */
export const scanClientContacts = async (agencyId: string): Promise<readonly ClientContact[]> => {
  const query = clients.ref.where('agencyIds', 'array-contains', agencyId);
  const fields = ['name', 'lastName', 'email', 'companyId', 'createdAt'] as const;
  const found = await query
    .select(...fields)
    .limit(SCANNED_MAX)
    .get();
  return found.docs.flatMap((snapshot) => toRecord<ClientContact>(snapshot) ?? []);
};

export const readBesides = async ({
  id,
  companyId,
}: Client): Promise<{ readonly user: User | undefined; readonly company: Company | undefined }> => {
  const [user, company] = await Promise.all([readUser(id), readCompany(companyId)]);
  return { user, company };
};

/** Counts a company's clients who belong to several agencies: two counts. */
export const countSharedClients = async (companyId: string, agencyId: string): Promise<number> => {
  const query = clients.ref.where('companyId', '==', companyId);
  const [all, alone] = await Promise.all([
    countDocuments(query),
    countDocuments(query.where('agencyIds', '==', [agencyId])),
  ]);
  return all - alone;
};
