import { notFound } from '../../platform/errors/app-error.ts';
import { licences } from '../../work/collections/licences.ts';
import { operation } from '../../work/unit/operation.ts';
import { readProjectToPrice } from './read-project-to-price.ts';
import { toLicenceFacts } from './new-licences.ts';

export const removeLicence = operation(
  'pricing.removeLicence',
  async ({ work, caller, params: { assetId, licenceId } }) => {
    const licence = await work.get(licences, licenceId);
    if (licence.assetId !== assetId) throw notFound();

    await readProjectToPrice(caller, licence.projectId, work);
    work.deleteById(licences, licenceId);

    work.audit(
      { subject: `voiceAssets/${assetId}`, agencyId: licence.agencyId },
      toLicenceFacts([licence]),
      null,
    );

    return { id: licenceId };
  },
);
