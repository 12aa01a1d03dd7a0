import type { DeletionRequest } from '@domain/privacy/privacy.ts';
import { bucket } from '../../../platform/firestore/db.ts';
import { readFile, saveFile } from '../../../platform/storage/files.ts';

/** Folder of the list. In the bucket, so restoring an older database doesn't lose it. */
const FOLDER = 'erasures/';

/** An erasure that was started. Without names: it is kept longer than the person's data. */
export interface ListedErasure extends Pick<
  DeletionRequest,
  'talentId' | 'agencyIds' | 'scope' | 'removedBy'
> {
  /** When the erasure was requested, in milliseconds. */
  readonly requestedAt: number;
}

/** Lists an erasure before anything is deleted; idempotent. */
export const listErasure = (request: DeletionRequest): Promise<void> => {
  const { talentId, agencyIds, scope, removedBy, requestedAt } = request;
  const listed: ListedErasure = {
    talentId,
    agencyIds,
    ...(scope ? { scope } : {}),
    ...(removedBy ? { removedBy } : {}),
    requestedAt: requestedAt.toMillis(),
  };
  return saveFile(`${FOLDER}${talentId}.json`, Buffer.from(JSON.stringify(listed)), 'application/json');
};

export const readErasures = async (): Promise<readonly ListedErasure[]> => {
  const [files] = await bucket().getFiles({ prefix: FOLDER });
  return Promise.all(
    files.map(async ({ name }) => JSON.parse(String(await readFile(name))) as ListedErasure),
  );
};
