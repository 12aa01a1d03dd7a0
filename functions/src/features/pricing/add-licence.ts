import { requireVisible } from '../../work/access/require-visible.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { licences, countLicences, findAssetLicences } from '../../work/collections/licences.ts';
import { readProject } from '../../work/collections/projects.ts';
import { readAsset, voiceAssets } from '../../work/collections/voice-assets.ts';
import { operation } from '../../work/unit/operation.ts';
import { readProjectToPrice } from './read-project-to-price.ts';
import { requireTerms } from './licence-terms.ts';
import { toLicenceFacts, toNewLicences, refuseTooMany, getMissingTerms } from './new-licences.ts';

/** Adds a usage licence to an asset; 409 when it exists. */
export const addLicence = operation(
  'pricing.addLicence',
  async ({ work, caller, params: { id: assetId }, body }) => {
    const { projectId } = requireVisible(caller, 'voiceAssets', await readAsset(assetId));
    const project = requireVisible(caller, 'projects', await readProject(projectId));
    const terms = await requireTerms(project, body);
    const asset = await work.get(voiceAssets, assetId);

    await readProjectToPrice(caller, asset.projectId, work);

    const existing = await findAssetLicences(assetId, work);
    const [licence] = toNewLicences(asset, existing, getMissingTerms([terms], existing));
    if (!licence) throw new AppError(409, 'licence.exists');
    refuseTooMany(await countLicences(asset.projectId, work), 1);

    work.create(licences, licence);
    work.audit(asset, null, toLicenceFacts([licence]));

    return serialise(licence);
  },
);
