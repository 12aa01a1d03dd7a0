import { useCallback } from 'react';
import type { Page } from '@domain/contract.ts';
import type { DeliveredEvent, DeliveryState, ListedDelivery } from '@domain/webhooks/webhooks.ts';
import { api } from '../../../lib/http/api.ts';
import { usePages, type Pages } from '../../../lib/http/usePages.ts';

/** Delivery filters; undefined: all. */
export interface DeliveryChoice {
  readonly webhookId: string;
  readonly state: DeliveryState | undefined;
  readonly event: DeliveredEvent | undefined;
}

export const useDeliveries = ({
  webhookId,
  state,
  event,
}: DeliveryChoice): Pages<ListedDelivery, Page<ListedDelivery>> =>
  usePages(
    useCallback(
      (cursor: string | undefined, signal: AbortSignal) =>
        api.webhooks.deliveries({ id: webhookId }, { cursor, state, event }, { signal }),
      [webhookId, state, event],
    ),
  );
