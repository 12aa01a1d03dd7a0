import type { Transaction, Timestamp } from 'firebase-admin/firestore';
import { type Casting, castingIdOf } from '@domain/castings/castings.ts';
import type { Project } from '@domain/projects/projects.ts';
import { collectionOf, documentOf, withoutId } from '../firestore/db.ts';
import { newIdentifier } from '../tokens/new-identifier.ts';

const castings = () => collectionOf('castings');

/** Every casting of the project: one a language, so the list is short. */
export const castingsOf = (projectId: string, transaction: Transaction) =>
  transaction.get(castings().where('projectId', '==', projectId));

export const readCasting = async (id: string, transaction?: Transaction): Promise<Casting | undefined> => {
  const ref = castings().doc(id);
  return documentOf<Casting>(await (transaction ? transaction.get(ref) : ref.get()));
};

export const findCastingByIdentifier = async (urlIdentifier: string): Promise<Casting | undefined> => {
  const found = await castings().where('urlIdentifier', '==', urlIdentifier).limit(1).get();
  return found.docs[0] && documentOf<Casting>(found.docs[0]);
};

export const visibleCastingsOf = async (projectId: string): Promise<readonly Casting[]> => {
  const found = await castings()
    .where('projectId', '==', projectId)
    .where('previewVisible', '==', true)
    .get();
  return found.docs.flatMap((snapshot) => documentOf<Casting>(snapshot) ?? []);
};

export const updateCastingFields = (transaction: Transaction, id: string, change: Partial<Casting>): void => {
  transaction.update(castings().doc(id), change);
};

/** Writes the casting of one more language; fails the transaction when the project has it already. */
export const newCasting = (
  transaction: Transaction,
  project: Project,
  language: string,
  now: Timestamp,
): Casting => {
  const { name, brand, campaignName, companyName } = project;
  const casting: Casting = {
    id: castingIdOf(project.id, language),
    agencyId: project.agencyId,
    companyId: project.companyId,
    projectId: project.id,
    language,
    urlIdentifier: newIdentifier(),
    previewVisible: false,
    hideTalentFromPreviewList: [],
    project: { name, brand, campaignName, companyName },
    createdAt: now,
    updatedAt: now,
  };
  transaction.create(castings().doc(casting.id), withoutId(casting));
  return casting;
};
