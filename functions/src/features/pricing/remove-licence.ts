import { visibleTo } from '../../access/visible-to.ts';
import { notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { deleteLicence, readLicence } from '../../records/licences.ts';
import { projectToPrice } from './project-to-price.ts';
import { licenceFacts } from './new-licences.ts';

export const removeLicence: Operation<'pricing.removeLicence'> = async ({
  caller,
  params: { assetId, licenceId },
}) => {
  await transact(async (transaction) => {
    const licence = visibleTo(caller, 'licences', await readLicence(licenceId, transaction));
    if (licence.assetId !== assetId) throw notFound();
    await projectToPrice(caller, licence.projectId, transaction);
    deleteLicence(transaction, licenceId);
    recordAudit(transaction, caller, {
      agencyId: licence.agencyId,
      action: 'pricing.removeLicence',
      subject: `voiceAssets/${assetId}`,
      before: licenceFacts([licence]),
      after: null,
    });
  });
  return { id: licenceId };
};
