import type { AccountRole } from './roles.ts';

/**
 * Which documents a role may read, with the compared field. "Agencies" are those where the caller holds the role in question.
 * An acting admin reads only within the admin's agencies: `self` and `ownTalent` also require one of those.
 */
export const SCOPES = [
  // By a field, so a query can prove it.
  'ownAgency', // agencyId
  'ownAgencies', // any of agencyIds
  'ownCompany', // agencyId and companyId
  'sentToCompany', // agencyId, companyId and isSent true
  'grantedAgency', // agencyId, which must have granted this account access to rates
  'ownTalent', // talentId, in any agency
  'talentInAgency', // talentId and agencyId
  'engineerInAgency', // engineerId and agencyId
  'toEngineers', // agencyId and audience engineers
  'curating', // assignedTo and any of agencyIds
  'available', // status open, assignedTo null and any of agencyIds
  'curated', // closedBy and any of agencyIds
  'userInAgency', // userId and agencyId; closed to an acting admin
  'ownUser', // userId; closed to an acting admin, because it names no agency
  // By the document's id or another document: get, not list.
  'self', // the caller's uid, in any agency or none
  'selfInAgency', // the caller's uid, and any of agencyIds
  'account', // the real user's record: an acting admin may not see all agencies of the other person
  'member', // one of the caller's agencies
  'company', // the company of the caller's account, and any of agencyIds
  'assignedTalent', // the talent of this id is on a ticket or in a session of the caller's
  'assignedVoice', // the same for talentId
  'assignedInAgency', // the same for the document's agencyId
] as const;
export type Scope = (typeof SCOPES)[number];

/** Scopes that a query cannot prove. */
export const FETCHED_SCOPES: readonly Scope[] = [
  'self',
  'selfInAgency',
  'account',
  'member',
  'company',
  'assignedTalent',
  'assignedVoice',
  'assignedInAgency',
];

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

export interface CollectionRule<Name extends string = string> {
  readonly collection: Name;
  /** Scopes of a role are a union, like a person's roles. */
  readonly read: Readonly<Partial<Record<AccountRole, readonly Scope[]>>>;
  /** False when documents can only be fetched by id. */
  readonly listable: boolean;
}

type Readers = CollectionRule['read'];

export const listable = <Name extends string>(collection: Name, read: Readers): CollectionRule<Name> => ({
  collection,
  read,
  listable: true,
});

/** A collection readable only document by document, so nobody can copy it. */
export const fetchable = <Name extends string>(collection: Name, read: Readers): CollectionRule<Name> => ({
  collection,
  read,
  listable: false,
});

export const internal = <Name extends string>(collection: Name): CollectionRule<Name> => ({
  collection,
  read: {},
  listable: false,
});
