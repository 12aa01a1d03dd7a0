import { getWorstConflict, type Conflict } from '@domain/ledger/conflicts.ts';
import { getLicensedUses } from '@domain/ledger/live-licences.ts';
import { getWantedUses } from '@domain/ledger/wanted-uses.ts';
import type { Project } from '@domain/projects/projects.ts';
import { getAgencyDay } from './agencies.ts';
import { findProjectLicences } from './licences.ts';
import { findLiveLicences } from './live-licences.ts';

/** Returns conflicting licences by talent; talents without conflicts are absent. */
type ConflictsOf = (talentIds: readonly string[]) => Promise<ReadonlyMap<string, Exclude<Conflict, 'none'>>>;

/** Returns a function that compares voices with a project's planned use. One read per voice; without a brand category there are no conflicts. */
export const createConflictFinder = (project: Project): ConflictsOf => {
  if ((project.brandCategory ?? null) === null) return async () => new Map();

  let pending: Promise<ReturnType<typeof getWantedUses>> | undefined;

  const readWanted = async () => {
    const [licences, today] = await Promise.all([
      findProjectLicences(project.id),
      getAgencyDay(project.agencyId),
    ]);
    return getWantedUses(project, licences, today);
  };

  return async (talentIds) => {
    const [licensedUses, live] = await Promise.all([(pending ??= readWanted()), findLiveLicences(talentIds)]);
    return new Map(
      [...live].flatMap(([talentId, { orders }]) => {
        const conflict = getWorstConflict(licensedUses, getLicensedUses(orders, project.id));
        return conflict === 'none' ? [] : [[talentId, conflict] as const];
      }),
    );
  };
};
