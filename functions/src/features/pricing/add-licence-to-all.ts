import { requireVisible } from '../../work/access/require-visible.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { licences, findProjectLicences } from '../../work/collections/licences.ts';
import { readProject } from '../../work/collections/projects.ts';
import { findProjectAssets } from '../../work/collections/voice-assets.ts';
import { operation } from '../../work/unit/operation.ts';
import { readProjectToPrice } from './read-project-to-price.ts';
import { requireTerms } from './licence-terms.ts';
import { toLicenceFacts, toNewLicences, refuseTooMany, getMissingTerms } from './new-licences.ts';

/** Adds a licence to all of a project's assets that lack it, in one transaction. */
export const addLicenceToAll = operation(
  'pricing.addLicenceToAll',
  async ({ work, caller, params: { id: projectId }, body }) => {
    const project = requireVisible(caller, 'projects', await readProject(projectId));
    const { agencyId } = project;
    const terms = await requireTerms(project, body);

    await readProjectToPrice(caller, projectId, work);

    const assets = await findProjectAssets(projectId, work);
    const projectLicences = await findProjectLicences(projectId, work);
    const added = assets.flatMap((asset) => {
      const existing = projectLicences.filter(({ assetId }) => assetId === asset.id);
      return toNewLicences(asset, existing, getMissingTerms([terms], existing));
    });
    refuseTooMany(projectLicences.length, added.length);
    if (added.length === 0) return serialise(added);

    for (const licence of added) work.create(licences, licence);
    work.audit({ subject: `projects/${projectId}`, agencyId }, null, toLicenceFacts(added));

    return serialise(added);
  },
);
