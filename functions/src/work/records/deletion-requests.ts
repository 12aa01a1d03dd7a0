import type { DocumentReference } from 'firebase-admin/firestore';
import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { omitId } from '../../platform/firestore/db.ts';
import type { Work } from '../unit/work.ts';
import { deletionRequests } from '../collections/deletion-requests.ts';

const getRequest = (talentId: string): DocumentReference => deletionRequests.doc(talentId);

export const writeRequest = (work: Work, request: DeletionRequest): void => {
  work.transaction.set(getRequest(request.id), omitId(request));
};

export const removeRequest = (work: Work, talentId: string): void => {
  work.transaction.delete(getRequest(talentId));
};
