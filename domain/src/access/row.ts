import type { Role } from './roles.ts';

/**
 * Whose documents a role may read; what is compared stands behind each. "Agencies" are always those in which the caller
 * holds the very role that the scope stands at.
 *
 * By a field of the document, so that a query can prove it:
 * `ownAgency` agencyId · `ownAgencies` any of agencyIds · `ownCompany` agencyId and companyId ·
 * `grantedAgency` agencyId, which must have granted this account to see rates ·
 * `ownTalent` talentId, whatever the agency · `talentInAgency` talentId and agencyId ·
 * `engineerInAgency` engineerId and agencyId · `curating` assignedTo and any of agencyIds ·
 * `available` status open, assignedTo null and any of agencyIds · `curated` closedBy and any of agencyIds ·
 * `ownUser` userId.
 *
 * By the document's id or by another document, so that it can be fetched and not listed:
 * `self` the caller's uid · `member` one of the caller's agencies · `company` the company of the caller's account ·
 * `assignedTalent` the talent of this id is on a ticket or in a session of the caller's ·
 * `assignedVoice` the same of talentId · `assignedInAgency` the same for the document's
 * agencyId.
 *
 * An admin who acts as somebody is that person in the admin's agencies alone: `self`, `company` and `ownTalent` then ask
 * for one of those agencies as well, and `ownUser`, which knows none, is nothing of theirs. `account` is the record of
 * whoever really acts: it names every agency of a person, and the admin need not share them all.
 */
export const SCOPES = [
  'ownAgency',
  'ownAgencies',
  'ownCompany',
  'grantedAgency',
  'ownTalent',
  'talentInAgency',
  'engineerInAgency',
  'curating',
  'available',
  'curated',
  'ownUser',
  'self',
  'account',
  'member',
  'company',
  'assignedTalent',
  'assignedVoice',
  'assignedInAgency',
] as const;
export type Scope = (typeof SCOPES)[number];

/** Scopes that a query cannot prove. */
export const FETCHED_SCOPES: readonly Scope[] = [
  'self',
  'account',
  'member',
  'company',
  'assignedTalent',
  'assignedVoice',
  'assignedInAgency',
];

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

/** Who reads one collection. */
export interface CollectionRule<Name extends string = string> {
  readonly collection: Name;
  /** Several scopes of a role are a union, like several roles of a person. */
  readonly read: Readonly<Partial<Record<Role, readonly Scope[]>>>;
  /** False where a document is fetched by its id alone. */
  readonly listable: boolean;
}

type Readers = CollectionRule['read'];

/** A collection that its readers also query. */
export const listed = <Name extends string>(collection: Name, read: Readers): CollectionRule<Name> => ({
  collection,
  read,
  listable: true,
});

/** A collection whose documents are fetched one by one: nobody can copy it as a whole. */
export const fetched = <Name extends string>(collection: Name, read: Readers): CollectionRule<Name> => ({
  collection,
  read,
  listable: false,
});

/** A collection of the functions alone. */
export const closed = <Name extends string>(collection: Name): CollectionRule<Name> => ({
  collection,
  read: {},
  listable: false,
});
