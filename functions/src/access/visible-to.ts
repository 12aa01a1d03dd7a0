import { mayRead, type Owned } from '@domain/access/access.policy.ts';
import type { CollectionName } from '@domain/access/matrix.ts';
import { notFound } from '../errors/app-error.ts';
import type { Caller } from './caller.ts';

/** Whether an admin acts as somebody else, and the record is of an agency that the admin does not administer. */
export const isBeyond = (caller: Caller, agencyId: string | null | undefined): boolean =>
  caller.uid !== caller.realUid && !!agencyId && !caller.everywhere.agencies.includes(agencyId);

/**
 * The record, if this caller may know of it: it exists, the access matrix reaches it, and it belongs to the agency the
 * caller acts in. Everything else is one and the same 404, whose sentence says at most what kind of record was asked for.
 */
export const visibleTo = <Record extends Owned>(
  caller: Caller,
  collection: CollectionName,
  record: Record | undefined,
): Record => {
  if (!record || !mayRead(caller, collection, record)) throw notFound(collection);
  const { agencyId: chosen } = caller;
  if (isBeyond(caller, record.agencyId)) throw notFound(collection);
  if (chosen && record.agencyId && record.agencyId !== chosen) throw notFound(collection);
  if (chosen && record.agencyIds && !record.agencyIds.includes(chosen)) throw notFound(collection);
  return record;
};
