import { Timestamp } from 'firebase-admin/firestore';
import { apiKeys } from '../collections/api-keys.ts';

/** Records a key's last use. Concurrent calls may both write the same time. */
export const recordKeyUse = async (id: string): Promise<void> => {
  await apiKeys.doc(id).update({ lastUsedAt: Timestamp.now() });
};
