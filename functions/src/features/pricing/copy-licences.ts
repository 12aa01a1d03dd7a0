import { notFound } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { licences, countLicences, findAssetLicences } from '../../work/collections/licences.ts';
import { voiceAssets } from '../../work/collections/voice-assets.ts';
import { operation } from '../../work/unit/operation.ts';
import { readProjectToPrice } from './read-project-to-price.ts';
import { toLicenceFacts, toNewLicences, refuseTooMany, getMissingTerms } from './new-licences.ts';

/** Copies licences with labels from another asset of the project; existing ones stay. */
export const copyLicences = operation(
  'pricing.copyLicences',
  async ({ work, caller, params: { assetId }, body: { fromAssetId } }) => {
    const asset = await work.get(voiceAssets, assetId);
    const from = await work.get(voiceAssets, fromAssetId);
    if (from.projectId !== asset.projectId) throw notFound();

    await readProjectToPrice(caller, asset.projectId, work);

    const copied = await findAssetLicences(fromAssetId, work);
    const existing = await findAssetLicences(assetId, work);
    const added = toNewLicences(asset, existing, getMissingTerms(copied, existing));
    if (added.length === 0) return serialise(added);
    refuseTooMany(await countLicences(asset.projectId, work), added.length);

    for (const licence of added) work.create(licences, licence);
    work.audit(asset, { from: fromAssetId }, toLicenceFacts(added));

    return serialise(added);
  },
);
