import { Timestamp } from 'firebase-admin/firestore';
import { ASSETS_MAX, type VoiceAsset } from '@domain/pricing/assets.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialise } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { findVoiceAssets, createAssetRecord, newAssetId } from '../../records/voice-assets.ts';
import { readVoice } from '../../records/voices.ts';
import { projectToPrice } from './project-to-price.ts';

export const createAsset: Operation<'pricing.createAsset'> = async ({
  caller,
  params: { id: voiceId },
  body,
}) => {
  const id = newAssetId();
  return serialise(
    await transact(async (transaction): Promise<VoiceAsset> => {
      const voice = visibleTo(caller, 'voices', await readVoice(voiceId, transaction));
      const { agencyId, companyId, projectId } = voice;
      await projectToPrice(caller, projectId, transaction);
      if ((await findVoiceAssets(voiceId, transaction)).length >= ASSETS_MAX)
        throw new AppError(409, 'asset.tooMany', { values: { max: ASSETS_MAX } });
      const { name, spots, lengthSeconds } = body;
      const now = Timestamp.now();
      const made = { name, spots, lengthSeconds, createdAt: now, updatedAt: now };
      const asset: VoiceAsset = { id, agencyId, companyId, projectId, voiceId, ...made };
      createAssetRecord(transaction, asset);
      recordAudit(transaction, caller, {
        agencyId,
        action: 'pricing.createAsset',
        subject: `voiceAssets/${id}`,
        before: null,
        after: asset,
      });
      return asset;
    }),
  );
};
