import type { VoiceAsset } from '@domain/pricing/assets.ts';
import { collection, splitIntoChunks } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const voiceAssets = collection<VoiceAsset>('voiceAssets');

export const newAssetId = voiceAssets.newId;

export const readAsset = voiceAssets.get;

export const findVoiceAssets = (voiceId: string, work?: Work): Promise<readonly VoiceAsset[]> =>
  voiceAssets.find(voiceAssets.ref.where('voiceId', '==', voiceId), work);

export const findProjectAssets = async (projectId: string, work?: Work): Promise<readonly VoiceAsset[]> => {
  const query = voiceAssets.ref.where('projectId', '==', projectId);
  return voiceAssets.find(query, work);
};

export const findAssetsOf = async (voiceIds: readonly string[]): Promise<readonly VoiceAsset[]> => {
  const queries = splitIntoChunks(voiceIds).map((part) => voiceAssets.ref.where('voiceId', 'in', part));
  return (await Promise.all(queries.map((query) => voiceAssets.find(query)))).flat();
};
