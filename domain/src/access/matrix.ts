import type { Role } from './roles.ts';

/**
 * Whose documents a role may read. `own…` compare a field of the document with the caller:
 * `ownCompany` agencyId and companyId, `ownAgency` agencyId, `ownAgencies` any of agencyIds, `ownTalent` talentId,
 * `self` the document's id, `member` the document id is one of the caller's agencies.
 */
export type Scope = 'ownCompany' | 'ownAgency' | 'ownAgencies' | 'ownTalent' | 'self' | 'member' | 'any';

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

export interface CollectionRule {
  readonly collection: string;
  readonly read: Partial<Readonly<Record<Role, Scope>>>;
  /** False where a document is fetched by id alone. */
  readonly listable: boolean;
}

const production = { client: 'ownCompany', agencyTeam: 'ownAgency', admin: 'ownAgency' } as const;
const nobody = {} as const;

/**
 * Who reads which collection. Nobody writes from a browser: every change goes through the API.
 * `firestore.rules` encodes this table, the API asks it, and one test walks it for both.
 */
export const ACCESS: readonly CollectionRule[] = [
  { collection: 'projects', read: production, listable: true },
  { collection: 'voices', read: production, listable: true },
  { collection: 'castings', read: production, listable: true },
  { collection: 'castingDemos', read: production, listable: true },
  { collection: 'auditions', read: production, listable: true },
  { collection: 'auditionEntries', read: production, listable: true },
  {
    collection: 'demoCache',
    read: { client: 'ownAgencies', agencyTeam: 'ownAgencies', admin: 'ownAgencies', engineer: 'any' },
    listable: true,
  },
  {
    collection: 'talentCache',
    read: { client: 'ownAgencies', agencyTeam: 'ownAgencies', admin: 'ownAgencies', engineer: 'any' },
    listable: true,
  },
  {
    collection: 'talents',
    read: { talent: 'self', agencyTeam: 'ownAgencies', admin: 'ownAgencies' },
    listable: true,
  },
  {
    collection: 'demos',
    read: { talent: 'ownTalent', agencyTeam: 'ownAgencies', admin: 'ownAgencies', engineer: 'any' },
    listable: true,
  },
  {
    collection: 'agencies',
    read: { client: 'member', agencyTeam: 'member', admin: 'member', talent: 'member' },
    listable: false,
  },
  {
    collection: 'users',
    read: { client: 'self', agencyTeam: 'self', admin: 'self', talent: 'self', engineer: 'self' },
    listable: false,
  },
  { collection: 'companies', read: nobody, listable: false },
  { collection: 'auditionInvites', read: nobody, listable: false },
  { collection: 'mail', read: nobody, listable: false },
  { collection: 'audit', read: nobody, listable: false },
  { collection: 'idempotency', read: nobody, listable: false },
  { collection: 'rateLimits', read: nobody, listable: false },
];

/** Roles that may create and change projects, castings and audition requests: clients theirs, agency roles their agency's. */
export const PRODUCTION_ROLES = ['client', 'agencyTeam', 'admin'] as const satisfies readonly Role[];
