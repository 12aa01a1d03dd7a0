import { findExclusion, type SoldExclusivity } from '@domain/exclusivity/sold-exclusivities.ts';
import type { LicensedUse } from '@domain/ledger/licensed-use.ts';
import { getWantedUses } from '@domain/ledger/wanted-uses.ts';
import type { LicenceTerms } from '@domain/pricing/licences.ts';
import type { Project } from '@domain/projects/projects.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getAgencyDay } from '../collections/agencies.ts';
import { findExclusivities } from '../collections/exclusivities.ts';
import { findVoiceLicences } from '../collections/licences.ts';
import { readProject } from '../collections/projects.ts';
import type { Work } from '../unit/work.ts';

type Buyer = Pick<SoldExclusivity, 'companyId' | 'orderId'>;

/** 409 for uses of a voice that is exclusive for another company; the message has the last day and no name. */
export const refuseExcludedUses = (
  uses: readonly LicensedUse[],
  sold: readonly SoldExclusivity[],
  buyer: Buyer,
): void => {
  const exclusion = findExclusion(uses, sold, buyer);
  if (exclusion?.kind === 'noCategory') throw new AppError(409, 'exclusivity.noCategory');
  if (exclusion) throw new AppError(409, 'exclusivity.excluded', { values: { day: exclusion.through } });
};

/** 409 for voices of a project that are exclusive for another company. Reads nothing more while none of them is. */
export const refuseExcludedVoices = async (
  work: Work,
  project: Project,
  voices: readonly { readonly talentId: string; readonly licences: readonly LicenceTerms[] }[],
): Promise<void> => {
  const sold = await findExclusivities(
    voices.map(({ talentId }) => talentId),
    work,
  );
  if (sold.length === 0) return;

  const today = await getAgencyDay(project.agencyId, work);
  for (const { talentId, licences } of voices)
    refuseExcludedUses(
      getWantedUses(project, licences, today),
      sold.filter((item) => item.talentId === talentId),
      { companyId: project.companyId, orderId: project.id },
    );
};

/** The same for the voice of one role, by its stored licences. */
export const refuseExcludedRole = async (
  work: Work,
  {
    projectId,
    voiceId,
    talentId,
  }: { readonly projectId: string; readonly voiceId: string; readonly talentId: string },
): Promise<void> => {
  if ((await findExclusivities([talentId], work)).length === 0) return;
  const [project, licences] = await Promise.all([
    readProject(projectId, work),
    findVoiceLicences(voiceId, work),
  ]);
  if (project) await refuseExcludedVoices(work, project, [{ talentId, licences }]);
};
