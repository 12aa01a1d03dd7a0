import type { Transaction } from 'firebase-admin/firestore';
import type { ConnectionSession } from '@domain/connection/connection.ts';
import { rehearsalIdOf, rehearsalOf, type Rehearsal } from '@domain/connection/rehearsals.ts';
import { collectionOf, db, documentOf, withoutId } from '../firestore/db.ts';

const rehearsals = () => collectionOf('rehearsals');

/** Writes what an agency's clients may know of a talent's connection, or that there is nothing. */
export const writeRehearsal = (
  transaction: Transaction,
  agencyId: string,
  session: ConnectionSession,
): void => {
  const rehearsal = rehearsalOf(agencyId, session);
  const ref = rehearsals().doc(rehearsalIdOf(agencyId, session.id));
  if (rehearsal) transaction.set(ref, withoutId(rehearsal));
  else transaction.delete(ref);
};

const byTalent = (found: readonly FirebaseFirestore.DocumentSnapshot[]): ReadonlyMap<string, Rehearsal> => {
  const read = found.flatMap((snapshot) => documentOf<Rehearsal>(snapshot) ?? []);
  return new Map(read.map((rehearsal) => [rehearsal.talentId, rehearsal]));
};

/** Everybody's that an agency tested, by uid. A check takes an admin's time: an agency has hundreds rather than thousands. */
export const rehearsalsIn = async (agencyId: string): Promise<ReadonlyMap<string, Rehearsal>> =>
  byTalent((await rehearsals().where('agencyId', '==', agencyId).get()).docs);

/** Those of some talents that an agency tested, by uid. */
export const rehearsalsWith = async (
  agencyId: string,
  talentIds: readonly string[],
): Promise<ReadonlyMap<string, Rehearsal>> => {
  const ids = [...new Set(talentIds)];
  if (ids.length === 0) return new Map();
  return byTalent(await db().getAll(...ids.map((id) => rehearsals().doc(rehearsalIdOf(agencyId, id)))));
};
