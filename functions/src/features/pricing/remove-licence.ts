import { notFound } from '../../platform/errors/app-error.ts';
import { deleteLicence, licences } from '../../work/records/licences.ts';
import { unitOfWork } from '../../work/unit/unit-of-work.ts';
import { readProjectToPrice } from './read-project-to-price.ts';
import { toLicenceFacts } from './new-licences.ts';

export const removeLicence = unitOfWork(
  'pricing.removeLicence',
  async ({ work, caller, params: { assetId, licenceId } }) => {
    const { transaction } = work;
    const licence = await work.get(licences, licenceId);
    if (licence.assetId !== assetId) throw notFound();

    await readProjectToPrice(caller, licence.projectId, transaction);
    deleteLicence(transaction, licenceId);

    work.audit(
      { subject: `voiceAssets/${assetId}`, agencyId: licence.agencyId },
      toLicenceFacts([licence]),
      null,
    );

    return { id: licenceId };
  },
);
