import { api } from '../../lib/http/api.ts';
import type { DeliveryPlan } from '@domain/deliveries/delivery-plan.api.ts';
import { useRequest, type Request } from '../../lib/http/useRequest.ts';

/** Loads what a project must deliver. */
export const useProjectPlan = (projectId: string): Request<DeliveryPlan> =>
  useRequest(`deliveryPlan:${projectId}`, (signal) => api.deliveries.plan({ id: projectId }, { signal }));

/** Loads what a recording session must deliver. */
export const useSessionPlan = (sessionId: string): Request<DeliveryPlan> =>
  useRequest(`sessionDeliveryPlan:${sessionId}`, (signal) =>
    api.deliveries.sessionPlan({ id: sessionId }, { signal }),
  );
