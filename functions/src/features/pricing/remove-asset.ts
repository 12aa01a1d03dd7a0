import { visibleTo } from '../../access/visible-to.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { deleteLicence, findAssetLicences } from '../../records/licences.ts';
import { deleteAssetRecord, readAsset } from '../../records/voice-assets.ts';
import { projectToPrice } from './project-to-price.ts';
import { licenceFacts } from './new-licences.ts';

export const removeAsset: Operation<'pricing.removeAsset'> = async ({ caller, params: { id } }) => {
  await transact(async (transaction) => {
    const asset = visibleTo(caller, 'voiceAssets', await readAsset(id, transaction));
    await projectToPrice(caller, asset.projectId, transaction);
    const licences = await findAssetLicences(id, transaction);
    deleteAssetRecord(transaction, id);
    for (const licence of licences) deleteLicence(transaction, licence.id);
    recordAudit(transaction, caller, {
      agencyId: asset.agencyId,
      action: 'pricing.removeAsset',
      subject: `voiceAssets/${id}`,
      before: { ...asset, ...licenceFacts(licences) },
      after: null,
    });
  });
  return { id };
};
