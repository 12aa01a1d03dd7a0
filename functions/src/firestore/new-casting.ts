import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { castingIdOf, type Casting } from '@domain/castings/castings.ts';
import type { Project } from '@domain/projects/projects.ts';
import { newIdentifier } from '../tokens/new-identifier.ts';
import { db, withoutId } from './db.ts';

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
  transaction.create(db().collection('castings').doc(casting.id), withoutId(casting));
  return casting;
};
