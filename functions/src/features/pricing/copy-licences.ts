import { notFound } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { countLicences, createLicence, findAssetLicences } from '../../work/records/licences.ts';
import { voiceAssets } from '../../work/records/voice-assets.ts';
import { unitOfWork } from '../../work/unit/unit-of-work.ts';
import { readProjectToPrice } from './read-project-to-price.ts';
import { toLicenceFacts, toNewLicences, refuseTooMany, getMissingTerms } from './new-licences.ts';

/** Copies licences with labels from another asset of the project; existing ones stay. */
export const copyLicences = unitOfWork(
  'pricing.copyLicences',
  async ({ work, caller, params: { assetId }, body: { fromAssetId } }) => {
    const { transaction } = work;
    const asset = await work.get(voiceAssets, assetId);
    const from = await work.get(voiceAssets, fromAssetId);
    if (from.projectId !== asset.projectId) throw notFound();

    await readProjectToPrice(caller, asset.projectId, transaction);

    const licences = await findAssetLicences(fromAssetId, transaction);
    const existing = await findAssetLicences(assetId, transaction);
    const added = toNewLicences(asset, existing, getMissingTerms(licences, existing));
    if (added.length === 0) return serialise(added);
    refuseTooMany(await countLicences(asset.projectId, transaction), added.length);

    for (const licence of added) createLicence(transaction, licence);
    work.audit(asset, { from: fromAssetId }, toLicenceFacts(added));

    return serialise(added);
  },
);
