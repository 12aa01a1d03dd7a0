import { deliveryPlanApi, type DeliveryPlan } from '@domain/deliveries/delivery-plan.api.ts';
import { call } from '../../lib/http/call.ts';
import { useRequest, type Request } from '../../lib/http/useRequest.ts';

/** Loads what a project must deliver. */
export const useProjectPlan = (projectId: string): Request<DeliveryPlan> =>
  useRequest(`deliveryPlan:${projectId}`, (signal) =>
    call(deliveryPlanApi['deliveries.plan'], { params: { id: projectId } }, { signal }),
  );

/** Loads what a recording session must deliver. */
export const useSessionPlan = (sessionId: string): Request<DeliveryPlan> =>
  useRequest(`sessionDeliveryPlan:${sessionId}`, (signal) =>
    call(deliveryPlanApi['deliveries.sessionPlan'], { params: { id: sessionId } }, { signal }),
  );
