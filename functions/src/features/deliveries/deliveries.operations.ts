import type { deliveriesApi } from '@domain/deliveries/deliveries.api.ts';
import type { deliveryPlanApi } from '@domain/deliveries/delivery-plan.api.ts';
import type { Operations } from '../../work/operation.ts';
import { acceptDelivery, requestRevision } from './answer-delivery.ts';
import { beginDelivery } from './begin-delivery.ts';
import { cancelUpload } from './cancel-upload.ts';
import { completeDelivery } from './complete-delivery.ts';
import { getPlan, getSessionPlan } from './get-plan.ts';
import { setTerms } from './set-terms.ts';
import { createZipUrl, deliverySignedUrl } from './delivery-addresses.ts';
import { fixDelivery } from './fix-delivery.ts';
import { sendDeliveries } from './send-deliveries.ts';
import { removeDelivery, withdrawDelivery } from './withdraw-delivery.ts';

export const deliveries: Operations<keyof typeof deliveriesApi | keyof typeof deliveryPlanApi> = {
  'deliveries.accept': acceptDelivery,
  'deliveries.begin': beginDelivery,
  'deliveries.cancel': cancelUpload,
  'deliveries.complete': completeDelivery,
  'deliveries.mend': fixDelivery,
  'deliveries.plan': getPlan,
  'deliveries.remove': removeDelivery,
  'deliveries.requestRevision': requestRevision,
  'deliveries.send': sendDeliveries,
  'deliveries.sessionPlan': getSessionPlan,
  'deliveries.setTerms': setTerms,
  'deliveries.signedUrl': deliverySignedUrl,
  'deliveries.withdraw': withdrawDelivery,
  'deliveries.zipUrl': createZipUrl,
};
