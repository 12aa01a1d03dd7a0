import { requireVisible } from '../../rights/access/require-visible.ts';
import type { Operation } from '../../work/operation.ts';
import { readAudition } from '../../work/records/auditions.ts';
import { findScriptDownloads } from '../../work/records/script-downloads.ts';

/** Returns who downloaded a private script, earliest first. */
export const listScriptReaders: Operation<'auditions.scriptReaders'> = async ({ caller, params: { id } }) => {
  requireVisible(caller, 'auditions', await readAudition(id));
  return [...(await findScriptDownloads(id))]
    .sort((one, other) => one.firstAt.toMillis() - other.firstAt.toMillis())
    .map(({ name, side, count, firstAt, lastAt }) => ({
      ...{ name, side, count },
      firstAt: new Date(firstAt.toMillis()).toISOString(),
      lastAt: new Date(lastAt.toMillis()).toISOString(),
    }));
};
