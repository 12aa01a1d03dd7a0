import type { CollectionName } from '@domain/access/matrix.ts';
import type { DeletionRequest, DeletionScope } from '@domain/privacy/privacy.ts';
import { collectionOf, auth, db } from '../firestore/db.ts';
import { readMemberships } from '../records/memberships.ts';
import { readUser } from '../records/users.ts';
import { findAccount } from '../identity/accounts.ts';
import { patternOf } from './mentions.ts';

/** By what somebody is known to the records of others. */
export interface Person {
  readonly uid: string;
  /** Every address they are known by and have proven, as it stands and in lower case. */
  readonly addresses: readonly string[];
  /** Agencies they work with, or did. */
  readonly agencyIds: readonly string[];
  /** Finds their addresses, names, numbers and the like in a text. */
  readonly pattern: RegExp;
  /** What of them is looked for: all of it, or what they have as a talent. */
  readonly scope: DeletionScope;
}

type FieldsOf = Readonly<Partial<Record<CollectionName, readonly string[]>>>;

/** Fields that hold an address of the person, by collection; each document is named by the uid. */
const ADDRESSES = {
  talents: ['email'],
  users: ['email'],
  clients: ['email'],
  engineers: ['email'],
} as const satisfies FieldsOf;

/** Fields whose value is the person's alone. */
const VALUES = {
  talents: ['fullName', 'publicName', 'phone', 'sourceConnectUser'],
  users: ['displayName'],
  billingInformation: ['legalName', 'vatTaxId', 'address', 'phone', 'paypalEmail'],
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

/** Addresses that were theirs, unless somebody else has an account with one by now: what is mailed there is not theirs. */
const formerAddresses = async (uid: string): Promise<readonly string[]> => {
  const former = (await readUser(uid))?.formerEmails ?? [];
  const owners = await Promise.all(former.map(findAccount));
  return former.filter((_, at) => owners[at] === undefined || owners[at].uid === uid);
};

const agenciesOf = async (uid: string): Promise<readonly string[]> => {
  return (await readMemberships(uid)).map(({ agencyId }) => agencyId);
};

/**
 * The same person with nothing to look for but account and address: whatever else they are called they chose themselves,
 * and who calls themselves like somebody else's project would be handed, or take away, what is said about that.
 */
export const asProven = (person: Person): Person => ({ ...person, pattern: patternOf(person.addresses) });

/** The person as records of an agency may know them: by their names where they work, as proven everywhere else. */
export const asKnownTo = (agencyId: unknown, person: Person): Person =>
  person.agencyIds.some((id) => id === agencyId) ? person : asProven(person);

/** By what the talent of a request is known, as far as it is still on record: the request itself names them to the end. */
export const personOf = async (
  uid: string,
  request?: Pick<DeletionRequest, 'agencyIds' | 'email' | 'fullName' | 'scope'>,
): Promise<Person> => {
  const [agencies, account, former, stored, values] = await Promise.all([
    agenciesOf(uid),
    accountAddresses(uid),
    formerAddresses(uid),
    textsOf(uid, ADDRESSES),
    textsOf(uid, VALUES),
  ]);
  const known = [...(request?.email ? [request.email] : []), ...account, ...former, ...stored];
  const addresses = [...new Set(known.flatMap((address) => [address, address.toLowerCase()]))];
  const names = [...(request?.fullName ? [request.fullName] : []), ...values];
  const agencyIds = [...new Set([...(request?.agencyIds ?? []), ...agencies])];
  const { scope = 'person' } = request ?? {};
  return { uid, addresses, agencyIds, pattern: patternOf([...addresses, ...names]), scope };
};
