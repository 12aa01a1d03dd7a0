import type { DeliveryUpload } from '@domain/deliveries/deliveries.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const deliveryUploads = collection<DeliveryUpload>('deliveryUploads');

/** Unfinished uploads of a person in a session at most; older ones expire. */
const UNFINISHED_MAX = 50;

export const findUnfinished = (sessionId: string, uploadedBy: string): Promise<readonly DeliveryUpload[]> =>
  deliveryUploads.find(
    deliveryUploads.ref
      .where('sessionId', '==', sessionId)
      .where('uploadedBy', '==', uploadedBy)
      .where('state', '==', 'uploading')
      .limit(UNFINISHED_MAX),
  );
