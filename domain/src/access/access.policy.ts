import { getCollectionRule, type CollectionName, type Scope } from './matrix.ts';
import { getAgencies, ROLES, type Claims } from './roles.ts';
import { FETCHED_SCOPES } from './row.ts';

/** A talent an engineer may access, with the agencies. */
export interface Assignment {
  readonly talentId: string;
  readonly agencyIds: readonly string[];
}

/** The caller as policies see them: claims plus data of their user record. */
export interface Actor {
  readonly uid: string;
  /** The real user in an acting session; absent: `uid`. */
  readonly realUid?: string;
  readonly claims: Pick<Claims, 'held'>;
  /** Their account's company; clients only. */
  readonly companyId?: string | null;
  readonly showRates?: readonly string[];
  /** Talents on an engineer's tickets and planned sessions. */
  readonly assignments?: readonly Assignment[];
}

export interface OwnedRecord {
  readonly id: string;
  readonly agencyId?: string | null;
  readonly agencyIds?: readonly string[];
  readonly companyId?: string | null;
  readonly talentId?: string | null;
  readonly engineerId?: string | null;
  readonly assignedTo?: string | null;
  readonly status?: string | null;
  readonly closedBy?: string | null;
  readonly userId?: string | null;
  readonly isSent?: boolean;
  readonly audience?: string | null;
}

interface Caller {
  readonly actor: Actor;
  /** Agencies where the role is held. */
  readonly agencies: readonly string[];
}

const isInAgency = ({ agencies }: Caller, id: string | null | undefined): boolean =>
  typeof id === 'string' && agencies.includes(id);

const isInAnyAgency = ({ agencies }: Caller, ids: readonly string[] | undefined): boolean =>
  (ids ?? []).some((id) => agencies.includes(id));

const isActedAs = ({ uid, realUid = uid }: Actor): boolean => uid !== realUid;

/** Own records are accessible in every agency; to an acting admin, in the admin's agencies only. */
const isInActedAgencies = (caller: Caller, { agencyId, agencyIds }: OwnedRecord): boolean =>
  !isActedAs(caller.actor) || isInAgency(caller, agencyId) || isInAnyAgency(caller, agencyIds);

const isAssigned = (caller: Caller, talentId: string | null | undefined, agencyId?: string | null): boolean =>
  (caller.actor.assignments ?? []).some(
    ({ agencyIds, ...assignment }) =>
      assignment.talentId === talentId &&
      isInAnyAgency(caller, agencyId ? agencyIds.filter((id) => id === agencyId) : agencyIds),
  );

const holds: Readonly<Record<Scope, (caller: Caller, record: OwnedRecord) => boolean>> = {
  self: (caller, record) => record.id === caller.actor.uid && isInActedAgencies(caller, record),
  selfInAgency: (caller, record) => record.id === caller.actor.uid && isInAnyAgency(caller, record.agencyIds),
  account: ({ actor }, record) => record.id === (actor.realUid ?? actor.uid),
  member: (caller, record) => isInAgency(caller, record.id),
  company: (caller, record) =>
    record.id === caller.actor.companyId && isInAnyAgency(caller, record.agencyIds),
  ownTalent: (caller, record) => record.talentId === caller.actor.uid && isInActedAgencies(caller, record),
  talentInAgency: (caller, record) =>
    record.talentId === caller.actor.uid && isInAgency(caller, record.agencyId),
  engineerInAgency: (caller, record) =>
    record.engineerId === caller.actor.uid && isInAgency(caller, record.agencyId),
  toEngineers: (caller, record) => record.audience === 'engineers' && isInAgency(caller, record.agencyId),
  curating: (caller, record) =>
    record.assignedTo === caller.actor.uid && isInAnyAgency(caller, record.agencyIds),
  available: (caller, record) =>
    record.status === 'open' && record.assignedTo === null && isInAnyAgency(caller, record.agencyIds),
  curated: (caller, record) =>
    record.closedBy === caller.actor.uid && isInAnyAgency(caller, record.agencyIds),
  userInAgency: (caller, record) => holds.ownUser(caller, record) && isInAgency(caller, record.agencyId),
  ownUser: ({ actor }, record) => record.userId === actor.uid && !isActedAs(actor),
  ownAgency: (caller, record) => isInAgency(caller, record.agencyId),
  ownAgencies: (caller, record) => isInAnyAgency(caller, record.agencyIds),
  ownCompany: (caller, record) =>
    isInAgency(caller, record.agencyId) && !!record.companyId && record.companyId === caller.actor.companyId,
  sentToCompany: (caller, record) => record.isSent === true && holds.ownCompany(caller, record),
  grantedAgency: (caller, record) =>
    typeof record.agencyId === 'string' &&
    isInAgency(caller, record.agencyId) &&
    (caller.actor.showRates ?? []).includes(record.agencyId),
  assignedTalent: (caller, record) => isAssigned(caller, record.id),
  assignedVoice: (caller, record) => isAssigned(caller, record.talentId),
  assignedInAgency: (caller, record) =>
    !!record.agencyId && isAssigned(caller, record.talentId, record.agencyId),
};

const reaches = (
  actor: Actor,
  collection: CollectionName,
  record: OwnedRecord,
  counts: (scope: Scope) => boolean,
): boolean => {
  const row = getCollectionRule(collection);
  if (!row) return false;
  const roles = ROLES.filter((role) => actor.claims.held[role] !== undefined);
  return roles.some((role) => {
    const caller: Caller = { actor, agencies: getAgencies(actor.claims, role) };
    return (row.read[role] ?? []).some((scope) => counts(scope) && holds[scope](caller, record));
  });
};

/** Returns whether any of the actor's roles may read this record; roles are a union, each within its agencies. */
export const mayRead = (actor: Actor, collection: CollectionName, record: OwnedRecord): boolean =>
  reaches(actor, collection, record, () => true);

/** Equalities of a query, and one element that `agencyIds` must contain. */
export interface QueryFilter extends Partial<Omit<OwnedRecord, 'id' | 'agencyIds'>> {
  readonly agencyIdsContain?: string;
}

/**
 * Returns whether the rules can prove that a query returns only readable records. Queries don't
 * know a document's id or other documents, so scopes comparing those fail.
 */
export const mayList = (actor: Actor, collection: CollectionName, filter: QueryFilter): boolean => {
  const { agencyIdsContain, ...equalities } = filter;
  const any: OwnedRecord = {
    id: '',
    ...equalities,
    ...(agencyIdsContain === undefined ? {} : { agencyIds: [agencyIdsContain] }),
  };
  const isListable = getCollectionRule(collection)?.listable ?? false;
  return isListable && reaches(actor, collection, any, (scope) => !FETCHED_SCOPES.includes(scope));
};
