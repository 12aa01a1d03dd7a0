import type { Transaction } from 'firebase-admin/firestore';
import type { VoiceAsset } from '@domain/pricing/assets.ts';
import { collection } from '../firestore/collection.ts';

const assets = collection<VoiceAsset>('voiceAssets');

export const newAssetId = assets.newId;

export const readAsset = assets.get;

export const findVoiceAssets = (voiceId: string, transaction: Transaction): Promise<readonly VoiceAsset[]> =>
  assets.find(assets.ref.where('voiceId', '==', voiceId), transaction);

export const findProjectAssets = async (
  projectId: string,
  transaction?: Transaction,
): Promise<readonly VoiceAsset[]> => {
  const own = assets.ref.where('projectId', '==', projectId);
  return assets.find(own, transaction);
};

export const createAssetRecord = assets.create;

export const updateAssetFields = (
  transaction: Transaction,
  id: string,
  change: Partial<VoiceAsset>,
): void => {
  assets.update(transaction, id, change);
};

export const deleteAssetRecord = assets.delete;
