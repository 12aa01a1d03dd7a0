import type { Transaction } from 'firebase-admin/firestore';
import type { VoiceAsset } from '@domain/pricing/assets.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';

const assets = () => collectionRef('voiceAssets');

export const newAssetId = (): string => assets().doc().id;

export const readAsset = async (id: string, transaction?: Transaction): Promise<VoiceAsset | undefined> => {
  const reference = assets().doc(id);
  return toRecord<VoiceAsset>(await (transaction ? transaction.get(reference) : reference.get()));
};

/** Returns a character's assets. */
export const findVoiceAssets = async (
  voiceId: string,
  transaction: Transaction,
): Promise<readonly VoiceAsset[]> => {
  const found = await transaction.get(assets().where('voiceId', '==', voiceId));
  return found.docs.flatMap((snapshot) => toRecord<VoiceAsset>(snapshot) ?? []);
};

/** Returns the assets of all characters of a project. */
export const findProjectAssets = async (
  projectId: string,
  transaction?: Transaction,
): Promise<readonly VoiceAsset[]> => {
  const own = assets().where('projectId', '==', projectId);
  const found = await (transaction ? transaction.get(own) : own.get());
  return found.docs.flatMap((snapshot) => toRecord<VoiceAsset>(snapshot) ?? []);
};

export const createAssetRecord = (transaction: Transaction, asset: VoiceAsset): void => {
  transaction.create(assets().doc(asset.id), withoutId(asset));
};

export const updateAssetFields = (
  transaction: Transaction,
  id: string,
  change: Partial<VoiceAsset>,
): void => {
  transaction.update(assets().doc(id), change);
};

export const deleteAssetRecord = (transaction: Transaction, id: string): void => {
  transaction.delete(assets().doc(id));
};
