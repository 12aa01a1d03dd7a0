import { Timestamp } from 'firebase-admin/firestore';
import type { VoiceAsset } from '@domain/pricing/assets.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialise } from '../../firestore/db.ts';
import { refuseOverwriting, refuseStale } from '../../firestore/stale.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { readAsset, updateAssetFields } from '../../records/voice-assets.ts';
import { projectToPrice } from './project-to-price.ts';

/** Changes an asset. 409: concurrent change of the same field, or any change since the given version. */
export const updateAsset: Operation<'pricing.updateAsset'> = async ({ caller, params: { id }, body }) =>
  serialise(
    await transact(async (transaction): Promise<VoiceAsset> => {
      const before = visibleTo(caller, 'voiceAssets', await readAsset(id, transaction));
      await projectToPrice(caller, before.projectId, transaction);
      const { updatedAt: edited, was, ...wanted } = body;
      refuseStale(edited, before);
      refuseOverwriting(was, wanted, before);
      const { name = before.name, spots = before.spots, lengthSeconds = before.lengthSeconds } = wanted;
      const change = { name, spots, lengthSeconds, updatedAt: Timestamp.now() };
      const after: VoiceAsset = { ...before, ...change };
      updateAssetFields(transaction, id, change);
      recordAudit(transaction, caller, {
        agencyId: before.agencyId,
        action: 'pricing.updateAsset',
        subject: `voiceAssets/${id}`,
        before,
        after,
      });
      return after;
    }),
  );
