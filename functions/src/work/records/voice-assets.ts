import type { Transaction } from 'firebase-admin/firestore';
import type { VoiceAsset } from '@domain/pricing/assets.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const voiceAssets = collection<VoiceAsset>('voiceAssets');

export const newAssetId = voiceAssets.newId;

export const readAsset = voiceAssets.get;

export const findVoiceAssets = (voiceId: string, transaction?: Transaction): Promise<readonly VoiceAsset[]> =>
  voiceAssets.find(voiceAssets.ref.where('voiceId', '==', voiceId), transaction);

export const findProjectAssets = async (
  projectId: string,
  transaction?: Transaction,
): Promise<readonly VoiceAsset[]> => {
  const query = voiceAssets.ref.where('projectId', '==', projectId);
  return voiceAssets.find(query, transaction);
};

export const createAssetRecord = voiceAssets.create;

export const deleteAssetRecord = voiceAssets.delete;
