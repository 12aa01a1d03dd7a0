import type { Query } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import { collectionOf, db } from '../firestore/db.ts';
import { deleteProject } from './projects.ts';

/** Documents deleted at once. */
const PAGE = 400;

/** What hangs from a project, in the order in which it may go: what others are found by goes after them. */
export const PROJECT_CONTENTS = [
  'projectPresence',
  'voiceComments',
  'guestComments',
  'guestVotes',
  'guests',
  'linkSecrets',
  'retiredLinks',
  'licences',
  'voiceAssets',
  'sessionFiles',
  'recordingSessionReports',
  'recordingSessions',
  'availabilityRequests',
  'auditionEntries',
  'auditions',
  'castingDemos',
  'castings',
  'voices',
] as const satisfies readonly CollectionName[];

/** Collections whose documents are named after those of another one, and go with them. */
const COMPANIONS: Readonly<Partial<Record<CollectionName, CollectionName>>> = {
  auditionEntries: 'auditionInvites',
  availabilityRequests: 'availabilityInvites',
  recordingSessionReports: 'reportInvites',
  recordingSessions: 'sessionContacts',
};

const deleteAll = async (query: Query, companion: CollectionName | undefined): Promise<void> => {
  for (;;) {
    const { docs } = await query
      .limit(PAGE / 2)
      .select()
      .get();
    if (docs.length === 0) return;
    const batch = db().batch();
    for (const { ref, id } of docs) {
      batch.delete(ref);
      if (companion) batch.delete(collectionOf(companion).doc(id));
    }
    await batch.commit();
  }
};

/** Deletes everything that hangs from a project, and the project last; what broke off half-way is begun again. */
export const deleteProjectWithContents = async (projectId: string): Promise<void> => {
  for (const collection of PROJECT_CONTENTS)
    await deleteAll(collectionOf(collection).where('projectId', '==', projectId), COMPANIONS[collection]);
  await deleteProject(projectId);
};
