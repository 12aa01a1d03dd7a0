import type { Caller } from '../../../work/access/caller.ts';
import { getRolesIn } from '../../../work/access/roles-in.ts';
import { requireAccessible } from '../../../work/access/require-visible.ts';
import type { CollectionName } from '@domain/access/matrix.ts';
import { notFound } from '../../../platform/errors/app-error.ts';

interface TalentRecord {
  readonly id: string;
  readonly agencyId: string;
  readonly talentId: string;
}

/** Returns a record that is the talent's own, or of an agency where the caller is an admin; 404 for any other. */
export const requireParty = <Stored extends TalentRecord>(
  caller: Caller,
  collection: CollectionName,
  record: Stored | undefined,
): Stored => {
  const found = requireAccessible(caller, collection, record);
  const roles = getRolesIn(caller, found);
  if (!roles.includes('admin') && !roles.includes('talent')) throw notFound(collection);
  return found;
};

/** Returns the talent's own record; 404 for any other. */
export const requireOwn = <Stored extends TalentRecord>(caller: Caller, record: Stored): Stored => {
  if (record.talentId !== caller.uid) throw notFound();
  return record;
};
