import { useCallback } from 'react';
import type { Page } from '@domain/contract.ts';
import type {
  DeliveredEvent,
  WebhookDeliveryState,
  ListedWebhookDelivery,
} from '@domain/webhooks/webhooks.ts';
import { api } from '../../../lib/http/api.ts';
import { usePages, type Pages } from '../../../lib/http/usePages.ts';

/** Delivery filters; undefined: all. */
export interface DeliveryChoice {
  readonly webhookId: string;
  readonly state: WebhookDeliveryState | undefined;
  readonly event: DeliveredEvent | undefined;
}

export const useDeliveries = ({
  webhookId,
  state,
  event,
}: DeliveryChoice): Pages<ListedWebhookDelivery, Page<ListedWebhookDelivery>> =>
  usePages(
    useCallback(
      (cursor: string | undefined, signal: AbortSignal) =>
        api.webhooks.deliveries({ id: webhookId }, { cursor, state, event }, { signal }),
      [webhookId, state, event],
    ),
  );
