import { findAssetLicences } from '../../work/collections/licences.ts';
import { voiceAssets } from '../../work/collections/voice-assets.ts';
import { operation } from '../../work/unit/operation.ts';
import { readProjectToPrice } from './read-project-to-price.ts';
import { toLicenceFacts } from './new-licences.ts';

export const removeAsset = operation('pricing.removeAsset', async ({ work, caller, params: { id } }) => {
  const asset = await work.get(voiceAssets, id);
  await readProjectToPrice(caller, asset.projectId, work);
  const licences = await findAssetLicences(id, work);
  work.deleteById(voiceAssets, id);
  for (const licence of licences) work.delete(licence);
  work.audit(asset, { ...asset, ...toLicenceFacts(licences) }, null);
  return { id };
});
