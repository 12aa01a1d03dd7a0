import type { CollectionName } from '@domain/access/matrix.ts';
import type { DeletionRequest, DeletionScope } from '@domain/privacy/privacy.ts';
import { collectionRef, auth, db } from '../../../platform/firestore/db.ts';
import { readMemberships } from '../../../work/collections/memberships.ts';
import { readUser } from '../../../work/collections/users.ts';
import { findAccount } from '../../../work/identity/accounts.ts';
import { toPattern, type PersonIdentifiers } from './mentions.ts';

/** Identifiers that others' records may contain of a person. */
export interface Person extends PersonIdentifiers {
  /** Current and former agencies. */
  readonly agencyIds: readonly string[];
  /** Scope of the erasure: everything, or only talent data. */
  readonly scope: DeletionScope;
}

type FieldsOf = Readonly<Partial<Record<CollectionName, readonly string[]>>>;

/** Fields with a person's address, by collection; documents are named by uid. */
const ADDRESSES = {
  talents: ['email'],
  users: ['email'],
  clients: ['email'],
  engineers: ['email'],
} as const satisfies FieldsOf;

/** Fields with a unique value of the person. */
const VALUES = {
  talents: ['fullName', 'publicName', 'phone', 'sourceConnectUser'],
  users: ['displayName'],
  billingInformation: ['legalName', 'vatTaxId', 'address', 'phone', 'paypalEmail'],
  paymentDetails: ['iban', 'accountHolder'],
  connectionSessions: ['schedulingLink'],
} as const satisfies FieldsOf;

const getTexts = async (uid: string, fields: FieldsOf): Promise<readonly string[]> => {
  const refs = (Object.keys(fields) as CollectionName[]).map((collection) =>
    collectionRef(collection).doc(uid),
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

const findAccountAddresses = async (uid: string): Promise<readonly string[]> => {
  const { users } = await auth().getUsers([{ uid }]);
  return users.flatMap(({ email }) => email ?? []);
};

/** Returns former addresses, except ones another account has now, whose mail belongs to that person. */
const findFormerAddresses = async (uid: string): Promise<readonly string[]> => {
  const former = (await readUser(uid))?.formerEmails ?? [];
  const owners = await Promise.all(former.map(findAccount));
  return former.filter((_, index) => owners[index] === undefined || owners[index].uid === uid);
};

const getAgencies = async (uid: string): Promise<readonly string[]> => {
  return (await readMemberships(uid)).map(({ agencyId }) => agencyId);
};

/** Restricts matching to account and verified addresses: names are self-chosen, so a namesake would receive, or erase, another's data. */
export const toProvenPerson = (person: Person): Person => ({
  ...person,
  pattern: toPattern(person.addresses),
});

/** Returns the person as an agency's records may know them: by names in their agencies, only by verified identifiers elsewhere. */
export const toPersonKnownTo = (agencyId: unknown, person: Person): Person =>
  person.agencyIds.some((id) => id === agencyId) ? person : toProvenPerson(person);

/** Finds a request's talent by the records that still exist: the request itself names them to the end. */
export const findPerson = async (
  uid: string,
  request?: Pick<DeletionRequest, 'agencyIds' | 'email' | 'fullName' | 'scope'>,
): Promise<Person> => {
  const [agencies, account, former, stored, values] = await Promise.all([
    getAgencies(uid),
    findAccountAddresses(uid),
    findFormerAddresses(uid),
    getTexts(uid, ADDRESSES),
    getTexts(uid, VALUES),
  ]);

  const emails = [...(request?.email ? [request.email] : []), ...account, ...former, ...stored];
  const addresses = [...new Set(emails.flatMap((address) => [address, address.toLowerCase()]))];
  const names = [...(request?.fullName ? [request.fullName] : []), ...values];
  const agencyIds = [...new Set([...(request?.agencyIds ?? []), ...agencies])];
  const { scope = 'person' } = request ?? {};

  return { uid, addresses, agencyIds, pattern: toPattern([...addresses, ...names]), scope };
};
