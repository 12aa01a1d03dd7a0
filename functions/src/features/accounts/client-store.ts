import { FieldPath, FieldValue, type Query, type Transaction } from 'firebase-admin/firestore';
import type { Company, User } from '@domain/accounts/accounts.ts';
import { clientSearchOf } from '@domain/accounts/client-search.ts';
import { peopleTermOf, type PeopleSearch } from '@domain/accounts/people-search.ts';
import type { Client } from '@domain/accounts/people.ts';
import { db, documentOf, withoutId } from '../../firestore/db.ts';

const clients = () => db().collection('clients');
const termsId = (agencyId: string, clientId: string): string => `${agencyId}_${clientId}`;

/** What a client pays an agency, in per cent. */
export interface Commission {
  readonly agencyId: string;
  readonly commission: number;
}

/** What is stored beside the record only finds it. */
const recordOf = (stored: Client & Partial<PeopleSearch>): Client => {
  const { sortName: _sortName, searchTerms: _searchTerms, ...client } = stored;
  return client;
};

export const newCompanyId = (): string => db().collection('companies').doc().id;

interface ClientRecords {
  readonly client: Omit<Client, 'id'>;
  /** Absent: the company is there already. */
  readonly company?: Omit<Company, 'id'>;
}

/** A client, with their company when it is new. */
export const createClientRecords = (
  transaction: Transaction,
  uid: string,
  { client, company }: ClientRecords,
): void => {
  transaction.create(clients().doc(uid), { ...client, ...clientSearchOf(client) });
  if (company) transaction.create(db().collection('companies').doc(client.companyId), company);
};

export const readClient = async (id: string, transaction?: Transaction): Promise<Client | undefined> => {
  const ref = clients().doc(id);
  const stored = documentOf<Client>(await (transaction ? transaction.get(ref) : ref.get()));
  return stored && recordOf(stored);
};

/** Writes a client with what finds them. */
export const writeClient = (transaction: Transaction, client: Client): void => {
  transaction.set(clients().doc(client.id), { ...withoutId(client), ...clientSearchOf(client) });
};

/** Where a page of clients begins: behind this one. */
export interface ClientPosition {
  readonly sortName: string;
  readonly id: string;
}

interface ClientFilters {
  readonly agencyId: string;
  readonly nameOrEmail?: string | undefined;
}

/** One page of an agency's clients by name, and where the next one begins; reads `limit` of them at most. */
export const findClients = async (
  { agencyId, nameOrEmail }: ClientFilters,
  after: ClientPosition | undefined,
  limit: number,
): Promise<{ readonly clients: readonly Client[]; readonly last: ClientPosition | undefined }> => {
  const own: Query = nameOrEmail
    ? clients().where('searchTerms', 'array-contains', peopleTermOf(nameOrEmail, agencyId))
    : clients().where('agencyIds', 'array-contains', agencyId);
  const ordered = own.orderBy('sortName').orderBy(FieldPath.documentId());
  const found = await (after ? ordered.startAfter(after.sortName, after.id) : ordered).limit(limit).get();
  const stored = found.docs.flatMap((snapshot) => documentOf<Client & PeopleSearch>(snapshot) ?? []);
  return { clients: stored.map(recordOf), last: stored.at(-1) };
};

/** A company; undefined when there is none. */
export const readCompany = async (id: string, transaction: Transaction): Promise<Company | undefined> =>
  documentOf<Company>(await transaction.get(db().collection('companies').doc(id)));

/** Companies by their ids; those that no longer exist are left out. */
export const readCompanies = async (ids: readonly string[]): Promise<ReadonlyMap<string, Company>> => {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return new Map();
  const found = await db().getAll(...unique.map((id) => db().collection('companies').doc(id)));
  return new Map(
    found.flatMap((snapshot) => documentOf<Company>(snapshot) ?? []).map((one) => [one.id, one]),
  );
};

/** What stands beside a client's record. */
export const readBesides = async ({
  id,
  companyId,
}: Client): Promise<{ readonly user: User | undefined; readonly company: Company | undefined }> => {
  const [user, company] = await db().getAll(
    db().collection('users').doc(id),
    db().collection('companies').doc(companyId),
  );
  return {
    user: user && documentOf<User>(user),
    company: company && documentOf<Company>(company),
  };
};

/** Commissions agreed with these agencies; those without one are left out. */
export const readCommissions = async (
  clientId: string,
  agencyIds: readonly string[],
): Promise<readonly Commission[]> => {
  if (agencyIds.length === 0) return [];
  const refs = agencyIds.map((agencyId) => db().collection('clientTerms').doc(termsId(agencyId, clientId)));
  const found = await db().getAll(...refs);
  return found.flatMap((snapshot) => {
    const terms = snapshot.data() as Commission | undefined;
    return terms ? [{ agencyId: terms.agencyId, commission: terms.commission }] : [];
  });
};

/** Each agency's terms are a document of their own, so that no agency sees another's. */
export const writeCommissions = (
  transaction: Transaction,
  clientId: string,
  commissions: readonly Commission[],
): void => {
  for (const { agencyId, commission } of commissions) {
    const ref = db().collection('clientTerms').doc(termsId(agencyId, clientId));
    transaction.set(ref, { agencyId, clientId, commission });
  }
};

/** Lets a client see the rates of an agency's talents, or no longer. */
export const grantRates = (
  transaction: Transaction,
  uid: string,
  agencyId: string,
  isGranted: boolean,
): void => {
  const showRates = isGranted ? FieldValue.arrayUnion(agencyId) : FieldValue.arrayRemove(agencyId);
  transaction.update(db().collection('users').doc(uid), { showRates });
};
