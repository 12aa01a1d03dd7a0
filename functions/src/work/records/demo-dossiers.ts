import type { Transaction } from 'firebase-admin/firestore';
import type { DemoDossier } from '@domain/curation/curation.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { toRecord } from '../../platform/firestore/db.ts';

export const demoDossiers = collection<DemoDossier>('demoDossiers');

export const readDossier = demoDossiers.get;

export const readDossiers = async (
  demoIds: readonly string[],
  transaction: Transaction,
): Promise<ReadonlyMap<string, DemoDossier>> => {
  if (demoIds.length === 0) return new Map();
  const found = await transaction.getAll(...demoIds.map((id) => demoDossiers.doc(id)));
  return new Map(
    found
      .flatMap((snapshot) => toRecord<DemoDossier>(snapshot) ?? [])
      .map((dossier) => [dossier.id, dossier]),
  );
};

export const createDossier = demoDossiers.create;

export const updateDossier = (
  transaction: Transaction,
  id: string,
  change: Partial<Pick<DemoDossier, 'comment' | 'status'>>,
): void => {
  demoDossiers.update(transaction, id, change);
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

/** Creates missing dossiers for a closed ticket's demos; `dossiers` are the existing ones, by id. */
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

export const deleteDossier = demoDossiers.delete;
