import { Timestamp } from 'firebase-admin/firestore';
import { serialise } from '../../platform/firestore/db.ts';
import { refuseOverwriting, refuseStale } from '../../platform/firestore/stale.ts';
import { readLedgerOrder } from '../../work/collections/ledger-orders.ts';
import { requeueForLedger } from '../../work/records/ledger-orders.ts';
import { voiceAssets } from '../../work/collections/voice-assets.ts';
import { operation } from '../../work/unit/operation.ts';
import { readProjectToPrice } from './read-project-to-price.ts';

/** Changes an asset. 409: concurrent change of the same field, or any change since the given version. */
export const updateAsset = operation(
  'pricing.updateAsset',
  { record: voiceAssets, facts: (asset) => asset },
  async ({ work, caller, params: { id }, body }) => {
    const before = await work.get(voiceAssets, id);
    await readProjectToPrice(caller, before.projectId, work);
    const { updatedAt: edited, was, ...change } = body;
    refuseStale(edited, before);
    refuseOverwriting(was, change, before);
    const { name = before.name, spots = before.spots, lengthSeconds = before.lengthSeconds } = change;
    const { identifiers = before.identifiers ?? [] } = change;

    // Sold licences repeat them.
    const sold = change.identifiers && (await readLedgerOrder(before.projectId, work));
    if (sold) requeueForLedger(work, sold);

    return serialise(
      work.update(before, { name, spots, lengthSeconds, identifiers, updatedAt: Timestamp.now() }),
    );
  },
);
