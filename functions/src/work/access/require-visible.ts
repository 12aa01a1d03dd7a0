import { mayRead, type OwnedRecord } from '@domain/access/access.policy.ts';
import { hasRole, ROLES } from '@domain/access/roles.ts';
import { getCollectionRule, type CollectionName } from '@domain/access/matrix.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import type { Caller } from './caller.ts';

/** Returns whether an admin acts as another user and the record's agency isn't one the admin administers. */
export const isOutsideAdminAgencies = (caller: Caller, agencyId: string | null | undefined): boolean =>
  caller.uid !== caller.realUid && !!agencyId && !caller.everywhere.agencies.includes(agencyId);

/** Engineers choose no agency: their recordings and reviews are accessible in each agency that engages them. */
const isOwnWork = ({ uid }: Caller, { engineerId, assignedTo }: OwnedRecord): boolean =>
  engineerId === uid || assignedTo === uid;

/** Returns the record if the access matrix allows it and it belongs to the chosen agency; otherwise one uniform 404. */
export const requireVisible = <Record extends OwnedRecord>(
  caller: Caller,
  collection: CollectionName,
  record: Record | undefined,
): Record => {
  if (!record || !mayRead(caller, collection, record)) throw notFound(collection);
  const { agencyId: chosen } = caller;
  if (isOutsideAdminAgencies(caller, record.agencyId)) throw notFound(collection);
  if (isOwnWork(caller, record)) return record;
  if (chosen && record.agencyId && record.agencyId !== chosen) throw notFound(collection);
  if (chosen && record.agencyIds && !record.agencyIds.includes(chosen)) throw notFound(collection);
  return record;
};

/**
 * Returns a record to change: one that `requireVisible` shows or, in a collection for functions only, one of an agency where the
 * caller holds a role of this call. 404 for any other.
 */
export const requireAccessible = <Record extends OwnedRecord>(
  caller: Caller,
  collection: CollectionName,
  record: Record | undefined,
): Record => {
  const isClosed = Object.keys(getCollectionRule(collection)?.read ?? {}).length === 0;
  if (!isClosed) return requireVisible(caller, collection, record);

  const { agencyId: chosen = record?.agencyId } = caller;
  const isTheirs = record?.agencyId === chosen && hasRole(caller.claims, ROLES, record?.agencyId);
  if (!record || !isTheirs || isOutsideAdminAgencies(caller, record.agencyId)) throw notFound(collection);
  return record;
};
