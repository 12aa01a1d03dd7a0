import type { LiveLicences } from '@domain/ledger/live-licences.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { db, toRecord } from '../../platform/firestore/db.ts';

export const liveLicences = collection<LiveLicences>('liveLicences');

/** Returns live licences by talent, one read each; talents without licences may be absent. */
export const findLiveLicences = async (
  talentIds: readonly string[],
): Promise<ReadonlyMap<string, LiveLicences>> => {
  if (talentIds.length === 0) return new Map();
  const found = await db().getAll(...talentIds.map((id) => liveLicences.doc(id)));
  const talentLicences = found.flatMap((snapshot) => toRecord<LiveLicences>(snapshot) ?? []);
  return new Map(talentLicences.map((licences) => [licences.id, licences]));
};
