import { Timestamp } from 'firebase-admin/firestore';
import { ASSETS_MAX, type VoiceAsset } from '@domain/pricing/assets.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { findVoiceAssets, voiceAssets, newAssetId } from '../../work/collections/voice-assets.ts';
import { characters } from '../../work/collections/characters.ts';
import { operation } from '../../work/unit/operation.ts';
import { readProjectToPrice } from './read-project-to-price.ts';

export const createAsset = operation(
  'pricing.createAsset',
  { record: voiceAssets },
  async ({ work, caller, params: { id: voiceId }, body }) => {
    const id = work.once(newAssetId);
    const voice = await work.get(characters, voiceId);
    const { agencyId, companyId, projectId } = voice;

    await readProjectToPrice(caller, projectId, work);

    if ((await findVoiceAssets(voiceId, work)).length >= ASSETS_MAX)
      throw new AppError(409, 'asset.tooMany', { values: { max: ASSETS_MAX } });

    const { name, spots, lengthSeconds, identifiers } = body;
    const now = Timestamp.now();
    const made = { name, spots, lengthSeconds, identifiers, createdAt: now, updatedAt: now };
    const asset: VoiceAsset = { id, agencyId, companyId, projectId, voiceId, ...made };

    return serialise(work.create(voiceAssets, asset));
  },
);
