import { getKeyState, type ApiKey, type ListedApiKey } from '@domain/apiKeys/api-keys.ts';
import { serialise } from '../../platform/firestore/db.ts';

/** Presents a key to its agency's admins, in its state of today (UTC). */
export const presentKey = (key: ApiKey): ListedApiKey => {
  const { id, name, areas, right, lastDay, createdAt, lastUsedAt } = serialise(key);
  const state = getKeyState(key, new Date().toISOString().slice(0, 10));
  return { id, name, areas, right, lastDay, createdAt, lastUsedAt, state };
};
