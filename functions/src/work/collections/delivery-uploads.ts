import { UNFINISHED_MAX, type DeliveryUpload } from '@domain/deliveries/deliveries.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const deliveryUploads = collection<DeliveryUpload>('deliveryUploads');

/** A person's unfinished uploads, in all sessions, that haven't expired. */
export const findUnfinished = async (uploadedBy: string): Promise<readonly DeliveryUpload[]> => {
  const query = deliveryUploads.ref.where('uploadedBy', '==', uploadedBy).where('state', '==', 'uploading');
  const found = await deliveryUploads.find(query.limit(2 * UNFINISHED_MAX));
  return found.filter(({ expiresAt }) => (expiresAt?.toMillis() ?? 0) > Date.now());
};
