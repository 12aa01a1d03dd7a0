import type { Claims } from './roles.ts';
import { accessTo, type Scope } from './matrix.ts';

/** The caller as policies see them: claims plus what their user record says. */
export interface Actor {
  readonly uid: string;
  readonly claims: Claims;
  /** The company of their account; clients alone have one. */
  readonly companyId?: string | null;
  /** Agencies that let this client see rates. */
  readonly showRates?: readonly string[];
}

/** The fields of a record that decide whose it is. */
export interface Owned {
  readonly id: string;
  readonly agencyId?: string | null;
  readonly agencyIds?: readonly string[];
  readonly companyId?: string | null;
  readonly talentId?: string | null;
  readonly engineerId?: string | null;
  readonly userId?: string | null;
}

const inAgency = (actor: Actor, id: string | null | undefined): boolean =>
  typeof id === 'string' && actor.claims.agencies.includes(id);

const holds: Readonly<Record<Scope, (actor: Actor, record: Owned) => boolean>> = {
  any: () => true,
  self: (actor, record) => record.id === actor.uid,
  member: (actor, record) => inAgency(actor, record.id),
  company: (actor, record) => record.id === actor.companyId,
  ownTalent: (actor, record) => record.talentId === actor.uid,
  ownEngineer: (actor, record) => record.engineerId === actor.uid,
  ownUser: (actor, record) => record.userId === actor.uid,
  ownAgency: (actor, record) => inAgency(actor, record.agencyId),
  ownAgencies: (actor, record) => (record.agencyIds ?? []).some((id) => inAgency(actor, id)),
  ownCompany: (actor, record) =>
    inAgency(actor, record.agencyId) && !!record.companyId && record.companyId === actor.companyId,
  grantedAgency: (actor, record) =>
    typeof record.agencyId === 'string' &&
    inAgency(actor, record.agencyId) &&
    (actor.showRates ?? []).includes(record.agencyId),
};

/** Whether any of the actor's roles reaches this record; several roles are a union. */
export const mayRead = (actor: Actor, collection: string, record: Owned): boolean => {
  const row = accessTo(collection);
  if (!row) return false;
  return actor.claims.roles.some((role) =>
    (row.read[role] ?? []).some((scope) => holds[scope](actor, record)),
  );
};

/** Equalities of a query, and one element that `agencyIds` must contain. */
export interface QueryFilter extends Partial<Omit<Owned, 'id' | 'agencyIds'>> {
  readonly agencyIdsContain?: string;
}

/**
 * Whether a query with these filters can be proven to answer nothing but what the actor may read. A document's id is
 * not known to a query, so scopes that compare it prove nothing.
 */
export const mayList = (actor: Actor, collection: string, filter: QueryFilter): boolean => {
  const { agencyIdsContain, ...equalities } = filter;
  const any: Owned = {
    id: '',
    ...equalities,
    ...(agencyIdsContain === undefined ? {} : { agencyIds: [agencyIdsContain] }),
  };
  return (accessTo(collection)?.listable ?? false) && mayRead(actor, collection, any);
};
