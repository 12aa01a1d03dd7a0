import { FieldPath, Filter, type Query } from 'firebase-admin/firestore';
import type { Company, User } from '@domain/accounts/accounts.ts';
import { toClientSearch, type StoredClient } from '@domain/clients/client-search.ts';
import type { Client } from '@domain/clients/clients.ts';
import { toPeopleTerm } from '@domain/people/people-search.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { toRecord, omitId } from '../../platform/firestore/db.ts';
import { countDocuments } from '../../platform/firestore/tally.ts';
import { createCompany, readCompany } from './companies.ts';
import { readUser } from './users.ts';
import type { Work } from '../unit/work.ts';

const clients = collection<Client>('clients');

const getRecord = (stored: Client & Partial<StoredClient>): Client => {
  const { sortName: _sortName, searchTerms: _searchTerms, ...client } = stored;
  return client;
};

interface ClientRecords {
  readonly client: Omit<Client, 'id'>;
  /** Absent if the company exists. */
  readonly company?: Omit<Company, 'id'>;
}

export const createClientRecords = (work: Work, uid: string, { client, company }: ClientRecords): void => {
  work.transaction.create(clients.doc(uid), { ...client, ...toClientSearch(client) });
  if (company) createCompany(work, client.companyId, company);
};

export const readClient = async (id: string, work?: Work): Promise<Client | undefined> => {
  const ref = clients.doc(id);
  const stored = toRecord<Client>(await (work ? work.transaction.get(ref) : ref.get()));
  return stored && getRecord(stored);
};

export const writeClient = (work: Work, client: Client): void => {
  work.transaction.set(clients.doc(client.id), { ...omitId(client), ...toClientSearch(client) });
};

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
  const stored = found.docs.flatMap((snapshot) => toRecord<StoredClient>(snapshot) ?? []);
  return { clients: stored.map(getRecord), last: stored.at(-1) };
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
