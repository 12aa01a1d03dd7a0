import type { Licence } from '@domain/pricing/licences.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialise } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { createLicence, findProjectLicences } from '../../records/licences.ts';
import { readProject } from '../../records/projects.ts';
import { findProjectAssets } from '../../records/voice-assets.ts';
import { projectToPrice } from './project-to-price.ts';
import { chosenTerms } from './chosen-terms.ts';
import { licenceFacts, newLicences, refuseTooMany, termsToAdd } from './new-licences.ts';

/** Adds a licence to all of a project's assets that lack it, in one transaction. */
export const addLicenceToAll: Operation<'pricing.addLicenceToAll'> = async ({
  caller,
  params: { id: projectId },
  body,
}) => {
  const { agencyId } = visibleTo(caller, 'projects', await readProject(projectId));
  const terms = await chosenTerms(agencyId, body);
  return serialise(
    await transact(async (transaction): Promise<readonly Licence[]> => {
      await projectToPrice(caller, projectId, transaction);
      const assets = await findProjectAssets(projectId, transaction);
      const licences = await findProjectLicences(projectId, transaction);
      const added = assets.flatMap((asset) => {
        const existing = licences.filter(({ assetId }) => assetId === asset.id);
        return newLicences(asset, existing, termsToAdd([terms], existing));
      });
      refuseTooMany(licences.length, added.length);
      if (added.length === 0) return added;
      for (const licence of added) createLicence(transaction, licence);
      recordAudit(transaction, caller, {
        agencyId,
        action: 'pricing.addLicenceToAll',
        subject: `projects/${projectId}`,
        before: null,
        after: licenceFacts(added),
      });
      return added;
    }),
  );
};
