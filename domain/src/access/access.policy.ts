import type { Claims } from './roles.ts';
import type { Scope } from './matrix.ts';
import { ACCESS } from './matrix.ts';

/** The caller as policies see them: claims plus the company their user record names. */
export interface Actor {
  readonly uid: string;
  readonly claims: Claims;
  readonly companyId?: string | null;
}

/** The fields of a record that decide whose it is. */
export interface Owned {
  readonly id: string;
  readonly agencyId?: string;
  readonly agencyIds?: readonly string[];
  readonly companyId?: string;
  readonly talentId?: string;
}

const holds: Record<Scope, (actor: Actor, record: Owned) => boolean> = {
  any: () => true,
  self: (actor, record) => record.id === actor.uid,
  member: (actor, record) => actor.claims.agencies.includes(record.id),
  ownTalent: (actor, record) => record.talentId === actor.claims.user_id,
  ownAgency: (actor, record) => !!record.agencyId && actor.claims.agencies.includes(record.agencyId),
  ownAgencies: (actor, record) => (record.agencyIds ?? []).some((id) => actor.claims.agencies.includes(id)),
  ownCompany: (actor, record) =>
    !!record.agencyId &&
    actor.claims.agencies.includes(record.agencyId) &&
    !!record.companyId &&
    record.companyId === actor.companyId,
};

/** Whether any of the actor's roles reaches this record; several roles are a union. */
export const mayRead = (actor: Actor, collection: string, record: Owned): boolean => {
  const rule = ACCESS.find((candidate) => candidate.collection === collection);
  if (!rule) return false;
  return actor.claims.roles.some((role) => {
    const scope = rule.read[role];
    return scope !== undefined && holds[scope](actor, record);
  });
};
