import type { deliveriesApi } from '@domain/deliveries/deliveries.api.ts';
import type { Operations } from '../../work/operation.ts';
import { acceptDelivery, requestRevision } from './answer-delivery.ts';
import { beginDelivery } from './begin-delivery.ts';
import { cancelUpload } from './cancel-upload.ts';
import { completeDelivery } from './complete-delivery.ts';
import { deliverySignedUrl, downloadDelivery } from './download-delivery.ts';
import { mendDelivery } from './mend-delivery.ts';

export const deliveries: Operations<keyof typeof deliveriesApi> = {
  'deliveries.accept': acceptDelivery,
  'deliveries.begin': beginDelivery,
  'deliveries.cancel': cancelUpload,
  'deliveries.complete': completeDelivery,
  'deliveries.download': downloadDelivery,
  'deliveries.mend': mendDelivery,
  'deliveries.requestRevision': requestRevision,
  'deliveries.signedUrl': deliverySignedUrl,
};
