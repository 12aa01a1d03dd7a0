import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Company, User } from '@domain/accounts/accounts.ts';
import type { Client } from '@domain/accounts/people.ts';
import { db, documentOf, withoutId } from '../../firestore/db.ts';

const clients = () => db().collection('clients');
const termsId = (agencyId: string, clientId: string): string => `${agencyId}_${clientId}`;

/** What a client pays an agency, in per cent. */
export interface Commission {
  readonly agencyId: string;
  readonly commission: number;
}

export const newCompanyId = (): string => db().collection('companies').doc().id;

interface ClientRecords {
  readonly client: Omit<Client, 'id'>;
  readonly company: Omit<Company, 'id'>;
}

/** A client with their company. */
export const createClientRecords = (
  transaction: Transaction,
  uid: string,
  { client, company }: ClientRecords,
): void => {
  transaction.create(clients().doc(uid), client);
  transaction.create(db().collection('companies').doc(client.companyId), company);
};

export const readClient = async (id: string, transaction?: Transaction): Promise<Client | undefined> => {
  const ref = clients().doc(id);
  return documentOf<Client>(await (transaction ? transaction.get(ref) : ref.get()));
};

export const writeClient = (transaction: Transaction, client: Client): void => {
  transaction.set(clients().doc(client.id), withoutId(client));
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
