import { FieldPath, type Query, type QueryDocumentSnapshot, type WriteBatch } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { collectionRef, db, toRecord } from '../../platform/firestore/db.ts';
import { countWeeks } from '../following/audition-weeks.ts';
import { deleteProject } from './projects.ts';
import { findSealedReports } from '../collections/session-reports.ts';
import { PROJECT_CONTENTS } from '../collections/project-contents.ts';

const PAGE = 400;

/** Collections with companion documents of the same ids. */
const COMPANIONS: Readonly<Partial<Record<CollectionName, readonly CollectionName[]>>> = {
  auditionEntries: ['auditionInvites', 'auditionDossiers', 'confidentialities'],
  availabilityRequests: ['availabilityInvites'],
  recordingSessionReports: ['reportInvites'],
  recordingSessions: ['sessionContacts'],
};

const FOLLOWING: Readonly<
  Partial<Record<CollectionName, (batch: WriteBatch, gone: QueryDocumentSnapshot) => void>>
> = {
  auditionEntries: (batch, gone) => countWeeks(batch, toRecord<AuditionEntry>(gone), undefined),
};

/** A sealed report's file and signers. */
const OF_REPORTS: ReadonlySet<CollectionName> = new Set(['recordingSessionReports', 'recordingSessions']);

const deleteAll = async (
  query: Query,
  collection: CollectionName,
  sealed: ReadonlySet<string>,
): Promise<void> => {
  const [companions = [], follow] = [COMPANIONS[collection], FOLLOWING[collection]];
  const isKept = (id: string): boolean => OF_REPORTS.has(collection) && sealed.has(id);
  const page = query.orderBy(FieldPath.documentId()).limit(Math.floor(PAGE / (1 + companions.length)));
  let last: QueryDocumentSnapshot | undefined;

  for (;;) {
    const rest = last ? page.startAfter(last) : page;
    const { docs } = await (follow ? rest : rest.select()).get();

    last = docs.at(-1);

    if (!last) return;

    const batch = db().batch();
    for (const gone of docs.filter(({ id }) => !isKept(id))) {
      batch.delete(gone.ref);
      for (const companion of companions) batch.delete(collectionRef(companion).doc(gone.id));
      follow?.(batch, gone);
    }

    await batch.commit();
  }
};

/** Deletes a project with all dependent records, itself last; resumable. Sealed reports and their sessions stay, because others rely on them. */
export const deleteProjectWithContents = async (projectId: string): Promise<void> => {
  const sealed = new Set(await findSealedReports(projectId));
  for (const collection of PROJECT_CONTENTS)
    await deleteAll(collectionRef(collection).where('projectId', '==', projectId), collection, sealed);
  await deleteProject(projectId);
};
