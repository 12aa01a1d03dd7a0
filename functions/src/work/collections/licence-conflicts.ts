import { findExclusion } from '@domain/exclusivity/sold-exclusivities.ts';
import { getWorstConflict, type VoiceConflict } from '@domain/ledger/conflicts.ts';
import { getLicensedUses } from '@domain/ledger/live-licences.ts';
import { getWantedUses } from '@domain/ledger/wanted-uses.ts';
import type { Project } from '@domain/projects/projects.ts';
import { getAgencyDay } from './agencies.ts';
import { findExclusivities } from './exclusivities.ts';
import { findProjectLicences } from './licences.ts';
import { findLiveLicences } from './live-licences.ts';

/** Returns conflicts by talent; talents without conflicts are absent. */
type ConflictsOf = (talentIds: readonly string[]) => Promise<ReadonlyMap<string, VoiceConflict>>;

/** Returns a function that compares voices with a project's planned use. Reads a voice's licences and exclusivities; nothing without a category. */
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
    const [licensedUses, live, sold] = await Promise.all([
      (pending ??= readWanted()),
      findLiveLicences(talentIds),
      findExclusivities(talentIds),
    ]);
    const buyer = { companyId: project.companyId, orderId: project.id };

    return new Map(
      talentIds.flatMap((talentId): readonly (readonly [string, VoiceConflict])[] => {
        const exclusive = sold.filter((item) => item.talentId === talentId);
        const exclusion = findExclusion(licensedUses, exclusive, buyer);
        if (exclusion?.kind === 'excluded')
          return [[talentId, { conflict: 'excluded', through: exclusion.through }]];

        const orders = live.get(talentId)?.orders ?? {};
        const conflict = getWorstConflict(licensedUses, getLicensedUses(orders, project.id));
        return conflict === 'none' ? [] : [[talentId, { conflict }]];
      }),
    );
  };
};
