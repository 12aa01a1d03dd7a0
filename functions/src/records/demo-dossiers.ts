import type { Transaction } from 'firebase-admin/firestore';
import type { DemoDossier } from '@domain/curation/curation.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';

const dossiers = () => collectionRef('demoDossiers');

export const readDossier = async (
  demoId: string,
  transaction?: Transaction,
): Promise<DemoDossier | undefined> => {
  const ref = dossiers().doc(demoId);
  return toRecord<DemoDossier>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** The dossiers of some demos, by their ids; there may be none of some. */
export const readDossiers = async (
  demoIds: readonly string[],
  transaction: Transaction,
): Promise<ReadonlyMap<string, DemoDossier>> => {
  if (demoIds.length === 0) return new Map();
  const found = await transaction.getAll(...demoIds.map((id) => dossiers().doc(id)));
  return new Map(
    found
      .flatMap((snapshot) => toRecord<DemoDossier>(snapshot) ?? [])
      .map((dossier) => [dossier.id, dossier]),
  );
};

export const createDossier = (transaction: Transaction, dossier: DemoDossier): void => {
  transaction.create(dossiers().doc(dossier.id), withoutId(dossier));
};

export const updateDossier = (
  transaction: Transaction,
  id: string,
  change: Partial<Pick<DemoDossier, 'comment' | 'status'>>,
): void => {
  transaction.update(dossiers().doc(id), change);
};

/** Returns the dossier of a demo reviewed without notes; it begins with the feedback to the talent. */
const getDossier = ({
  id,
  talentId,
  agencyIds,
  reviewerComment,
  reviewerReasons = [],
}: Demo): DemoDossier => ({
  id,
  demoId: id,
  talentId,
  agencyIds,
  status: 'pending',
  comment: reviewerComment ?? '',
  reasons: reviewerReasons,
});

/** Has every demo of a ticket that is closed have a dossier from then on; `dossiers` are those that there are, by id. */
export const completeDossiers = (
  transaction: Transaction,
  demos: readonly Demo[],
  dossiers: ReadonlyMap<string, DemoDossier>,
): void => {
  for (const demo of demos) {
    if (dossiers.has(demo.id)) updateDossier(transaction, demo.id, { status: 'patched' });
    else createDossier(transaction, getDossier(demo));
  }
};

/** What engineers noted of a demo goes with it; there may be nothing. */
export const deleteDossier = (transaction: Transaction, demoId: string): void => {
  transaction.delete(dossiers().doc(demoId));
};
