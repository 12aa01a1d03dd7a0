import type { CollectionName } from '@domain/access/matrix.ts';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { collectionOf, auth, db } from '../../firestore/db.ts';
import { patternOf } from './mentions.ts';

/** By what somebody is known to the records of others. */
export interface Person {
  readonly uid: string;
  /** Every address they are known by, as it stands and in lower case. */
  readonly addresses: readonly string[];
  /** Finds their addresses, names, numbers and the like in a text. */
  readonly pattern: RegExp;
}

type FieldsOf = Readonly<Partial<Record<CollectionName, readonly string[]>>>;

/** Fields that hold an address of the person, by collection; each document is named by the uid. */
const ADDRESSES = {
  talents: ['email'],
  users: ['email'],
  clients: ['email'],
  engineers: ['email'],
  billingInformation: ['paypalEmail'],
} as const satisfies FieldsOf;

/** Fields whose value is the person's alone. */
const VALUES = {
  talents: ['fullName', 'publicName', 'phone', 'sourceConnectUser'],
  users: ['displayName'],
  billingInformation: ['legalName', 'vatTaxId', 'address', 'phone'],
  connectionSessions: ['schedulingLink'],
} as const satisfies FieldsOf;

const textsOf = async (uid: string, fields: FieldsOf): Promise<readonly string[]> => {
  const refs = (Object.keys(fields) as CollectionName[]).map((collection) =>
    collectionOf(collection).doc(uid),
  );
  const found = await db().getAll(...refs);
  return found
    .flatMap(
      (document) =>
        fields[document.ref.parent.id as CollectionName]?.map((field) => document.get(field) as unknown) ??
        [],
    )
    .filter((value) => typeof value === 'string' && value !== '') as string[];
};

const accountAddresses = async (uid: string): Promise<readonly string[]> => {
  const { users } = await auth().getUsers([{ uid }]);
  return users.flatMap(({ email }) => email ?? []);
};

/** By what the talent of a request is known, as far as it is still on record: the request itself names them to the end. */
export const personOf = async (
  uid: string,
  request?: Pick<DeletionRequest, 'email' | 'fullName'>,
): Promise<Person> => {
  const [account, stored, values] = await Promise.all([
    accountAddresses(uid),
    textsOf(uid, ADDRESSES),
    textsOf(uid, VALUES),
  ]);
  const known = [...(request?.email ? [request.email] : []), ...account, ...stored];
  const addresses = [...new Set(known.flatMap((address) => [address, address.toLowerCase()]))];
  const names = [...(request?.fullName ? [request.fullName] : []), ...values];
  return { uid, addresses, pattern: patternOf([...addresses, ...names]) };
};
