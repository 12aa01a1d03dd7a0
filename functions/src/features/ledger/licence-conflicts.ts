import { worstConflict } from '@domain/ledger/conflicts.ts';
import { usesIn } from '@domain/ledger/live-licences.ts';
import { wantedUses } from '@domain/ledger/wanted-uses.ts';
import { visibleTo } from '../../access/visible-to.ts';
import type { Operation } from '../../operation.ts';
import { today } from '../../pricing/told-price.ts';
import { licencesOfProject } from '../../records/licences.ts';
import { liveLicencesOf } from '../../records/live-licences.ts';
import { readProject } from '../../records/projects.ts';
import { shownTalents } from '../../records/talent-cache.ts';

/**
 * Which of some voices are licensed for what a project would collide with, across agencies. Reads the project, its licences and two
 * documents a voice, however large the ledger is. Of voices that the project's agency does not show nothing is said.
 */
export const licenceConflicts: Operation<'ledger.conflicts'> = async ({ caller, params: { id }, query }) => {
  const project = visibleTo(caller, 'projects', await readProject(id));
  if ((project.brandCategory ?? null) === null) return { isCompared: false, voices: [] };
  const talentIds = [...new Set(query.talentIds.split(','))];
  const [licences, shown] = await Promise.all([
    licencesOfProject(id),
    shownTalents(project.agencyId, talentIds),
  ]);
  const live = await liveLicencesOf([...shown]);
  const wanted = wantedUses(project, licences, today());
  const voices = [...shown].flatMap((talentId) => {
    const conflict = worstConflict(wanted, usesIn(live.get(talentId)?.orders ?? {}, id));
    return conflict === 'none' ? [] : [{ talentId, conflict }];
  });
  return { isCompared: true, voices };
};
