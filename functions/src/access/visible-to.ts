import { mayRead, type Owned } from '@domain/access/access.policy.ts';
import type { CollectionName } from '@domain/access/matrix.ts';
import { notFound } from '../errors/app-error.ts';
import type { Caller } from './caller.ts';

/** Whether an admin acts as somebody else, and the record is of an agency that the admin does not administer. */
export const isBeyond = (caller: Caller, agencyId: string | null | undefined): boolean =>
  caller.uid !== caller.realUid && !!agencyId && !caller.everywhere.agencies.includes(agencyId);

/** Engineers choose no agency: what they record or review is theirs in each one that engages them. */
const isOwnWork = ({ uid }: Caller, { engineerId, assignedTo }: Owned): boolean =>
  engineerId === uid || assignedTo === uid;

/**
 * The record, if the caller may read it by the access matrix and it belongs to the chosen agency. Everything else is one
 * and the same 404, which names at most the kind of record.
 */
export const visibleTo = <Record extends Owned>(
  caller: Caller,
  collection: CollectionName,
  record: Record | undefined,
): Record => {
  if (!record || !mayRead(caller, collection, record)) throw notFound(collection);
  const { agencyId: chosen } = caller;
  if (isBeyond(caller, record.agencyId)) throw notFound(collection);
  if (isOwnWork(caller, record)) return record;
  if (chosen && record.agencyId && record.agencyId !== chosen) throw notFound(collection);
  if (chosen && record.agencyIds && !record.agencyIds.includes(chosen)) throw notFound(collection);
  return record;
};
