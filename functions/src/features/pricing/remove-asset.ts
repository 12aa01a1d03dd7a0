import { deleteLicence, findAssetLicences } from '../../work/records/licences.ts';
import { deleteAssetRecord, voiceAssets } from '../../work/records/voice-assets.ts';
import { unitOfWork } from '../../work/unit/unit-of-work.ts';
import { readProjectToPrice } from './read-project-to-price.ts';
import { toLicenceFacts } from './new-licences.ts';

export const removeAsset = unitOfWork('pricing.removeAsset', async ({ work, caller, params: { id } }) => {
  const { transaction } = work;
  const asset = await work.get(voiceAssets, id);
  await readProjectToPrice(caller, asset.projectId, transaction);
  const licences = await findAssetLicences(id, transaction);
  deleteAssetRecord(transaction, id);
  for (const licence of licences) deleteLicence(transaction, licence.id);
  work.audit(asset, { ...asset, ...toLicenceFacts(licences) }, null);
  return { id };
});
