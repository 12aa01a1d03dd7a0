import { FILE_OWNERS, type FileFault, type FileOwner } from '@domain/health/health.ts';
import { getAgency } from '../../work/access/caller.ts';
import { runOutsideCall, recordStep } from '../../platform/firestore/call-steps.ts';
import type { Operation } from '../../work/operation.ts';
import { removeFile } from '../../platform/storage/files.ts';
import {
  compareFiles,
  countOwners,
  listOwners,
  ownsFiles,
  type OwnedFiles,
  type Owner,
} from '../../platform/storage/owned-files.ts';
import { readTalent } from '../../work/collections/talents.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import { runInParts, mapConcurrently } from './run-in-parts.ts';
import { getCheckTime } from './check-time.ts';
import { findSourceNames } from './source-names.ts';

const PAGE = 20;
const AT_ONCE = 5;

interface FilePart {
  readonly owner: Owner;
  readonly files: OwnedFiles;
}

const presentFaults = ({ owner, files }: FilePart): readonly Omit<FileFault, 'name' | 'href'>[] => {
  const path = `${owner.collection}/${owner.id}`;
  const records = [...new Set(files.missing.map(({ record }) => record))];
  const bytes = files.strays.reduce((sum, { size }) => sum + size, 0);
  const { length: count } = files.strays;

  return [
    ...(count > 0 ? [{ owner: path, kind: 'stray', record: null, count, bytes } as const] : []),
    ...records.map((record) => ({
      owner: path,
      kind: 'missing' as const,
      record,
      count: files.missing.filter((namedFile) => namedFile.record === record).length,
      bytes: 0,
    })),
  ];
};

/**
 * Compares some of the agency's records with their files, at most 120 records or 8 seconds per call. Each costs a folder listing
 * (two for a session) and a read of itself and each record that names a file; seven queries per thirty files that seem orphaned.
 */
export const checkFiles: Operation<'health.files'> = async ({ caller, query: { cursor } }) => {
  const agencyId = getAgency(caller);

  const { faults, ...part } = await runInParts<FilePart>(
    {
      stages: FILE_OWNERS.length,
      page: async (stage, after) => {
        const page = await listOwners(FILE_OWNERS[stage] ?? FILE_OWNERS[0], agencyId, after, PAGE);
        const found = await mapConcurrently(page.owners, AT_ONCE, async (owner) => ({
          owner,
          files: await compareFiles(owner, agencyId),
        }));
        const wrong = found.filter(({ files }) => files.strays.length + files.missing.length > 0);
        return { checked: page.owners.length, faults: wrong, after: page.after };
      },
      count: async () => {
        const counts = await Promise.all(FILE_OWNERS.map((collection) => countOwners(collection, agencyId)));
        return counts.reduce((sum, count) => sum + count, 0);
      },
    },
    agencyId,
    cursor,
  );

  const named = await findSourceNames(
    agencyId,
    faults.map(({ owner }) => owner),
  );
  const view = faults.flatMap((found) =>
    presentFaults(found).map((item) => ({ ...item, ...named(found.owner) })),
  );

  return { ...part, faults: view, ...getCheckTime() };
};

const removeOrphans = async (owner: Owner, agencyId: string) => {
  if (!(await ownsFiles(owner, agencyId))) return { files: 0, bytes: 0 };
  const { strays } = await compareFiles(owner, agencyId);
  for (const { path } of strays) await removeFile(path);
  return { files: strays.length, bytes: strays.reduce((sum, { size }) => sum + size, 0) };
};

/** Deletes orphaned files of some records, with an audit record. Skips other agencies' and missing records. */
export const removeStrays = operationInSteps(
  'health.removeStrays',
  async ({ step, caller, body: { owners } }) => {
    const agencyId = getAgency(caller);
    let done = 0;

    for (const path of owners) {
      const [collection, id = ''] = path.split('/');
      const owner = { collection: collection as FileOwner, id };
      const removed = await recordStep(() => runOutsideCall(() => removeOrphans(owner, agencyId)));

      await step(async (work) => {
        if (removed.files === 0) return null;
        const talent = collection === 'talents' ? await readTalent(id, work) : undefined;
        work.audit({ subject: path, agencyId }, removed, null);
        // Other agencies learn that files of their talent were deleted, but not by whom.
        for (const text of talent?.agencyIds.filter((agency) => agency !== agencyId) ?? [])
          work.audit({ subject: path, agencyId: text }, removed, null, { by: { platform: 'health' } });
        return null;
      });

      done += removed.files;
    }

    return { done, left: 0 };
  },
);
