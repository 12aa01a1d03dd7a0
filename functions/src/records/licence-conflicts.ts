import { worstConflict, type Conflict } from '@domain/ledger/conflicts.ts';
import { usesIn } from '@domain/ledger/live-licences.ts';
import { wantedUses } from '@domain/ledger/wanted-uses.ts';
import type { Project } from '@domain/projects/projects.ts';
import { agencyDay } from './agencies.ts';
import { licencesOfProject } from './licences.ts';
import { liveLicencesOf } from './live-licences.ts';

/** What voices are licensed for that a project would collide with, by talent; whoever is not named collides with nothing. */
export type ConflictsOf = (
  talentIds: readonly string[],
) => Promise<ReadonlyMap<string, Exclude<Conflict, 'none'>>>;

/**
 * Compares voices with what a project wants of one, across agencies. Reads the project's licences and its agency, by whose
 * clock it is today, once, and one document a voice, however large the ledger is. A project that has not said what its brand sells collides with nothing.
 */
export const conflictsWith = (project: Project): ConflictsOf => {
  if ((project.brandCategory ?? null) === null) return async () => new Map();
  let known: Promise<ReturnType<typeof wantedUses>> | undefined;
  const readWanted = async () => {
    const [licences, today] = await Promise.all([licencesOfProject(project.id), agencyDay(project.agencyId)]);
    return wantedUses(project, licences, today);
  };
  return async (talentIds) => {
    const [wanted, live] = await Promise.all([(known ??= readWanted()), liveLicencesOf(talentIds)]);
    return new Map(
      [...live].flatMap(([talentId, { orders }]) => {
        const conflict = worstConflict(wanted, usesIn(orders, project.id));
        return conflict === 'none' ? [] : [[talentId, conflict] as const];
      }),
    );
  };
};
