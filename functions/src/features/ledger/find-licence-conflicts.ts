import { requireVisible } from '../../work/access/require-visible.ts';
import type { Operation } from '../../work/operation.ts';
import { createConflictFinder } from '../../work/collections/licence-conflicts.ts';
import { readProject } from '../../work/collections/projects.ts';
import { findShownTalents } from '../../work/collections/public-talents.ts';

/** Returns which voices hold licences that conflict with a project, across agencies. Two reads per voice. Skips voices its agency doesn't show. */
export const findLicenceConflicts: Operation<'ledger.conflicts'> = async ({
  caller,
  params: { id },
  query,
}) => {
  const project = requireVisible(caller, 'projects', await readProject(id));
  if ((project.brandCategory ?? null) === null) return { isCompared: false, voices: [] };
  const talentIds = [...new Set(query.talentIds.split(','))];
  const shown = await findShownTalents(project.agencyId, talentIds);
  const conflicts = await createConflictFinder(project)([...shown]);
  return {
    isCompared: true,
    voices: [...conflicts].map(([talentId, conflict]) => ({ talentId, ...conflict })),
  };
};
